import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { passGreeting } from './journeys/greeting'
import { logIn } from './journeys/log-in'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

/** CLS that a page may have. */
const SHIFT_LIMIT = 0.02
/** An answer that comes while the skeleton stands, ms. */
const SLOW_MS = 350
/** The skeleton has gone by then, and everything stands, ms. */
const STANDS_MS = 1500

let user: H5Driver
/** Somebody whose account is new. */
let newcomer: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  newcomer = await open(H5Driver.launch(server.origin, 'steady'))
  user = await open(H5Driver.launch(server.origin, 'steady'))
  await user.page.route(/\/api\//, async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_MS))
    await route.continue()
  })
})

test('home: the card that comes after a login pushes nothing', async () => {
  await user.open('/')
  await passGreeting(user)
  await user.tab('我的')
  await user.tap('登录 / 注册')
  await logIn(user)
  await user.at(/^\/mine(\?|$)/)
  await user.tab('首页')
  await user.see(/的体检 · /)
  await user.page.waitForTimeout(STANDS_MS)
  assert.deepEqual(user.moved(SHIFT_LIMIT), [])
  assert.deepEqual(user.problems(), [])
})

/** The page opens without it, ms. */
const LATE_MS = 4000

test('home: who had no visit to come the last time is moved by no room for one', async () => {
  await newcomer.open('/mine')
  await newcomer.tap('登录 / 注册')
  await logIn(newcomer, '10000000099')
  await newcomer.at(/^\/mine(\?|$)/)
  await newcomer.open('/')
  await passGreeting(newcomer)
  await newcomer.see('限时秒杀')
  await newcomer.page.waitForTimeout(STANDS_MS)
  await newcomer.page.route(/\/order\/next/, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS))
    await route.continue()
  })
  const answered = newcomer.page.waitForResponse(/\/order\/next/)
  await newcomer.reload()
  await answered
  await newcomer.page.waitForTimeout(STANDS_MS)
  await newcomer.see('限时秒杀')
  assert.deepEqual(newcomer.moved(SHIFT_LIMIT), [])
  assert.deepEqual(newcomer.problems(), [])
})

const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format().replace(/-/g, '')
/** An order of the sample data. */
const orderOf = (no: number) => `CA${today()}${String(no).padStart(4, '0')}`

for (const [name, href, shown] of [
  ['an order', `/order/order-detial/${orderOf(2)}`, '下单时间'],
  ['what comes after payment', `/pay-success?orderNo=${orderOf(2)}`, '预约成功']
] as const) {
  test(`${name}: what a slow answer brings pushes nothing`, async () => {
    await user.open(href)
    await user.see(shown)
    await user.page.waitForTimeout(STANDS_MS)
    const [path = ''] = href.split('?')
    const moved = user.moved(SHIFT_LIMIT).filter((told) => told.startsWith(path))
    assert.deepEqual(moved, [])
    assert.deepEqual(user.problems(), [])
  })
}
