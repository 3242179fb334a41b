import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { passGreeting } from './journeys/greeting'
import { logIn } from './journeys/log-in'
import { H5Driver } from './support/h5'
import { torn } from './support/looks'
import { opened } from './support/open'
import { tryEach } from './support/parts'
import { startServer } from './support/server'
import { leftAtRest } from './support/at-rest'

/** The narrowest phone: in care mode text is as large on it. */
const SMALL = { width: 320, height: 568 }
const USUAL = { width: 375, height: 812 }

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'small'))
  await user.page.setViewportSize(SMALL)
  await user.open('/')
  await passGreeting(user)
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
})

const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format().replace(/-/g, '')
/** An order of the sample data. */
const ORDER = `CA${today()}0002`

const PAGES = [
  ['home', '/', '为你推荐'],
  ['the visit that is next', '/registered', '预约'],
  ['the list', '/mine/order', '我的订单'],
  ['an order', `/order/order-detial/${ORDER}`, '下单时间'],
  ['what comes after payment', `/pay-success?orderNo=${ORDER}`, '预约成功'],
  ['goods from abroad', '/selling/cross-border/CB3410', '跨境税费']
] as const

const read = () =>
  tryEach(
    PAGES.map(([name, href, shown]) => [name, { href, shown }] as const),
    async ({ href, shown }, name) => {
      await user.open(href)
      await user.see(shown)
      await user.shot(name)
      assert.deepEqual(await leftAtRest(() => torn(user.page)), [])
    }
  )

test('no line breaks within a masked name or a label of four characters on the narrowest phone, in care mode on none', async () => {
  await read()
  await user.open('/')
  await user.tap('关怀模式')
  await user.see('退出关怀模式')
  await read()
  await user.page.setViewportSize(USUAL)
  await read()
})
