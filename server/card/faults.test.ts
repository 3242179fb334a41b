/** What goes wrong with cards in the middle of a journey: two servers at once, what the company takes back, what was spent meanwhile, answers that were lost. */
import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import type { PriceChange } from '@/contract/order/dto/place-order'
import { boundCards, cardBalances, cardRights, orders } from '../db/schema'
import { transact } from '../db/transact'
import { leaveOnCard, MONEY } from '../testing/balance'
import { orderInput, VISIT_DATE, VISIT_SLOT, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { createTestApp, type TestApp } from '../testing/test-app'
import { withdrawRights } from './commands/withdraw-rights'
import { proofOf } from './proof'

testOrders({ sound: true })

const COMPANY = '7700200000000017'
/** Bought, and bound by nobody. */
const FREE = '8600100012345670'
const REQUIRED = [{ addPackageId: 6101, itemCodeList: ['LU001'] }]
const BY_QUOTA = [...REQUIRED, { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }]

/** A second server over the same database. */
let other: TestApp
beforeAll(async () => {
  other = await createTestApp({ database: server.database })
})
beforeEach(() => other.clock.set(server.clock.now()))
afterAll(() => other.app.close())

let keys = 0
const once = () => ({ session, idempotencyKey: `card-fault-${(keys += 1)}` })
const asked = (changes: Partial<InputOf<'card.complete'>> = {}): InputOf<'card.complete'> => ({
  ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: REQUIRED }),
  ...{ cardNumber: COMPANY, ...changes }
})
const book = (on: TestApp, changes: Partial<InputOf<'card.complete'>> = {}, options = once()) =>
  on.call('card.complete', asked(changes), options)
const ask = <N extends EndpointName>(name: N, input: InputOf<N>) => server.call(name, input, { session })
const uses = async () => {
  const [right] = await server.database.db
    .select()
    .from(cardRights)
    .where(eq(cardRights.id, `${COMPANY}-1`))
  return right!.uses - right!.taken
}
const withdraw = () =>
  transact(server.database.db, (tx) =>
    withdrawRights(tx, { employerId: 'E1001', workNo: 'YQ-20418', name: '年度套餐' }, server.clock.now())
  )
/** The company has given so much quota on the card. */
const giveQuota = (fen: number) =>
  server.database.db.execute(sql`
    with card as (
      update bound_cards set quota_granted_fen = ${fen}::int, quota_fen = ${fen}::int where card_number = ${COMPANY} returning card_number
    ) update card_movements m set amount = ${fen}::int, left_after = ${fen}::int from card
      where m.card_number = card.card_number and account = 'quota' and verb = 'grant'`)

describe('two servers and two phones at once: one wins, the other is told which card does not pay', () => {
  const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).toSorted()
  const [won, told] = [ErrorCode.ok, ErrorCode.discountUnavailable]

  test('the last entitlement', async () => {
    const answers = await Promise.all([
      book(server),
      book(other, { productCode: 'CK1003', fromComboId: '2016', customAddPackage: [], hospitalId: 'H1001' })
    ])
    expect([codes(answers), await uses()]).toEqual([[won, told], 0])
    expect(answers.find(({ code }) => code === told)?.results).toMatchObject([{ couponCodes: [COMPANY] }])
  })

  test('the last yuan of the balance', async () => {
    await leaveOnCard(1)
    const answers = await Promise.all(
      [[server, 'CK1016', 'H2002'] as const, [other, 'CK1002', 'H1001'] as const].map(
        ([on, productCode, hospitalId]) =>
          on.call('order.complete', orderInput({ productCode, hospitalId, balanceCard: MONEY }), once())
      )
    )
    expect(codes(answers)).toEqual([won, told])
    expect(answers.find(({ code }) => code === told)?.results).toMatchObject([{ couponCodes: [MONEY] }])
    const [row] = await server.database.db.select().from(cardBalances).where(eq(cardBalances.no, MONEY))
    expect(row!.amountFen - row!.takenFen).toBe(0)
  })
})

