/**
 * What page tests take for the server's answers is what the seeded server answers, word for word: `tests/recorded/` is written by
 * `UPDATE_RECORDED=1 npx vitest run tests/recorded.test.ts` and checked by the contract's types.
 */
import path from 'node:path'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import type { Session } from '@/contract/auth/dto/auth'
import { runOps } from '../server/ops/run'
import { ordering, OWNER, RECIPIENT } from '../server/testing/ordering'
import { expectRecorded, type Recorded } from '../server/testing/record'
import { createTestApp, type TestApp } from '../server/testing/test-app'

/** Page tests open at this time. */
const NOW = new Date('2026-11-20T09:00:00+08:00')
const FOLDER = path.join(__dirname, 'recorded')
const DEMO = '10000000001'
/** A Tuesday, on which the demo user is examined. */
const VISIT = { hospitalId: 'H1001', regDate: '2026-11-24', timeSpanId: 102, timespanStr: '08:00-08:30' }

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
/** The bank has not paid back yet. */
let paysBackLater = false
/** The checkup that is ordered. */
let checkup: string
beforeAll(async () => {
  server = await createTestApp({
    now: new Date(NOW.getTime() - 5 * 60_000),
    gateway: (sandbox) => ({
      ...sandbox,
      refund: async (refund) => (paysBackLater ? 'processing' : sandbox.refund(refund))
    })
  })
  steps = ordering(server)
  session = await server.login(DEMO)
})
afterAll(() => server?.close())

/** Asks the server; what page tests take from it has its name. */
async function ask<N extends EndpointName>(
  name: string,
  says: string,
  call: N,
  input: InputOf<N>,
  who = session
): Promise<Recorded> {
  const { code, message, results } = await server.call(call, input, { session: who })
  if (code !== 1) throw new Error(`${call}: ${code} ${message}`)
  return { name, says, call, answer: results }
}

const hold = (file: string, answers: readonly Recorded[]) =>
  expectRecorded(path.join(FOLDER, `${file}.ts`), answers)

test('the account of the demo user', async () => {
  server.clock.set(NOW)
  await hold('account', [
    await ask('profile', 'The demo user.', 'account.profile', {}),
    await ask('family', 'Whom the demo user orders for.', 'contacts.list', {}),
    await ask('friend', 'Another man of his age, entered without what need not be told.', 'contacts.save', {
      ...{ name: '赵远', mobile: '13900000006', gender: 1, id_type: 1, id_number: '990101199001010211' },
      ...{ relation: '朋友', consent: 1 }
    }),
    await ask('wallet', 'Coupons that can be used yet.', 'coupon.list', { status: 'unused' }),
    await ask('usedCoupons', 'Those that were used.', 'coupon.list', { status: 'used' }),
    await ask('expiredCoupons', 'Those whose time is over.', 'coupon.list', { status: 'expired' })
  ])
})

test('a checkup of the shop', async () => {
  server.clock.set(NOW)
  await hold('catalogue', [
    await ask('checkupCards', 'A package as lists have it.', 'product.list', { productCodes: ['CK1003'] }),
    await ask('checkupProduct', 'The same as its own page gets it, in Beijing.', 'product.detail', {
      ...{ type: 'checkup', id: 'CK1003', cityCode: '131', latitude: 39.9, longitude: 116.4 }
    })
  ])
})

test('the booking of a checkup', async () => {
  server.clock.set(NOW)
  const seat = { orgCode: VISIT.hospitalId, productCode: 'CK1003', date: VISIT.regDate }
  const times = await ask('checkupTimes', 'Times of Wangjing on it.', 'booking.timespans', seat)
  await hold('booking', [
    await ask('checkupDay', 'Branches of Beijing on a Tuesday.', 'booking.list', {
      ...{ productCode: 'CK1003', cityCode: '131', latitude: 39.9, longitude: 116.4 },
      ...{ startDate: VISIT.regDate, dayNum: 1 }
    }),
    times,
    await ask('heldSeat', 'A seat of it, kept.', 'hold.take', { ...seat, slotId: VISIT.timeSpanId })
  ])
})

/** What is ordered of the checkup. */
const ADDONS = {
  addItemConfigId: 8101,
  customAddPackage: [
    { addPackageId: 6202, itemCodeList: ['TH003'] },
    { addPackageId: 6208, itemCodeList: ['BO002'] }
  ]
}

const CHOICES = [
  'HS2003-1',
  'HS2003-2',
  'HS2009-1',
  'HS2009-2',
  'HS2009-3',
  'GH7002-1',
  'CA3103-1',
  'CB3402-1'
]

