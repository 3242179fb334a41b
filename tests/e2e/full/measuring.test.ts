import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { passGreeting } from '../journeys/greeting'
import { DEMO_PHONE, logIn } from '../journeys/log-in'
import { startLocalServer, tables, type LocalServer } from '../support/local-server'
import { opened } from '../support/open'
import { launchPhone, type Phone } from '../support/phone'

let server: LocalServer
let user: Phone

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(launchPhone(server.origin, 'measuring'))
})

/** The file is fetched a while after the yes, and what was measured is sent a while later. */
const REST_MS = 14_000

async function rest(): Promise<void> {
  const page = user.target === 'h5' ? user.page : user.host.page
  await page.waitForTimeout(REST_MS)
}

const told = () => server.db.select().from(tables.analyticsEvents)

test('a guest who was not asked is not measured', async () => {
  await user.open('/')
  await passGreeting(user)
  await user.open('/selling/gene-home/GH7002')
  await user.see('加入购物车')
  await rest()
  assert.deepEqual(await told(), [])
  assert.doesNotMatch(await user.kept(), /measured/)
})

test('who logs in and accepts the agreements is measured, by pages and parts alone', async () => {
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
  await rest()
  await user.open('/selling/gene-home/GH7002')
  await user.see('加入购物车')
  await rest()
  await user.tap('加入购物车')
  await rest()
  const events = await told()
  const named = events.map(({ type, page, part, kind }) => [type, page, part, kind].join(' ').trim())
  assert.ok(named.includes('page_view /selling/:type/:id  gene-home'), named.join('\n'))
  assert.ok(named.includes('click /selling/:type/:id detail-to-cart gene-home'), named.join('\n'))
  assert.ok(
    events.some(({ type, part }) => type === 'exposure' && part === 'detail-to-cart'),
    named.join('\n')
  )
  assert.deepEqual(
    new Set(events.map(({ channel, door }) => `${channel} ${door}`)),
    new Set([user.target === 'h5' ? 'H5 browser' : 'WEAPP weapp'])
  )
  const text = JSON.stringify(events)
  for (const personal of [DEMO_PHONE, '陈予安', 'GH7002']) assert.ok(!text.includes(personal), personal)
})

test('a no in the settings ends it at once, and nothing is kept', async () => {
  await user.open('/mine/setting')
  await user.tap('帮助我们改进')
  const before = (await told()).length
  await user.open('/')
  await user.see('限时秒杀')
  await user.open('/help')
  await rest()
  assert.equal((await told()).length, before)
  assert.doesNotMatch(await user.kept(), /measured:/)
  assert.deepEqual(user.problems(), [])
})
