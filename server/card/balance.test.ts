/** The balance of a card pays of every order: with a coupon, a gift card and money, changed, and given back in parts. */
import { and, eq } from 'drizzle-orm'
import type { EndpointName } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { orderReservations } from '../db/schema'
import { ask, costs, FOUR, leaveOnCard, left, MONEY, once, refund } from '../testing/balance'
import { OWNER, RECIPIENT, VISIT_DATE, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'

testOrders({ sound: true })

const LATER = { timeSpanId: 103, timespanStr: '08:30-09:00' }

describe('balance, coupon, gift card and money pay one order', () => {
  test('each is told what it pays; all of it is back when the order is cancelled before it is paid', async () => {
    const { orderNum, orderPayPrice, payPrice } = await steps.placed(session, FOUR)
    expect([orderPayPrice, payPrice, await left()]).toEqual([1030, 110, [0, 0]])
    const { stored, terms } = await steps.detail(session, orderNum)
    expect(stored).toEqual([
      { name: '礼品卡', amount: 120 },
      { name: '卡余额', amount: 800 }
    ])
    expect(terms.map(({ name, amount }) => [name, amount])).toEqual([
      ['合计', 1030],
      ['礼品卡抵扣', 120],
      ['卡余额抵扣', 800],
      ['应付', 110]
    ])
    expect((await steps.create(session, orderNum)).results.payPrice).toBe(110)
    expect((await ask('order.cancel', { id: orderNum })).code).toBe(ErrorCode.ok)
    expect([await left(), await steps.couponState('u1001', 'CP-PL50')]).toEqual([[120, 800], 'unused'])
  })

  test('all of it goes back by the ways that it came, the gift card first, and the coupon too', async () => {
    const { orderNum } = await steps.placed(session, FOUR)
    await steps.pay(session, orderNum)
    const { payments } = await steps.detail(session, orderNum)
    expect(payments[0]!.ways.map(({ name, amount }) => [name, amount])).toEqual([
      ['礼品卡', 120],
      ['卡余额', 800],
      ['微信支付', 110]
    ])
    const view = (await ask('invoice.view', { id: orderNum })).results
    expect([view.amount, view.stored, view.couponPrice]).toEqual([
      110,
      [
        { name: '礼品卡', amount: 120 },
        { name: '卡余额', amount: 800 }
      ],
      50
    ])
    expect(await refund(orderNum)).toEqual([
      ['礼品卡', 120],
      ['卡余额', 800],
      ['微信支付', 110]
    ])
    expect([await left(), await steps.couponState('u1001', 'CP-PL50')]).toEqual([[120, 800], 'unused'])
  })

  test('each part has its share of what was paid: the gift card’s money first, then the balance, then money', async () => {
    await leaveOnCard(100)
    const goods = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 3 }
    const { results } = await ask('order.completeGoods', { ...goods, ...FOUR, couponCode: 'CP-CH30' }, once())
    const { orderNum, orderPayPrice, payPrice } = results[0]!
    expect([orderPayPrice, payPrice, await left()]).toEqual([263, 43, [0, 0]])
    await steps.pay(session, orderNum)
    expect([await refund(orderNum, 1), await left()]).toEqual([[['礼品卡', 85]], [85, 0]])
    expect([await refund(orderNum, 1), await left()]).toEqual([
      [
        ['礼品卡', 35],
        ['卡余额', 50]
      ],
      [120, 50]
    ])
    expect([await refund(orderNum), await left()]).toEqual([
      [
        ['卡余额', 50],
        ['微信支付', 43]
      ],
      [120, 100]
    ])
  })

  const moves = (orderNum: string, difference: number) => ({
    ...{ orderNum, hospitalId: 'H1001', regDate: VISIT_DATE, ...LATER, difference }
  })
  test('a dearer day is paid by money alone, and all of it goes back by its ways', async () => {
    const { orderNum } = await steps.placed(session, FOUR)
    await steps.pay(session, orderNum)
    await costs(118_000)
    expect((await ask('order.changeVisit', moves(orderNum, 100), once())).code).toBe(ErrorCode.ok)
    const due = await ask('pay.create', { orderNo: orderNum, channel: 'wechat-h5', due: 'change' })
    expect(due.results.payPrice).toBe(100)
    await steps.press(due.results.cashierUrl.split('/').pop() ?? '', 'approve')
    await steps.tick()
    const ways = await refund(orderNum)
    const fen = (name: string) => ways.reduce((sum, way) => (way[0] === name ? sum + Number(way[1]) : sum), 0)
    expect(['礼品卡', '卡余额', '微信支付'].map(fen)).toEqual([120, 800, 210])
    expect(await left()).toEqual([120, 800])
  })

  test('what a cheaper day costs less goes to the gift card and then to the balance; the rest later by its ways', async () => {
    const { orderNum } = await steps.placed(session, FOUR)
    await steps.pay(session, orderNum)
    await costs(88_000)
    expect((await ask('order.changeVisit', moves(orderNum, -200), once())).code).toBe(ErrorCode.ok)
    await steps.tick()
    expect(await left()).toEqual([120, 80])
    expect(await refund(orderNum)).toEqual([
      ['卡余额', 720],
      ['微信支付', 110]
    ])
    expect(await left()).toEqual([120, 800])
  })
})

