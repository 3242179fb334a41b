/** What the shop promises of refunds and changes is what the server does; a promise without its proof does not compile. */
import { MEMBER_REFUND_DAYS } from '@/domain/activity/member'
import { addDays, dateOf, DAY_MS, HOUR_MS, instantAt } from '@/domain/date'
import { KINDS, PRODUCT_KINDS } from '@/domain/kinds'
import type { PromiseName } from '@/domain/order/promises'
import { promisesOf } from '@/domain/order/promises'
import { eq } from 'drizzle-orm'
import { products, questionnaires, smsCodes } from '../db/schema'
import { runOps } from '../ops/run'
import type { Session } from '@/contract/auth/dto/auth'
import { server, steps, testOrders } from '../testing/order-tests'
import { OWNER, RECIPIENT, VISIT_DATE, WIFE } from '../testing/ordering'

testOrders({ sound: true })
/** The customer's; a new one once the time that passed has ended it. */
let me: Session
let ended = true
beforeEach(async () => {
  // The clock goes back for each test: codes that were sent later are in its way.
  if (ended) {
    await server.database.db.delete(smsCodes)
    me = await server.login('10000000001')
  }
  ended = false
})

const ops = async (...typed: string[]) => {
  const done = await runOps({ db: server.database.db, now: server.clock.now }, typed, 'front desk')
  expect(done).toMatchObject({ exit: 0 })
}
const paid = async (results: readonly { orderNum: string }[] | null) => {
  const orderNum = results?.[0]?.orderNum ?? ''
  await steps.pay(me, orderNum)
  return orderNum
}
const goods = async () =>
  paid(
    (
      await server.call(
        'order.completeGoods',
        { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 },
        { session: me }
      )
    ).results
  )
const kit = async () =>
  paid(
    (
      await server.call(
        'order.completeKit',
        { ...RECIPIENT, productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 },
        { session: me }
      )
    ).results
  )
const codes = async () =>
  paid(
    (
      await server.call(
        'order.completeCoupon',
        {
          receiveName: '林知夏',
          receivePhone: '13800000007',
          productCode: 'CA3101',
          skuId: 'CA3101-1',
          quantity: 1
        },
        { session: me }
      )
    ).results
  )
const membership = async () =>
  paid(
    (
      await server.call(
        'order.completeGoods',
        {
          ...{ receiveName: '陈予安', receivePhone: '10000000001' },
          ...{ productCode: 'MB8801', skuId: 'MB8801-1', quantity: 1 }
        },
        { session: me }
      )
    ).results
  )
const service = async () =>
  paid(
    (
      await server.call(
        'order.completeGoods',
        {
          receiveName: '陈予安',
          receivePhone: '10000000001',
          productCode: 'SV3501',
          skuId: 'SV3501-1',
          quantity: 1
        },
        { session: me }
      )
    ).results
  )
const customs = async () =>
  paid(
    (
      await server.call(
        'order.completeCustoms',
        {
          receiveName: '林知夏',
          receivePhone: '13800000007',
          province: '四川省',
          city: '成都市',
          area: '武侯区',
          address: '桐梓林北路 6 号 2 单元 802',
          productCode: 'CB3402',
          skuId: 'CB3402-1',
          quantity: 1,
          buyerName: '陈予安',
          idCard: '99010119880314011X'
        },
        { session: me }
      )
    ).results
  )
const checkup = async () => paid([await steps.placed(me)])
const tooth = async () =>
  paid(
    (
      await server.call(
        'order.completeDental',
        {
          ...{ orgId: 'D5101', hospitalName: '', hospitalAddress: '', orderSource: '50' },
          ...{ productCode: 'DT0101', regDate: VISIT_DATE, regTime: '14:00-14:30', schedulingId: 205 },
          ...{ couponCode: '', medUserInfo: WIFE }
        },
        { session: me }
      )
    ).results
  )
const doses = async () =>
  paid(
    (
      await server.call(
        'order.completeVaccine',
        {
          ...{
            isInvoice: 0,
            payAll: 1,
            payType: 'all',
            orgCode: 'V4201',
            orgName: '',
            originOrderNumber: ''
          },
          ...{ productCode: 'VA1302', regDate: VISIT_DATE, startTimeSpan: '09:00-10:00', timeSpanId: 301 },
          ...{ medUserInfo: WIFE, buyCity: '广东省-深圳市', buyAddress: '科盛路15号' },
          ...{ customName: '林知夏', customTel: '10000000002', couponCode: '' }
        },
        { session: me }
      )
    ).results
  )
