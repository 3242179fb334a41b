import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { asGuest, otherPages } from '../journeys/beside'
import { bookCheckup, type Step } from '../journeys/book-checkup'
import { lostSeat } from '../journeys/lost-seat'
import { sheets } from '../journeys/sheets'
import { beginAt, KEPT_DAY } from '../support/fixed-day'
import { H5Driver } from '../support/h5'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { byTree, hearAgain, holdTree } from '../support/tree'

let server: LocalServer
let user: H5Driver
let heard: string[]

opened(async (open) => {
  await open(beginAt(KEPT_DAY))
  server = await open(startLocalServer())
  user = await open(H5Driver.launch(server.origin, 'tree'))
  heard = await byTree(user)
})

/** One login: each list goes on where the one before it ended. */
function holdAll(list: string, stepsOf: () => readonly Step[]): void {
  test(`by the tree alone, as a screen reader has it: ${list}`, async () => {
    await tryEach(stepsOf(), async (step, name) => {
      heard.push(`\n# ${name}`)
      await step(user)
      await holdTree(user, name)
    })
    if (list === 'journey') hearAgain('heard', heard)
  })
}

holdAll('guest', () => asGuest)
holdAll('journey', () => bookCheckup)
holdAll('pages', () => otherPages)
holdAll('sheets', () => sheets)

test('every box of the list of add-ons is in the tree of the browser itself', async () => {
  await user.open('/process/addon/checkup/CK1003')
  await user.see('无痛胃镜')
  const { page } = user
  await page.getByLabel('传染病四项（术前）说明').waitFor({ state: 'attached' })
  const drawn = await page.locator('#addon-list [role="checkbox"]').count()
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const boxes = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'checkbox')
  assert.ok(drawn > 30, `${drawn} boxes`)
  assert.equal(boxes.length, drawn)
})

holdAll('seat', () => lostSeat(server))
