import { REFUND_TYPE } from '@/domain/order/codes'
import { deliveryOf, lineOf, orderOf } from '../../testing/whole-order'
import type { OrderHistory } from '../order/history'
import type { WholeOrder } from '../order/whole-order'
import { fulfilmentOf } from '.'
import type { RefundFacts } from './fulfilment'

const NOW = new Date('2026-05-22T09:00:00+08:00')
const WEEK_LATER = new Date('2026-05-29T00:00:00+08:00')
const NOTHING: OrderHistory = { events: [], refunds: [], declaredAt: null }
const SENT = deliveryOf({ state: 'shipped', courier: '顺丰速运', parcelNo: 'SF1', shippedAt: NOW })
const RECEIVED = deliveryOf({ state: 'received', receivedAt: new Date('2026-05-21T08:00:00+08:00') })
const FREIGHT = lineOf({ id: 'freight', role: 'freight', name: '运费', unitFen: 800, payableFen: 800 })
const goods = (changes: Partial<WholeOrder> = {}) =>
  orderOf({
    ...{ kind: 'health-selection', orderType: 20, status: 50, paidFen: 10_800 },
    lines: [lineOf({ name: '洗眼液', quantity: 2, unitFen: 5_000, payableFen: 10_000 }), FREIGHT],
    deliveries: [deliveryOf()],
    ...changes
  })
const abroad = (changes: Partial<WholeOrder> = {}) =>
  goods({ kind: 'cross-border', orderType: 34, ...changes })
const kit = (changes: Partial<WholeOrder> = {}) => goods({ kind: 'gene-home', orderType: 7, ...changes })
const FACTS: RefundFacts = { wanted: undefined, before: [], leftFen: 10_800, shopsFault: false }

test.each([
  ['to be sent', goods(), 'editAddress again refund'],
  ['on its way', goods({ status: 55, deliveries: [SENT] }), 'logistics confirmReceive again'],
  ['received', goods({ status: 75, deliveries: [RECEIVED] }), 'again invoice comment refund'],
  ['from abroad, to be declared', abroad(), 'declare editAddress again refund'],
  ['from abroad, unpaid', abroad({ status: 0 }), 'pay cancel'],
  [
    'from abroad, customs have it',
    abroad({ deliveries: [deliveryOf({ state: 'customs' })] }),
    'editAddress again'
  ],
  ['from abroad, received', abroad({ status: 75, deliveries: [RECEIVED] }), 'again invoice comment'],
  ['a kit on its way', kit({ status: 55, deliveries: [SENT] }), 'logistics confirmReceive again refund'],
  ['a kit received', kit({ status: 60, deliveries: [RECEIVED] }), 'reportProgress invoice refund'],
  [
    'a kit whose sample has come',
    kit({ status: 60, reportState: 1, deliveries: [RECEIVED] }),
    'reportProgress invoice'
  ]
])('actions of a parcel: %s', (_name, order, actions) => {
  expect(fulfilmentOf(order).actions(order, NOW).join(' ')).toBe(actions)
})

test.each([
  ['to be sent', goods(), NOW, null],
  ['on its way', goods({ status: 55, deliveries: [SENT] }), NOW, '商品还在路上，收到后 7 天内可以申请退货'],
  ['received', goods({ status: 75, deliveries: [RECEIVED] }), NOW, null],
  [
    'received more than a week ago',
    goods({ status: 75, deliveries: [RECEIVED] }),
    WEEK_LATER,
    '签收已超过 7 天，不支持无理由退货；商品有问题请联系客服'
  ],
  ['from abroad, to be declared', abroad(), NOW, null],
  [
    'from abroad, customs have it',
    abroad({ deliveries: [deliveryOf({ state: 'customs' })] }),
    NOW,
    '已申请清关，不支持退款'
  ],
  ['from abroad, on its way', abroad({ status: 55, deliveries: [SENT] }), NOW, '当前订单不可退款'],
  ['from abroad, received', abroad({ status: 75, deliveries: [RECEIVED] }), NOW, '当前订单不可退款'],
  ['a kit on its way', kit({ status: 55, deliveries: [SENT] }), NOW, null],
  [
    'a kit whose sample has come',
    kit({ status: 60, reportState: 1, deliveries: [RECEIVED] }),
    NOW,
    '样本已到实验室，不再退款'
  ]
])('whether a parcel can go back: %s', (_name, order, at, refusal) => {
  expect(fulfilmentOf(order).refund.refusal(order, at)).toBe(refusal)
})

