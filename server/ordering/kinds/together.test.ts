import { settlingOf } from '@/domain/cart/settle'
import { PRODUCT_KINDS, rulesOf } from '@/domain/kinds'
import { togetherKind } from './together'

test('every kind that is settled together with others has its place in one payment, and no other has', () => {
  const categories = PRODUCT_KINDS.flatMap((kind) =>
    Object.keys(rulesOf(kind).variants).map((category) => ({
      kind,
      settling: settlingOf(kind, Number(category))
    }))
  )
  const together = new Set(
    categories.filter(({ settling }) => settling === 'together').map(({ kind }) => kind)
  )
  expect(PRODUCT_KINDS.filter((kind) => togetherKind(kind) !== undefined)).toEqual(
    PRODUCT_KINDS.filter((kind) => together.has(kind))
  )
})
