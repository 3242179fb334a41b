import { after, before, test } from 'node:test'
import { DAY_MS, phoneAhead, phoneBehind } from './journeys/clock'
import { evening, PAY_OVER_MS } from './journeys/evening'
import { beside } from './journeys/evening-beside'
import { payments } from './journeys/payments'
import { logIn } from './journeys/log-in'
import { relaunch } from './journeys/relaunch'
import { H5Driver } from './support/h5'
import { startLocalServer, type LocalServer } from './support/local-server'
import { openWire, type Wire } from './support/wire'

const scenes = [phoneAhead, ...evening, phoneBehind, ...beside, ...payments, ...relaunch]

let server: LocalServer
let wire: Wire
let user: H5Driver

before(async () => {
  server = await startLocalServer(-DAY_MS)
  wire = await openWire(server.origin)
  user = await H5Driver.launch(wire.origin, 'evening')
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
})
after(async () => {
  await user.close()
  await wire.close()
  await server.close()
})

test('the server, time and other people on the site', async (t) => {
  for (const [index, [name, run]] of scenes.entries()) {
    await t.test(name, async () => {
      try {
        await run({ user, server, wire })
      } finally {
        await user.shot(`evening-${index + 1}`)
        // What the scene left unpaid is closed, so that the next order is not the same one again.
        await server.passTime(PAY_OVER_MS)
      }
    })
  }
})
