/** Cards of the account and what they are good for. */
import { eq } from 'drizzle-orm'
import type { EndpointName } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { boundCards, contacts } from '../db/schema'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'

testOrders()

const PREFIXES = ['/api', '/wxappapi'] as const
/** Of the company, for the demo user; of the same company with family; prepaid, for his father. */
const COMPANY = '7700200000000017'
const FAMILY = '7700200000000025'
const PREPAID = '8600100012345688'
/** With money on it, and with three cleanings. */
const MONEY = '8600100012345704'
const TIMES = '8600100012345712'

const ends = (cardNumber: string, expiresAt: Date) =>
  server.database.db.update(boundCards).set({ expiresAt }).where(eq(boundCards.cardNumber, cardNumber))

describe.each(PREFIXES)('under %s', (prefix) => {
  const ask = <N extends EndpointName>(name: N, input: Parameters<typeof server.call<N>>[1]) =>
    server.call(name, input, { prefix, session })

  test('R7.72 the account’s cards with what the company pays still, the first to end first', async () => {
    const { results } = await ask('card.accounts', {})
    expect(results.map(({ cardNumber }) => cardNumber)).toEqual([COMPANY, PREPAID, FAMILY, MONEY, TIMES])
    expect(results[0]).toEqual({
      ...{
        cardNumber: COMPANY,
        cardName: '云桥科技（演示企业）',
        company: '云桥科技（演示企业）',
        cardType: 1
      },
      ...{ startDate: '2026-04-20', endDate: '2026-11-15', quota: 200, quotaLeft: 200, familyAllowed: 1 },
      comboIds: ['2016', '2008', '2007', '2101']
    })
    expect(results[1]).toMatchObject({ cardType: 0, company: '', comboIds: ['2005'] })
    expect((await server.call('card.accounts', {}, { prefix, session: stranger })).results).toEqual([])
  })

  test('R7.67 each combo of each card, and whether it can be booked here', async () => {
    const { results } = await ask('card.services', {})
    expect(
      results.map(({ cardNumber, productCode, bookable, comboSalePrice }) => [
        ...[cardNumber.slice(-2), productCode, bookable, comboSalePrice]
      ])
    ).toEqual([
      ['17', 'CK1017', 1, 698],
      ['17', 'CK1009', 1, 528],
      ['17', 'CK1008', 1, 898],
      ['17', 'DT0101', 1, 129],
      ['88', 'CK1006', 1, 1680],
      ['25', 'CK1013', 1, 4980],
      ['25', 'CK1014', 1, 5280],
      ['25', 'DT0101', 1, 129],
      ['25', 'DT0102', 1, 228],
      ['12', 'DT0101', 1, 129]
    ])
  })

  test('R7.68 R7.66 combos of a card by category, and what one checks', async () => {
    const combos = async (category: number) =>
      (await ask('card.combos', { a: FAMILY, b: category })).results.map(({ comboId }) => comboId)
    expect([await combos(5), await combos(0), await combos(13)]).toEqual([
      ['2012', '2013'],
      ['2101', '2102'],
      []
    ])
    const man = (await ask('card.combo', { cardNumber: FAMILY, comboId: '2012', type: 5 })).results
    const woman = (await ask('card.combo', { cardNumber: FAMILY, comboId: '2013', type: 5 })).results
    expect(man).toMatchObject({ productCode: 'CK1013', branchNum: 4, sexLimit: 1, comboSalePrice: 4980 })
    expect(woman).toMatchObject({ productCode: 'CK1014', sexLimit: 0 })
    expect([man.checkItem.length, woman.checkItem.length]).toEqual([38, 41])
    expect(man.checkItem.every(({ id, name }) => name !== '' && name !== id)).toBe(true)
  })

  test('R7.74 the account of one combo, whom a card is for, and what dearer combos cost more', async () => {
    const account = await ask('card.inspectAccount', { a: COMPANY, b: '2016' })
    expect(account.results).toMatchObject({ cardNumber: COMPANY, productCode: 'CK1017', quotaLeft: 200 })
    const owner = async (x: string) => (await ask('card.owner', { x })).results
    expect(await owner(COMPANY)).toEqual({
      ...{ contacts_id: 'c001', name: '陈**', mobile: '100****0001', sex: 1, id_type: 1 },
      ...{ id_number: '990***********011X', relation: '本人' }
    })
    expect(await owner(PREPAID)).toMatchObject({ contacts_id: 'c003', relation: '父亲' })
    const upgrades = async (cardNumber: string, comboId: string) =>
      (await ask('card.upgrades', { cardNumber, comboId })).results.map(({ comboId: to, upgradePrice }) => [
        to,
        upgradePrice
      ])
    expect((await upgrades(COMPANY, '2016')).slice(0, 2)).toEqual([
      ['2002', 382],
      ['2003', 482]
    ])
    expect(await upgrades(FAMILY, '2012')).toEqual([])
    expect(await upgrades(FAMILY, '2101')).toEqual([])
  })

  test('R7.71 R7.73 stores that do a dental combo of a card, and those combos page by page', async () => {
    const stores = async (cityCode?: string) =>
      (await ask('card.stores', { x: FAMILY, cityCode })).results.map(({ orgCode, comboIds }) => [
        orgCode,
        ...comboIds
      ])
    expect(await stores('75')).toEqual([['D5101', '2101', '2102']])
    expect((await stores()).map(([orgCode]) => orgCode)).toEqual(['D1101', 'D2101', 'D5101'])
    expect((await ask('card.stores', { x: PREPAID })).results).toEqual([])
    const page = async (a: number, b: number) => (await ask('card.dentalPage', { a, b })).results
    expect(await page(1, 1)).toMatchObject({ list: [{ comboId: '2101' }], total: 4, hasMore: true })
    expect(await page(3, 1)).toMatchObject({ list: [{ comboId: '2102' }], total: 4, hasMore: true })
    expect(await page(4, 1)).toMatchObject({ list: [{}], total: 4, hasMore: false })
    expect(await page(5, 1)).toMatchObject({ list: [], hasMore: false })
  })
})

