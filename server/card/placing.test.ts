/** An order with a card: what the card pays, what is left to pay, and what comes back. */
import { eq } from 'drizzle-orm'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import { boundCards, cardRights, storedValues } from '../db/schema'
import { transact } from '../db/transact'
import { orderInput, VISIT_DATE, VISIT_SLOT, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { answerVisit } from '../ordering/visits/commands/answer-visit'
import { expireCards } from './commands/expire-cards'
import { withdrawRights } from './commands/withdraw-rights'

testOrders({ sound: true })

const COMPANY = '7700200000000017'
const MONEY = '8600100012345704'
const REQUIRED = [{ addPackageId: 6101, itemCodeList: ['LU001'] }]
const FATHERS = '8600100012345688'
const FATHER = {
  cardType: 1,
  contactsId: 'c003',
  gender: 1,
  identityCard: '990101195611090310',
  medUserName: '陈国栋',
  medUserPhone: '10000000003'
} as const

const ask = <N extends EndpointName>(name: N, input: InputOf<N>, options: object = {}) =>
  server.call(name, input, { session, ...options })
const order = (changes: Partial<InputOf<'card.complete'>> = {}, options: object = {}) =>
  ask(
    'card.complete',
    {
      ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: REQUIRED }),
      ...{ cardNumber: COMPANY, ...changes }
    },
    options
  )
const placed = async (changes: Partial<InputOf<'card.complete'>> = {}) => {
  const { code, results } = await order(changes)
  expect(code).toBe(1)
  return results[0]!
}
const detail = async (x = COMPANY) => (await ask('card.detail', { x })).results
const annual = async () => {
  const { left, occupied, used, expired, state, orders } = (await detail()).rights[0]!
  return { left, occupied, used, expired, state, orders: orders.length }
}
const movements = async (of: 'quota' | 'balance' | 'right', rightId?: string, x = COMPANY) =>
  (await ask('card.movements', { x, of, rightId })).results
const verbs = async (rightId: string) =>
  (await movements('right', rightId)).list.map(({ verb, amount, left }) => [verb, amount, left])

let keys = 0
async function refund(orderNum: string, amount: number) {
  const told = await ask('order.refundPreview', { orderNum })
  expect(told.results.amount).toBe(amount)
  return ask(
    'order.refund',
    { orderNum, amount, reasonId: 5 },
    { idempotencyKey: `card-back-${(keys += 1)}` }
  )
}
const spouse = () => ask('card.nameFamily', { cardNumber: COMPANY, contactsId: 'c002' })
const unspent = async () => [(await detail(MONEY)).balance, (await detail()).quota].map((sum) => sum?.left)

