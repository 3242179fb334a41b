import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { OrderListInput } from '@/contract/order/dto/order'
import { ErrorCode } from '@/contract/errors'
import { addDays, dateOf } from '@/domain/date'
import { maskName } from '@/domain/mask'
import { toFen } from '@/domain/money'
import { orderCountReports, orders } from '../../../db/schema'
import { OWNER, VISIT_DATE } from '../../../testing/ordering'
import { createTestApp, TEST_NOW } from '../../../testing/test-app'
import { server, session, steps, stranger, testOrders } from '../../../testing/order-tests'

const TODAY = dateOf(TEST_NOW.getTime())
/** Seeded orders by their number in orders.json. */
const seeded = (no: number) => `CA${TODAY.replaceAll('-', '')}${String(no).padStart(4, '0')}`
const SEEDED = 13

testOrders()

const list = async (input: OrderListInput, as = session) =>
  (await server.call('order.list', input, { session: as })).results
const pay = async (orderNum: string) => {
  await steps.pay(session, orderNum)
}

describe('the seeded orders', () => {
  test('R3.68 a fresh start shows a checkup order in every state it can be in', async () => {
    const cards = [...(await list({ x: 1 })).list, ...(await list({ x: 2 })).list]
    expect(cards.map(({ orderStatus }) => orderStatus).sort((a, b) => a - b)).toEqual([
      0, 10, 20, 30, 40, 60, 65, 70, 80, 85, 88, 90, 95
    ])
    expect(cards.every(({ kind, comboThumbnail }) => kind === 'checkup' && comboThumbnail !== '')).toBe(true)
    expect(cards.filter(({ hospitalTel }) => !/^400-000-\d{4}$/.test(hospitalTel))).toEqual([])
  })

  test('the next appointment is in four days, for 陈予安, and its seat is taken from the stock', async () => {
    const [next] = (await server.call('order.next', {}, { session })).results
    // Four days on is a Sunday, on which the branch is closed.
    expect(next).toMatchObject({
      orderNum: seeded(2),
      appointmentDate: addDays(TODAY, 5),
      appointmentUser: '陈**'
    })
    const other = await createTestApp({ now: new Date('2026-05-21T10:00:00+08:00') })
    const [exact] = (await other.call('order.next', {}, { session: await other.login('10000000001') }))
      .results
    expect(exact?.appointmentDate).toBe('2026-05-25')
    await other.close()
  })

  test('money: lines of every seeded order add up to its total', async () => {
    for (let no = 1; no <= SEEDED; no += 1) {
      const order = await steps.detail(session, seeded(no))
      const sum = order.lines.reduce((total, { amount }) => total + toFen(amount), 0)
      expect([no, sum]).toEqual([no, toFen(order.userPayPrice)])
    }
  })
})

test('R3.68 an order that waits for others (25) is among those going on, can be asked about, and says so on its page', async () => {
  const { db } = server.database
  const orderNum = seeded(3)
  const [before] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
  await db.update(orders).set({ status: 25 }).where(eq(orders.orderNum, orderNum))
  const { list: goingOn } = await list({ x: 1, statusType: 3 })
  expect(goingOn.find((card) => card.orderNum === orderNum)).toMatchObject({
    statusName: '待成团',
    actions: ['refund', 'contact']
  })
  const { timeline } = await steps.detail(session, orderNum)
  expect(timeline.filter(({ state }) => state === 'now')).toMatchObject([
    { title: '待成团', text: '人数凑齐后为您安排' }
  ])
  await db.update(orders).set({ status: before!.status }).where(eq(orders.orderNum, orderNum))
})

