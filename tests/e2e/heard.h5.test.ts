import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { Page } from 'playwright-core'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

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
  const card = page.getByRole('link', { name: /安心/ }).filter({ visible: true }).last()
  await card.waitFor()
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
  assert.ok(Math.abs((await place(page)) - scrolled) < 2, 'the place in the list is kept')
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
  await user.type('手机号', '+86 100 0000 0001')
  assert.equal(await mobile.inputValue(), '10000000001')
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
