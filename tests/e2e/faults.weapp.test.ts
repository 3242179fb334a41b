import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { serverDies } from './journeys/crash'
import { faults } from './journeys/faults'
import { WeappDriver } from './support/weapp'
import { startServer, type RunningServer } from './support/server'
import { openWire, type Wire } from './support/wire'

let server: RunningServer
let wire: Wire
let user: WeappDriver

before(async () => {
  server = await startServer()
  wire = await openWire(server.origin)
  user = await WeappDriver.launch(wire.origin, 'faults')
})
after(async () => {
  await user.close()
  await wire.close()
  await server.stop()
})

test('a bad network and an impatient thumb in the mini-program', async (t) => {
  for (const [index, [name, run]] of faults.entries()) {
    await t.test(name, async () => {
      try {
        await run({ user, wire })
      } finally {
        wire.offline(false)
        wire.slow(0)
        await user.shot(`fault-${index + 1}`)
      }
    })
  }
  await t.test('kill -9 between order and payment, and between payment and notice', async () => {
    await serverDies({ user, wire }, server).finally(() => user.shot('fault-crash'))
  })
  assert.deepEqual(user.problems(), [])
})