const watson = async () =>
  paid(
    (
      await server.call(
        'order.completeWatson',
        {
          ...{ hospitalId: 'H2001', hospitalName: '', hospitalAddress: '', orderSource: '50' },
          ...{ productCode: 'WS1104', regDate: VISIT_DATE, timeSpanId: 103, timeSpanDesc: '08:30-09:00' },
          ...{ couponCode: '', receiveAddress: '', medUserInfo: OWNER, showLoading: true, breakfastId: 1 }
        },
        { session: me }
      )
    ).results
  )

/** Yuan that go back of an order as it stands; a text when nothing does. */
async function back(orderNum: string): Promise<number | string> {
  const { code, message, results } = await server.callRaw(
    'order.refundPreview',
    { orderNum },
    { session: me }
  )
  return code === 1 ? (results as { amount: number }).amount : message
}
const paidFor = async (orderNum: string) => (await steps.detail(me, orderNum)).userPayPrice
const all = async (orderNum: string) => expect(await back(orderNum)).toBe(await paidFor(orderNum))
const actions = async (orderNum: string) => (await steps.detail(me, orderNum)).actions
/** Why the day of an order cannot be changed; '' when it can. */
const moved = async (orderNum: string) => {
  const { hospitalId } = await steps.detail(me, orderNum)
  const regDate = addDays(VISIT_DATE, 1)
  const input = { orderNum, hospitalId, regDate, timespanStr: '08:30-09:00', timeSpanId: 103 }
  const { code, message } = await server.callRaw('order.changeVisit', input, {
    session: me,
    idempotencyKey: `move-${orderNum}`
  })
  return code === 1 ? '' : message
}
const after = async (ms: number) => {
  server.clock.set(new Date(server.clock.now().getTime() + ms))
  // Sessions end with the time that passes.
  ended = true
  if (ms > HOUR_MS) me = await server.login('10000000001')
}

const PROOFS: Record<PromiseName, () => Promise<void>> = {
  beforeVisit: async () => {
    for (const order of [checkup, tooth, doses, watson]) await all(await order())
  },
  freeChange: async () => {
    const orders = [await checkup(), await tooth(), await watson()]
    const until = instantAt(addDays(VISIT_DATE, -1), '18:00')
    await after(until - HOUR_MS - server.clock.now().getTime())
    for (const orderNum of orders) expect(await actions(orderNum)).toContain('reschedule')
    await after(HOUR_MS + 1)
    for (const orderNum of orders) expect(await moved(orderNum)).toMatch(/18:00|改约/)
    for (const orderNum of orders) await all(orderNum)
  },
  undone: async () => {
    const orderNum = await checkup()
    const full = await paidFor(orderNum)
    await after(instantAt(VISIT_DATE, '08:00') - server.clock.now().getTime())
    await ops('orders', 'check-in', orderNum, '--undone', 'BL001', '--why', '当天设备检修')
    const amount = await back(orderNum)
    expect(amount).toBeGreaterThan(0)
    expect(amount).toBeLessThan(full)
  },
  doses: async () => {
    const orderNum = await doses()
    const full = await paidFor(orderNum)
    await after(instantAt(VISIT_DATE, '09:30') - server.clock.now().getTime())
    await ops('orders', 'check-in', orderNum, '--visit', '1')
    const amount = await back(orderNum)
    expect(amount).toBeGreaterThan(0)
    expect(amount).toBeLessThan(full)
  },
  beforeSending: async () => all(await goods()),
  return: async () => {
    const orderNum = await goods()
    await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
    await server.call('order.confirmReceipt', { id: orderNum }, { session: me })
    const last = instantAt(addDays(dateOf(server.clock.now().getTime()), 8), '00:00')
    await after(last - HOUR_MS - server.clock.now().getTime())
    expect(await back(orderNum)).toBe(190)
    await after(HOUR_MS)
    expect(await back(orderNum)).toMatch(/退/)
  },
  kit: async () => {
    const orderNum = await kit()
    const full = await paidFor(orderNum)
    await all(orderNum)
    await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
    expect(await back(orderNum)).toBe(full - 60)
    await server.call('order.confirmReceipt', { id: orderNum }, { session: me })
    await ops('reports', 'progress', orderNum, '--step', 'sampled')
    expect(await back(orderNum)).toBe('样本已到实验室，不再退款')
  },
  customs: async () => {
    const orderNum = await customs()
    await all(orderNum)
    await server.call('customs.declare', { orderNum }, { session: me })
    expect(await back(orderNum)).toMatch(/清关/)
    expect(await actions(orderNum)).not.toContain('refund')
  },
  unused: async () => all(await codes()),
  expired: async () => {
    const orderNum = await codes()
    const full = await paidFor(orderNum)
    const [code] = (await steps.detail(me, orderNum)).codes
    await after((code?.expiresAt ?? 0) - server.clock.now().getTime())
    for (let tick = 0; tick < 3; tick += 1) {
      await steps.tick()
      await after(10 * 60_000)
    }
    const order = await steps.detail(me, orderNum)
    expect([order.orderStatus, order.userPayPrice]).toEqual([95, full])
  },
  unusedService: async () => all(await service()),
  membership: async () => {
    const orderNum = await membership()
    await all(orderNum)
    await after(MEMBER_REFUND_DAYS * DAY_MS)
    expect(await back(orderNum)).toContain('不能退')
    expect(await actions(orderNum)).not.toContain('refund')
  }
}