describe('the list', () => {
  test('R7.108 pages of ten, the newest first', async () => {
    const [first, second] = [await list({ x: 1 }), await list({ x: 2 })]
    expect([first.list.length, first.hasMore, second.hasMore, first.total]).toEqual([10, true, false, SEEDED])
    const dates = [...first.list, ...second.list].map(({ orderCreateDate }) => orderCreateDate)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set([...first.list, ...second.list].map(({ orderNum }) => orderNum)).size).toBe(SEEDED)
    expect((await list({ x: 9 })).list).toEqual([])
  })

  test.each([
    [1, [0, 10]],
    [2, [20]],
    [3, [30, 40, 60]],
    [4, [70]],
    [5, [65, 88, 90, 95]]
  ])('R7.108 tab %i holds its statuses and is counted so', async (statusType, statuses) => {
    server.clock.set(TEST_NOW)
    const tab = await list({ x: 1, statusType })
    expect(tab.list.map(({ orderStatus }) => orderStatus).sort((a, b) => a - b)).toEqual(statuses)
    const { results } = await server.call('order.tabCounts', {}, { session })
    expect(results[String(statusType)]).toBe(statuses.length)
  })

  test('R7.108 customOrderType leaves one type', async () => {
    expect((await list({ x: 1, customOrderType: '1' })).total).toBe(SEEDED)
    expect((await list({ x: 1, customOrderType: '13' })).total).toBe(0)
    expect((await list({ x: 1, customOrderType: '13,1' })).total).toBe(SEEDED)
  })

  test('a word finds orders by product, number in any case and person, within tab and type', async () => {
    const all = [...(await list({ x: 1 })).list, ...(await list({ x: 2 })).list]
    const [other] = all.filter(({ comboName }) => comboName !== all[0]!.comboName)
    const found = async (keyword: string, more = {}) =>
      (await list({ x: 1, keyword, ...more })).list.map(({ orderNum }) => orderNum)
    const named = all.filter(({ comboName }) => comboName === other!.comboName)
    expect(await found(` ${other!.comboName} `)).toEqual(named.map(({ orderNum }) => orderNum))
    expect(await found(seeded(3).toLowerCase())).toEqual([seeded(3)])
    // The names of two of the family, of whom the cards tell the first character only.
    for (const person of ['陈予安', '林知夏']) {
      const shown = maskName(person)
      const { list: listed, total } = await list({ x: 1, keyword: person })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(all.length)
      expect(listed.filter(({ appointmentUser }) => appointmentUser !== shown)).toEqual([])
    }
    expect(await found(seeded(3), { statusType: 1 })).toEqual([])
    expect(await found(seeded(3), { customOrderType: '13' })).toEqual([])
    expect(await found('%')).toEqual([])
    expect((await list({ x: 1, keyword: seeded(3) }, await server.login('10000000006'))).total).toBe(0)
  })

  test('a word of 41 letters is refused', async () => {
    const input = { x: 1, keyword: '体'.repeat(41) }
    expect(await server.call('order.list', input, { session })).toMatchObject({
      code: ErrorCode.badParameter,
      message: '搜索内容最多40个字'
    })
  })

  test('actions are those that exist: a visit gets its day or another one, a report is read', async () => {
    const cards = [...(await list({ x: 1 })).list, ...(await list({ x: 2 })).list]
    const actions = Object.fromEntries(cards.map((card) => [card.orderStatus, card.actions.join(' ')]))
    expect(actions).toEqual({
      0: 'pay cancel',
      10: 'refreshPay contact',
      20: 'book refund contact',
      30: 'cancel contact',
      40: 'reschedule navigate calendar refund prepare contact',
      60: 'invoice contact',
      65: 'rebook refund contact',
      70: 'report invoice again contact',
      80: 'again delete',
      85: 'again delete',
      88: 'rebook refund contact',
      90: 'refundDetail contact',
      95: 'refundDetail again delete'
    })
  })

  test('another user sees none of it', async () => {
    expect((await list({ x: 1 }, stranger)).total).toBe(0)
  })
})