test('a cart', async () => {
  server.clock.set(NOW)
  const pieces = CHOICES.map((skuId) => ({ productCode: skuId.slice(0, 6), skuId, quantity: 1 }))
  const visits = ['CK1003', 'CK1006', 'CK1008', 'HS2003', 'GONE1'].map((productCode) => ({
    ...{ productCode, quantity: 1 }
  }))
  await hold('cart', [
    await ask('cart', 'One of each.', 'cart.lines', { lines: [...pieces, ...visits] }),
    await ask('braceProduct', 'A product of three choices, one of which is sold out.', 'product.detail', {
      ...{ type: 'health-selection', id: 'HS2009', cityCode: '131', latitude: 39.9, longitude: 116.4 }
    }),
    await ask('giftCards', 'Gift cards of the demo user, and the balance of a card.', 'gift.list', {})
  ])
})

test('what is confirmed of a checkup', async () => {
  server.clock.set(NOW)
  const { hospitalId, regDate: rtime } = VISIT
  const visit = { orgCode: hospitalId, productCode: 'CK1003', rtime }
  const newcomer = await server.login('13900000009')
  server.clock.set(NOW)
  await hold('confirm', [
    await ask('checkupQuote', 'Two add-ons and an exchange item.', 'addon.quote', { ...visit, ...ADDONS }),
    await ask('checkupCoupons', 'Coupons for it.', 'coupon.list', { ...visit, ...ADDONS }),
    await ask('couponSum', 'How many can be used for it.', 'coupon.amount', {
      ...{ merchandiseId: 'CK1003', merchandiseType: 1, hospitalId, price: 1406 }
    }),
    await ask('newcomerCoupons', 'Coupons of somebody who has just joined.', 'coupon.list', visit, newcomer),
    await ask('breakfasts', 'At Wangjing.', 'confirm.breakfasts', { hospitalId, regDate: rtime }),
    await ask('checkupGifts', 'Nothing comes with it.', 'confirm.gifts', {
      productCode: 'CK1003',
      amount: 1080
    }),
    await ask('eldersGifts', 'What comes with the package of elders.', 'confirm.gifts', {
      ...{ productCode: 'CK1006', amount: 1080 }
    }),
    await ask('paperless', 'In place of a printed report.', 'confirm.paperless', {
      ...{ comboId: '2002', comboName: '深度体检·男士款', hosId: hospitalId, productCode: 'CK1003' },
      ...{ timespan: VISIT.timespanStr, customAddPackage: ADDONS.customAddPackage }
    })
  ])
})

test('orders of a checkup', async () => {
  server.clock.set(new Date(NOW.getTime() - 5 * 60_000))
  const order = await steps.placed(session, {
    ...{ productCode: 'CK1003', ...VISIT, ...ADDONS, medUserInfo: OWNER, couponCode: 'CP-85' }
  })
  checkup = order.orderNum
  const detail = { id: checkup }
  const placed = {
    name: 'placedCheckup',
    says: 'It was placed.',
    call: 'order.complete',
    answer: [order]
  } as const
  server.clock.set(NOW)
  const unpaid = [
    await ask('unpaidCheckup', 'Waits for its payment, 25 minutes left.', 'order.detail', detail),
    await ask('unpaidList', 'The first page of the list, the newest order first.', 'order.list', { x: 1 }),
    await ask('checkupTicket', 'Its payment is opened.', 'pay.create', {
      ...{ orderNo: order.orderNum, channel: 'wechat-h5' as const }
    }),
    await ask('unpaidStatus', 'Its payment, as the cashier asks for it.', 'pay.status', {
      payOrderNum: order.payOrderNum
    })
  ]
  server.clock.set(new Date(NOW.getTime() - 2 * 60_000))
  await steps.pay(session, order.orderNum)
  server.clock.set(NOW)
  await hold('orders', [
    placed,
    ...unpaid,
    await ask('paidList', 'The first page of the list then.', 'order.list', { x: 1 }),
    await ask('paidCheckup', 'Paid by WeChat two minutes ago; waits for the visit.', 'order.detail', detail),
    await ask('checkupPlan', 'What to do before it.', 'order.prepPlan', { orderNum: order.orderNum })
  ])
})

const ops = (...typed: string[]) => runOps({ db: server.database.db, now: server.clock.now }, typed, 'clerk')