test('R7.65 what became of cards: orders on them, and combos of one that has run out without an order', async () => {
  const history = async () => (await server.call('card.history', {}, { session })).results
  expect(await history()).toEqual([])
  const order = await steps.placed(session, {
    productCode: 'CK1017',
    customAddPackage: [
      { addPackageId: 6101, itemCodeList: ['LU001'] },
      { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }
    ]
  })
  const used = {
    ...{
      cardNumber: COMPANY,
      comboId: '2016',
      productCode: 'CK1017',
      orderNum: order.orderNum,
      orderType: 1
    },
    ...{ statusName: '待支付', date: order.appointmentDate, companyPrice: 200 }
  }
  expect(await history()).toMatchObject([used])
  const [before] = await server.database.db
    .select()
    .from(boundCards)
    .where(eq(boundCards.cardNumber, PREPAID))
  await ends(PREPAID, new Date('2026-05-20T00:00:00+08:00'))
  expect(await history()).toMatchObject([
    used,
    { cardNumber: PREPAID, productCode: 'CK1006', orderNum: '', statusName: '已过期', date: '2026-05-19' }
  ])
  const live = await server.call('card.accounts', {}, { session })
  expect(live.results.map(({ cardNumber }) => cardNumber)).toEqual([COMPANY, FAMILY, MONEY, TIMES])
  const late = await server.callRaw('card.owner', { x: PREPAID }, { session })
  expect(late).toMatchObject({ code: ErrorCode.cardExpired, message: '该卡已于 2026-05-20 到期' })
  await ends(PREPAID, before!.expiresAt)
  expect((await server.call('card.history', {}, { session: stranger })).results).toEqual([])
})

test.each<[EndpointName, object]>([
  ['card.combos', { a: COMPANY, b: 1 }],
  ['card.combo', { cardNumber: COMPANY, comboId: '2016', type: 1 }],
  ['card.inspectAccount', { a: COMPANY, b: '2016' }],
  ['card.stores', { x: FAMILY }],
  ['card.owner', { x: COMPANY }],
  ['card.upgrades', { cardNumber: COMPANY, comboId: '2016' }]
])('%s: a card of somebody else is not found, and a guest has none', async (name, input) => {
  const other = await server.callRaw(name, input, { session: stranger })
  expect(other).toMatchObject({ code: ErrorCode.notFound, message: '没有找到该卡，请确认卡号或先绑定' })
  expect((await server.callRaw(name, input)).code).toBe(ErrorCode.tokenInvalid)
})

test.each<[string, EndpointName, object, number, string]>([
  [
    'a combo of another card',
    'card.inspectAccount',
    { a: COMPANY, b: '2012' },
    404,
    '该卡没有这个套餐，请返回重新选择'
  ],
  [
    'another kind than that of the combo',
    'card.combo',
    { cardNumber: COMPANY, comboId: '2016', type: 0 },
    404,
    '该卡没有这个套餐，请返回重新选择'
  ],
  ['no number of a page', 'card.dentalPage', { a: 0, b: 10 }, 20001, '页码不正确'],
  ['an unknown city', 'card.stores', { x: FAMILY, cityCode: '999' }, 20001, '城市不正确'],
  ['a card number in words', 'card.owner', { x: '我的卡' }, 20001, '卡号不正确']
])('%s is refused', async (_breaks, name, input, code, message) => {
  expect(await server.callRaw(name, input, { session })).toMatchObject({ code, message })
})

test('a card whose person was deleted is for nobody', async () => {
  const change = (deletedAt: Date | null) =>
    server.database.db.update(contacts).set({ deletedAt }).where(eq(contacts.id, 'c003'))
  await change(server.clock.now())
  expect((await server.callRaw('card.owner', { x: PREPAID }, { session })).code).toBe(ErrorCode.notFound)
  await change(null)
})
