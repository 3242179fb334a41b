import { test } from '@playwright/test'
import { accountJourney } from '../journeys/account'
import type { Driver } from '../support/driver'
import { play } from '../support/parts'
import { launchPhone } from '../support/phone'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { opened } from '../support/open'

let user: Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'account'))
})

test('profile, password and phone are changed, and the account is deleted', () =>
  play(user, accountJourney, (step) => step({ user, server })))
