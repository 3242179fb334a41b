import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { prepareLinks } from '../journeys/linked'
import { logIn } from '../journeys/log-in'
import { passGreeting } from '../journeys/greeting'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { opened } from '../support/open'
import { launchPhone, type Phone } from '../support/phone'

const PRODUCT = '/selling/checkup/CK1003'
const LINE = /^离线 · 显示的是 \d+月\d+日 \d\d:\d\d 的内容/

let server: LocalServer
let user: Phone

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'offline', { keepsSite: true }))
})

async function connect(online: boolean): Promise<void> {
  if (user.target === 'h5') await user.page.context().setOffline(!online)
  else user.host.offline(!online)
}

/** What was answered is kept a while after the page stands, the site's files after that. */
async function rest(): Promise<void> {
  const page = user.target === 'h5' ? user.page : user.host.page
  await page.waitForTimeout(user.target === 'h5' ? 7000 : 4000)
}

test('without network home, the last product and what the desk asks for are there with their time, and take over when it returns', async () => {
  const { paidOrder } = await prepareLinks(server)
  const order = `/order/order-detial/${paidOrder}`
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
  await user.open(PRODUCT)
  await user.see('立即预约')
  await rest()
  await user.open(order)
  await user.see(/\d{4} \d{4} \d{2}/)
  const number = /\d{4} \d{4} \d{2}/.exec(await user.text())?.[0] ?? ''
  await rest()
  await user.open('/')
  await passGreeting(user)
  await user.see('限时秒杀')
  await rest()

  await connect(false)
  await user.open('/')
  await user.see(LINE)
  await user.see('限时秒杀')
  await user.shot('home')

  await user.open(PRODUCT)
  await user.see(LINE)
  await user.see('深度体检·男士款')
  await user.shot('product')
  await user.tap('立即预约')
  await user.see('现在没有网络，连上后才能预约和支付')
  await user.at(/^\/selling\//)

  await user.open(order)
  await user.see(LINE)
  await user.see('到店出示')
  await user.see(number)
  await user.shot('desk')

  await connect(true)
  await user.gone(LINE)
  await user.gone('到店出示')
  await user.see(number)
  assert.equal(await user.shows('网络异常'), false)
})

test('what was kept of a person goes with them', async () => {
  assert.match(await user.kept(), /checkupDetail/)
  await user.open('/mine')
  await user.tap('退出登录')
  await user.see('确定退出登录吗？')
  await user.tap('退出登录')
  await user.see('已退出登录')
  assert.doesNotMatch(await user.kept(), /checkupDetail|order\/next/)
})
