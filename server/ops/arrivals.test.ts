/** Who came, said on the day, by the order's credential, late with a reason, and taken back. */
import { eq } from 'drizzle-orm'
import { DAY_MS, instantAt } from '@/domain/date'
import { orderEvents, orders, orderVisits } from '../db/schema'
import { VISIT_DATE, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { tillKey } from '../testing/tills'
import { runOps } from './run'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, ['orders', ...typed], 'front desk')
const visit = async () => {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  return orderNum
}
const credential = async (orderNum: string) => (await steps.detail(session, orderNum)).credential!
/** Sessions run out with the time that these tests let pass. */
const status = async (orderNum: string) =>
  (await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status
const on = (days: number, time = '09:00') =>
  server.clock.set(new Date(instantAt(VISIT_DATE, time) + days * DAY_MS))
let keys = 0
const scan = async (
  code: string,
  orgCode = 'H1001',
  key = `scan-${String((keys += 1)).padStart(6, '0')}`
) => {
  const headers = { 'x-till-key': await tillKey(server, orgCode), 'idempotency-key': key }
  const url = '/api/branch/arrival'
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: { code } })
  return [answer.statusCode, answer.json<Record<string, string>>()] as const
}

test('a till checks in by what the order shows, once; a second time is told when and where, the same number again the same', async () => {
  const orderNum = await visit()
  await steps.comesToday(orderNum)
  const { code } = await credential(orderNum)
  const first = await scan(code, 'H1001', 'arrival-01')
  expect(first).toMatchObject([200, { code: 'SUCCESS', orderNum, productName: expect.any(String) }])
  expect(await status(orderNum)).toBe(60)
  expect(await scan(code, 'H1001', 'arrival-01')).toEqual(first)
  expect(await scan(code)).toMatchObject([
    409,
    { message: expect.stringMatching(/^已于 2026-05-20 1.+到检，不能重复到检$/) }
  ])
})

test.each([
  ['another branch', 'H1002', 0, /^预约的是澄安.+请到该分院到检$/],
  ['another day', 'H1001', -1, /^预约的是 .*6月2日.*今天是 2026-06-01$/]
])('by the ten digits %s is refused with where and when', async (_name, orgCode, days, reason) => {
  const orderNum = await visit()
  const { number } = await credential(orderNum)
  on(days)
  expect(await scan(number, orgCode)).toMatchObject([409, { message: expect.stringMatching(reason) }])
  expect(await status(orderNum)).toBe(40)
  on(0)
  expect((await scan(number.replaceAll(' ', '')))[0]).toBe(200)
  expect(await status(orderNum)).toBe(60)
})

test('what is forged, old or nothing is refused', async () => {
  const orderNum = await visit()
  await steps.comesToday(orderNum)
  const { code } = await credential(orderNum)
  const unknown = [409, { message: '没有找到该预约凭证' }]
  expect(await scan(`${code.slice(0, -1)}${code.endsWith('x') ? 'y' : 'x'}`)).toMatchObject(unknown)
  const other = `${orderNum.slice(0, -1)}${orderNum.endsWith('2') ? '3' : '2'}`
  expect(await scan(code.replace(orderNum, other))).toMatchObject(unknown)
  expect(await scan('0000000000')).toMatchObject(unknown)
  server.clock.advance(3 * 60_000)
  expect(await scan(code)).toMatchObject([409, { message: '出示的预约凭证已过期，请顾客刷新后再扫' }])
  expect(await status(orderNum)).toBe(40)
})

test('of a dental visit and a dose, tills and operators are told in their words', async () => {
  const placed = [
    await server.call(
      'order.completeDental',
      {
        ...{ orgId: 'D5101', hospitalName: '', hospitalAddress: '', orderSource: '50' },
        ...{ productCode: 'DT0101', regDate: VISIT_DATE, regTime: '14:00-14:30', schedulingId: 205 },
        ...{ couponCode: '', medUserInfo: WIFE }
      },
      { session }
    ),
    await server.call(
      'order.completeVaccine',
      {
        ...{ isInvoice: 0, payAll: 1, payType: 'all', orgCode: 'V4201', originOrderNumber: '' },
        ...{ productCode: 'VA1304', regDate: VISIT_DATE, startTimeSpan: '09:00-10:00', timeSpanId: 301 },
        ...{ medUserInfo: WIFE, buyCity: '广东省-深圳市', couponCode: '' }
      },
      { session }
    )
  ]
  for (const [at, come] of ['就诊', '接种'].entries()) {
    const orderNum = placed[at]?.results?.[0]?.orderNum ?? ''
    await steps.pay(session, orderNum)
    await steps.comesToday(orderNum)
    const { number } = await credential(orderNum)
    const said = [
      (await scan(number, 'H1002'))[1]['message'],
      (await ops('undo', orderNum)).text,
      (await ops('check-in', orderNum, '--visit', '7')).text,
      (await ops('check-in', orderNum)).text && (await ops('no-show', orderNum)).text,
      (await scan(number, 'H1002'))[1]['message']
    ]
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`请到该分院${come}$`)),
      expect.stringContaining(`可撤销的${come}或未${come}记录`),
      expect.stringContaining(`没有第 7 次${come}`),
      expect.stringContaining(`预约现在是“已${come}”，不能变为“未${come}”`),
      expect.stringMatching(new RegExp(`${come}，不能重复${come}$`))
    ])
  }
})

