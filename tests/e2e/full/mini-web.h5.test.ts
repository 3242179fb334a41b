import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { submit, toConfirm } from '../journeys/steps'
import { MiniProgramDoor } from '../support/doors/mini-program'
import { SiteInDoor } from '../support/doors/site'
import { startLocalServer } from '../support/local-server'
import { opened } from '../support/open'
import { openWire } from '../support/wire'

let web: SiteInDoor
let mini: MiniProgramDoor

opened(async (open) => {
  const server = await open(startLocalServer())
  const wire = await open(openWire(server.origin))
  web = await open(SiteInDoor.open('miniWeb', { server, wire, artifacts: 'mini-web' }))
  mini = await open(MiniProgramDoor.open(wire, 'mini-web'))
})

test('what a page in a web-view orders is paid on the mini-program’s own page, and the web-view’s page hears it of the server', async () => {
  await mini.user.open('/mine/order')
  await mini.logIn()
  await mini.user.at(/^\/mine\/order/)
  await web.enter()
  await web.user.link('orderList', {})
  await web.logIn()
  await web.user.at(/^\/mine\/order/)
  await toConfirm(web.user)
  await submit(web.user)
  await web.user.tap(/^微信支付 ¥/)
  const { params } = await web.host.asked('invokeMiniProgramAPI')
  const { url } = params['arg'] as { url: string }
  await mini.user.enter(url.replace(/^\//, ''))
  await mini.user.see('支付剩余时间')
  await mini.pay('approve')
  await mini.user.at(/^\/pay-success/)
  await mini.user.see('预约成功')
  await web.user.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await web.user.at(/^\/pay-success/)
  await web.user.see('预约成功')
  assert.deepEqual([...mini.user.problems(), ...web.user.problems()], [])
})
