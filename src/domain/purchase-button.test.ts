import { PRODUCT_KINDS } from './kinds'
import { isPurchaseBarHidden, purchaseButtonText } from './purchase-button'

test.each([
  ['R4.28', 'checkup', '立即预约'],
  ['R4.28', 'sugarshaker', '立即预约'],
  ['R4.30', 'dentistry', '立即预约'],
  ['R4.30', 'waston', '立即预约'],
  ['R4.30', 'gene', '立即预约'],
  ['R4.31', 'gene-home', '立即购买'],
  ['R4.31', 'vaccine', '立即购买'],
  ['R4.31', 'health-selection', '立即购买'],
  ['R4.31', 'coupon-activity', '立即购买'],
  ['R4.31', 'cross-border', '立即购买']
] as const)('%s the purchase button of %p reads %s', (_id, kind, text) => {
  expect(purchaseButtonText(kind, null)).toBe(text)
})

test('R4.29 R3.51 a running flash sale wins over every kind', () => {
  for (const kind of PRODUCT_KINDS) expect(purchaseButtonText(kind, 'flash')).toBe('马上抢购')
})

const shown = { offShelf: false, onSellingRoute: true, fromSupermarket: false }

test.each([
  ['a product on sale shows the bar', shown, false],
  ['R4.32 R3.50 off-shelf on a selling route', { ...shown, offShelf: true }, true],
  ['R4.32 off-shelf elsewhere keeps the bar', { ...shown, offShelf: true, onSellingRoute: false }, false],
  ['R4.33 a gift opened from its list', { ...shown, gifts: 1 }, true],
  ['R4.33 gifts other than 1', { ...shown, gifts: 0 }, false],
  ['R4.34 opened from the supermarket', { ...shown, fromSupermarket: true }, true]
])('purchase bar: %s', (_name, context, hidden) => {
  expect(isPurchaseBarHidden(context)).toBe(hidden)
})
