import { CUSTOMS_TEXTS } from '@/domain/customs/texts'
import type { OrderLine } from '@/domain/order/lines'
import { QUOTE_TEXTS } from '@/domain/quote/texts'

/** What a line of an order is called: freight and tax have no product whose name they could have. */
export function lineName({ role, name }: Pick<OrderLine, 'role' | 'name'>): string {
  if (role === 'freight') return QUOTE_TEXTS.freight
  return role === 'tax' ? CUSTOMS_TEXTS.tax : name
}