describe('what goes back of goods', () => {
  const received = goods({ status: 75, deliveries: [RECEIVED] })
  const explained = (order: WholeOrder, more: Partial<RefundFacts>) => {
    const { refund } = fulfilmentOf(order)
    const plan = refund.plan(order, { ...FACTS, ...more })
    return [plan.amountFen, ...refund.explain(order, plan, 10_800, more.shopsFault ?? false)]
  }

  test.each<[string, WholeOrder, Partial<RefundFacts>, unknown[]]>([
    ['before sending all', goods(), {}, [10_800, '实付 ¥108.00，全部退回']],
    [
      'one piece',
      goods(),
      { wanted: [{ lineId: lineOf().id, quantity: 1 }] },
      [5_000, '洗眼液：实付 ¥100.00 × 1 ÷ 2，四舍五入到分']
    ],
    [
      'the last piece takes the freight along',
      goods(),
      { wanted: [{ lineId: lineOf().id, quantity: 2 }] },
      [10_800, '实付 ¥108.00，全部退回']
    ],
    [
      'after receipt the freight is kept',
      received,
      {},
      [10_000, '洗眼液：实付 ¥100.00 × 2 ÷ 2，四舍五入到分', '寄出的运费 ¥8.00 不退，寄回的运费由您承担']
    ],
    [
      'unless it is the shop that did wrong',
      received,
      { shopsFault: true },
      [10_800, '实付 ¥108.00，全部退回', '商品问题退货：寄出的运费一起退，寄回的运费由我们承担，请选到付']
    ]
  ])('%s', (_name, order, more, expected) => {
    expect(explained(order, more)).toEqual(expected)
  })

  test.each([
    ['before it is sent', goods(), REFUND_TYPE.whole],
    ['after its receipt', received, REFUND_TYPE.goodsReturn]
  ])('%s the type of the refund says whether a parcel has to come back', (_name, order, type) => {
    expect(fulfilmentOf(order).refund.plan(order, FACTS).type).toBe(type)
  })

  test('kits that were sent go back less what each costs, and release no piece', () => {
    const order = kit({
      status: 55,
      deliveries: [SENT],
      paidFen: 20_800,
      lines: [lineOf({ quantity: 2, unitFen: 10_000, payableFen: 20_000 }), FREIGHT]
    })
    const { refund } = fulfilmentOf(order)
    const plan = refund.plan(order, { ...FACTS, leftFen: 20_800 })
    expect(plan).toMatchObject({ kits: 2, amountFen: 8_800 })
    expect(refund.explain(order, plan, 20_800, false)).toEqual([
      '实付 ¥208.00 − 已寄出的采样盒 2 份 × ¥60.00，采样盒不用寄回'
    ])
    expect([refund.choices(order, []), refund.isUsedUp(order, { kind: 'sku', visitId: null })]).toEqual([
      [],
      true
    ])
    // Nothing is left at exactly what the kits cost, and a fen above it goes back.
    for (const leftFen of [10_800, 12_000])
      expect(() => refund.plan(order, { ...FACTS, leftFen })).toThrow('扣除已寄出的采样盒后没有可退的款项')
    expect(refund.plan(order, { ...FACTS, leftFen: 12_001 }).amountFen).toBe(1)
  })
})

test('pieces are chosen where there are several', () => {
  const { refund } = fulfilmentOf(goods())
  expect(refund.choices(goods(), [])).toEqual([
    { lineId: lineOf().id, name: '洗眼液', left: 2, unitFen: 5_000 }
  ])
  const single = goods({ lines: [lineOf()] })
  expect(refund.choices(single, [])).toEqual([])
})

test.each([
  ['to be sent', goods(), ['now 待发货', 'next 待收货', 'next 已完成']],
  ['on its way', goods({ status: 55, deliveries: [SENT] }), ['done 已发货', 'now 待收货', 'next 已完成']],
  ['received', goods({ status: 75, deliveries: [RECEIVED] }), ['done 已发货', 'done 已签收', 'done 已完成']],
  ['from abroad, to be declared', abroad(), ['now 待清关', 'next 清关中', 'next 待收货', 'next 已完成']]
])('the way of a parcel: %s', (_name, order, steps) => {
  const told = fulfilmentOf(order).timeline.paid(order, NOTHING, 0)
  expect(told.map(({ state, title }) => `${state} ${title}`)).toEqual(steps)
})

test.each([
  ['goods', goods(), '待发货', '正在为您备货，会尽快发出'],
  [
    'from abroad',
    abroad(),
    '待清关',
    '还差一步：请在 5月27日 10:00 前申请清关，海关收到申报才能发货，逾期订单自动取消并全额退款'
  ],
  [
    'from abroad, declared',
    abroad({ deliveries: [deliveryOf({ state: 'customs' })] }),
    '清关中',
    '正在为您备货，会尽快发出'
  ],
  ['a kit', kit(), '待发货', '采样盒会尽快寄出，收到后按说明采样并寄回'],
  [
    'a kit received',
    kit({ status: 60, deliveries: [RECEIVED] }),
    '待寄回',
    '采样盒会尽快寄出，收到后按说明采样并寄回'
  ]
])('the name of the status and what comes next: %s', (_name, order, status, next) => {
  const { statusName, notice } = fulfilmentOf(order)
  expect([statusName(order), notice.next(order)]).toEqual([status, next])
})

test.each([
  ['before it is paid', abroad({ status: 0 }), 'early'],
  ['to be declared', abroad(), 'waiting'],
  ['declared', abroad({ deliveries: [deliveryOf({ state: 'customs' })] }), 'declared'],
  ['sent', abroad({ status: 55, deliveries: [SENT] }), 'released'],
  ['on its way back', abroad({ status: 90 }), 'over'],
  ['other goods', goods(), null]
])('how an order stands with customs: %s', (_name, order, state) => {
  expect(fulfilmentOf(order).parcel.customs(order)).toBe(state)
})

test.each([
  ['goods', goods(), 'packing', false],
  ['from abroad', abroad(), 'customs', false],
  ['a kit', kit(), 'packing', true]
])('how a parcel is sent: %s', (_name, order, sentFrom, discreet) => {
  expect(fulfilmentOf(order).parcel).toMatchObject({ sentFrom, discreet })
})
