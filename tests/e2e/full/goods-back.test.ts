import { test } from '@playwright/test'
import { goodsBack } from '../journeys/goods-back'
import { play } from '../support/parts'
import { launchPhone } from '../support/phone'
import { startLocalServer } from '../support/local-server'
import { opened } from '../support/open'
import type { Driver } from '../support/driver'
import { warehouseOf } from '../support/warehouse'
import type { Warehouse } from '../journeys/goods-back'

let user: Driver
let warehouse: Warehouse

opened(async (open) => {
  const server = await open(startLocalServer())
  warehouse = warehouseOf(server)
  user = await open(launchPhone(server.origin, 'goods-back'))
})

test('goods go back by parcel, and their invoice follows', () =>
  play(user, goodsBack, (step) => step(user, warehouse)))
