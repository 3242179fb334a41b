import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { buyAbroad } from './journeys/buy-abroad'
import { buyKit } from './journeys/buy-kit'
import { beginAt, KEPT_DAY } from './support/fixed-day'
import { H5Driver } from './support/h5'
import { startLocalServer } from './support/local-server'
import { tryEach } from './support/parts'
import { opened } from './support/open'
import { holdTree } from './support/tree'

let user: H5Driver

opened(async (open) => {
  await open(beginAt(KEPT_DAY))
  const server = await open(startLocalServer())
  user = await open(H5Driver.launch(server.origin, 'buy-parcels'))
})

test('R7.98 R7.122 R2.53 goods from abroad and a kit are bought on the site, declared and followed', async () => {
  await tryEach([...buyAbroad, ...buyKit], async (step, name) => {
    await step(user)
    await holdTree(user, `parcels/${name}`)
    assert.deepEqual(user.problems(), [])
  })
})
