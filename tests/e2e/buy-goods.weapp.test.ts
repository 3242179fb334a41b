import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { buyGoods, buyPickedUp, buyService } from './journeys/buy-goods'
import { beginAt, KEPT_DAY } from './support/fixed-day'
import { startLocalServer } from './support/local-server'
import { tryEach } from './support/parts'
import { opened } from './support/open'
import { holdTree } from './support/tree'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  await open(beginAt(KEPT_DAY))
  const server = await open(startLocalServer())
  user = await open(WeappDriver.launch(server.origin, 'buy-goods'))
})

test('R7.96 R5.22 R5.27 goods, what is picked up and a service are bought in the mini-program', async () => {
  await tryEach([...buyGoods, ...buyPickedUp, ...buyService], async (step, name) => {
    await step(user)
    await holdTree(`weapp/goods/${name}`, () => user.host.$('body').ariaSnapshot())
    assert.deepEqual(user.problems(), [])
  })
})