describe('R7.58 nothing is left to pay', () => {
  test('the order goes on as paid at 0: booked, no payment, one use taken, and all of it comes back', async () => {
    const { orderNum, payPrice } = await placed()
    expect(payPrice).toBe(0)
    expect(await steps.detail(session, orderNum)).toMatchObject({ orderStatus: 40, payPrice: 0 })
    expect(await annual()).toEqual({ left: 0, occupied: 1, used: 0, expired: 0, state: 'used', orders: 1 })
    expect((await ask('card.wallet', {})).results.cards[0]).toMatchObject({ tail: '0017', state: 'live' })
    expect((await refund(orderNum, 0)).code).toBe(1)
    expect(await annual()).toEqual({ left: 1, occupied: 0, used: 0, expired: 0, state: 'live', orders: 0 })
    expect(await verbs(`${COMPANY}-1`)).toEqual([
      ['return', 1, 1],
      ['take', -1, 0],
      ['grant', 1, 1]
    ])
  })

  test('coupons are judged on what the card leaves to the customer: none of it is none', async () => {
    const visit = { productCode: 'CK1017', orgCode: 'H2002', rtime: VISIT_DATE, customAddPackage: REQUIRED }
    const without = (await ask('coupon.list', visit)).results
    expect(without.baseAmount).toBeGreaterThan(0)
    expect(without.best.length).toBeGreaterThan(0)
    const onCard = { cardNumber: COMPANY, contactsId: 'c001' }
    expect((await ask('coupon.list', { ...visit, onCard })).results).toMatchObject({
      ...{ baseAmount: 0, payAmount: 0, best: [] }
    })
    const stranger = { cardNumber: COMPANY, contactsId: 'c999' }
    expect((await ask('coupon.list', { ...visit, onCard: stranger })).code).toBe(ErrorCode.notFound)
  })

  test('what was occupied is used once somebody has come, and nothing of it comes back', async () => {
    const { orderNum } = await placed()
    await steps.comesToday(orderNum)
    const { db } = server.database
    const came = await answerVisit({ db, now: server.clock.now }, { orderNum, no: 1, answer: 'visited' })
    expect(came.ok).toBe(true)
    expect(await annual()).toMatchObject({ left: 0, occupied: 0, used: 1, state: 'used' })
    expect(await verbs(`${COMPANY}-1`)).toEqual([
      ['use', -1, 0],
      ['grant', 1, 1]
    ])
    expect((await ask('card.unbind', { x: COMPANY })).code).toBe(1)
    await db
      .update(boundCards)
      .set({ userId: 'u1001', contactsId: 'c001' })
      .where(eq(boundCards.cardNumber, COMPANY))
  })

  test('a card that was bought serves whom it is for', async () => {
    const input = { cardNumber: FATHERS, productCode: 'CK1006', hospitalId: 'H1001', customAddPackage: [] }
    expect((await order(input)).code).toBe(ErrorCode.personUnfit)
    const { orderNum, payPrice } = await placed({ ...input, medUserInfo: FATHER })
    expect(payPrice).toBe(0)
    expect(await ask('card.unbind', { x: FATHERS })).toMatchObject({
      code: ErrorCode.cardRefused,
      results: [{ orderNum }]
    })
  })
})

describe('upgrades', () => {
  const upgrade = { productCode: 'CK1003', fromComboId: '2016', customAddPackage: [] }

  test('a dearer package costs its sale price less the entitlement’s, to the fen, also in the quote; both come back', async () => {
    const quoted = await ask('card.quote', {
      ...{ cardNumber: COMPANY, orgCode: 'H2002', rtime: VISIT_DATE, ...upgrade }
    })
    expect(quoted.results[0]).toMatchObject({ userPayPrice: 382, cardPrice: 698, basePrice: 1080 })
    const { priceVersion } = quoted.results[0]!
    const { orderNum, payPrice } = await placed({ ...upgrade, priceVersion })
    expect(payPrice).toBe(382)
    await steps.pay(session, orderNum)
    expect((await refund(orderNum, 382)).code).toBe(1)
    await steps.tick()
    expect(await annual()).toMatchObject({ left: 1, occupied: 0 })
  })

  test('for a spouse by the family’s share, once she is named; the share is hers alone', async () => {
    const hers = { ...upgrade, productCode: 'CK1004', medUserInfo: WIFE }
    expect(await order(hers)).toMatchObject({
      code: ErrorCode.personUnfit,
      message: '请先在卡里把 TA 填为家属'
    })
    const named = (await spouse()).results
    expect(named.find(({ contactsId }) => contactsId === 'c002')).toMatchObject({
      named: 1,
      left: 1,
      reason: ''
    })
    const choices = (await ask('card.choices', { cardNumber: COMPANY, contactsId: 'c002' })).results
    expect(choices.find(({ comboId }) => comboId === '2003')).toMatchObject({
      ...{ way: 'upgrade', fromComboId: '2016', coverPrice: 698, payPrice: 482, lostPrice: 0, fit: 1 }
    })
    const { orderNum, payPrice } = await placed(hers)
    expect(payPrice).toBe(482)
    const { rights, quota, family, familyLeft } = await detail()
    expect(rights.map(({ left }) => left)).toEqual([1, 1, 0])
    expect([quota!.left, family, familyLeft]).toEqual([
      200,
      [{ contactsId: 'c002', name: '林**', relation: '配偶' }],
      0
    ])
    expect(await ask('card.dropFamily', { cardNumber: COMPANY, contactsId: 'c002' })).toMatchObject({
      code: ErrorCode.cardRefused
    })
    await ask('order.cancel', { id: orderNum })
    expect((await ask('card.dropFamily', { cardNumber: COMPANY, contactsId: 'c002' })).code).toBe(1)
  })

  test('a cheaper package gives nothing back, and another kind is none of it', async () => {
    const cheaper = await order({ productCode: 'CK1002', fromComboId: '2016', customAddPackage: [] })
    expect(cheaper.results[0]).toMatchObject({ payPrice: 0 })
    const choice = (await ask('card.choices', { cardNumber: '7700200000000025', contactsId: 'c003' })).results
    expect(choice.find(({ comboId }) => comboId === '2013')).toMatchObject({
      ...{ way: 'included', fit: 0, reason: '限女士', payPrice: 0 }
    })
    expect((await order({ productCode: 'CK1002', fromComboId: '2101', customAddPackage: [] })).code).toBe(
      ErrorCode.cardRefused
    )
  })

  test('what is given up has to suit who is examined', async () => {
    await spouse()
    const hers = { medUserInfo: WIFE, customAddPackage: [], productCode: 'CK1004', fromComboId: '2007' }
    expect((await order(hers)).code).toBe(ErrorCode.personUnfit)
  })
})