test('an operator checks in by the digits; of another branch it is refused when the branch is named', async () => {
  const orderNum = await visit()
  const { number } = await credential(orderNum)
  const digits = number.replaceAll(' ', '')
  expect((await ops('check-in', '--code', digits)).text).toMatch(/今天是 2026-05-20/)
  on(0)
  expect((await ops('check-in', '--code', digits, '--branch', 'H1002')).text).toMatch(/请到该分院到检/)
  expect((await ops('check-in', '--code', digits, '--branch', 'H9999')).text).toMatch(/没有分院 H9999/)
  expect((await ops('check-in', '--code', digits, '--branch', 'H1001')).exit).toBe(0)
  expect((await ops('check-in', '--code', digits)).text).toMatch(/已于 2026-06-02 09:00.+到检/)
  expect((await ops('check-in')).text).toMatch(/订单号/)
  expect((await ops('check-in', orderNum, '--code', digits)).exit).toBe(1)
  expect(await status(orderNum)).toBe(60)
})

test.each(['check-in', 'no-show'])(
  '%s is said on the day of the visit; for seven days more with a reason',
  async (verb) => {
    const orderNum = await visit()
    expect((await ops(verb, orderNum)).text).toMatch(/今天是 2026-05-20/)
    expect((await ops(verb, orderNum, '--late-entry', '当天漏登')).text).toMatch(/今天是 2026-05-20/)
    on(7)
    expect((await ops(verb, orderNum)).text).toMatch(/--late-entry/)
    expect((await ops(verb, orderNum, '--late-entry', ' ')).text).toMatch(/补录的原因/)
    on(8)
    expect((await ops(verb, orderNum, '--late-entry', '当天漏登')).text).toMatch(/已超过 7 天/)
    on(7)
    expect((await ops(verb, orderNum, '--late-entry', '当天漏登')).exit).toBe(0)
    const events = await server.database.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNum, orderNum))
    expect(events.at(-1)?.detail).toMatchObject({ late: '当天漏登' })
  }
)

test('who came and was marked as missed by the job is entered later, with a reason alone', async () => {
  const orderNum = await visit()
  on(1, '02:00')
  await steps.tick()
  expect(await status(orderNum)).toBe(65)
  expect((await ops('check-in', orderNum)).exit).toBe(1)
  expect((await ops('check-in', orderNum, '--late-entry', '系统故障')).exit).toBe(0)
  expect(await status(orderNum)).toBe(60)
})

test.each([
  ['the day after', 1, '01:00', false],
  ['days after, counted as missed', 3, '09:00', true]
])(
  'by the digits a visit is entered %s, with a reason that the order shows',
  async (_name, days, time, missed) => {
    const orderNum = await visit()
    const digits = (await credential(orderNum)).number.replaceAll(' ', '')
    on(days, time)
    if (missed) await steps.tick()
    expect((await ops('check-in', '--code', digits)).exit).toBe(1)
    expect((await ops('check-in', '--code', digits, '--late-entry', ' ')).text).toMatch(/补录的原因/)
    expect((await ops('check-in', '--code', digits, '--late-entry', '当天漏登')).exit).toBe(0)
    expect(await status(orderNum)).toBe(60)
    expect((await ops('show', orderNum)).text).toMatch(/已到检\t.+ 补录：当天漏登/)
  }
)

describe('orders undo', () => {
  const came = async (verb: string) => {
    const orderNum = await visit()
    await steps.comesToday(orderNum)
    expect((await ops(verb, orderNum)).exit).toBe(0)
    return orderNum
  }

  test.each(['check-in', 'no-show'])(
    'takes a %s back within a day: booked, nothing undone, no report begun',
    async (verb) => {
      const seats = await steps.remaining()
      const orderNum = await came(verb)
      if (verb === 'check-in') {
        const [item] = (await steps.detail(session, orderNum)).addItems ?? []
        expect(item).toBeUndefined()
        expect(
          (
            await runOps(
              { db: server.database.db, now: server.clock.now },
              ['reports', 'progress', orderNum, '--step', 'testing'],
              'lab'
            )
          ).exit
        ).toBe(0)
      }
      expect((await ops('undo', orderNum)).exit).toBe(0)
      const [order] = await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum))
      expect([order?.status, order?.reportState]).toEqual([40, 0])
      const [row] = await server.database.db
        .select()
        .from(orderVisits)
        .where(eq(orderVisits.orderNum, orderNum))
      expect([row?.state, row?.undone]).toEqual(['booked', []])
      expect(await steps.remaining()).toBe(seats - 1)
      expect((await ops('undo', orderNum)).text).toMatch(/没有可撤销/)
      expect((await ops('check-in', orderNum)).exit).toBe(0)
    }
  )

  test('not after a day', async () => {
    const orderNum = await came('check-in')
    server.clock.advance(DAY_MS)
    expect((await ops('undo', orderNum)).text).toMatch(/已超过一天/)
    expect(await status(orderNum)).toBe(60)
  })

  test('not when the report can be read', async () => {
    const orderNum = await came('check-in')
    await server.database.db
      .update(orders)
      .set({ reportState: 4, status: 70 })
      .where(eq(orders.orderNum, orderNum))
    expect((await ops('undo', orderNum)).text).toMatch(/报告已发布/)
  })

  test('not when its money was asked for', async () => {
    const orderNum = await came('no-show')
    const { results } = await server.call('order.refundPreview', { orderNum }, { session })
    const asked = await server.callRaw(
      'order.refund',
      { orderNum, amount: results.amount, reasonId: 1 },
      { session, idempotencyKey: `undo-${orderNum}` }
    )
    expect(asked.code).toBe(1)
    expect((await ops('undo', orderNum)).text).toMatch(/不能撤销/)
  })
})
