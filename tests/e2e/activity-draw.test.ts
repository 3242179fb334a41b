import { test } from '@playwright/test'
import { blindBox } from './journeys/activity/draws'
import type { Driver } from './support/driver'
import { startLocalServer, type LocalServer } from './support/local-server'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'

let user: Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'activity-draw'))
})

test('a chance of a blind box is used once by known odds, and anybody can draw it again the day after', () =>
  play(user, blindBox, (step) => step({ user, server })))