describe('the detail', () => {
  test('R7.109 R5.51 R5.52 R9.36 the person masked, price lines that add up, add-ons and choices by name', async () => {
    const { orderNum } = await steps.placed(session, {
      customAddPackage: [
        { addPackageId: 6202, itemCodeList: ['TH003'] },
        { addPackageId: 6208, itemCodeList: ['BO002'] },
        { addPackageId: -2, itemCodeList: [] }
      ],
      addItemConfigId: 8101,
      couponCode: 'CP-85'
    })
    const order = await steps.detail(session, orderNum)
    expect(order).toMatchObject({
      orderStatus: 0,
      statusName: '待支付',
      person: { name: '陈**', mobile: '100****0001', idNumber: '990***********011X', idType: 1, gender: 1 },
      appointmentUser: '陈**',
      exchange: { productName: '电子血压计', price: 99 },
      paperReport: '健康书签一枚',
      addItems: [
        { packageName: '甲状腺包', itemCode: 'TH003', itemName: '甲功七项' },
        { packageName: '营养与过敏', itemCode: 'BO002', itemName: '25-羟维生素D' }
      ],
      credential: null
    })
    expect(order.breakfastName).not.toBe('')
    // 1080 + 198 + 128, less 200 at most of 15 %, and the exchange item at 99.
    expect(order.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['base', 1080],
      ['addon', 326],
      ['exchange', 99],
      ['coupon', -200]
    ])
    expect(order.userPayPrice).toBe(1305)
    expect(JSON.stringify(order)).not.toContain('99010119880314011X')
  })

  test('the timeline has one place where the order stands', async () => {
    const { orderNum } = await steps.placed(session)
    const now = async () => {
      const { timeline } = await steps.detail(session, orderNum)
      return timeline.filter(({ state }) => state === 'now').map(({ title }) => title)
    }
    expect(await now()).toEqual(['待支付'])
    await pay(orderNum)
    expect(await now()).toEqual(['待到检'])
    const { timeline, payments } = await steps.detail(session, orderNum)
    expect(timeline.map(({ title }) => title)).toEqual([
      '提交订单',
      '支付成功',
      '预约成功',
      '待到检',
      '出报告'
    ])
    expect(payments).toMatchObject([{ amount: 1080, note: '微信支付', time: '2026-05-20 10:02:00' }])
  })

  test('the credential comes with the booking and its code changes every minute', async () => {
    const { orderNum } = await steps.placed(session)
    await pay(orderNum)
    const first = (await steps.detail(session, orderNum)).credential!
    expect(first.number).toMatch(/^\d{4} \d{4} \d{2}$/)
    expect(first.expiresAt - server.clock.now().getTime()).toBe(60_000)
    server.clock.advance(60_000)
    const next = (await steps.detail(session, orderNum)).credential!
    expect(next.number).toBe(first.number)
    expect(next.code).not.toBe(first.code)
  })

  test.each([
    ['order.detail', 'id'],
    ['order.sugarDetail', 'id'],
    ['order.geneDetail', 'id'],
    ['order.statusCheck', 'id'],
    ['order.rebookCheck', 'id'],
    ['order.cancel', 'id'],
    ['order.prepPlan', 'orderNum'],
    ['order.promoteCheck', 'orderNum'],
    ['order.questionState', 'orderNum']
  ] as const)('%s does not find another user’s order, nor one that is none', async (name, key) => {
    for (const orderNum of [seeded(2), 'CA1']) {
      const answer = await server.callRaw(name, { [key]: orderNum }, { session: stranger })
      expect([answer.code, answer.results]).toEqual([ErrorCode.notFound, null])
    }
  })

  test('R7.109 the detail of each kind of page answers the same order', async () => {
    const read = async (name: 'order.detail' | 'order.sugarDetail' | 'order.geneDetail') =>
      (await server.call(name, { id: seeded(2) }, { session })).results.orderNum
    expect(await read('order.detail')).toBe(seeded(2))
    expect([await read('order.sugarDetail'), await read('order.geneDetail')]).toEqual([seeded(2), seeded(2)])
  })

  test('without a session nobody reads an order', async () => {
    expect((await server.callRaw('order.detail', { id: seeded(2) }, {})).code).toBe(ErrorCode.tokenInvalid)
  })
})

describe('cancelling and deleting', () => {
  test('R7.111 reasons come for the own order of that type', async () => {
    const reasons = await server.call('order.cancelReasons', { a: 1, b: seeded(1) }, { session })
    expect(reasons.results.length).toBeGreaterThan(2)
    for (const [input, as] of [
      [{ a: 13, b: seeded(1) }, session],
      [{ a: 1, b: seeded(1) }, stranger]
    ] as const) {
      expect((await server.call('order.cancelReasons', input, { session: as })).code).not.toBe(ErrorCode.ok)
    }
  })

  test('R7.110 the chosen reason is kept, an unknown one refused', async () => {
    const { orderNum } = await steps.placed(session)
    const cancel = (reasonId: number) => server.call('order.cancel', { id: orderNum, reasonId }, { session })
    expect((await cancel(99)).code).toBe(ErrorCode.badParameter)
    expect((await cancel(2)).code).toBe(ErrorCode.ok)
    expect(await steps.detail(session, orderNum)).toMatchObject({
      orderStatus: 80,
      cancelReason: '选错了项目',
      actions: ['again', 'delete']
    })
  })

  test.each([2, 3, 5, 6, 9])('R7.110 seeded order %i is past cancelling', async (no) => {
    expect((await server.call('order.cancel', { id: seeded(no) }, { session })).code).toBe(ErrorCode.business)
  })

  test('R7.112 only an order that has ended is deleted; then it is gone from everywhere', async () => {
    const { orderNum } = await steps.placed(session)
    const remove = (a = 1) => server.call('order.delete', { a, b: orderNum }, { session })
    expect((await remove()).code).toBe(ErrorCode.business)
    await server.call('order.cancel', { id: orderNum }, { session })
    expect((await remove(13)).code).toBe(ErrorCode.badParameter)
    expect((await server.call('order.delete', { a: 1, b: orderNum }, { session: stranger })).code).toBe(
      ErrorCode.notFound
    )
    expect((await remove()).code).toBe(ErrorCode.ok)
    expect((await list({ x: 1 })).total).toBe(SEEDED)
    expect((await server.callRaw('order.detail', { id: orderNum }, { session })).code).toBe(
      ErrorCode.notFound
    )
    expect((await remove()).code).toBe(ErrorCode.notFound)
  })
})

