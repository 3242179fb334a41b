import type { ReservationPart } from '../reservations'
import { reservationsOfParts } from './refunded-reservations'

const line = {
  orderNum: 'CA1',
  productCode: '6202',
  skuId: null,
  name: '',
  discountFen: 0,
  items: [
    { code: 'TH002', name: '', priceFen: 3_001 },
    { code: 'TH003', name: '', priceFen: 6_999 }
  ]
}
const order = {
  kind: 'checkup',
  orderType: 1,
  extra: {},
  codes: [],
  lines: [
    { ...line, id: 'A', role: 'product', quantity: 1, unitFen: 50_000, coveredFen: 0, payableFen: 50_000 },
    { ...line, id: 'B', role: 'addon', quantity: 2, unitFen: 10_000, coveredFen: 8_000, payableFen: 12_000 }
  ]
} as const satisfies object
const claim = (kind: string, amount: number, lineId: string | null, givenBack = 0): ReservationPart => ({
  claim: {
    ...{ id: 1, payOrderNum: 'PAY1', orderNum: 'CA1', changeId: null, visitId: null, userId: 'u1' },
    ...{ kind, lineId, resource: 'r', amount, givenBack, data: {} }
  },
  amount: amount - givenBack
})
const lines = order.lines.map((one) => ({ ...one, items: [...one.items] }))
const back = (parts: Parameters<typeof reservationsOfParts>[1], ...left: ReservationPart[]) =>
  reservationsOfParts({ ...order, lines, codes: [] }, parts, left).map(({ claim: { kind }, amount }) => [
    kind,
    amount
  ])
const part = (lineId: string, quantity: number, itemCode = '') => ({
  lineId,
  itemCode,
  quantity,
  amountFen: 0
})

test('what a company paid of a piece or an item goes back to its quota, of what it did not pay nothing', () => {
  const quota = claim('quota', 8_000, null)
  expect(back([part('B', 1)], quota)).toEqual([['quota', 4_000]])
  expect(back([part('B', 1, 'TH002')], quota)).toEqual([['quota', 1_200]])
  expect(back([part('A', 1)], quota)).toEqual([])
})

test('no more goes back than is left of a claim', () => {
  expect(back([part('B', 2)], claim('quota', 8_000, null, 5_000))).toEqual([['quota', 3_000]])
})

test('of flash stock and pieces as many as go, of a line that stays none; seats and coupons stay', () => {
  const left = [
    claim('sku', 2, 'B'),
    claim('flash', 1, 'A'),
    claim('seat', 1, null),
    claim('coupon', 1, null)
  ]
  expect(back([part('B', 1)], ...left)).toEqual([['sku', 1]])
})
