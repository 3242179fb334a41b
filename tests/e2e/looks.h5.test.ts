import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bookCheckup } from './journeys/book-checkup'
import { H5Driver } from './support/h5'
import { flaws, MODES, wear } from './support/looks'
import { startServer, type RunningServer } from './support/server'

let server: RunningServer
let user: H5Driver

before(async () => {
  server = await startServer()
  user = await H5Driver.launch(server.origin, 'book-checkup')
})
after(async () => {
  await user.close()
  await server.stop()
})

// One journey and one login: every screen of it is looked at in all modes before the next step.
test('each screen of the checkup journey is readable and whole in light, dark and care mode', async (t) => {
  for (const [name, step] of bookCheckup) {
    await step(user)
    for (const mode of MODES) {
      await t.test(`${name} ${mode}`, async () => {
        await wear(user.page, mode)
        if (mode !== 'light') await user.shot(`${name}.${mode}`)
        assert.deepEqual(await flaws(user.page), [])
      })
    }
    await wear(user.page, 'light')
  }
})
