/** A company's card: where and when, what it costs, the seat kept, and the order, as without a card and by the same rules. */
import { eq } from 'drizzle-orm'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { boundCards, cardRights } from '../db/schema'
import { transact } from '../db/transact'
import { orderInput, OWNER, VISIT_DATE, VISIT_SLOT, WIFE } from '../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'
import { issueCard } from './commands/issue-card'

testOrders({ sound: true })

const PREFIXES = ['/api', '/wxappapi'] as const
const COMPANY = '7700200000000017'
const FAMILY = '7700200000000025'
const PREPAID = '8600100012345688'
/** Another company's for the same person and combo, which ends later and pays less. */
const SECOND = '7700200000000099'
/** In Shanghai, where nobody is by default. */
const BRANCH = { productCode: 'CK1017', orgCode: 'H2002' }
const CHOICE = [
  { addPackageId: 6101, itemCodeList: ['LU001'] },
  { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }
]

beforeAll(async () => {
  const { db } = server.database
  const [known] = await db.select().from(boundCards).where(eq(boundCards.cardNumber, COMPANY))
  const expiresAt = new Date(known!.expiresAt.getTime() + 86_400_000)
  const { quotaFen, quotaGrantedFen, quotaUsedFen, ...card } = { ...known!, cardNumber: SECOND, expiresAt }
  expect([quotaFen, quotaGrantedFen, quotaUsedFen]).toEqual([20_000, 20_000, 0])
  const [right] = await db.select().from(cardRights).where(eq(cardRights.cardNumber, COMPANY))
  await transact(db, (tx) =>
    issueCard(
      tx,
      { card, quotaFen: 5000, balanceFen: 0, rights: [{ ...right!, expiresAt }], person: null },
      expiresAt
    )
  )
})

const usedOf = async (cardNumber: string) =>
  (await server.database.db.select().from(boundCards).where(eq(boundCards.cardNumber, cardNumber)))[0]
    ?.quotaUsedFen
const order = (changes: Partial<InputOf<'card.complete'>> = {}, prefix: '/api' | '/wxappapi' = '/api') =>
  server.call(
    'card.complete',
    {
      ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: CHOICE }),
      ...{ cardNumber: COMPANY, ...changes }
    },
    { session, prefix }
  )

