/** What an order answers under the names of §7 that no screen of ours uses. */
import { sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { orderInput, OWNER, VISIT_DATE, VISIT_SLOT, WIFE } from '../../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'

testOrders({ sound: true })

const PREFIXES = ['/api', '/wxappapi'] as const

async function paid(changes: Parameters<typeof steps.placed>[1] = {}): Promise<string> {
  const { orderNum } = await steps.placed(session, changes)
  await steps.pay(session, orderNum)
  return orderNum
}
const price = (fen: number) =>
  server.database.db.execute(
    sql`update products set sale_price_fen = ${fen}::int where product_code = 'CK1003'`
  )

describe('the price of another date', () => {
  test.each(PREFIXES)('R7.42 under %s it is what the change then costs, more or less', async (prefix) => {
    const orderNum = await paid()
    const asked = { orderNum, orgCode: 'H1002', rtime: VISIT_DATE }
    const ask = async () => (await server.call('order.otherDatePrice', asked, { session, prefix })).results[0]
    expect(await ask()).toMatchObject({ userPayPrice: 1080, newUserPayPrice: 1080, difference: 0 })
    await price(90_000)
    expect(await ask()).toMatchObject({
      newUserPayPrice: 900,
      difference: -180,
      payPrice: 0,
      refundPrice: 180
    })
    await price(128_000)
    const told = (await ask())!
    expect(told).toEqual({
      ...{ orderNum, rtime: VISIT_DATE, orgCode: 'H1002' },
      ...{ userPayPrice: 1080, newUserPayPrice: 1280, difference: 200, payPrice: 200, refundPrice: 0 }
    })
    const change = { orderNum, hospitalId: 'H1002', regDate: VISIT_DATE, ...VISIT_SLOT }
    const wrong = await server.callRaw('order.changeVisit', { ...change, difference: 0 }, { session })
    expect(wrong.code).toBe(ErrorCode.priceChanged)
    const made = await server.call(
      'order.changeVisit',
      { ...change, difference: told.difference },
      { session }
    )
    expect(made.results[0]).toMatchObject({ payPrice: told.payPrice, orderNum })
  })

  test('it is refused of what cannot be moved, of a branch that does not do it, and to a stranger', async () => {
    const { orderNum } = await steps.placed(session)
    const asked = { orderNum, orgCode: 'H1002', rtime: VISIT_DATE }
    const ask = (changes: object = {}, by = session) =>
      server.callRaw('order.otherDatePrice', { ...asked, ...changes }, { session: by })
    expect(await ask()).toMatchObject({ code: ErrorCode.business, message: '当前订单不可预约或改期' })
    await steps.pay(session, orderNum)
    expect((await ask()).code).toBe(ErrorCode.ok)
    expect(await ask({ orgCode: 'D5101' })).toMatchObject({ code: ErrorCode.badParameter })
    expect(await ask({ orgCode: 'H9999' })).toMatchObject({ code: ErrorCode.notFound })
    expect(await ask({ rtime: 'soon' })).toMatchObject({ message: '到检日期不正确' })
    expect(await ask({}, stranger)).toMatchObject({ code: ErrorCode.notFound, message: '订单不存在或已删除' })
    expect((await server.callRaw('order.otherDatePrice', asked)).code).toBe(ErrorCode.tokenInvalid)
  })
})

describe('what is examined at a branch', () => {
  const asked = {
    ...{ hospitalId: 'H2001', productCode: 'WS1104', regDate: VISIT_DATE, medUserInfo: OWNER },
    ...{ timeSpanId: 103, timeSpanDesc: '08:30-09:00', breakfastId: 1 }
  }
  const seats = () => steps.remaining(VISIT_DATE, 103, 'H2001')

  test.each(PREFIXES)(
    'R7.92 under %s its order takes a seat once a key, at the shop’s price',
    async (prefix) => {
      const before = await seats()
      const options = { session, prefix, idempotencyKey: 'examined' }
      const { results } = await server.call('inspect.complete', asked, options)
      expect(results[0]).toMatchObject({ orderType: 11, payPrice: 980, appointmentDate: VISIT_DATE })
      expect((await server.call('inspect.complete', asked, options)).results).toEqual(results)
      expect(await seats()).toBe(before - 1)
      expect(await steps.detail(session, results[0]!.orderNum)).toMatchObject({ kind: 'waston' })
    }
  )

  test.each([
    ['a checkup', { productCode: 'CK1003' }, ErrorCode.badParameter],
    ['a price of long ago', { priceVersion: '0123456789abcdef' }, ErrorCode.priceChanged],
    ['a test for women', { productCode: 'WS1110' }, ErrorCode.personUnfit]
  ])('%s is refused and takes nothing', async (_breaks, changes, code) => {
    const before = await seats()
    expect((await server.call('inspect.complete', { ...asked, ...changes }, { session })).code).toBe(code)
    expect(await seats()).toBe(before)
  })
})

describe('whom an order is for', () => {
  test.each(PREFIXES)('R7.106 under %s name, mobile, number and sex, sealed', async (prefix) => {
    const { orderNum } = await steps.placed(session)
    const other = await steps.placed(session, {
      ...{ productCode: 'CK1004', medUserInfo: WIFE, sexHistory: 1 }
    })
    const ask = (number: string, by = session) =>
      server.call('order.info', { orderNum: number }, { session: by, prefix })
    const answer = await ask(orderNum)
    expect(answer.results).toEqual([
      { name: OWNER.medUserName, mobile: OWNER.medUserPhone, id_number: OWNER.identityCard, sex: 1 }
    ])
    expect(JSON.stringify(answer.raw)).not.toContain(OWNER.identityCard)
    expect((await ask(other.orderNum)).results).toEqual([
      { name: WIFE.medUserName, mobile: WIFE.medUserPhone, id_number: WIFE.identityCard, sex: 0 }
    ])
    expect((await ask(orderNum, stranger)).code).toBe(ErrorCode.notFound)
  })

  test('an order of goods has nobody who comes', async () => {
    const goods = await server.call(
      'order.completeCoupon',
      ...[
        {
          receiveName: '林知夏',
          receivePhone: '13800000007',
          productCode: 'CA3101',
          skuId: 'CA3101-1',
          quantity: 1
        }
      ],
      { session }
    )
    const asked = { orderNum: goods.results[0]!.orderNum }
    expect(await server.callRaw('order.info', asked, { session })).toMatchObject({
      code: ErrorCode.badParameter,
      message: '该订单没有可以沿用的个人信息'
    })
  })
  test.each(PREFIXES)(
    'R4.72 under %s an order that names another is for the person of that one',
    async (prefix) => {
      const { orderNum } = await steps.placed(session, {
        ...{ productCode: 'CK1004', medUserInfo: WIFE, sexHistory: 1 }
      })
      await server.call('order.cancel', { id: orderNum }, { session })
      const stolen = {
        ...OWNER,
        medUserName: '别的人',
        medUserPhone: '13900000009',
        identityCard: 'P1234567'
      }
      const asked = { orderNum, productCode: 'CK1004', sexHistory: 1, relationType: '朋友' } as const
      const { results } = await server.call(
        'order.complete',
        orderInput({ ...asked, medUserInfo: { ...stolen, cardType: 9, contactsId: '' } }),
        { session, prefix }
      )
      const made = results[0]!
      expect(made).toMatchObject({ appointmentUser: '林**', appointmentTel: '100****0002' })
      const { results: told } = await server.call('order.info', { orderNum: made.orderNum }, { session })
      expect(told).toEqual([
        { name: WIFE.medUserName, mobile: WIFE.medUserPhone, id_number: WIFE.identityCard, sex: 0 }
      ])
    }
  )

  test('R4.72 an order of somebody else is as one that is not there, and nothing is ordered', async () => {
    const { orderNum } = await steps.placed(session)
    const before = await steps.remaining()
    const refused = await steps.complete(stranger, { orderNum })
    expect(refused).toMatchObject({ code: ErrorCode.notFound, message: '订单不存在或已删除' })
    expect(await steps.complete(stranger, { orderNum: 'CA209901010001' })).toMatchObject({
      code: ErrorCode.notFound,
      message: refused.message
    })
    expect(await steps.remaining()).toBe(before)
  })

  test('R4.72 whom the product does not suit is refused as anybody else', async () => {
    const { orderNum } = await steps.placed(session)
    const asked = { orderNum, productCode: 'CK1004', medUserInfo: WIFE, sexHistory: 1 } as const
    expect((await steps.complete(session, asked)).code).toBe(ErrorCode.personUnfit)
  })
})
