/** The branches of a card: what is paid there, which do not take it, and until when it pays. */
import { eq } from 'drizzle-orm'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { addDays, instantAt } from '@/domain/date'
import { cardRights, employers } from '../db/schema'
import { orderInput, VISIT_DATE, VISIT_SLOT, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'

testOrders({ sound: true })

const COMPANY = '7700200000000017'
const REQUIRED = [{ addPackageId: 6101, itemCodeList: ['LU001'] }]
const FEE = { name: '贵宾楼层服务费', price: 60 }

const ask = <N extends EndpointName>(name: N, input: InputOf<N>) => server.call(name, input, { session })

type Asked = Partial<InputOf<'card.list'>>
const list = async (changes: Asked = {}) =>
  (
    await ask('card.list', {
      ...{ productCode: 'CK1017', cityCode: '131', cardNumber: COMPANY, startDate: VISIT_DATE, dayNum: 1 },
      ...changes
    })
  ).results[0]!
const branchesOf = ({ bookingDetailList }: Awaited<ReturnType<typeof list>>) =>
  bookingDetailList[0]!.hospitalInfo

test.each<[string, Asked, number]>([
  ['a package of the card', { productCode: 'CK1017' }, 0],
  ['a dearer one', { productCode: 'CK1003', fromComboId: '2016' }, 382],
  ['a cheaper one', { productCode: 'CK1002', fromComboId: '2016' }, 0]
])('R7.50 %s: what a branch of the list costs is what the quote gives', async (_what, asked, payPrice) => {
  const branches = branchesOf(await list(asked))
  expect(branches.length).toBeGreaterThan(1)
  for (const { orgCode, payPrice: told, cardFee } of branches) {
    const { results } = await ask('card.quote', {
      ...{ productCode: 'CK1017', cardNumber: COMPANY, ...asked },
      ...{ orgCode, rtime: VISIT_DATE, customAddPackage: [] }
    })
    const { userPayPrice, lines } = results[0]!
    expect([orgCode, told]).toEqual([orgCode, userPayPrice])
    expect(told).toBe(payPrice + (cardFee?.price ?? 0))
    expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(told * 100)
    expect(cardFee).toEqual(orgCode === 'H1003' ? FEE : null)
  }
})

test('R7.50 a branch without an agreement is told with the reason, and takes nobody on the card', async () => {
  const told = await list()
  expect(branchesOf(told).map(({ orgCode }) => orgCode)).not.toContain('H1004')
  expect(told.refusingList.find(({ orgCode }) => orgCode === 'H1004')?.reason).toBe('与单位没有签约')
  const place = { productCode: 'CK1017', orgCode: 'H1004', cardNumber: COMPANY }
  const refused = { code: ErrorCode.cardRefused, message: '单位没有和这家分院签约，请换一家分院' }
  const { timeSpanId: slotId } = VISIT_SLOT
  expect(await ask('card.moreSchedule', place)).toMatchObject(refused)
  expect(await ask('card.appointment', { ...place, date: VISIT_DATE, slotId })).toMatchObject(refused)
  expect(await ask('card.quote', { ...place, rtime: VISIT_DATE, customAddPackage: REQUIRED })).toMatchObject(
    refused
  )
  const placed = await ask('card.complete', {
    ...orderInput({ productCode: 'CK1017', hospitalId: 'H1004', customAddPackage: REQUIRED }),
    cardNumber: COMPANY
  })
  expect(placed).toMatchObject(refused)
})

test('a branch that does not do the package says that, the nearest first', async () => {
  const told = await list({ productCode: 'CK1013', fromComboId: '2016', latitude: 39.9, longitude: 116.4 })
  expect(
    branchesOf(told)
      .map(({ orgCode }) => orgCode)
      .toSorted()
  ).toEqual(['H1002', 'H1003'])
  const reasons = new Map(told.refusingList.map(({ orgCode, reason }) => [orgCode, reason]))
  expect([reasons.size, reasons.get('H1001'), reasons.get('H1004')]).toEqual([
    2,
    '不做这个套餐',
    '与单位没有签约'
  ])
  const far = told.refusingList.map(({ hospitalDistance }) => hospitalDistance ?? -1)
  expect(far).toEqual(far.toSorted((a, b) => a - b))
})

test('what the company does not pay is paid with the order, and comes back with it', async () => {
  const input = {
    ...orderInput({ productCode: 'CK1017', hospitalId: 'H1003', customAddPackage: REQUIRED }),
    cardNumber: COMPANY
  }
  const { results } = await ask('card.complete', input)
  const { orderNum, payPrice } = results[0]!
  expect(payPrice).toBe(60)
  await steps.pay(session, orderNum)
  expect((await ask('order.refundPreview', { orderNum })).results.amount).toBe(60)
  const back = { orderNum, amount: 60, reasonId: 5 }
  expect((await server.call('order.refund', back, { session, idempotencyKey: 'card-fee' })).code).toBe(1)
  await steps.tick()
  const { rights } = (await ask('card.detail', { x: COMPANY })).results
  expect(rights[0]!.left).toBe(1)
})

test('the company’s word counts when the order is placed, not when the list was read', async () => {
  const { db } = server.database
  const before = (await db.select().from(employers).where(eq(employers.id, 'E1001')))[0]!.branchTerms
  await db
    .update(employers)
    .set({ branchTerms: [...before, { orgCode: 'H2002', signed: false }] })
    .where(eq(employers.id, 'E1001'))
  const placed = await ask('card.complete', {
    ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: REQUIRED }),
    cardNumber: COMPANY
  })
  expect(placed.code).toBe(ErrorCode.cardRefused)
  const { cityViewList, refusingList } = await list({ cityCode: '289' })
  expect(cityViewList.some(({ cityCode }) => cityCode === '131')).toBe(true)
  expect(refusingList.map(({ orgCode }) => orgCode)).toContain('H2002')
  await db.update(employers).set({ branchTerms: before }).where(eq(employers.id, 'E1001'))
})

