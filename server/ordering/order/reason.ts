import { badInput } from '../../http/refusal'
import { fulfilmentOf } from '../fulfilment'
import { CANCEL_REASONS, ORDER_TEXTS, type ReasonList } from '../texts'
import type { OrderRow } from './whole-order'

interface Reason {
  readonly id: number
  readonly reason: string
}

/** Why an order is cancelled or taken back, as its kind asks for it. */
export function reasonsFor(order: Pick<OrderRow, 'kind' | 'orderType'>): Reason[] {
  return reasonsOf(fulfilmentOf(order).refund.reasons)
}

/** Why goods that were received go back: what the shop did wrong comes first. */
export const reasonsOfReturn = (): Reason[] => reasonsOf(['received', 'goods', 'all'])

/** Why check items that were not done go back. */
export const reasonsOfUndone = (): Reason[] =>
  reasonsOf(['undone']).concat(reasonsOf(['all']).filter(({ id }) => id === OTHER))

const OTHER = 6

const reasonsOf = (whose: readonly ReasonList[]): Reason[] =>
  CANCEL_REASONS.filter(({ of }) => whose.includes(of))
    .toSorted((a, b) => whose.indexOf(a.of) - whose.indexOf(b.of))
    .map(({ id, reason }) => ({ id, reason }))

/** It was broken or not what was ordered: the shop pays both ways. */
export const isShopsFault = (reasonId: string | undefined): boolean =>
  CANCEL_REASONS.some(({ id, of }) => of === 'received' && String(id) === reasonId)

/** What a customer says why an order is cancelled or taken back; '' without. Refuses an unknown one with 20001. */
export function reasonNamed(reasonId: number | undefined): string {
  if (reasonId === undefined) return ''
  const found = CANCEL_REASONS.find(({ id }) => id === reasonId)
  if (!found) throw badInput(ORDER_TEXTS.reasonWrong, { field: 'reasonId' })
  return found.reason
}
