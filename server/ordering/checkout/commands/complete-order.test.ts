import { eq, sql } from 'drizzle-orm'
import type { OrderResult, PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { toFen } from '@/domain/money'
import { rowsOf } from '../../../db/client'
import { orderInput, OWNER, VISIT_DATE, VISIT_SLOT, WIFE } from '../../../testing/ordering'
import { leavePieces } from '../../../testing/stock'
import { flashSales } from '../../../db/schema'
import { server, session, steps, stranger, testOrders } from '../../../testing/order-tests'

testOrders()

const countOrders = async () => {
  const [row] = await rowsOf<{ count: number }>(
    server.database.db,
    sql`select count(*)::int as count from orders where order_num not like 'CA________0___'`
  )
  return row?.count ?? -1
}

describe('an order that is right', () => {
  test('R3.61 R7.104 R1.9 is answered with its numbers, prices, place and person', async () => {
    const before = await steps.remaining()
    const answer = await steps.complete(session, {
      customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }],
      couponCode: 'CP-PL50,CP-CH30'
    })
    expect(answer.code).toBe(ErrorCode.ok)
    const [order] = answer.results
    // 1080 + 198, less 50, less 30.
    expect(order).toMatchObject({
      orderType: 1,
      orderPayPrice: 1198,
      payPrice: 1198,
      userPayPrice: 1198,
      appointmentDate: VISIT_DATE,
      appointmentUser: '陈**',
      appointmentTel: '100****0001',
      orderCreateDate: '2026-05-20 10:02:00'
    })
    expect(order?.orderNum).toMatch(/^CA20260520[2-9A-HJ-NP-Z]{12}$/)
    expect(order?.payOrderNum).toMatch(/^PAY20260520[2-9A-HJ-NP-Z]{12}$/)
    expect(order?.payOrderNum.slice(3)).not.toBe(order?.orderNum.slice(2))
    expect(await steps.remaining()).toBe(before - 1)
    expect(await steps.couponState('u1001', 'CP-PL50')).toBe('locked')
    expect(await steps.status(session, order!.orderNum)).toBe(0)
  })

  test('R7.93 is answered sealed: the wire shows neither name nor number', async () => {
    const { raw } = await steps.complete(session)
    expect(JSON.stringify(raw)).not.toContain('陈予安')
    expect(raw).toMatchObject({ code: 1, results: { res: expect.stringMatching(/^v1\./) } })
  })

  test('R7.92 R7.93 a plain body, as §7 shows it, is taken and answered in plain; a badly sealed one is refused', async () => {
    const send = (payload: object) =>
      server.app.inject({
        method: 'POST',
        url: '/api/pdb/user/complete',
        headers: { token: session.token, 'idempotency-key': 'plain-order-1' },
        payload
      })
    const { code, results } = (await send(orderInput())).json<{ code: number; results: OrderResult[] }>()
    expect(code).toBe(ErrorCode.ok)
    expect(await steps.status(session, results[0]?.orderNum ?? '')).toBe(0)
    expect((await send({ req: 'x', ...orderInput() })).json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '安全连接未建立，请刷新后重试'
    })
  })

  test('R4.65 R4.70 with nothing to pay goes straight to the visit, coupons spent', async () => {
    await server.database.db.execute(
      sql`insert into user_coupons (id, user_id, coupon_code, status, granted_at, expires_at)
          values ('uc-big', 'u1001', 'CP-BIG', 'unused', now(), '2026-06-20')`
    )
    const order = await steps.placed(session, { couponCode: 'CP-BIG' })
    expect(order).toMatchObject({ orderPayPrice: 0, payPrice: 0, userPayPrice: 0 })
    expect(await steps.status(session, order.orderNum)).toBe(40)
    expect(await steps.couponState('u1001', 'CP-BIG')).toBe('used')
    expect((await steps.create(session, order.orderNum)).results.action).toBe('done')
  })

  test('a partner clinic must say yes: paid is 待机构确认', async () => {
    await server.database.db.execute(
      sql`update products set needs_confirmation = true where product_code = 'CK1003'`
    )
    const order = await steps.placed(session)
    await steps.pay(session, order.orderNum)
    expect(await steps.status(session, order.orderNum)).toBe(30)
  })
})

