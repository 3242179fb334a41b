import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { passGreeting } from '../journeys/greeting'
import { opened } from '../support/open'
import { startServer } from '../support/server'
import { WeappDriver } from '../support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'theme', { theme: 'dark' }))
})

const LIGHT = { rest: 'rgb(84, 101, 95)', on: 'rgb(10, 106, 94)', ground: 'rgb(255, 255, 255)', folder: '' }
const DARK = {
  rest: 'rgb(157, 176, 169)',
  on: 'rgb(98, 211, 191)',
  ground: 'rgb(20, 31, 28)',
  folder: 'dark/'
}

/** Colours and pictures of the native bar; the first tab is open. */
function bar() {
  return user.host.page.locator('#tabs').evaluate((tabs) => {
    const [on = '', rest = ''] = [...tabs.children].map((tab) => getComputedStyle(tab).color)
    const icons = [...tabs.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    return { rest, on, ground: getComputedStyle(tabs).backgroundColor, icons: icons.slice(0, 2) }
  })
}

async function looks({ folder, ...colours }: typeof LIGHT) {
  const icons = [`/assets/tab/${folder}home-on.png`, `/assets/tab/${folder}shop.png`]
  assert.deepEqual(await bar(), { ...colours, icons })
  const page = await user.host.$('.ca-theme--dark').count()
  assert.equal(page > 0, folder !== '', 'the page has the same theme as the bar')
}

test('a phone that is dark starts the product dark, with its bar and icons', async () => {
  await passGreeting(user)
  await looks(DARK)
  await user.shot('dark')
})

test('the product follows the phone while it runs', async () => {
  await user.host.setTheme('light')
  await looks(LIGHT)
  await user.host.setTheme('dark')
  await looks(DARK)
})

test('who chose light stays light, whatever the phone does', async () => {
  await user.host.tapTab(4)
  await user.tap(/^深色模式/)
  await user.tap('浅色')
  await user.host.tapTab(0)
  await looks(LIGHT)
  await user.host.setTheme('light')
  await user.host.setTheme('dark')
  await looks(LIGHT)
  assert.deepEqual(user.problems(), [])
})

test('care mode: letters that grow take the place of the native bar, which comes back with the normal mode', async () => {
  const native = () => user.host.page.locator('#tabs').isVisible()
  const tab = (name: string) => user.host.$('wx-view').getByRole('tab', { name, exact: true })
  await user.open('/mine')
  await user.tap(/^关怀模式/)
  await user.eventually('the native bar to go', async () => !(await native()))
  assert.equal(await tab('我的').getAttribute('aria-selected'), 'true')
  assert.ok(await tab('购物车').evaluate((item) => Number.parseFloat(getComputedStyle(item).fontSize) >= 15))
  await user.shot('care-bar')
  await user.host.tap(tab('商城'))
  await user.at(/^\/shop$/)
  assert.equal(await native(), false)
  await user.shot('care-bar-shop')
  await user.host.tap(tab('首页'))
  await user.at(/^\/$/)
  await user.host.tap(tab('我的'))
  await user.tap(/^关怀模式/)
  await user.eventually('the native bar to come back', native)
  assert.equal(await tab('我的').count(), 0)
})

test('the bar tells how many products are in the cart, the native one and that of care mode', async () => {
  const native = (text: string) => async () =>
    (await user.host.page.locator('#tabs .badge').allTextContents()).join() === text
  await user.open('/')
  assert.ok(await native('')())
  await user.open('/selling/checkup/CK1003')
  await user.tap('加入购物车')
  await user.see('已加入购物车')
  // WeChat takes it once a tab page is on top.
  await user.open('/shop')
  await user.eventually('the badge of the native bar', native('1'))
  await user.open('/mine')
  await user.tap(/^关怀模式/)
  const named = user.host.$('wx-view').getByRole('tab', { name: '购物车，1种商品', exact: true })
  await user.eventually('the badge of the bar of care mode', async () => (await named.count()) === 1)
  await user.shot('care-badge')
  await user.tap(/^关怀模式/)
  assert.deepEqual(user.problems(), [])
})
