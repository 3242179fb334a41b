import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inCareAlone, outOfCare } from './journeys/care'
import { tooSmall } from './support/care'
import { cutLabels, still } from './support/looks'
import { roomFaults } from './support/room'
import { startServer, type RunningServer } from './support/server'
import { WeappDriver } from './support/weapp'

let server: RunningServer
let user: WeappDriver

before(async () => {
  server = await startServer()
  user = await WeappDriver.launch(server.origin, 'care')
})
after(async () => {
  await user.close()
  await server.stop()
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
