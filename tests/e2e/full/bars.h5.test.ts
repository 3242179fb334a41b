import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { afterOrder } from '../journeys/after-order'
import { kindsBeside, otherPages } from '../journeys/beside'
import { bookCheckup, type Step } from '../journeys/book-checkup'
import { buyAbroad } from '../journeys/buy-abroad'
import { buyKit } from '../journeys/buy-kit'
import { barFaults } from '../support/bars'
import { H5Driver } from '../support/h5'
import { leftAtRest, still } from '../support/at-rest'
import { opened, withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import { startServer } from '../support/server'
import { narrowInputs } from '../support/looks'
import { inText } from '../support/zoom'

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 }
]
const SIZES = [130, 200]

/** Pages with a bar that no journey passes. */
const settings: readonly Step[] = (
  [
    ['/mine/userInfo', '会员'],
    ['/mine/editInfo', '昵称'],
    ['/mine/family', '家人资料'],
    ['/mine/addresses', '收货地址'],
    ['/mine/address/new', '详细地址'],
    ['/blood-glucose', '血糖'],
    ['/my-report', '报告'],
    ['/test-calendar', '可约日历']
  ] as const
).map(([path, reads]) => [
  path,
  async (user) => {
    await user.open(path)
    await user.see(reads)
  }
])

let booker: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  booker = await open(H5Driver.launch(server.origin, 'bars'))
})

/** A test each, since all of them take longer than one may; the first one logs in for those after it. */
const GROUPS = {
  'the booking of a checkup': bookCheckup,
  'pages beside it': otherPages,
  'pages of an account': settings
} as const

async function measureBars(user: H5Driver, steps: readonly Step[]): Promise<void> {
  const { page } = user
  const size = page.viewportSize()
  assert.ok(size)
  let seen = 0
  await tryEach(steps, async (step) => {
    await step(user)
    await page.waitForLoadState('networkidle')
    const found: string[] = []
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      for (const percent of SIZES) {
        await inText(page, percent)
        await still(page)
        const told = await leftAtRest(async () => {
          const { bars, faults } = await barFaults(page)
          seen += bars
          return faults
        })
        const narrow = window.width > 375 ? [] : await narrowInputs(page)
        found.push(...[...told, ...narrow].map((fault) => `${window.width} px, ${percent} %: ${fault}`))
      }
    }
    await inText(page, 100)
    await page.setViewportSize(size)
    assert.deepEqual(found, [])
  })
  assert.ok(seen > 0, 'no bar was seen')
}

/** By somebody else each: coupons are spent once. */
const ALONE = {
  'what follows an order': afterOrder,
  'other kinds of products': [...buyAbroad, ...buyKit, ...kindsBeside]
} as const

const TITLE = 'bars leave the page its room, and their words theirs, in enlarged text and three widths'

for (const [name, steps] of Object.entries<readonly Step[]>(GROUPS))
  test(`${TITLE}: ${name}`, () => measureBars(booker, steps))

for (const [name, steps] of Object.entries<readonly Step[]>(ALONE))
  test(`${TITLE}: ${name}`, () =>
    withOpened(async (open) => {
      const own = await open(startServer())
      await measureBars(await open(H5Driver.launch(own.origin, 'bars-alone')), steps)
    }))