test('R7.50 R7.43 behind the card’s last day there is no branch, and the calendars say that it is the card', async () => {
  const { db } = server.database
  const rights = await db.select().from(cardRights).where(eq(cardRights.cardNumber, COMPANY))
  const expiresAt = new Date(instantAt(VISIT_DATE))
  await db.update(cardRights).set({ expiresAt }).where(eq(cardRights.cardNumber, COMPANY))
  const last = addDays(VISIT_DATE, -1)
  const told = await list()
  expect([told.lastDate, branchesOf(told)]).toEqual([last, []])
  const { results: days } = await ask('card.schedule', {
    ...{ productCode: 'CK1017', cityCode: '289', cardNumber: COMPANY }
  })
  for (const { date, outside, free, status } of days)
    if (date > last) expect([date, outside, free, status]).toEqual([date, 1, false, 2])
    else expect(outside).toBeUndefined()
  const { code, message } = await ask('card.complete', {
    ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: REQUIRED }),
    cardNumber: COMPANY
  })
  expect([code, message]).toEqual([ErrorCode.discountUnavailable, `超出卡的使用期，请选 ${last} 前的日期`])
  for (const { id, expiresAt: was } of rights)
    await db.update(cardRights).set({ expiresAt: was }).where(eq(cardRights.id, id))
})

test('another’s card, and somebody it is not for, learn nothing', async () => {
  const asked = { productCode: 'CK1017', cityCode: '131', cardNumber: COMPANY }
  expect((await ask('card.list', { ...asked, contactsId: WIFE.contactsId })).code).toBe(ErrorCode.personUnfit)
  expect((await ask('card.list', { ...asked, cardNumber: '7700999900000000' })).code).toBe(ErrorCode.notFound)
})