describe('the price is the server’s', () => {
  const quoted = async () => {
    const { results } = await server.call(
      'addon.quote',
      {
        orgCode: 'H1001',
        productCode: 'CK1003',
        rtime: VISIT_DATE,
        customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }]
      },
      { session }
    )
    return results[0]!
  }

  test('27004 carries old and new lines when it changed since the quote, and goes on with the new version', async () => {
    const { priceVersion, userPayPrice } = await quoted()
    expect(userPayPrice).toBe(1278)
    await server.database.db.execute(
      sql`update products set sale_price_fen = 109901 where product_code = 'CK1003'`
    )
    const changes = {
      priceVersion,
      customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }]
    }
    const answer = await server.callRaw('order.complete', orderInput(changes), { session })
    expect(answer.code).toBe(ErrorCode.priceChanged)
    const [change] = answer.results as PriceChange[]
    expect(change).toMatchObject({ oldPrice: 1278, newPrice: 1297.01 })
    const total = (lines: PriceChange['newLines']) =>
      lines.reduce((sum, { amount }) => sum + toFen(amount), 0)
    expect([total(change!.oldLines), total(change!.newLines)]).toEqual([127800, 129701])
    expect(await countOrders()).toBe(0)
    const order = await steps.placed(session, { ...changes, priceVersion: change!.priceVersion })
    expect(order.payPrice).toBe(1297.01)
  })

  test('a forged price version is no way around: 27004 without old lines', async () => {
    const answer = await server.callRaw('order.complete', orderInput({ priceVersion: 'forged' }), { session })
    expect(answer.code).toBe(ErrorCode.priceChanged)
    expect(answer.results).toMatchObject([{ oldLines: [], newPrice: 1080 }])
  })

  test('27005 off the shelf, and when the flash sale behind the quote is over', async () => {
    const { results } = await server.call(
      'addon.quote',
      { orgCode: 'H1001', productCode: 'CK1016', rtime: VISIT_DATE, customAddPackage: [] },
      { session }
    )
    expect(results[0]?.userPayPrice).toBe(328)
    await leavePieces(server.database.db, eq(flashSales.productCode, 'CK1016'), 0)
    const flash = { productCode: 'CK1016', priceVersion: results[0]!.priceVersion }
    expect((await steps.complete(session, flash)).code).toBe(ErrorCode.offShelf)
    expect((await steps.complete(session, { productCode: 'CK1018' })).code).toBe(ErrorCode.offShelf)
  })

  test('the flash price is had as often as the sale allows, and its stock counts', async () => {
    const flash = { productCode: 'CK1016' }
    const stock = async () =>
      (
        await rowsOf<{ remaining: number }>(
          server.database.db,
          sql`select remaining from flash_sales where activity_id = 'SK01'`
        )
      )[0]?.remaining
    const order = await steps.placed(session, flash)
    expect(order.payPrice).toBe(328)
    expect(await stock()).toBe(59)
    const again = await steps.placed(session, { ...flash, medUserInfo: WIFE })
    expect(again.payPrice).toBe(438)
    expect(await stock()).toBe(59)
    await server.call('order.cancel', { id: order.orderNum }, { session })
    expect(await stock()).toBe(60)
    expect((await steps.complete(session, flash)).code).toBe(ErrorCode.ok)
  })
})

