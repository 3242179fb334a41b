import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodsBack } from './journeys/goods-back'
import { startLocalServer } from './support/local-server'
import { opened } from './support/open'
import { WeappDriver } from './support/weapp'
import { warehouseOf } from './support/warehouse'
import type { Warehouse } from './journeys/goods-back'

let user: WeappDriver
let warehouse: Warehouse

opened(async (open) => {
  const server = await open(startLocalServer())
  warehouse = warehouseOf(server)
  user = await open(WeappDriver.launch(server.origin, 'goods-back'))
})

test('goods go back by parcel, and their invoice follows, in the mini-program', async (t) => {
  for (const [name, step] of goodsBack) {
    await t.test(name, async () => {
      try {
        await step(user, warehouse)
      } finally {
        await user.shot(name)
      }
      assert.deepEqual(user.problems(), [])
    })
  }
})
