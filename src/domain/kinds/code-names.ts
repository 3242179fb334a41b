import { fulfilmentOf, type ProductKind } from '.'
import type { CodeUse } from './types'

const NAMES: Readonly<Record<CodeUse, string>> = {
  voucher: '券码',
  service: '服务码',
  pickUp: '取货码',
  membership: '会员权益'
}

/** What the codes of an order are called, by its kind and category. */
export function codeNameOf(kind: ProductKind, category: number): string {
  const fulfilment = fulfilmentOf(kind, category)
  return NAMES[fulfilment?.by === 'code' ? fulfilment.use : 'voucher']
}