describe('the company takes an entitlement back in mid-journey', () => {
  const where = { productCode: 'CK1017', orgCode: 'H2002', cardNumber: COMPANY }
  const quote = () => ask('card.quote', { ...where, rtime: VISIT_DATE, customAddPackage: REQUIRED })
  const hold = () => ask('card.appointment', { ...where, date: VISIT_DATE, slotId: VISIT_SLOT.timeSpanId })
  const gone = {
    code: ErrorCode.discountUnavailable,
    message: expect.stringContaining('单位收回') as string,
    results: [{ couponCodes: [COMPANY] }]
  }

  test('before the price is asked for: the price and the seat are refused with 27007, and no seat is kept', async () => {
    const seats = await steps.remaining(VISIT_DATE, VISIT_SLOT.timeSpanId, 'H2002')
    await withdraw()
    expect(await quote()).toMatchObject(gone)
    expect(await hold()).toMatchObject(gone)
    expect(await steps.remaining(VISIT_DATE, VISIT_SLOT.timeSpanId, 'H2002')).toBe(seats)
  })

  test('between price and order: the order is refused and takes nothing, the seat stays kept for what is chosen instead', async () => {
    const seats = await steps.remaining(VISIT_DATE, VISIT_SLOT.timeSpanId, 'H2002')
    const { priceVersion } = (await quote()).results[0]!
    const { holdId } = (await hold()).results
    await withdraw()
    expect(await book(server, { priceVersion, holdId })).toMatchObject(gone)
    expect(await steps.remaining(VISIT_DATE, VISIT_SLOT.timeSpanId, 'H2002')).toBe(seats - 1)
    // The same seat, without the card.
    const plain = await server.call(
      'order.complete',
      orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: [], holdId }),
      once()
    )
    expect([plain.code, await steps.remaining(VISIT_DATE, VISIT_SLOT.timeSpanId, 'H2002')]).toEqual([
      ErrorCode.ok,
      seats - 1
    ])
  })
})

test('quota that was spent meanwhile: the new price is told with 27004, and what is agreed to then goes on', async () => {
  const quoted = await ask('card.quote', {
    ...{ cardNumber: COMPANY, productCode: 'CK1017', orgCode: 'H2002', rtime: VISIT_DATE },
    customAddPackage: BY_QUOTA
  })
  const { priceVersion, quotaUsed, userPayPrice } = quoted.results[0]!
  expect(quotaUsed).toBe(200)
  await giveQuota(5_000)
  const stale = await server.callRaw(
    'card.complete',
    asked({ customAddPackage: BY_QUOTA, priceVersion }),
    once()
  )
  expect(stale.code).toBe(ErrorCode.priceChanged)
  const [change] = stale.results as PriceChange[]
  expect(change!.newPrice - change!.oldPrice).toBe(150)
  const agreed = await book(server, { customAddPackage: BY_QUOTA, priceVersion: change!.priceVersion })
  expect([agreed.code, agreed.results[0]?.payPrice]).toEqual([ErrorCode.ok, userPayPrice + 150])
  await server.call('order.cancel', { id: agreed.results[0]!.orderNum }, { session })
  await steps.startOver()
  await giveQuota(20_000)
})

describe('an answer that was lost is asked for again', () => {
  test('an order under the same key is the same order, on either server, and one use is taken', async () => {
    const key = once()
    const first = await book(server, {}, key)
    const again = await Promise.all([book(server, {}, key), book(other, {}, key)])
    expect(again.map(({ results }) => results[0]?.orderNum)).toEqual(
      [1, 2].map(() => first.results[0]!.orderNum)
    )
    expect([await uses(), (await made()).length]).toEqual([0, 1])
  })
  const made = () =>
    server.database.db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, 'u1001'), eq(orders.rightId, `${COMPANY}-1`)))

  test('binding again binds the card once, and says the same', async () => {
    const user = { id: 'u1001', phone: '10000000001' }
    const proof = await proofOf({ db: server.database.db, now: server.clock.now, user }, FREE)
    const bind = (on: TestApp) =>
      on.call('card.personalBind', { proof, contactsId: 'c001', agreed: 1 }, { session })
    const [first, ...others] = [await bind(server), await bind(server), await bind(other)]
    expect([first.code, others.map(({ results }) => results)]).toEqual([
      ErrorCode.ok,
      [first.results, first.results]
    ])
    const mine = (await ask('card.wallet', {})).results.cards
    expect(mine.filter(({ cardNumber }) => cardNumber === FREE)).toHaveLength(1)
    await server.database.db
      .update(boundCards)
      .set({ userId: null, contactsId: null, holderHash: null, boundAt: null })
      .where(eq(boundCards.cardNumber, FREE))
  })
})

describe('cards give checkups and dental care: a vaccine is refused in so many words and paid by the balance', () => {
  const VACCINE = { productCode: 'VA1302', hospitalId: 'V4201', medUserInfo: WIFE, customAddPackage: [] }
  test.each<[string, Partial<InputOf<'card.complete'>>]>([
    ['as one of the card', VACCINE],
    ['in the place of another', { ...VACCINE, fromComboId: '2016' }]
  ])('%s', async (_way, changes) => {
    const answer = await book(server, changes)
    expect([answer.code !== ErrorCode.ok, answer.message]).toEqual([true, expect.stringMatching(/\S{4,}/)])
    expect(answer.status).toBe(200)
    expect(await uses()).toBe(1)
  })
})
