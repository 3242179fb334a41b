import { checkoutWayOf } from '@/domain/cart/checkout-way'
import { PRODUCT_KINDS, rulesOf } from '@/domain/kinds'
import { togetherKind } from './together'

test('every kind that is paid together with others has its place in one payment, and no other has', () => {
  const categories = PRODUCT_KINDS.flatMap((kind) =>
    Object.keys(rulesOf(kind).variants).map((category) => ({
      kind,
      checkoutWay: checkoutWayOf(kind, Number(category))
    }))
  )
  const together = new Set(
    categories.filter(({ checkoutWay }) => checkoutWay === 'together').map(({ kind }) => kind)
  )
  expect(PRODUCT_KINDS.filter((kind) => togetherKind(kind) !== undefined)).toEqual(
    PRODUCT_KINDS.filter((kind) => together.has(kind))
  )
})
