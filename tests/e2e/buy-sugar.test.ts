import { test } from '@playwright/test'
import { buySugar } from './journeys/buy-sugar'
import type { Driver } from './support/driver'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'
import { startServer } from './support/server'

let user: Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'buy-sugar'))
})

test('R2.123 R2.149 R7.97 a glucose programme is booked, added to and paid', () =>
  play(user, buySugar, (step) => step(user)))
