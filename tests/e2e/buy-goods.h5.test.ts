import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { buyGoods, buyPickedUp, buyService } from './journeys/buy-goods'
import { beginAt, KEPT_DAY } from './support/fixed-day'
import { H5Driver } from './support/h5'
import { startLocalServer } from './support/local-server'
import { tryEach } from './support/parts'
import { opened } from './support/open'
import { still } from './support/settled'
import { holdTree, treeOf } from './support/tree'

let user: H5Driver

opened(async (open) => {
  await open(beginAt(KEPT_DAY))
  const server = await open(startLocalServer())
  user = await open(H5Driver.launch(server.origin, 'buy-goods'))
})

test('R7.96 R5.22 R5.27 goods, what is picked up and a service are bought on the site', async () => {
  await tryEach([...buyGoods, ...buyPickedUp, ...buyService], async (step, name) => {
    await step(user)
    await still(user.page)
    await holdTree(`goods/${name}`, () => treeOf(user.page))
    assert.deepEqual(user.problems(), [])
  })
})