test('two phones and the last entitlement: one wins, the other is told with 27007 and nothing is taken from it', async () => {
  const answers = await Promise.all([
    order(),
    order({ productCode: 'CK1003', fromComboId: '2016', customAddPackage: [], hospitalId: 'H1001' })
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([1, ErrorCode.discountUnavailable])
  expect(await annual()).toMatchObject({ left: 0, occupied: 1 })
})

test('an entitlement that the company takes back in mid-journey: 27007, booked visits stay, and what comes back later is gone', async () => {
  const { db } = server.database
  const withdraw = () =>
    transact(db, (tx) =>
      withdrawRights(tx, { employerId: 'E1001', workNo: 'yq-20418', name: '年度套餐' }, server.clock.now())
    )
  const { orderNum } = await placed()
  expect(await withdraw()).toEqual([`${COMPANY} 年度套餐`])
  expect(await steps.status(session, orderNum)).toBe(40)
  expect(await order({ hospitalId: 'H1001' })).toMatchObject({
    code: ErrorCode.discountUnavailable,
    message: expect.stringContaining('单位收回') as string,
    results: [{ couponCodes: [COMPANY] }]
  })
  await refund(orderNum, 0)
  await steps.tick()
  expect(await annual()).toMatchObject({ left: 0, occupied: 0, expired: 1, state: 'withdrawn' })
  expect((await verbs(`${COMPANY}-1`))[0]).toEqual(['expire', -1, 0])
})

test('a day beyond the window is refused, and what runs out is told', async () => {
  const { db } = server.database
  const ends = new Date(`${VISIT_DATE}T00:00:00+08:00`)
  const which = eq(cardRights.id, `${COMPANY}-1`)
  const [before] = await db.select().from(cardRights).where(which)
  await db.update(cardRights).set({ expiresAt: ends }).where(which)
  expect(await order()).toMatchObject({
    code: ErrorCode.discountUnavailable,
    message: expect.stringContaining('超出卡的使用期') as string
  })
  await expireCards(db, ends)
  expect(await annual()).toMatchObject({ left: 0, expired: 1 })
  expect((await verbs(`${COMPANY}-1`))[0]).toEqual(['expire', -1, 0])
  await db.update(cardRights).set({ expiresAt: before!.expiresAt }).where(which)
})

test('another day is one within the card’s time, and costs nothing', async () => {
  const { db } = server.database
  const { orderNum } = await placed()
  const which = eq(cardRights.id, `${COMPANY}-1`)
  const [before] = await db.select().from(cardRights).where(which)
  const ends = new Date(`${addDays(VISIT_DATE, 2)}T00:00:00+08:00`)
  await db.update(cardRights).set({ expiresAt: ends }).where(which)
  const to = (days: number) =>
    ask(
      'order.changeVisit',
      { orderNum, hospitalId: 'H2002', regDate: addDays(VISIT_DATE, days), ...VISIT_SLOT },
      { idempotencyKey: `card-move-${days}` }
    )
  expect(await to(2)).toMatchObject({
    code: ErrorCode.badParameter,
    message: expect.stringContaining('超出卡的使用期') as string
  })
  expect((await to(1)).code).toBe(1)
  await refund(orderNum, 0)
  await db.update(cardRights).set({ expiresAt: before!.expiresAt }).where(which)
})

test('card, quota, gift card and balance in one payment; each has back what it paid', async () => {
  const { db } = server.database
  const gifts = async () =>
    (await db.select().from(storedValues).where(eq(storedValues.no, 'GF2026000025'))).map(
      ({ amountFen, takenFen }) => amountFen - takenFen
    )
  const { results } = await order({
    ...{ giftCard: 'GF2026000025', balanceCard: MONEY, fromComboId: '2016', productCode: 'CK1003' },
    customAddPackage: [{ addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }]
  })
  // 382 and 36 beyond the quota, of which the gift card pays 120 and the balance the rest.
  expect(results[0]).toMatchObject({ payPrice: 0 })
  const costs = results[0]!.orderPayPrice
  expect([await gifts(), await unspent()]).toEqual([[0], [800 - (costs - 120), 0]])
  await refund(results[0]!.orderNum, costs)
  await steps.tick()
  expect([await gifts(), await unspent(), await annual()]).toEqual([
    [12_000],
    [800, 200],
    { left: 1, occupied: 0, used: 0, expired: 0, state: 'live', orders: 0 }
  ])
  const history = await movements('balance', undefined, MONEY)
  expect(history).toMatchObject({ unit: 'yuan', granted: 800, left: 800 })
  expect(history.list.map(({ verbName, amount, left }) => [verbName, amount, left])).toEqual([
    ['退回', costs - 120, 800],
    ['占用', 120 - costs, 920 - costs],
    ['发放', 800, 800]
  ])
  expect(history.points).toHaveLength(3)
})

test('a balance pays of any order, never more than there is, and not from a lost card or another’s', async () => {
  const both = await Promise.all([
    steps.complete(session, { balanceCard: MONEY }),
    steps.complete(session, { balanceCard: MONEY, productCode: 'CK1016', hospitalId: 'H2002' })
  ])
  expect(both.map(({ code }) => code).sort()).toEqual([1, ErrorCode.discountUnavailable])
  const { granted, left, occupied } = (await detail(MONEY)).balance!
  expect([granted, left + occupied, occupied > 0]).toEqual([800, 800, true])
  await steps.startOver()
  await ask('card.loss', { cardNumber: MONEY })
  expect((await steps.complete(session, { balanceCard: MONEY })).code).toBe(ErrorCode.discountUnavailable)
  expect((await steps.complete(session, { balanceCard: '8600100012345720' })).code).toBe(
    ErrorCode.discountUnavailable
  )
})

test('balance, coupon, gift card and money in one payment: refunded in the right parts', async () => {
  const { db } = server.database
  const gift = async () => {
    const [row] = await db.select().from(storedValues).where(eq(storedValues.no, 'GF2026000025'))
    return row!.amountFen - row!.takenFen
  }
  const quoted = await order({ productCode: 'CK1003', cardNumber: FATHERS, customAddPackage: [] })
  expect(quoted.code).toBe(ErrorCode.cardRefused)
  const { orderNum, orderPayPrice, payPrice } = await steps.placed(session, {
    ...{ giftCard: 'GF2026000025', balanceCard: MONEY, couponCode: 'CP-PL50' }
  })
  expect(payPrice).toBe(orderPayPrice - 120 - 800)
  await steps.pay(session, orderNum)
  expect([await gift(), (await detail(MONEY)).balance!.left]).toEqual([0, 0])
  expect((await refund(orderNum, orderPayPrice)).code).toBe(1)
  await steps.tick()
  expect([await gift(), (await detail(MONEY)).balance!.left]).toEqual([12_000, 800])
})
