import { test } from '@playwright/test'
import { buyCart } from './journeys/buy-cart'
import type { Driver } from './support/driver'
import { play } from './support/parts'
import { launchPhone } from './support/phone'
import { startLocalServer } from './support/local-server'
import { opened } from './support/open'

let user: Driver

opened(async (open) => {
  const server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'buy-cart'))
})

test('two groups of the cart are paid at once, and one of the orders is given back', () =>
  play(user, buyCart, (step) => step(user)))
