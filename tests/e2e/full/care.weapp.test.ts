import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inCareAlone, outOfCare } from '../journeys/care'
import { tooSmall } from '../support/care'
import { cutLabels } from '../support/looks'
import { opened } from '../support/open'
import { roomFaults } from '../support/room'
import { startServer } from '../support/server'
import { still } from '../support/settled'
import { WeappDriver } from '../support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'care'))
})

async function faults(): Promise<string[]> {
  const page = await user.frame()
  await still(page)
  return [...(await tooSmall(page)), ...(await roomFaults(page)), ...(await cutLabels(page))]
}

test('the checkup is booked and paid in care mode alone in the mini-program: each screen large and whole', async (t) => {
  for (const [name, step] of [...inCareAlone, outOfCare]) {
    await t.test(name, async () => {
      try {
        await step(user)
      } finally {
        await user.shot(name)
      }
      if (name !== outOfCare[0]) assert.deepEqual(await faults(), [])
      assert.deepEqual(user.problems(), [])
    })
  }
})
