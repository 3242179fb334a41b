import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS, MINUTE_MS } from '@/domain/date'
import { activities, memberships, messages, products, smsCodes } from '../../db/schema'
import { OWNER, VISIT_DATE } from '../../testing/ordering'
import { server, stranger, steps, testOrders } from '../../testing/order-tests'

const PRODUCT = 'CK1003'
const MEMBERSHIP = 'MB8801'
const FEE = 88
const DONE = 75
const REFUNDED = 95

testOrders({ sound: true })
let me: Session
beforeEach(async () => {
  // A year goes by in some tests, which ends a session, and the clock goes back between them.
  await server.database.db.delete(smsCodes)
  me = await server.login('10000000001')
  await server.database.db.delete(memberships)
})

const detail = async (who?: Session) =>
  (await server.call('member.detail', {}, who ? { session: who } : {})).results
const quoted = async (who: Session, productCode = PRODUCT) => {
  const input = { orgCode: 'H1001', productCode, rtime: VISIT_DATE, customAddPackage: [] }
  return (await server.call('addon.quote', input, { session: who })).results[0]!.userPayPrice
}
const goodsOrder = (productCode: string, skuId = `${productCode}-1`) =>
  server.call(
    'order.completeGoods',
    { ...{ receiveName: '陈予安', receivePhone: '10000000001', quantity: 1 }, productCode, skuId },
    { session: me }
  )
async function joined(): Promise<string> {
  const orderNum = (await goodsOrder(MEMBERSHIP)).results[0]!.orderNum
  await steps.pay(me, orderNum)
  return orderNum
}
const checkup = () => steps.placed(me, { productCode: PRODUCT, medUserInfo: { ...OWNER, contactsId: '' } })
const refund = async (orderNum: string, amount = FEE) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, reasonId: 7 },
    { session: me, idempotencyKey: `refund-member-${orderNum}` }
  )
const preview = async (orderNum: string) => {
  const { code, message } = await server.callRaw('order.refundPreview', { orderNum }, { session: me })
  return code === ErrorCode.ok ? '' : message
}

test('the page says what it costs, gives and asks; a guest is told nothing of a year', async () => {
  expect(await detail()).toMatchObject({
    ...{ price: FEE, percent: 90, kindNames: ['体检', '口腔', '好物'], days: 365, refundDays: 7 },
    ...{ breakEven: 880, state: 'none', endAt: null, saved: 0, refund: null, lastYear: null }
  })
  const { lastYear, example } = await detail(me)
  expect(lastYear!.saves).toBeCloseTo(lastYear!.paid / 10, 2)
  expect(lastYear!.net).toBeCloseTo(lastYear!.saves - FEE, 2)
  expect(example!.price).toBeCloseTo(example!.usualPrice * 0.9, 2)
})

test('paid, it counts in every quote and order of its owner, and of nobody else', async () => {
  const usual = await quoted(me)
  const orderNum = await joined()
  const price = Math.floor(usual * 90) / 100
  expect([await quoted(me), await quoted(stranger)]).toEqual([price, usual])
  expect((await checkup()).payPrice).toBe(price)
  expect(await steps.status(me, orderNum)).toBe(DONE)
  const order = await steps.detail(me, orderNum)
  expect([order.statusName, order.codes, order.actions.includes('useCode')]).toEqual(['已开通', [], false])
})

test('of goods with several choices each has its own price; the membership itself has none', async () => {
  const { results } = await server.call(
    'goods.quote',
    { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 },
    { session: me }
  )
  await joined()
  const after = await server.call(
    'goods.quote',
    { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 },
    { session: me }
  )
  // Two of 95 yuan and 8 of freight: the freight stays.
  expect([results[0]!.userPayPrice, after.results[0]!.userPayPrice]).toEqual([198, 179])
  const renewal = await server.call(
    'goods.quote',
    { productCode: MEMBERSHIP, skuId: `${MEMBERSHIP}-1`, quantity: 1 },
    { session: me }
  )
  expect(renewal.results[0]!.userPayPrice).toBe(FEE)
})

test('what it saved is told of orders that stand', async () => {
  const usual = await quoted(me)
  await joined()
  const { orderNum } = await checkup()
  expect(await detail(me)).toMatchObject({ state: 'member', saved: 0, savedOrders: 0, refund: null })
  await steps.pay(me, orderNum)
  const { saved, savedOrders } = await detail(me)
  expect([saved, savedOrders]).toEqual([Math.round(usual * 10) / 100, 1])
})

