import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { passGreeting } from './journeys/greeting'
import { opened } from './support/open'
import { startServer } from './support/server'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'heard'))
  await passGreeting(user)
})

/** What WeChat's reader finds on the page on top: hidden parts are none of it. */
const tree = (): Promise<string> => user.host.$('body').ariaSnapshot()

test('a wrong field says its error in its name and is marked, a notice is an alert', async () => {
  await user.open('/mine/authorize')
  await user.type('手机号', '123')
  await user.tap('获取验证码')
  const field = user.field('手机号')
  assert.match((await field.getAttribute('aria-label')) ?? '', /^手机号，.*手机号/)
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  assert.match(await tree(), /- alert/)
})

test('less movement is asked for in the phone: banners and hot words stand still', async () => {
  const running = () => user.host.$('wx-swiper').first().getAttribute('autoplay')
  await user.open('/')
  await user.eventually('the banner to turn', async () => (await running()) !== null)
  await user.host.page.emulateMedia({ reducedMotion: 'reduce' })
  await user.link('shop', {})
  await user.link('home', {})
  await user.eventually('the banner to stand', async () => (await running()) === null)
})

test('a region that stands in the page says what a list has become', async () => {
  const region = () => user.host.$('[role="status"][aria-live="polite"]')
  await user.open('/shop')
  await user.tap('卡券')
  await user.eventually('the list to be said', async () =>
    (await region().allTextContents()).some((text) => /^共\d+项$/.test(text))
  )
})
