/** What is the same order (27008), and what is another one. */
import { sql } from 'drizzle-orm'
import type { CompleteInput, OrderResult } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import { orderInput, OWNER, VISIT_DATE } from '../../../testing/ordering'
import { server, session, steps, testOrders } from '../../../testing/order-tests'

testOrders()

test('one whose time to pay is over does not stand in the way, also before anybody has closed it', async () => {
  await steps.placed(session)
  server.clock.advance(30 * 60_000 - 1)
  expect((await steps.complete(session)).code).toBe(ErrorCode.duplicateOrder)
  server.clock.advance(1)
  expect((await steps.complete(session)).code).toBe(ErrorCode.ok)
})

test('the database itself keeps two from waiting for their payment', async () => {
  const first = await steps.placed(session)
  const second = await steps.placed(session, { regDate: addDays(VISIT_DATE, 1) })
  const { db } = server.database
  const same = sql`update orders set same_key = (select same_key from orders where order_num = ${first.orderNum}) where order_num = ${second.orderNum}`
  await expect(db.execute(same)).rejects.toMatchObject({ cause: { constraint: 'orders_same' } })
})

test('another account may order the same for the same person', async () => {
  await steps.placed(session)
  const relative = await server.login('10000000006')
  const changes = { medUserInfo: { ...OWNER, contactsId: '' } }
  expect((await steps.complete(relative, changes)).code).toBe(ErrorCode.ok)
  expect((await steps.complete(relative, changes)).code).toBe(ErrorCode.duplicateOrder)
})

describe('a paid visit of the same person to the same branch on the same day', () => {
  const later = { timeSpanId: 103, timespanStr: '08:30-09:00' }
  const told = (changes: Partial<CompleteInput>) =>
    server.callRaw('order.complete', orderInput(changes), { session })

  async function paid(changes: Partial<CompleteInput> = {}): Promise<OrderResult> {
    const order = await steps.placed(session, changes)
    await steps.pay(session, order.orderNum)
    return order
  }

  test.each([
    ['the same package', later],
    ['another package', { ...later, productCode: 'CK1002' }]
  ])(
    '27008 tells of it once before %s: named in `besideOrder` it stands in nobody’s way',
    async (_what, changes) => {
      const { orderNum } = await paid()
      const seats = await steps.remaining(VISIT_DATE, later.timeSpanId)
      expect(await told(changes)).toMatchObject({
        code: ErrorCode.duplicateOrder,
        message: '同一人在该分院当天已有一笔已支付的预约，确认后可继续预约',
        results: [{ orderNum, orderType: 1, payPrice: 1080, paid: true }]
      })
      expect(await steps.remaining(VISIT_DATE, later.timeSpanId)).toBe(seats)
      const answer = await steps.complete(session, { ...changes, besideOrder: orderNum })
      expect(answer.code).toBe(ErrorCode.ok)
      expect(await steps.remaining(VISIT_DATE, later.timeSpanId)).toBe(seats - 1)
    }
  )

  test('one that waits for its payment is told before it; of several paid ones the user hears once', async () => {
    const first = await paid()
    const second = await paid({ ...later, besideOrder: first.orderNum })
    const third = { timeSpanId: 104, timespanStr: '09:00-09:30' }
    for (const { orderNum: besideOrder } of [first, second]) {
      const { orderNum } = await steps.placed(session, { ...third, besideOrder })
      expect((await told({ ...third, besideOrder })).results).toMatchObject([{ orderNum, paid: false }])
      await server.call('order.cancel', { id: orderNum }, { session })
    }
  })

  test('its second visit counts as the first does', async () => {
    const { orderNum } = await paid({ regDate: addDays(VISIT_DATE, 1) })
    await server.database.db.execute(
      sql`insert into order_visits (id, order_num, no, state, org_code, date)
          values ('second', ${orderNum}, 2, 'booked', 'H1001', ${VISIT_DATE})`
    )
    expect(await told(later)).toMatchObject({
      code: ErrorCode.duplicateOrder,
      results: [{ orderNum, paid: true }]
    })
  })

  test.each([
    [
      'another person',
      {
        medUserInfo: {
          ...OWNER,
          contactsId: '',
          cardType: 9 as const,
          identityCard: 'E77012345',
          birthday: '19880314'
        }
      }
    ],
    ['another branch', { hospitalId: 'H1002' }],
    ['another day', { regDate: addDays(VISIT_DATE, 1) }]
  ])('%s is told nothing', async (_what, changes) => {
    const { orderNum } = await paid()
    expect((await steps.complete(session, changes)).code).toBe(ErrorCode.ok)
    // The order of somebody else is not answered by this one's number.
    expect(
      (await steps.complete(session, { productCode: 'CK1002', besideOrder: 'CA202605200009' })).results
    ).toMatchObject([{ orderNum }])
  })

  test.each([
    ['cancelled by the branch', sql`update order_visits set state = 'failed'`],
    ['over', sql`update order_visits set state = 'visited'`],
    ['taken back', sql`update orders set refund_state = 10`],
    ['given back', sql`update orders set pay_status = 5`]
  ])('one that is %s is none', async (_what, change) => {
    const { orderNum } = await paid()
    await server.database.db.execute(sql`${change} where order_num = ${orderNum}`)
    expect((await steps.complete(session, later)).code).toBe(ErrorCode.ok)
  })
})
