import { test } from '@playwright/test'
import { selfSelect } from './journeys/supermarket'
import type { Driver } from './support/driver'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'
import { startServer } from './support/server'

let user: Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'supermarket'))
})

test('R2.120 R2.94 a self-selected checkup is put together and paid', () =>
  play(user, selfSelect, (step) => step(user)))
