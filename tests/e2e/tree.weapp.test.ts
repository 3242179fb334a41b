import { test } from 'node:test'
import { bookCheckup } from './journeys/book-checkup'
import { sheets } from './journeys/sheets'
import { beginAt, KEPT_DAY } from './support/fixed-day'
import { startLocalServer } from './support/local-server'
import { opened } from './support/open'
import { holdTree } from './support/tree'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  beginAt(KEPT_DAY)
  const server = await open(startLocalServer())
  user = await open(WeappDriver.launch(server.origin, 'tree'))
})

// One login: the sheets go on where the journey ended.
for (const [list, steps] of Object.entries({ journey: bookCheckup, sheets })) {
  test(`as WeChat's reader has it: ${list}`, async (t) => {
    for (const [name, step] of steps) {
      await t.test(name, async () => {
        await step(user)
        await holdTree(`weapp/${name}`, () => user.host.$('body').ariaSnapshot())
      })
    }
  })
}