describe('it goes back', () => {
  test('within seven days, unused: all of it, and its price counts no more', async () => {
    const usual = await quoted(me)
    const orderNum = await joined()
    expect((await detail(me)).refund).toMatchObject({ orderNum })
    server.clock.advance(7 * DAY_MS - MINUTE_MS)
    me = await server.login('10000000001')
    expect(await preview(orderNum)).toBe('')
    expect((await refund(orderNum)).code).toBe(ErrorCode.ok)
    await steps.tick()
    expect([await steps.status(me, orderNum), await quoted(me)]).toEqual([REFUNDED, usual])
    expect((await detail(me)).state).toBe('none')
  })

  test('not a moment after seven days', async () => {
    const orderNum = await joined()
    server.clock.advance(7 * DAY_MS)
    me = await server.login('10000000001')
    expect(await preview(orderNum)).toContain('超过 7 天')
    expect((await refund(orderNum)).code).toBe(ErrorCode.business)
    expect((await detail(me)).refund).toBeNull()
  })

  test('not while an order has its price, paid or not; once that is closed it does', async () => {
    const orderNum = await joined()
    const other = await checkup()
    expect(await preview(orderNum)).toContain('已有订单按会员价')
    expect((await refund(orderNum)).code).toBe(ErrorCode.business)
    await server.call('order.cancel', { id: other.orderNum }, { session: me })
    expect(await preview(orderNum)).toBe('')
  })

  test('or an order has its price, of both at once', async () => {
    const orderNum = await joined()
    await Promise.all([
      refund(orderNum),
      steps.complete(me, { productCode: PRODUCT, medUserInfo: { ...OWNER, contactsId: '' } })
    ])
    const [row] = await server.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.orderNum, orderNum))
    expect(row!.endedAt === null || row!.taken === 0).toBe(true)
  })
})

test('a renewal begins where the first ends; when that goes back it moves up', async () => {
  const first = await joined()
  const { endAt } = await detail(me)
  const second = await joined()
  expect((await detail(me)).endAt).toBe(endAt! + 365 * DAY_MS)
  expect((await refund(first)).code).toBe(ErrorCode.ok)
  const [row] = await server.database.db.select().from(memberships).where(eq(memberships.orderNum, second))
  expect(row!.startAt.getTime()).toBe(server.clock.now().getTime())
  expect(row!.endAt.getTime() - row!.startAt.getTime()).toBe(365 * DAY_MS)
})

test('a week before its end its owner is told, once; it can be renewed while it is sold, and is over at its end', async () => {
  await joined()
  const { endAt } = await detail(me)
  const told = async () =>
    (await server.database.db.select().from(messages)).filter(({ key }) => key.startsWith('member-ends:'))
      .length
  server.clock.set(new Date(endAt! - 7 * DAY_MS - MINUTE_MS))
  await steps.tick()
  expect(await told()).toBe(0)
  server.clock.set(new Date(endAt! - 7 * DAY_MS))
  await steps.tick()
  await steps.tick()
  expect(await told()).toBe(1)
  await server.database.db.delete(smsCodes)
  me = await server.login('10000000001')
  const sale = eq(activities.activityId, 'M88')
  const [was] = await server.database.db.select().from(activities).where(sale)
  expect((await detail(me)).state).toBe('member')
  await server.database.db
    .update(activities)
    .set({ endAt: new Date(endAt! + DAY_MS) })
    .where(sale)
  expect((await detail(me)).state).toBe('renewable')
  await server.database.db.update(memberships).set({ endAt: server.clock.now() })
  expect((await detail(me)).state).toBe('none')
  await server.database.db.update(activities).set({ endAt: was!.endAt }).where(sale)
  expect((await server.callRaw('member.detail', {}, { session: me })).code).toBe(ErrorCode.notFound)
})

test('it stands on no shelf and in no search', async () => {
  const { results } = await server.call('product.list', { category: 'goods', pageSize: 50 })
  expect(JSON.stringify(results)).not.toContain(MEMBERSHIP)
})

test('a shop that sells none says 404', async () => {
  const of = eq(products.productCode, MEMBERSHIP)
  await server.database.db.update(products).set({ onShelf: false }).where(of)
  try {
    expect((await server.callRaw('member.detail', {}, {})).code).toBe(ErrorCode.notFound)
  } finally {
    await server.database.db.update(products).set({ onShelf: true }).where(of)
  }
})