test.each(Object.entries(PROOFS))('the promise %s is kept', async (_name, proof) => {
  await proof()
})

test('every way in which a kind is fulfilled promises something, and only what has a proof', () => {
  const promised = PRODUCT_KINDS.flatMap((kind) =>
    Object.keys(KINDS[kind].variants).map((category) =>
      promisesOf(kind, Number(category)).map(({ name }) => name)
    )
  )
  expect(promised.every((names) => names.length > 0)).toBe(true)
  expect(new Set(promised.flat())).toEqual(new Set(Object.keys(PROOFS)))
})

test('the product tells them beside it and whole in its notice, and the agreement repeats none of its own', async () => {
  const { product } = (await server.call('product.detail', { type: 'checkup', id: 'CK1003' })).results
  expect(product.guarantees.map(({ text }) => text)).toEqual([
    '未到检全额退',
    '前一天18:00前免费改约',
    '漏检退差'
  ])
  const rules = promisesOf('checkup', 1).map(({ rule }) => rule)
  expect(product.notice).toEqual(expect.arrayContaining(rules))
  const { results } = await server.call('content.agreement', { key: 'cancellation' })
  const said = results.sections.flatMap(({ paragraphs }) => paragraphs)
  expect(said).toEqual(expect.arrayContaining(rules))
  expect(said.join()).not.toContain('致电')
})

test.each([
  ['one dose', 'VA1304', false],
  ['three doses', 'VA1302', true]
])('that open doses are paid back is promised of %s: %s', async (_of, id, promised) => {
  const { product } = (await server.call('product.detail', { type: 'vaccine', id })).results
  expect(product.guarantees.some(({ name }) => name === 'doses')).toBe(promised)
  expect(product.notice.some((text) => text.includes('针次'))).toBe(promised)
})

const ADVICE = /营养师|饮食记录|小结|清单|提醒|顾问|遗传咨询|电话解读|解读电话|面对面解读|合并解读/
test.each([
  ['sugarshaker', /问卷/],
  ['waston', /问卷/],
  ['dentistry', /问卷/],
  ['gene', ADVICE],
  ['gene-home', ADVICE],
  ['checkup', ADVICE]
] as const)('a page of %s promises nothing that no step of the shop does', async (kind, besides) => {
  const { db } = server.database
  const rows = await db.select({ id: products.productCode }).from(products).where(eq(products.kind, kind))
  expect(rows.length).toBeGreaterThan(1)
  for (const { id } of rows) {
    const { product } = (await server.call('product.detail', { type: kind, id })).results
    const { intro, suitFor, process, notice, params } = product
    const page = JSON.stringify([intro, suitFor, process, notice, params])
    expect(page).not.toMatch(ADVICE)
    expect(page).not.toMatch(besides)
  }
})

test('a questionnaire says of its answers what is done with them', async () => {
  const { db } = server.database
  for (const { intro, questions } of await db.select().from(questionnaires))
    expect(JSON.stringify([intro, questions])).not.toMatch(ADVICE)
})

test.each([
  ['a package for men from 30', 'CK1003', false],
  ['a package for women', 'CK1004', true]
])('what the items forbid stands before booking: pregnancy in %s', async (_for, id, told) => {
  const { product } = (await server.call('product.detail', { type: 'checkup', id })).results
  expect(product.notice.some((text) => /妊娠|怀孕/.test(text))).toBe(told)
})
