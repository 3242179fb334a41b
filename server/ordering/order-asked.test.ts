/** What an order answers under the names of §7 that no screen of ours uses. */
import { sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { OWNER, VISIT_DATE, VISIT_SLOT, WIFE } from '../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'

testOrders({ sound: true })

const PREFIXES = ['/api', '/wxappapi'] as const

async function paid(changes: Parameters<typeof steps.placed>[1] = {}): Promise<string> {
  const { orderNum } = await steps.placed(session, changes)
  await steps.press(await steps.opened(session, orderNum), 'approve')
  await steps.tick()
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
    await steps.press(await steps.opened(session, orderNum), 'approve')
    await steps.tick()
    expect((await ask()).code).toBe(ErrorCode.ok)
    expect(await ask({ orgCode: 'D5101' })).toMatchObject({ code: ErrorCode.badParameter })
    expect(await ask({ orgCode: 'H9999' })).toMatchObject({ code: ErrorCode.notFound })
    expect(await ask({ rtime: 'soon' })).toMatchObject({ message: '到检日期不正确' })
    expect(await ask({}, stranger)).toMatchObject({ code: ErrorCode.notFound, message: '订单不存在或已删除' })
    expect((await server.callRaw('order.otherDatePrice', asked)).code).toBe(ErrorCode.tokenInvalid)
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
      message: '该订单没有到检人信息'
    })
  })
})