async function paidGoods(giftCard?: string): Promise<string> {
  const goods = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 3, giftCard }
  const { code, message, results } = await server.call('order.completeGoods', goods, { session })
  const [order] = results
  if (code !== 1 || !order) throw new Error(`${code} ${message}`)
  await steps.pay(session, order.orderNum)
  return order.orderNum
}

/** Three pieces that have come. */
async function receivedGoods(): Promise<string> {
  const orderNum = await paidGoods()
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  return orderNum
}

const backOf = async (id: string) => (await server.call('order.refundView', { id }, { session })).results
const viewOf = (name: string, says: string, id: string) => ask(name, says, 'order.refundView', { id })
async function piecesOf(orderNum: string, quantity: number) {
  const [line] = (await backOf(orderNum)).lines
  if (!line) throw new Error('nothing can go back')
  return { orderNum, parts: [{ lineId: line.lineId, quantity }] }
}
async function previewOf(name: string, says: string, orderNum: string, pieces?: number, reasonId?: number) {
  const chosen = pieces ? await piecesOf(orderNum, pieces) : { orderNum }
  return ask(name, says, 'order.refundPreview', { ...chosen, ...(reasonId ? { reasonId } : {}) })
}
/** @returns the number of what was asked for */
async function refundOne(orderNum: string, reasonDetail = ''): Promise<string> {
  const input = { ...(await piecesOf(orderNum, 1)), amount: 95, reasonId: 7, reasonDetail }
  const { code, message, results } = await server.call('order.refund', input, { session })
  if (code !== 1) throw new Error(`${code} ${message}`)
  return results.refundNo
}

test('goods that go back', async () => {
  server.clock.set(NOW)
  const unsent = await paidGoods('GF2026000025')
  const answers = [
    await viewOf('goodsBack', 'Three pieces that are not sent yet.', unsent),
    await previewOf('wholeBack', 'All of it, a part of which a gift card paid.', unsent),
    await previewOf('twoBack', 'Two of three.', unsent, 2),
    await previewOf('oneBack', 'One of three.', unsent, 1)
  ]
  const byWeChat = await paidGoods()
  paysBackLater = true
  await refundOne(byWeChat, '买大了')
  answers.push(await viewOf('oneAsked', 'One was asked for.', byWeChat))
  paysBackLater = false
  await steps.tick()
  answers.push(await viewOf('onePaidBack', 'It is paid back.', byWeChat))
  const received = await receivedGoods()
  answers.push(
    await viewOf('receivedBack', 'Three pieces that have come.', received),
    await previewOf('unwantedBack', 'They are not wanted any more.', received, undefined, 7),
    await previewOf('brokenBack', 'They are broken.', received, undefined, 10)
  )
  const refundNo = await refundOne(received)
  answers.push(await viewOf('returnAsked', 'One is to go back, and nobody has looked at it.', received))
  await ops('refunds', 'approve', refundNo)
  answers.push(await viewOf('returnApproved', 'It is to be sent.', received))
  const parcel = { orderNum: received, companyCode: 'SF', parcelNo: 'SF20261123' }
  await server.call('order.sendBack', parcel, { session })
  answers.push(await viewOf('returnSent', 'It is on its way.', received))
  const other = await receivedGoods()
  await ops('refunds', 'refuse', await refundOne(other), '--reason', '护膝有使用痕迹')
  answers.push(await viewOf('returnRefused', 'It was refused.', other))
  const couriers = await ask('couriers', 'Who carries parcels.', 'order.couriers', {})
  await hold('refunds', [...answers, couriers])
})

test('a checkup that goes back', async () => {
  server.clock.set(NOW)
  const answers = [
    await viewOf('visitBack', 'Before it.', checkup),
    await viewOf('refusedBack', 'It was had before.', 'CA202611200003'),
    await previewOf('visitWholeBack', 'All of it.', checkup)
  ]
  await steps.comesToday(checkup)
  await ops('orders', 'check-in', checkup, '--undone', 'TH003,BO002', '--why', '当天设备检修')
  answers.push(await viewOf('skippedBack', 'Two items were not done.', checkup))
  const items = (await backOf(checkup)).items.map(({ lineId, itemCode }) => ({
    lineId,
    itemCode,
    quantity: 1
  }))
  for (const [name, says, parts] of [
    ['skippedAllBack', 'Both.', items],
    ['skippedOneBack', 'The first.', items.slice(0, 1)]
  ] as const) {
    answers.push(await ask(name, says, 'order.refundPreview', { orderNum: checkup, parts: [...parts] }))
  }
  await hold('refunds-of-visits', answers)
})
