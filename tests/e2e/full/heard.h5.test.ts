import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { Page } from 'playwright-core'
import { AGREE } from '../journeys/book-checkup'
import { toCashierAndPay } from '../journeys/buy-goods'
import { logIn } from '../journeys/log-in'
import { H5Driver } from '../support/h5'
import { opened } from '../support/open'
import { startServer } from '../support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'heard'))
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
/** How far the page on top is scrolled. */
const place = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('.taro_page')].map((box) => box.scrollTop)
    )
  )
const inert = (page: Page) => page.evaluate(() => document.getElementById('app')?.closest('[inert]') !== null)

test('a reader is led: the new page by its heading, back to what opened it, what lies behind a sheet is silent', async () => {
  const { page } = user
  await user.open('/shop')
  // The last one of the list: what stands above is out of sight.
  const cards = page.getByRole('link', { name: /安心/ }).filter({ visible: true })
  await cards.last().waitFor()
  // This one, also when the list, scrolled to its end, loads further ones.
  const card = await cards.last().elementHandle()
  assert.ok(card)
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const scrolled = await place(page)
  assert.ok(scrolled > 50, `${scrolled} px`)
  const name = await card.textContent()
  await card.tap()
  await user.at(/^\/selling\//)
  await page.waitForFunction(() => document.activeElement?.matches('[aria-level="1"]'))
  await page.waitForFunction(
    () => / - 澄安体检$/.test(document.title) && !document.title.startsWith('商品详情')
  )
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true })
  // The page below is in sight until the new one lies over it.
  await heading.nth(1).waitFor({ state: 'hidden' })
  assert.equal(await heading.count(), 1)
  assert.ok(name?.includes((await page.title()).replace(' - 澄安体检', '')), await page.title())
  assert.equal(await page.getByRole('main').filter({ visible: true }).count(), 1)
  await user.back()
  await user.at(/^\/shop$/)
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'link')
  assert.equal(await focused(page), name)
  const back = await place(page)
  assert.ok(Math.abs(back - scrolled) < 2, `the place in the list is kept: ${back} of ${scrolled} px`)
  assert.equal(await page.getByRole('navigation', { name: '主导航' }).count(), 1)

  await user.tap('筛选')
  await page.getByRole('dialog').waitFor()
  assert.equal(await inert(page), true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await inert(page), false)
})

test('a text field shows the focus by its frame, and what is wrong takes the focus and is said once', async () => {
  const { page } = user
  await user.open('/mine/authorize')
  const mobile = page.getByLabel('手机号', { exact: true })
  await mobile.tap()
  const drawn = await mobile.evaluate((input) => ({
    own: window.getComputedStyle(input).outlineStyle,
    frame: window.getComputedStyle(input.closest('.focus-line') ?? input).boxShadow
  }))
  assert.equal(drawn.own, 'none')
  assert.match(drawn.frame, /inset/)
  await user.type('手机号', '+86 100 0000 0002')
  assert.equal(await mobile.inputValue(), '10000000002')
  await user.type('验证码', '111111')
  await user.tap('登录')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'checkbox')
  await page.getByRole('checkbox').tap()
  await user.tap('登录')
  await page.waitForFunction(() => document.activeElement?.matches('#code input'))
  assert.equal(await page.getByLabel('验证码', { exact: true }).inputValue(), '111111')
  // News are said by the region that stood there before.
  const region = page.locator('[data-live=polite]')
  assert.equal(await region.getAttribute('role'), 'status')
  await user.tap('获取验证码')
  await page.waitForFunction(
    () => document.querySelector('[data-live=polite]')?.textContent === '验证码已发送'
  )
})

/** Goes to another page by what is tapped, and back: what was tapped has the focus again, on each way. */
async function thereAndBack(tapped: string | RegExp, there: RegExp): Promise<void> {
  const { page } = user
  const from = new URL(page.url())
  await user.tap(tapped)
  await user.at(there)
  await page.waitForFunction(() => document.activeElement?.matches('[aria-level="1"]'))
  const name = await page.evaluate(() => document.title.replace(/ - 澄安体检$/, ''))
  await user.back()
  await page.waitForURL((url) => url.pathname === from.pathname)
  const named = typeof tapped === 'string' ? tapped : tapped.source
  await page
    .waitForFunction(
      (text) => {
        const active = document.activeElement
        if (!active || active.matches('[aria-level="1"]')) return false
        const label = active.getAttribute('aria-label') ?? ''
        return [label, active.textContent ?? ''].some((shown) => new RegExp(text).test(shown))
      },
      named,
      { timeout: 5_000 }
    )
    .catch(async () =>
      assert.fail(`back from ${name} the focus is on ${await focused(page)}, not on ${named}`)
    )
}

const said = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('[data-live=polite]')?.textContent ?? ''),
    text.source
  )

test('what opened a page has the focus again after it: five pairs of pages, one over the other', async () => {
  const { page } = user
  await user.open('/selling/coupon-activity/CA3103')
  await user.tap('立即购买')
  await logIn(user)
  await user.type('姓名', '林知夏')
  await user.type('手机号', '10000000001')
  await user.tap(AGREE)
  await user.tap('提交订单')
  await toCashierAndPay(user)
  // The heading comes with the answer, after the page.
  await page.waitForFunction(() => document.activeElement?.matches('[aria-level="1"]'))
  assert.match(await focused(page), /，实付 ¥\d/)

  await user.open('/mine/order')
  await thereAndBack(/^洗牙次卡/, /^\/order\/order-detial/)
  await user.tap(/^洗牙次卡/)
  await user.at(/^\/order\/order-detial/)
  await thereAndBack('申请退款', /^\/reFund\//)
  await user.tap('申请退款')
  await user.at(/^\/reFund\//)
  await user.tap('不想买了')
  await user.tap('提交申请')
  await user.tap('确定退款')
  // What had the focus is gone.
  await page.waitForFunction(() => document.activeElement?.textContent === '退款详情')
  await user.open('/mine/setting')
  await thereAndBack(/^账号与安全/, /^\/mine\/safe/)
  await user.open('/mine/coupons')
  await thereAndBack(/去使用/, /^\/can-coupon-product/)
  await user.open('/selling/checkup/CK1003')
  await thereAndBack('立即预约', /^\/process\/booking/)
})

test('a list that was narrowed or has become empty is said', async () => {
  const { page } = user
  await user.open('/shop')
  await user.tap('卡券')
  await said(page, /^共\d+项$/)
  await user.open('/mine/order')
  await user.tap('搜索订单')
  await user.type('商品名称、订单号、姓名', '没有这样的')
  await said(page, /^没有找到相关订单$/)
})
