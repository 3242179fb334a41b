import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyCodes, openKinds } from './journeys/buy-codes'
import type { Step } from './journeys/book-checkup'
import { WeappDriver } from './support/weapp'
import { opened } from './support/open'
import { startLocalServer } from './support/local-server'
import { tillOf, type Till } from './support/till'

let user: WeappDriver
let till: Till

opened(async (open) => {
  const server = await open(startLocalServer())
  till = await tillOf(server)
  user = await open(WeappDriver.launch(server.origin, 'buy-codes'))
})

async function walk(
  t: { test(name: string, run: () => Promise<void>): Promise<void> },
  steps: readonly Step[]
) {
  for (const [name, step] of steps) {
    await t.test(name, async () => {
      try {
        await step(user)
      } finally {
        await user.shot(name)
      }
      assert.deepEqual(user.problems(), [])
    })
  }
}

test('R7.92 codes are bought, used at a branch and taken back in the mini-program', (t) =>
  walk(t, buyCodes(till)))

test('R1.12 one product of each kind is found in the shop and opens in the mini-program', (t) =>
  walk(t, openKinds))
