import { test } from '@playwright/test'
import { buyCart } from '../journeys/buy-cart'
import type { Driver } from '../support/driver'
import { giftEnder } from '../support/gift-card'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { opened } from '../support/open'
import { play } from '../support/parts'
import { launchPhone } from '../support/phone'

let user: Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'buy-cart'))
})

test('two groups of the cart are paid at once, and one of the orders is given back', () =>
  play(user, buyCart(giftEnder(server)), (step) => step(user)))
