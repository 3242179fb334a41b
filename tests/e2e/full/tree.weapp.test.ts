import { test } from '@playwright/test'
import { bookCheckup } from '../journeys/book-checkup'
import { lostSeat } from '../journeys/lost-seat'
import { sheets } from '../journeys/sheets'
import { beginAt, KEPT_DAY } from '../support/fixed-day'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { holdTree } from '../support/tree'
import { WeappDriver } from '../support/weapp'

let server: LocalServer
let user: WeappDriver

opened(async (open) => {
  await open(beginAt(KEPT_DAY))
  server = await open(startLocalServer())
  user = await open(WeappDriver.launch(server.origin, 'tree'))
})

// One login: the sheets go on where the journey ended.
for (const [list, stepsOf] of Object.entries({
  journey: () => bookCheckup,
  sheets: () => sheets,
  seat: () => lostSeat(server)
})) {
  test(`as WeChat's reader has it: ${list}`, async () => {
    await tryEach(stepsOf(), async (step, name) => {
      await step(user)
      await holdTree(user, name)
    })
  })
}
