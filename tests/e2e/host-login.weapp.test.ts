import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hostLogins } from './journeys/host-login'
import { startLocalServer, type LocalServer } from './support/local-server'
import { WeappDriver } from './support/weapp'

let server: LocalServer
let user: WeappDriver

before(async () => {
  server = await startLocalServer()
  user = await WeappDriver.launch(server.origin, 'host-login')
})
after(async () => {
  await user.close()
  await server.close()
})

test('logging in with WeChat', async (t) => {
  for (const [name, run] of hostLogins) {
    await t.test(name, async () => {
      await run(user)
      assert.deepEqual(user.problems(), [])
    })
  }
})