describe('27006 names field and reason', () => {
  test.each([
    ['a woman on a man’s package', { medUserInfo: WIFE }, 'gender', '本套餐限男士'],
    [
      'someone too old',
      { productCode: 'CK1001', regDate: VISIT_DATE, medUserInfo: OWNER },
      'idNumber',
      '本套餐限18-35岁'
    ],
    [
      'a wrong identity card',
      { medUserInfo: { ...OWNER, identityCard: '123' } },
      'idNumber',
      '请输入正确的身份证号！'
    ],
    [
      'a sex that the card contradicts',
      { productCode: 'CK1009', medUserInfo: { ...OWNER, gender: 0 as const } },
      'gender',
      '性别与身份证号不一致'
    ],
    ['no breakfast where there is a list', { breakfastId: null }, 'breakfast', '请选择早餐'],
    ['a breakfast that is not served', { breakfastId: 999 }, 'breakfast', '请选择早餐'],
    [
      'R5.23 no answer to the sex-history question of a partner’s clinic',
      {
        hospitalId: 'H1004',
        productCode: 'CK1009',
        timeSpanId: 9999,
        timespanStr: '08:00-10:30',
        medUserInfo: WIFE
      },
      'sexHistory',
      '请选择有无性生活史'
    ]
  ])('%s', async (_breaks, changes, field, reason) => {
    const answer = await server.callRaw('order.complete', orderInput(changes), { session })
    expect([answer.code, answer.results]).toEqual([ErrorCode.personUnfit, [{ field, reason }]])
  })

  test('R5.23 the question is not asked of men', async () => {
    const changes = { hospitalId: 'H1004', timeSpanId: 9999, timespanStr: '08:00-10:30', breakfastId: null }
    expect((await steps.complete(session, changes)).code).toBe(ErrorCode.ok)
  })

  test('what the company pays is for the holder of the card', async () => {
    const company = {
      productCode: 'CK1017',
      customAddPackage: [
        { addPackageId: 6101, itemCodeList: ['LU001'] },
        { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }
      ]
    }
    const used = async () =>
      (
        await rowsOf<{ used: number }>(
          server.database.db,
          sql`select quota_used_fen as used from bound_cards where card_number = '7700200000000017'`
        )
      )[0]?.used
    const wife = await server.callRaw('order.complete', orderInput({ ...company, medUserInfo: WIFE }), {
      session
    })
    expect(wife).toMatchObject({ code: ErrorCode.personUnfit, results: [{ field: 'idNumber' }] })
    const order = await steps.placed(session, company)
    // Quota items of 216, of which the company still pays 200.
    expect([order.payPrice, await used()]).toEqual([714, 20000])
    await server.call('order.cancel', { id: order.orderNum }, { session })
    expect(await used()).toBe(0)
  })

  test('somebody else’s contact is not found', async () => {
    const changes = { medUserInfo: { ...OWNER, contactsId: 'c006' } }
    expect((await steps.complete(session, changes)).code).toBe(ErrorCode.notFound)
  })

  test.each([
    ['何不同', ErrorCode.realNameMismatch],
    ['吴踪影', ErrorCode.realNameUnknown],
    ['郑繁忙', ErrorCode.realNameBusy]
  ])(
    'R8.16 real-name verification of %s ends with %i and leaves nothing behind',
    async (medUserName, code) => {
      const before = await steps.remaining()
      const changes = { medUserInfo: { ...OWNER, contactsId: '', medUserName } }
      expect((await steps.complete(session, changes)).code).toBe(code)
      expect([await steps.remaining(), await countOrders()]).toEqual([before, 0])
    }
  )
})

describe('27003 the schedule', () => {
  test.each([
    ['a slot that does not exist', { timeSpanId: 150 }],
    ['a time that is not the slot’s', { timespanStr: '09:00-09:30' }],
    ['a past day', { regDate: '2026-05-01' }],
    ['a day beyond the window', { regDate: '2026-12-01' }],
    ['a slot of today that has begun', { regDate: '2026-05-20' }]
  ])('%s', async (_breaks, changes) => {
    expect((await steps.complete(session, changes)).code).toBe(ErrorCode.scheduleChanged)
  })

  test('a slot that was stopped', async () => {
    await server.database.db.execute(
      sql`update slots set open = false where org_code = 'H1001' and date = ${VISIT_DATE} and slot_id = ${VISIT_SLOT.timeSpanId}`
    )
    expect((await steps.complete(session)).code).toBe(ErrorCode.scheduleChanged)
  })
})

