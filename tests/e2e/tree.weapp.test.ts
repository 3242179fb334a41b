import { after, before, test } from 'node:test'
import { bookCheckup } from './journeys/book-checkup'
import { sheets } from './journeys/sheets'
import { beginAt, KEPT_DAY } from './support/fixed-day'
import { startLocalServer, type LocalServer } from './support/local-server'
import { holdTree } from './support/tree'
import { WeappDriver } from './support/weapp'

let server: LocalServer | undefined
let user: WeappDriver | undefined

before(async () => {
  beginAt(KEPT_DAY)
  server = await startLocalServer()
  user = await WeappDriver.launch(server.origin, 'tree')
})
after(async () => {
  await user?.close()
  await server?.close()
})

// One login: the sheets go on where the journey ended.
for (const [list, steps] of Object.entries({ journey: bookCheckup, sheets })) {
  test(`as WeChat's reader has it: ${list}`, async (t) => {
    for (const [name, step] of steps) {
      await t.test(name, async () => {
        const phone = user
        if (!phone) throw new Error('no phone')
        await step(phone)
        await holdTree(`weapp/${name}`, () => phone.host.$('body').ariaSnapshot())
      })
    }
  })
}
