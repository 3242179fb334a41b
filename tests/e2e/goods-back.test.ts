import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodsBack } from './journeys/goods-back'
import { startLocalServer } from './support/local-server'
import { opened } from './support/open'
import { H5Driver } from './support/h5'
import { warehouseOf } from './support/warehouse'
import type { Warehouse } from './journeys/goods-back'

let user: H5Driver
let warehouse: Warehouse

opened(async (open) => {
  const server = await open(startLocalServer())
  warehouse = warehouseOf(server)
  user = await open(H5Driver.launch(server.origin, 'goods-back'))
})

test('goods go back by parcel, and their invoice follows, on the site', async (t) => {
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
