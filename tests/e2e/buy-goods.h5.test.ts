import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyGoods, buyPickedUp, buyService } from './journeys/buy-goods'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'buy-goods'))
})

test('R7.96 R5.22 R5.27 goods, what is picked up and a service are bought on the site', async (t) => {
  for (const [name, step] of [...buyGoods, ...buyPickedUp, ...buyService]) {
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
