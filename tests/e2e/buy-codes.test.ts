import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyCodes, openKinds } from './journeys/buy-codes'
import type { Step } from './journeys/book-checkup'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startLocalServer } from './support/local-server'
import { tillOf, type Till } from './support/till'

let user: H5Driver
let till: Till

opened(async (open) => {
  const server = await open(startLocalServer())
  till = await tillOf(server)
  user = await open(H5Driver.launch(server.origin, 'buy-codes'))
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

test('R7.92 codes are bought, used at a branch and taken back on the site', (t) => walk(t, buyCodes(till)))

test('R1.12 one product of each kind is found in the shop and opens on the site', (t) => walk(t, openKinds))
