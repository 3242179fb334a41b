/** Each rung of a ladder of refunds says what goes back of an order that stands there. */
import { KINDS, PRODUCT_KINDS, type ProductKind } from '@/domain/kinds'
import { refundLadder, type RungName } from '@/domain/order/refund-ladder'
import { codeOf, deliveryOf, lineOf, orderOf, visitOf } from '../testing/whole-order'
import { fulfilmentOf } from './fulfilment'
import type { WholeOrder } from './order/whole-order'

const EARLY = new Date('2026-05-22T09:00:00+08:00')
/** After 18:00 on the day before the visit. */
const LATE = new Date('2026-06-01T18:00:01+08:00')
const WEEK_LATER = new Date('2026-05-29T00:00:00+08:00')
const PAID = 20_000
const ITEMS = [
  { code: 'A', name: '血常规', priceFen: 5_000 },
  { code: 'B', name: 'B 超', priceFen: 15_000 }
]
const SKIPPED = [{ code: 'A', name: '血常规', why: '设备检修' }]
const GIVEN = visitOf({ id: 'V1', state: 'visited' })
const LATER = visitOf({ id: 'V2', no: 2, state: 'toBook', date: null, timespan: '', slotId: null })
const SENT = deliveryOf({ state: 'shipped', courier: '顺丰速运', parcelNo: 'SF1', shippedAt: EARLY })
const RECEIVED = deliveryOf({ state: 'received', receivedAt: new Date('2026-05-21T08:00:00+08:00') })
const FREIGHT = lineOf({ id: 'freight', role: 'freight', name: '运费', unitFen: 1_000, payableFen: 1_000 })

/** How an order stands on a rung, and when it is asked for. */
type Stand = Partial<WholeOrder> & { readonly at?: Date }

const STANDS: { readonly [name in RungName]: Stand } = {
  freeChange: { visits: [visitOf()] },
  beforeVisit: { visits: [visitOf()], at: LATE },
  undone: { status: 60, visits: [visitOf({ state: 'visited', undone: SKIPPED })] },
  doses: { status: 45, visits: [GIVEN, LATER] },
  visited: { status: 60, visits: [GIVEN] },
  beforeSending: { status: 50, deliveries: [deliveryOf()] },
  received: { status: 75, deliveries: [RECEIVED] },
  kept: { status: 75, deliveries: [RECEIVED], at: WEEK_LATER },
  sent: { status: 55, deliveries: [SENT] },
  inLab: { status: 60, reportState: 1, deliveries: [RECEIVED] },
  undeclared: { status: 50, deliveries: [deliveryOf()] },
  declared: { status: 50, deliveries: [deliveryOf({ state: 'customs' })] },
  unused: { status: 45, codes: [codeOf(), codeOf({ id: 'second' })] },
  partlyUsed: { status: 45, codes: [codeOf({ state: 'used' }), codeOf({ id: 'second' })] },
  // What is left of codes when they end goes back by itself: `the promise expired is kept` in promises.test.ts.
  expired: { status: 45, codes: [codeOf(), codeOf({ id: 'second' })] },
  used: { status: 75, codes: [codeOf({ state: 'used' }), codeOf({ id: 'second', state: 'used' })] },
  fresh: { status: 45, paidAt: EARLY },
  settled: { status: 45, paidAt: EARLY, at: LATE }
}

function standing(kind: ProductKind, category: number, { at: _at, ...stand }: Stand): WholeOrder {
  const parcel = stand.deliveries !== undefined
  const pieces = { quantity: 2, unitFen: PAID / 2, payableFen: PAID, items: ITEMS }
  const goods = { quantity: 2, unitFen: 9_500, payableFen: 19_000 }
  return orderOf({
    ...{ kind, orderType: category, productCategory: category, paidFen: PAID, payableFen: PAID, quantity: 2 },
    lines: parcel ? [lineOf(goods), FREIGHT] : [lineOf(stand.codes ? { ...pieces, items: [] } : pieces)],
    ...stand
  })
}

/** all, part or none of what was paid. */
function shareOf(order: WholeOrder, at: Date): string {
  const { refund } = fulfilmentOf(order)
  if (refund.refusal(order, at) !== null) return 'none'
  const { amountFen } = refund.plan(order, {
    wanted: undefined,
    before: [],
    leftFen: PAID,
    shopsFault: false
  })
  return amountFen === PAID ? 'all' : amountFen > 0 ? 'part' : 'none'
}

const LADDERS = PRODUCT_KINDS.flatMap((kind) =>
  Object.keys(KINDS[kind].variants).flatMap((category) =>
    [false, true].map((several) => ({ kind, category: Number(category), several }))
  )
)

test.each(LADDERS)('$kind $category, several visits $several: what each rung says goes back', (of) => {
  const { kind, category, several } = of
  const rungs = refundLadder(kind, category, several)
  expect(rungs.length).toBeGreaterThan(1)
  const told = rungs.map(({ name }) => {
    const stand = STANDS[name]
    return [name, shareOf(standing(kind, category, stand), stand.at ?? EARLY)]
  })
  expect(told).toEqual(rungs.map(({ name, share }) => [name, share]))
})

test('a day can be changed by oneself on the first rung of a visit, and no more on the second', () => {
  const visits = LADDERS.filter(({ kind, category, several }) =>
    refundLadder(kind, category, several).some(({ name }) => name === 'freeChange')
  )
  expect(visits.length).toBeGreaterThan(4)
  for (const { kind, category } of visits) {
    const order = standing(kind, category, STANDS.freeChange)
    // Doses have their days one by one.
    const days = order.visits.length > 0 && fulfilmentOf(order).visits
    expect(days).toBeTruthy()
    if (kind === 'vaccine') continue
    expect(fulfilmentOf(order).actions(order, EARLY)).toContain('reschedule')
    expect(fulfilmentOf(order).actions(order, LATE)).not.toContain('reschedule')
  }
})

test('no ladder of a category that a kind does not have', () => {
  expect(refundLadder('checkup', 34, false)).toEqual([])
})
