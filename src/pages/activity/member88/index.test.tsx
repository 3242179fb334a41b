import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { isPrivate, matchPath } from '@/routes/href'
import { DAY_MS } from '@/domain/date'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import Member88Page from './index'

type Detail = ResultsOf<'member.detail'>

const detail = (change: Partial<Detail> = {}): Detail => ({
  ...{ serverTime: NOW, name: '澄安88会员', productCode: 'MB8801', category: 36, skuId: 'MB8801-1' },
  ...{
    price: 88,
    days: 365,
    percent: 90,
    kindNames: ['体检', '口腔', '好物'],
    refundDays: 7,
    breakEven: 880
  },
  example: { name: '深度体检·男士款', usualPrice: 1080, price: 972 },
  ...{ state: 'none', endAt: null, saved: 0, savedOrders: 0, refund: null },
  lastYear: { orders: 2, paid: 1479, saves: 147.9, net: 59.9 },
  rules: ['不自动续费，到期前 7 天提醒您'],
  ...change
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(shown: Detail | (() => Detail), { guest = false, elder = false } = {}) {
  world = createWorld({
    calls: { 'member.detail': () => (typeof shown === 'function' ? shown() : shown) },
    ...(guest ? { session: null } : {})
  })
  world.root.settings.setElder(elder)
  await act(async () => {
    page = await world.open('member88', Member88Page)
  })
  await idle()
}

test('R2.62 /88member is the page of the membership, which everybody may open', async () => {
  expect([matchPath('/88member')?.name, isPrivate('/88member')]).toEqual(['member88', false])
  await open(detail(), { guest: true })
  expect(shows('一次体检省 108 元')).toBe(true)
})

test('what it gives, whether it was worth it, and when not to buy it', async () => {
  await open(detail())
  for (const text of [
    '按深度体检·男士款 1080 元打 9 折算',
    '体检、口腔、好物，不限次数',
    '净省',
    '一年在这里花不到 880 元，不开更划算。',
    '不自动续费',
    '7 天内没有订单用过会员价，全额退'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  for (const said of ['1479.00元', '减147.90元', '59.90元'])
    expect([said, all(`[aria-label="${said}"]`).length]).toEqual([said, 1])
})

test('who would have paid more than it saves is told so', async () => {
  await open(detail({ lastYear: { orders: 1, paid: 500, saves: 50, net: -38 } }))
  expect([shows('不够抵年费，还差'), shows('净省')]).toEqual([true, false])
  expect(all('[aria-label="38.00元"]').length).toBe(1)
})

test('a guest logs in to have it reckoned', async () => {
  await open(detail({ lastYear: null }), { guest: true })
  await tap(control('button', '去登录'))
  expect(world.visited.join()).toContain(encodeURIComponent('/88member'))
})

test('it is bought as any product is, one of it', async () => {
  await open(detail())
  await tap(control('button', '立即开通'))
  expect(world.visited).toEqual(['/process/confirm/health-selection/MB8801'])
  const draft = world.root.process.open({ kind: 'health-selection', productCode: 'MB8801' })
  expect(draft.parts.goods).toEqual({ category: 36, skuId: 'MB8801-1', quantity: 1 })
})

test('a member sees until when, what it saved, and no second one to buy', async () => {
  await open(detail({ state: 'member', endAt: NOW + 200 * DAY_MS, saved: 108, savedOrders: 1 }))
  expect(shows('已省 ¥108.00（1 单）')).toBe(true)
  expect([control('button', '立即开通'), byText('值不值，算一下')]).toEqual([undefined, undefined])
  await tap(control('button', '去选体检'))
  expect(world.visited).toEqual(['tab /shop'])
})

test('unused in its first days it can be given back from here', async () => {
  await open(
    detail({
      ...{ state: 'member', endAt: NOW + 360 * DAY_MS },
      refund: { orderNum: 'CA1', until: NOW + 2 * DAY_MS }
    })
  )
  await tap(control('button', '申请退款'))
  expect(world.visited).toEqual(['/reFund/CA1'])
})

test('one that runs out soon can be renewed, from its end on', async () => {
  await open(detail({ state: 'renewable', endAt: NOW + 10 * DAY_MS }))
  expect(shows('起算')).toBe(true)
  await tap(control('button', '续一年'))
  expect(world.visited).toEqual(['/process/confirm/health-selection/MB8801'])
})

test('it ends while its page is open: it is asked for anew', async () => {
  let now = detail({ state: 'renewable', endAt: NOW + 2000 })
  await open(() => now)
  now = detail({ serverTime: NOW + 2000 })
  world.setNow(NOW + 2000)
  await idle(1100)
  expect(control('button', '立即开通')).toBeDefined()
})

test('the same price in care mode', async () => {
  await open(detail(), { elder: true })
  expect(all('[aria-label="88.00元"]').length).toBeGreaterThan(0)
  expect(control('button', '立即开通')).toBeDefined()
})

test('a shop without one says so and leads on', async () => {
  await open(() => {
    throw new CallError(ErrorCode.notFound, '活动不存在或已下线')
  })
  expect(shows('会员暂未开放')).toBe(true)
  await tap(byText('去商城看看'))
  expect(world.visited).toEqual(['tab /shop'])
})
