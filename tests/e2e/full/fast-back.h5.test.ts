import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { CDPSession } from 'playwright-core'
import { passGreeting } from '../journeys/greeting'
import { logIn } from '../journeys/log-in'
import { H5Driver } from '../support/h5'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { startServer } from '../support/server'
import { leftAtRest } from '../support/at-rest'

/** Hiding, showing and taking away pages, the router's timers together, ms. */
const ROUTER_MS = 700
const CONFIRM = '/process/confirm/cross-border/CB3410'

let user: H5Driver
let processor: CDPSession

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'fast-back'))
  processor = await user.page.context().newCDPSession(user.page)
})

/** What is wrong with the pages that the router keeps: only that one is there, and it is seen. */
async function notOnly(path: string): Promise<string[]> {
  const found = await user.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.taro_page')].map((page) => ({
      path: page.id.split('?')[0],
      seen: getComputedStyle(page).display !== 'none' && page.innerText !== ''
    }))
  )
  const right = found.length === 1 && found[0]?.path === path && found[0].seen
  return right ? [] : found.map((page) => `${page.path} is ${page.seen ? '' : 'not '}seen`)
}

/** Opens the page of the rules from confirm and goes back so many ms after that, as often as told. */
const backAfter = (ms: number, times = 1) =>
  user.page.evaluate(
    ([wait, count]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=button]')]
      buttons.find((button) => button.innerText === '规则说明')?.click()
      for (let turn = 1; turn <= count; turn += 1) setTimeout(() => history.back(), wait * turn)
    },
    [ms, times] as const
  )

test('who goes back before a page has come, or twice, is where they were on a phone of any speed', async () => {
  await user.open('/')
  await passGreeting(user)
  await user.open('/selling/cross-border/CB3410')
  await user.tap('立即购买')
  await logIn(user)
  await user.see('海关限额')
  const waits = [1, 6, 20].flatMap((rate) =>
    [0, 10, 40, 120, 250, 340, 600].map(
      (wait) => [`${wait} ms, a processor ${rate} times as slow`, { rate, wait }] as const
    )
  )
  await tryEach(waits, async ({ rate, wait }) => {
    // The file of the page is fetched again.
    await user.open(CONFIRM)
    await user.see('海关限额')
    await processor.send('Emulation.setCPUThrottlingRate', { rate })
    await backAfter(wait)
    await user.page.waitForTimeout(wait + ROUTER_MS)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    assert.deepEqual(await leftAtRest(() => notOnly(CONFIRM)), [])
  })
  const twice = [20, 100, 200].map((wait) => [`twice, every ${wait} ms`, wait] as const)
  await tryEach(twice, async (wait) => {
    await user.open('/selling/cross-border/CB3410')
    await user.tap('立即购买')
    await user.see('海关限额')
    await backAfter(wait, 2)
    await user.page.waitForTimeout(2 * wait + ROUTER_MS)
    assert.deepEqual(await leftAtRest(() => notOnly('/selling/cross-border/CB3410')), [])
  })
  assert.deepEqual(user.problems(), [])
})

test('isLogin leads to the login page while home is still on its way, on a phone of any speed', async () => {
  const entry = `/?isLogin=mxbc&url=${encodeURIComponent('/mine/order')}`
  const rates = [1, 8].map((rate) => [`a processor ${rate} times as slow`, rate] as const)
  await tryEach(rates, async (rate) => {
    await user.page.context().clearCookies()
    await user.page.evaluate(() => window.localStorage.clear())
    await processor.send('Emulation.setCPUThrottlingRate', { rate })
    await user.open(entry)
    await user.see('获取验证码')
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  })
  assert.deepEqual(user.problems(), [])
})