describe('27007 coupons', () => {
  test.each([
    ['one that nobody gave', 'FORGED', ['FORGED']],
    ['one that is used', 'CP-USED', ['CP-USED']],
    ['one of another branch, among good ones', 'CP-PL50,CP-CITY', ['CP-CITY']],
    ['two that do not stand together', 'CP-XY1,CP-85', ['CP-85']]
  ])('%s', async (_breaks, couponCode, couponCodes) => {
    const answer = await server.callRaw('order.complete', orderInput({ couponCode }), { session })
    expect(answer).toMatchObject({ code: ErrorCode.discountUnavailable, results: [{ couponCodes }] })
    expect(await countOrders()).toBe(0)
  })

  test('R6.5 the mini-program’s own, by somebody who only says to be in it', async () => {
    const answer = await server.callRaw('order.complete', orderInput({ couponCode: 'CP-CH9' }), {
      session,
      headers: { comefrom: '66' }
    })
    expect(answer).toMatchObject({
      code: ErrorCode.discountUnavailable,
      results: [{ couponCodes: ['CP-CH9'], reason: '仅限小程序' }]
    })
  })

  test('one that another order holds', async () => {
    await steps.placed(session, { couponCode: 'CP-XY1' })
    const answer = await server.callRaw(
      'order.complete',
      orderInput({ productCode: 'CK1009', couponCode: 'CP-XY1' }),
      { session }
    )
    expect(answer).toMatchObject({
      code: ErrorCode.discountUnavailable,
      results: [{ couponCodes: ['CP-XY1'], reason: '已被其他订单占用' }]
    })
  })
})

describe('27008 the same order', () => {
  test('same person, product and day while the first is unpaid names the first; another person is another order', async () => {
    const first = await steps.placed(session)
    const again = await server.callRaw(
      'order.complete',
      orderInput({ timeSpanId: 103, timespanStr: '08:30-09:00' }),
      {
        session
      }
    )
    expect(again).toMatchObject({
      code: ErrorCode.duplicateOrder,
      results: [{ orderNum: first.orderNum, orderType: 1, payPrice: 1080 }]
    })
    await server.call('order.cancel', { id: first.orderNum }, { session })
    expect((await steps.complete(session)).code).toBe(ErrorCode.ok)
  })

  test('50 calls at once with one key make one order and get one answer', async () => {
    const before = await steps.remaining()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => steps.complete(session, {}, { idempotencyKey: 'key-of-fifty' }))
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]))
    expect(new Set(answers.map(({ results }) => results[0]?.orderNum)).size).toBe(1)
    expect([await countOrders(), await steps.remaining()]).toEqual([1, before - 1])
  })

  test('10 calls at once with ten keys make one order: the others hear of it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => steps.complete(session)))
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b)
    expect(codes).toEqual([1, ...Array.from({ length: 9 }, () => ErrorCode.duplicateOrder)])
    expect(await countOrders()).toBe(1)
  })

  test('the same key with another body', async () => {
    const options = { idempotencyKey: 'key-of-two' }
    expect((await steps.complete(session, {}, options)).code).toBe(ErrorCode.ok)
    const other = await steps.complete(session, { timeSpanId: 103, timespanStr: '08:30-09:00' }, options)
    expect(other.code).toBe(ErrorCode.duplicateOrder)
  })

  test('a refused call may be put right under its key', async () => {
    const options = { idempotencyKey: 'key-of-repair' }
    expect((await steps.complete(session, { breakfastId: null }, options)).code).toBe(ErrorCode.personUnfit)
    expect((await steps.complete(session, {}, options)).code).toBe(ErrorCode.ok)
  })
})

