import { test } from '@playwright/test'
import { groupBuy } from '../journeys/activity/group-buy'
import type { Driver } from '../support/driver'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { opened } from '../support/open'
import { play } from '../support/parts'
import { launchPhone } from '../support/phone'

let user: Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'activity-group'))
})

test('a group is begun, paid and filled by its link; one that does not fill gives the money back by itself', () =>
  play(user, groupBuy, (step) => step({ user, server })))
