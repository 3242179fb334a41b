import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { enterCareMode, inCareAlone, outOfCare } from '../journeys/care'
import { tooSmall } from '../support/care'
import { cutLabels } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened, withOpened } from '../support/open'
import { roomFaults } from '../support/room'
import { startServer, type RunningServer } from '../support/server'
import { still } from '../support/at-rest'
import { WeappDriver } from '../support/weapp'

/** The narrowest phone, on which text would shrink most, and a usual one that is narrower than the mockups; px. */
const NARROWEST = 320
const NARROW = 360

let server: RunningServer
let user: WeappDriver

opened(async (open) => {
  server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'care', { width: NARROWEST }))
})

async function faults(user: WeappDriver): Promise<string[]> {
  const page = await user.frame()
  await still(page)
  return [...(await tooSmall(page)), ...(await roomFaults(page)), ...(await cutLabels(page))]
}

const PAGES: readonly (readonly [string, string])[] = [
  ['/shop', '深度体检·男士款'],
  ['/selling/checkup/CK1003', '深度体检·男士款'],
  ['/selling/health-selection/HS2003', '商品参数'],
  ['/mine', '登录']
]

test('the checkup is booked and paid in care mode alone in the mini-program: each screen large and whole', async () => {
  await tryEach([...inCareAlone, outOfCare], async (step, name) => {
    await step(user)
    await user.shot(name)
    if (name !== outOfCare[0]) assert.deepEqual(await faults(user), [])
    assert.deepEqual(user.problems(), [])
  })
})

test('text is as large on a phone 360 px wide', () =>
  withOpened(async (open) => {
    const other = await open(WeappDriver.launch(server.origin, 'care-narrow', { width: NARROW }))
    for (const [, step] of enterCareMode) await step(other)
    assert.deepEqual(await faults(other), [])
    for (const [path, reads] of PAGES) {
      await other.open(path)
      await other.see(reads)
      assert.deepEqual(await faults(other), [], path)
    }
  }))
