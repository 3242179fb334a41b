import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyCart } from './journeys/buy-cart'
import { H5Driver } from './support/h5'
import { startLocalServer } from './support/local-server'
import { opened } from './support/open'

let user: H5Driver

opened(async (open) => {
  const server = await open(startLocalServer())
  user = await open(H5Driver.launch(server.origin, 'buy-cart'))
})

test('two groups of the cart are paid at once on the site, and one of the orders is given back', async (t) => {
  for (const [name, step] of buyCart) {
    await t.test(name, async () => {
      try {
        await step(user)
      } finally {
        await user.shot(name)
      }
      assert.deepEqual(user.problems(), [])
    })
  }
})
