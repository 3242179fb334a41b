import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { CardDetail } from '@/contract/card/wallet-dto'
import {
  NUMBER,
  PERSONAL,
  personalCard,
  wireDetail,
  wirePeople,
  wirePerson,
  wireRight
} from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import DetailPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(card: CardDetail = wireDetail(), calls: FakeCalls = {}) {
  world = createWorld({ calls: { 'card.detail': () => card, ...calls } })
  await act(async () => {
    page = await world.open('cardDetail', DetailPage, { cardNum: card.cardNumber })
  })
  await idle()
}

const VISIT = {
  orderNum: 'CA77',
  orderType: 1,
  productCode: 'CK1017',
  personName: '陈**',
  relation: '本人',
  date: '2026-11-24',
  timespan: '08:00-08:30',
  orgName: '北京望京分院',
  visited: 0 as const
}

test('whose it is, its time, what it gives with the rule, and why something does not suit', async () => {
  await open()
  expect(world.made1('card.detail')).toEqual({ x: NUMBER })
  for (const text of [
    '云桥科技（演示企业）',
    '7700 **** **** 0017',
    '陈予安 · 本人',
    '2026-10-21 起',
    '还有 180 天',
    '三选一',
    '程序员减压套餐',
    '17 项 · 22–45岁',
    '14 项 · 40 岁起，你 38 岁',
    '都包含',
    '胸部DR、低剂量CT 任选 1 项',
    '可用 200.00',
    '家属共享 1 份',
    '人事信息有误，请联系单位福利专员；我们改不了'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(byText('用这张卡预约'))
  expect(world.visited).toEqual([`/card-appointment?cardNumber=${NUMBER}`])
  expect(world.root.items.get('cardNumber')).toBe(NUMBER)
})

test('a personal card has its password; neither quota nor family stand there', async () => {
  await open(wireDetail({ ...personalCard(), addons: [], familyLeft: 0, hasPassword: 1 }))
  expect([shows('加项额度'), shows('家属共享'), shows('人事信息')]).toEqual([false, false, false])
  await tap(byText('修改卡密'))
  expect(world.visited).toEqual([`/update-password/${PERSONAL}/detail`])
})

test('a booked visit stands under what it is of, and leads to its order', async () => {
  await open(wireDetail({ rights: [wireRight({ left: 0, occupied: 1, orders: [VISIT] })] }))
  expect(shows('份数都用完了')).toBe(true)
  await tap(byLabel('查看订单，陈** 已约 11-24 周二 · 北京望京分院'))
  expect(world.visited).toEqual(['/order/order-detial/CA77'])
})

test('losing it says what happens next, and the card is shut until it is found by a code', async () => {
  const lost = wireDetail({ state: 'lost', lostAt: 1 })
  await open(wireDetail({ rights: [wireRight({ orders: [VISIT] })] }), {
    'card.loss': () => lost,
    'card.sendCode': () => ({ retryAfter: 60, demoCode: '135790' }),
    'card.found': () => wireDetail()
  })
  await tap(byText('挂失'))
  expect(shows('11-24 周二 08:00-08:30 北京望京分院的预约照常，到检看身份证')).toBe(true)
  await tap(byText('挂失这张卡'))
  expect(world.made1('card.loss')).toEqual({ cardNumber: NUMBER })
  expect([shows('这张卡已挂失'), byText('解绑')]).toEqual([true, undefined])
  await tap(byText('解挂'))
  await tap(byText('获取验证码'))
  await page?.type('#card-found-code input', '135790')
  await tap(byText('解挂这张卡'))
  expect(world.made1('card.found')).toEqual({ cardNumber: NUMBER, code: '135790' })
  expect(byText('用这张卡预约')).toBeDefined()
})

test('R7.124 unbinding takes it out of the account', async () => {
  await open(wireDetail(), { 'card.unbind': () => ({}) })
  await tap(byText('解绑'))
  expect(shows('卡回到未绑定，凭工号可以再绑')).toBe(true)
  await tap(byText('解绑这张卡'))
  expect(world.made1('card.unbind')).toEqual({ x: NUMBER })
  expect(world.visited.at(-1)).toBe('tab /')
})

test('R7.124 with a visit to come it cannot be unbound: the order in the way is told and led to', async () => {
  await open(
    wireDetail({ unbindRefusal: '11-24 还有一次没到检的预约', unbindOrderNum: 'CA77', unbindOrderType: 1 })
  )
  await tap(byText('解绑'))
  expect(shows('11-24 还有一次没到检的预约')).toBe(true)
  expect(byText('解绑这张卡')?.getAttribute('aria-disabled')).toBe('true')
  await tap(byText('看这单预约'))
  expect(world.visited).toEqual(['/order/order-detial/CA77'])
})

test('somebody of the family is named within the share, and taken out again', async () => {
  const named = wirePeople().map((one) =>
    one.contactsId === 'c002' ? { ...one, named: 1 as const, canName: 0 as const } : one
  )
  await open(wireDetail(), {
    'card.people': wirePeople,
    'card.nameFamily': () => named,
    'card.dropFamily': wirePeople
  })
  await tap(
    control('button', '家属共享 1 份配偶或子女，满 18 岁，不含额度') ??
      byText('家属共享 1 份配偶或子女，满 18 岁，不含额度')
  )
  expect([shows('林知夏 · 配偶'), shows('未满 18 岁'), byLabel('加入陈小满')]).toEqual([
    true,
    true,
    undefined
  ])
  await tap(byLabel('加入林知夏'))
  expect(world.made1('card.nameFamily')).toEqual({ cardNumber: NUMBER, contactsId: 'c002' })
  await tap(byLabel('移除林知夏'))
  expect(world.made1('card.dropFamily')).toEqual({ cardNumber: NUMBER, contactsId: 'c002' })
})

test('without a line another try; a card that is not here leads to the wallet', async () => {
  let code: number = ErrorCode.network
  await open(wireDetail(), {
    'card.detail': () => {
      throw new CallError(code, '')
    }
  })
  code = ErrorCode.notFound
  await tap(byText('重新加载'))
  await tap(byText('看我的卡'))
  expect(world.visited).toEqual(['replace /card-service'])
  expect(wirePerson().holder).toBe(1)
})

test('a card with a balance alone says what it is good for and books nothing by itself', async () => {
  const balance = { granted: 800, left: 650, occupied: 0, used: 150, expired: 0 }
  await open(wireDetail({ ...personalCard({ rights: [], balance }), addons: [], familyLeft: 0 }))
  expect([shows('可用 650.00'), shows('用卡预约时，自付的部分可以从这里付')]).toEqual([true, true])
  expect(byText('用这张卡预约')).toBeUndefined()
})

test('the package that was chosen stands alone until somebody has come, with the way to another one', async () => {
  const taken = { left: 0, occupied: 1, orders: [VISIT] }
  await open(wireDetail({ rights: [wireRight(taken)] }))
  expect([shows('程序员减压套餐'), shows('甲状腺与代谢专项'), shows('三选一')]).toEqual([true, false, false])
  await tap(byLabel('三选一换一套，先取消已约的这单'))
  expect(world.visited).toEqual(['/order/order-detial/CA77'])
  page?.leave()
  await open(wireDetail({ rights: [wireRight({ ...taken, orders: [{ ...VISIT, visited: 1 as const }] })] }))
  expect([shows('甲状腺与代谢专项'), shows('换一套')]).toEqual([true, false])
})

test('another package in the place of the card’s folds nothing: what the card has stays to be seen', async () => {
  const orders = [{ ...VISIT, productCode: 'CK1003' }]
  await open(wireDetail({ rights: [wireRight({ left: 0, occupied: 1, orders })] }))
  expect([shows('程序员减压套餐'), shows('甲状腺与代谢专项'), shows('换一套')]).toEqual([true, true, false])
})

test.each([
  [31, 'live', false],
  [30, 'live', true],
  [12, 'early', false]
] as const)('with %s days left of a card that is %s the line urges: %s', async (daysLeft, state, urges) => {
  await open(wireDetail({ daysLeft, state }))
  expect(document.querySelector('[class*="soon"]') !== null).toBe(urges)
})