describe('the rest', () => {
  test('R7.115 the status check tells the derived status', async () => {
    const { results } = await server.call('order.statusCheck', { id: seeded(3) }, { session })
    expect(results).toMatchObject({ orderStatus: 60, statusName: '已到检·报告制作中', payStatus: 2 })
  })

  test('R7.116 rebooking is possible while the product is sold', async () => {
    const check = async () => (await server.call('order.rebookCheck', { id: seeded(4) }, { session })).results
    expect(await check()).toEqual({ ok: true, reason: '', productCode: 'CK1004', kind: 'checkup' })
  })

  test('R5.53 of another document an order shows the first two characters', async () => {
    const foreigner = { ...OWNER, contactsId: undefined, cardType: 9, identityCard: 'E7654321' } as const
    const { orderNum } = await steps.placed(session, { medUserInfo: foreigner })
    expect((await steps.detail(session, orderNum)).person).toMatchObject({ idType: 9, idNumber: 'E7******' })
  })

  test('R7.119 who came from where is kept with the own order, and for no other', async () => {
    const { db } = server.database
    const count = { countType: 3, orderNum: seeded(2), orderChannel: 'x', activityId: 'a7', platForm: 'p' }
    expect((await server.call('order.count', count, { session })).code).toBe(ErrorCode.ok)
    expect((await server.call('order.count', count, { session: stranger })).code).toBe(ErrorCode.notFound)
    expect(await db.select().from(orderCountReports)).toMatchObject([
      { countType: '3', orderNum: seeded(2), orderChannel: 'x', activityId: 'a7', platform: 'p' }
    ])
  })

  test('R7.120 the promotion of an own order may be checked, and of no other', async () => {
    const check = async (as: Session) =>
      (await server.callRaw('order.promoteCheck', { orderNum: seeded(2) }, { session: as })).code
    expect([await check(session), await check(stranger)]).toEqual([ErrorCode.ok, ErrorCode.notFound])
  })

  test('R7.123 an order says whether its questionnaire was answered, and by which answer', async () => {
    const { db } = server.database
    const state = async (orderNum: string, as = session) =>
      server.call('order.questionState', { orderNum }, { session: as })
    await db
      .update(orders)
      .set({ questionId: 'Q7' })
      .where(eq(orders.orderNum, seeded(3)))
    expect((await state(seeded(2))).results).toEqual({ answered: 0, questionId: '' })
    expect((await state(seeded(3))).results).toEqual({ answered: 1, questionId: 'Q7' })
    expect((await state(seeded(3), stranger)).code).toBe(ErrorCode.notFound)
  })

  test('the preparation of a visit has its steps and a calendar file', async () => {
    const { orderNum } = await steps.placed(session)
    await pay(orderNum)
    const { results } = await server.call('order.prepPlan', { orderNum }, { session })
    expect(results.startsAt).toBe(Date.parse(`${VISIT_DATE}T08:00:00+08:00`))
    expect(results.steps[0]).toMatchObject({ at: `${addDays(VISIT_DATE, -1)} 20:00` })
    expect(results.steps.map(({ text }) => text).join()).toContain('空腹')
    expect(results.ics).toContain(`DTSTART:${VISIT_DATE.replaceAll('-', '')}T000000Z\r\n`)
    const past = await server.callRaw('order.prepPlan', { orderNum: seeded(3) }, { session })
    expect(past.code).toBe(ErrorCode.business)
  })

  test('R7.121 add-ons of the seeded order are offered again', async () => {
    const { results } = await server.call(
      'addon.again',
      { orderNum: seeded(7), orgCode: 'H1001' },
      { session }
    )
    expect(results[0]?.itemCodes).toEqual(['TH003', 'BO002'])
  })
})

// Last, as it changes what was seeded.
test('time goes on for them too: the unpaid one closes, the one without a result follows', async () => {
  server.clock.advance(46 * 60_000)
  await steps.tick()
  expect(await steps.status(session, seeded(1))).toBe(85)
  await steps.tick()
  expect(await steps.status(session, seeded(13))).toBe(85)
})