const who = { medUserInfo: OWNER, regDate: VISIT_DATE, orderSource: '50' }
const KINDS: readonly (readonly [string, EndpointName, object])[] = [
  [
    'a dental visit',
    'order.completeDental',
    {
      ...who,
      orgId: 'D5101',
      productCode: 'DT0101',
      regTime: '14:00-14:30',
      schedulingId: 205,
      medUserInfo: WIFE
    }
  ],
  [
    'a test of Waston',
    'order.completeWatson',
    {
      ...who,
      hospitalId: 'H2001',
      productCode: 'WS1104',
      timeSpanId: 103,
      timeSpanDesc: '08:30-09:00',
      breakfastId: 1
    }
  ],
  [
    'a vaccine, of which a deposit is paid first',
    'order.completeVaccine',
    {
      ...{
        ...who,
        medUserInfo: WIFE,
        orgCode: 'V4201',
        productCode: 'VA1302',
        payAll: 0,
        payType: 'deposit'
      },
      ...{ startTimeSpan: '09:00-10:00', timeSpanId: 301, buyCity: '广东省-深圳市' }
    }
  ],
  ['goods', 'order.completeGoods', { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }],
  ['a kit', 'order.completeKit', { ...RECIPIENT, productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 }],
  [
    'codes',
    'order.completeCoupon',
    {
      receiveName: '林知夏',
      receivePhone: '13800000007',
      productCode: 'CA3101',
      skuId: 'CA3101-1',
      quantity: 1
    }
  ]
]
test.each(KINDS)('the balance pays of %s', async (_kind, name, input) => {
  const answer = await server.callRaw(name, { ...input, balanceCard: MONEY }, { session, ...once() })
  expect([answer.code, answer.message]).toEqual([ErrorCode.ok, 'success'])
  const [made] = answer.results as { orderNum: string; payPrice: number }[]
  const [taken] = await server.database.db
    .select()
    .from(orderReservations)
    .where(and(eq(orderReservations.orderNum, made!.orderNum), eq(orderReservations.kind, 'cardBalance')))
  expect(taken!.amount).toBeGreaterThan(0)
  expect((await left())[1]).toBe(800 - taken!.amount / 100)
})

test('R7.55 what a dental visit on a company’s card costs more is paid by the balance', async () => {
  const card = '7700200000000025'
  await ask('card.nameFamily', { cardNumber: card, contactsId: 'c002' })
  const dental = { orgId: 'D5101', productCode: 'DT0106', regTime: '14:00-14:30', schedulingId: 205 }
  const { code, results } = await ask(
    'card.completeDental',
    {
      ...{ ...dental, regDate: VISIT_DATE, medUserInfo: WIFE, balanceCard: MONEY },
      ...{ cardNumber: card, fromComboId: '2102' }
    },
    once()
  )
  // 398 less 228.
  expect([code, results[0]?.orderPayPrice, results[0]?.payPrice]).toEqual([ErrorCode.ok, 170, 0])
  expect(await left()).toEqual([120, 630])
})

test('of several orders of a cart it pays one after the other, and each gives back its own', async () => {
  const line = { quantity: 1, priceVersion: '' }
  const { results } = await ask(
    'order.completeCart',
    {
      ...RECIPIENT,
      balanceCard: MONEY,
      goods: [
        { productCode: 'HS2003', skuId: 'HS2003-1', ...line },
        { productCode: 'HS2009', skuId: 'HS2009-3', ...line }
      ]
    },
    once()
  )
  const [first, second] = results
  expect([results.length, first!.payPrice]).toEqual([2, 0])
  expect(await steps.status(session, second!.orderNum)).toBeGreaterThanOrEqual(30)
  const spent = 800 - (await left())[1]!
  expect(spent).toBeGreaterThan(200)
  await refund(first!.orderNum)
  await refund(second!.orderNum)
  expect(await left()).toEqual([120, 800])
})
