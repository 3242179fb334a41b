import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyGoods, buyPickedUp, buyService } from './journeys/buy-goods'
import { beginAt, KEPT_DAY } from './support/fixed-day'
import { startLocalServer } from './support/local-server'
import { opened } from './support/open'
import { holdTree } from './support/tree'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  beginAt(KEPT_DAY)
  const server = await open(startLocalServer())
  user = await open(WeappDriver.launch(server.origin, 'buy-goods'))
})

test('R7.96 R5.22 R5.27 goods, what is picked up and a service are bought in the mini-program', async (t) => {
  for (const [name, step] of [...buyGoods, ...buyPickedUp, ...buyService]) {
    await t.test(name, async () => {
      try {
        await step(user)
      } finally {
        await user.shot(name)
      }
      await holdTree(`weapp/goods/${name}`, () => user.host.$('body').ariaSnapshot())
      assert.deepEqual(user.problems(), [])
    })
  }
})
