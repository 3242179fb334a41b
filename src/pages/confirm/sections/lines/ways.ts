import { arePosted } from '@/domain/cart/checkout-way'
import { fulfilmentOf } from '@/domain/kinds'
import type { CodeUse } from '@/domain/kinds/types'
import type { CartGoods } from '@/services/cart/cart'
import { cartTexts as texts } from '../../shared/cart-texts'

/** Lines that reach the customer in the same way. */
export interface WayGroup {
  readonly title: string
  /** What is to be done to get it; '' for what comes by itself. */
  readonly note: string
  readonly lines: readonly CartGoods[]
}

/** What comes by courier is one group, whatever its kind; the others go by how they are got. */
export function byWay(lines: readonly CartGoods[]): readonly WayGroup[] {
  const posted = lines.filter(isPosted)
  const others = lines.filter((line) => !isPosted(line))
  const ways = [...new Set(others.map(wayOf))]
  return [
    { title: texts.posted, note: '', lines: posted },
    ...ways.map((way) => ({
      title: texts.other[way],
      note: texts.otherNote[way],
      lines: others.filter((line) => wayOf(line) === way)
    }))
  ].filter((group) => group.lines.length > 0)
}

const isPosted = ({ told }: CartGoods): boolean => arePosted(told.product ? [told.product.category] : [])

const wayOf = ({ told: { product } }: CartGoods): CodeUse => {
  const fulfilment = product && fulfilmentOf(product.kind, product.category)
  return fulfilment?.by === 'code' ? fulfilment.use : 'pickUp'
}
