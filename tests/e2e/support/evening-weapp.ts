import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '../journeys/clock'
import { PAY_OVER_MS, type EveningScene } from '../journeys/evening'
import { logIn } from '../journeys/log-in'
import { startLocalServer, type LocalServer } from './local-server'
import { WeappDriver } from './weapp'
import { openWire, type Wire } from './wire'

/** Declares a test of these scenes in the mini-program, one after another, over one server. */
export function eveningInMiniProgram(name: string, scenes: readonly EveningScene[]): void {
  let server: LocalServer
  let wire: Wire
  let user: WeappDriver

  before(async () => {
    server = await startLocalServer(-DAY_MS)
    wire = await openWire(server.origin)
    user = await WeappDriver.launch(wire.origin, 'evening')
    await user.open('/mine/authorize')
    await logIn(user)
    await user.at(/^\/(mine)?(\?|$)/)
  })
  after(async () => {
    await user.close()
    await wire.close()
    await server.close()
  })

  test(name, async (t) => {
    for (const [index, [scene, run]] of scenes.entries()) {
      await t.test(scene, async () => {
        try {
          await run({ user, server, wire })
        } finally {
          await user.shot(`evening-${index + 1}`)
          // What the scene left unpaid is closed, so that the next order is not the same one again.
          await server.passTime(PAY_OVER_MS)
        }
      })
    }
    assert.deepEqual(user.problems(), [])
  })
}