describe.each(PREFIXES)('under %s', (prefix) => {
  const ask = <N extends EndpointName>(name: N, input: InputOf<N>) =>
    server.call(name, input, { session, prefix })

  test('R7.50 R7.43 R7.44 R7.46 branches, days and times are those without the card', async () => {
    const onCard = { cardNumber: COMPANY }
    const city = { productCode: 'CK1017', cityCode: '289' }
    const list = await ask('card.list', { ...city, ...onCard, startDate: VISIT_DATE, dayNum: 2 })
    const plain = await ask('booking.list', { ...city, startDate: VISIT_DATE, dayNum: 2 })
    const [first] = plain.results
    const onEach = first!.bookingDetailList.map(({ bookingableDate, hospitalInfo }) => ({
      bookingableDate,
      hospitalInfo: hospitalInfo.map((branch) => ({ ...branch, payPrice: 0, cardFee: null }))
    }))
    expect(list.results).toEqual([
      { ...first, bookingDetailList: onEach, refusingList: [], lastDate: list.results[0]!.lastDate }
    ])
    expect(list.results[0]!.bookingDetailList[0]!.hospitalInfo).not.toHaveLength(0)
    const days = (await ask('booking.calendar', city)).results
    const ofBranch = (await ask('booking.clinicCalendar', BRANCH)).results
    expect(days).not.toEqual(ofBranch)
    expect((await ask('card.schedule', { ...city, ...onCard })).results).toEqual(days)
    expect((await ask('card.moreSchedule', { ...BRANCH, ...onCard })).results).toEqual(ofBranch)
    expect((await ask('card.calendar', { ...city, ...onCard })).results).toEqual(days)
    expect((await ask('card.calendar', { ...BRANCH, ...onCard })).results).toEqual(ofBranch)
    const times = await ask('card.timespans', { ...BRANCH, ...onCard, date: VISIT_DATE })
    expect(times.results.find(({ id }) => id === 102)?.remnum).toBe(
      await steps.remaining(VISIT_DATE, 102, 'H2002')
    )
  })

  test('R7.45 R7.48 the packages are those of the named company, and the report on paper', async () => {
    const packages = async (cardNumber: string) =>
      (await ask('card.packages', { ...BRANCH, cardNumber, rtime: VISIT_DATE })).results[0]!
    const first = await packages(COMPANY)
    expect(first.requireList.map(({ addPackageId }) => addPackageId)).toEqual([6101])
    expect([first.quota, (await packages(SECOND)).quota]).toEqual([200, 50])
    const paper = (cardNumber: string, productCode: string) =>
      ask('card.paperless', { hosId: 'H2002', cardNumber, productCode })
    expect((await paper(COMPANY, 'CK1017')).results[0]).toMatchObject({
      paperReport: 1,
      addPublicItemInfo: { packageId: -1 }
    })
    expect((await paper(FAMILY, 'DT0101')).results[0]?.paperReport).toBe(0)
  })

  test('R7.47 R7.41 the price is the server’s, with what the named company pays', async () => {
    const asked = { ...BRANCH, rtime: VISIT_DATE, customAddPackage: CHOICE }
    const price = async (name: 'card.quote' | 'card.quoteSub', cardNumber: string) => {
      const { results } = await ask(name, { ...asked, cardNumber })
      return [results[0]!.userPayPrice, results[0]!.quotaUsed]
    }
    expect([await price('card.quote', COMPANY), await price('card.quoteSub', COMPANY)]).toEqual([
      [16, 200],
      [16, 200]
    ])
    expect([await price('card.quote', SECOND), await price('card.quoteSub', SECOND)]).toEqual([
      [166, 50],
      [166, 50]
    ])
    const plain = (await ask('addon.quote', asked)).results[0]
    expect(plain?.userPayPrice).toBe(714)
    const sum = plain!.lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    expect(sum).toBe(71_400)
  })

  test('R7.49 R7.58 a seat is kept and becomes the order’s; the named card’s quota is used and comes back', async () => {
    const before = await steps.remaining(VISIT_DATE, 102, 'H2002')
    const place = { ...BRANCH, date: VISIT_DATE, slotId: 102, cardNumber: SECOND }
    const { results: hold } = await ask('card.appointment', place)
    expect(hold).toMatchObject({ orgCode: 'H2002', timespan: VISIT_SLOT.timespanStr })
    expect(await steps.remaining(VISIT_DATE, 102, 'H2002')).toBe(before - 1)
    const { results } = await order({ cardNumber: SECOND, holdId: hold.holdId }, prefix)
    expect(results[0]).toMatchObject({ orderType: 1, payPrice: 166, appointmentDate: VISIT_DATE })
    expect([await usedOf(SECOND), await usedOf(COMPANY)]).toEqual([5000, 0])
    expect(await steps.remaining(VISIT_DATE, 102, 'H2002')).toBe(before - 1)
    await server.call('order.cancel', { id: results[0]!.orderNum }, { session })
    expect([await usedOf(SECOND), await steps.remaining(VISIT_DATE, 102, 'H2002')]).toEqual([0, before])
  })

  test('R7.57 R7.55 a dental combo on a card that is open to the family', async () => {
    const plain = { orgId: 'D5101', productCode: 'DT0101', regDate: VISIT_DATE }
    const store = { ...plain, cardNumber: FAMILY }
    const times = await ask('card.dentalSchedule', store)
    const seat = times.results.find(({ schedulingId }) => schedulingId === 205)!
    expect(seat).toMatchObject({ regTime: '14:00-14:30', ampm: 2 })
    const input = { ...store, regTime: '14:00-14:30', schedulingId: 205, medUserInfo: WIFE }
    expect((await ask('card.completeDental', input)).code).toBe(ErrorCode.personUnfit)
    expect((await ask('card.nameFamily', { cardNumber: FAMILY, contactsId: 'c002' })).code).toBe(1)
    const man = await ask('card.completeDental', { ...input, medUserInfo: OWNER })
    expect(man.code).toBe(ErrorCode.personUnfit)
    const placed = await ask('card.completeDental', input)
    expect(placed.results[0]).toMatchObject({ orderType: 0, payPrice: 0 })
    const after = (await ask('dental.schedule', plain)).results
    expect(after.find(({ schedulingId }) => schedulingId === 205)?.remnum).toBe(seat.remnum - 1)
    const again = await ask('card.completeDental', { ...input, medUserInfo: OWNER })
    expect(again.code).toBe(ErrorCode.discountUnavailable)
    expect((await ask('card.completeDental', { ...input, productCode: 'DT0103' })).code).toBe(
      ErrorCode.cardRefused
    )
  })
})

