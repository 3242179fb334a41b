import { test } from '@playwright/test'
import { reportToRecheck } from './journeys/recheck'
import type { Driver } from './support/driver'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'
import { startServer } from './support/server'

let user: Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'recheck'))
})

test('R2.3 a report leads to a re-check with its items chosen', () =>
  play(user, reportToRecheck, (step) => step(user)))
