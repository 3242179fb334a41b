import { test } from '@playwright/test'
import { payLater } from './journeys/pay-later'
import type { Driver } from './support/driver'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'
import { startServer } from './support/server'

let user: Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'pay-later'))
})

test('R7.110 R7.112 an order is paid later, cancelled, bought again and deleted', () =>
  play(user, payLater(), (step) => step(user)))