test('R7.58 the same key is the same order, and another body under it is refused', async () => {
  const input = {
    ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: CHOICE }),
    cardNumber: COMPANY
  }
  const options = { session, idempotencyKey: 'on-a-card' }
  const first = await server.call('card.complete', input, options)
  expect((await server.call('card.complete', input, options)).results).toEqual(first.results)
  expect((await server.call('card.complete', { ...input, cardNumber: SECOND }, options)).code).toBe(
    ErrorCode.duplicateOrder
  )
  expect([await usedOf(COMPANY), await usedOf(SECOND)]).toEqual([20_000, 0])
})

test.each<[string, Partial<InputOf<'card.complete'>>, number]>([
  ['a price of long ago', { priceVersion: '0123456789abcdef' }, ErrorCode.priceChanged],
  ['the card for somebody else’s examination', { medUserInfo: WIFE }, ErrorCode.personUnfit],
  ['without the company’s required item', { customAddPackage: [] }, ErrorCode.badParameter],
  ['a combo that the card has not', { productCode: 'CK1003', customAddPackage: [] }, ErrorCode.cardRefused],
  [
    'a dental combo by the call of checkups',
    { productCode: 'DT0101', cardNumber: FAMILY, customAddPackage: [], hospitalId: 'D5101' },
    ErrorCode.badParameter
  ],
  [
    'a prepaid card of his father',
    { productCode: 'CK1006', cardNumber: PREPAID, customAddPackage: [] },
    ErrorCode.personUnfit
  ],
  ['a card that nobody has', { cardNumber: '7700999900000000' }, ErrorCode.notFound]
])('R7.58 %s is refused and takes nothing', async (_breaks, changes, code) => {
  const before = await steps.remaining(VISIT_DATE, 102, 'H2002')
  expect(await order(changes)).toMatchObject({ code })
  expect(await steps.remaining(VISIT_DATE, 102, 'H2002')).toBe(before)
  expect(await usedOf(COMPANY)).toBe(0)
})

const DAY = { ...BRANCH, date: VISIT_DATE }
const CITY = { productCode: 'CK1017', cityCode: '289' }
const STORE = { orgId: 'D5101', productCode: 'CK1017', regDate: VISIT_DATE }
test.each<[EndpointName, object]>([
  ['card.list', CITY],
  ['card.schedule', CITY],
  ['card.moreSchedule', BRANCH],
  ['card.calendar', BRANCH],
  ['card.timespans', DAY],
  ['card.packages', BRANCH],
  ['card.quote', { ...BRANCH, rtime: VISIT_DATE, customAddPackage: CHOICE }],
  ['card.quoteSub', { ...BRANCH, rtime: VISIT_DATE, customAddPackage: CHOICE }],
  ['card.paperless', { hosId: 'H2002', productCode: 'CK1017' }],
  ['card.appointment', { ...DAY, slotId: 102 }],
  ['card.dentalSchedule', STORE]
])('%s: the card must be the caller’s, cover the combo and count that day', async (name, input) => {
  const ask = (cardNumber: string | undefined, by: typeof session | null = session, changes: object = {}) =>
    server.callRaw(name, { ...input, cardNumber, ...changes }, { session: by })
  expect(await ask(COMPANY, stranger)).toMatchObject({ code: ErrorCode.notFound })
  expect((await ask(COMPANY, null)).code).toBe(ErrorCode.tokenInvalid)
  expect(await ask(undefined)).toMatchObject({ code: ErrorCode.badParameter, message: '卡号不正确' })
  expect(await ask(FAMILY)).toMatchObject({
    code: ErrorCode.cardRefused,
    message: '该卡不包含所选套餐，请更换套餐或卡'
  })
  expect(await ask(PREPAID)).toMatchObject({
    code: ErrorCode.cardRefused,
    message: '该卡不包含所选套餐，请更换套餐或卡'
  })
})