describe('the seat', () => {
  const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: VISIT_SLOT.timeSpanId }

  test('the hold becomes the booking and is not given back when its time is over', async () => {
    const before = await steps.remaining()
    const hold = (await server.call('hold.take', place, { session })).results
    await steps.placed(session, { holdId: hold.holdId })
    expect(await steps.remaining()).toBe(before - 1)
    server.clock.advance(11 * 60_000)
    await steps.tick()
    expect(await steps.remaining()).toBe(before - 1)
  })

  test('a hold that ran out is tried again, and 27201 offers three others when the seat is gone', async () => {
    const hold = (await server.call('hold.take', place, { session })).results
    server.clock.advance(11 * 60_000)
    await steps.tick()
    await steps.setRemaining(0)
    const gone = await server.callRaw('order.complete', orderInput({ holdId: hold.holdId }), { session })
    expect(gone.code).toBe(ErrorCode.holdExpired)
    expect(gone.results).toHaveLength(3)
    await steps.setRemaining(1)
    expect((await steps.complete(session, { holdId: hold.holdId })).code).toBe(ErrorCode.ok)
    expect(await steps.remaining()).toBe(0)
  })

  test('somebody else’s hold is not found', async () => {
    const hold = (await server.call('hold.take', place, { session: stranger })).results
    expect((await steps.complete(session, { holdId: hold.holdId })).code).toBe(ErrorCode.notFound)
  })

  test('a hold of another slot is given back', async () => {
    const before = await steps.remaining(VISIT_DATE, 104)
    const hold = (await server.call('hold.take', { ...place, slotId: 104 }, { session })).results
    expect(await steps.remaining(VISIT_DATE, 104)).toBe(before - 1)
    await steps.placed(session, { holdId: hold.holdId })
    expect(await steps.remaining(VISIT_DATE, 104)).toBe(before)
  })

  test('27002 of two who want the last seat exactly one gets it, the other up to three alternatives', async () => {
    await steps.setRemaining(1)
    const other = { contactsId: 'c006', medUserName: '赵一鸣', identityCard: '990101199501110614' }
    const his = { medUserInfo: { ...OWNER, ...other, medUserPhone: '10000000006' } }
    const answers = await Promise.all([
      server.callRaw('order.complete', orderInput(), { session }),
      server.callRaw('order.complete', orderInput({ ...his }), { session: stranger })
    ])
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, ErrorCode.quotaFull])
    const lost = answers.find(({ code }) => code !== 1)
    expect((lost?.results as object[]).length).toBeLessThanOrEqual(3)
    expect(await steps.remaining()).toBe(0)
  })

  test('a full slot takes nothing with it: no order, no coupon', async () => {
    await steps.setRemaining(0)
    const answer = await server.callRaw('order.complete', orderInput({ couponCode: 'CP-XY1' }), { session })
    expect(answer.code).toBe(ErrorCode.quotaFull)
    expect((answer.results as object[]).length).toBeLessThanOrEqual(3)
    expect(answer.results).toContainEqual(expect.objectContaining({ hospitalId: 'H1001', date: VISIT_DATE }))
    expect([await countOrders(), await steps.couponState('u1001', 'CP-XY1')]).toEqual([0, 'unused'])
  })
})

describe('bad input', () => {
  test.each([
    ['a product of another kind', { productCode: 'DT0101', hospitalId: 'D1101' }, 20001],
    ['an unknown product', { productCode: 'NOPE' }, 404],
    ['an unknown branch', { hospitalId: 'H9999' }, 404],
    [
      'an item that is not offered',
      { customAddPackage: [{ addPackageId: 6202, itemCodeList: ['XX001'] }] },
      20001
    ],
    [
      'a package of somebody’s company',
      { customAddPackage: [{ addPackageId: 6103, itemCodeList: ['LP002'] }] },
      20001
    ],
    ['a broken medical rule', { customAddPackage: [{ addPackageId: 6213, itemCodeList: ['DI005'] }] }, 40003],
    ['an exchange item that does not exist', { addItemConfigId: 99 }, 20001],
    ['a questionnaire of nobody', { questionId: 'Q-x' }, 20001],
    ['a number that is no phone', { medUserInfo: { ...OWNER, medUserPhone: '123' } }, 20001]
  ])('%s', async (_breaks, changes, code) => {
    expect((await steps.complete(session, changes)).code).toBe(code)
    expect(await countOrders()).toBe(0)
  })

  test('without a session nobody orders', async () => {
    expect((await server.callRaw('order.complete', orderInput(), {})).code).toBe(ErrorCode.tokenInvalid)
  })
})
