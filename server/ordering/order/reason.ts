import { badInput } from '../../http/refusal'
import { CANCEL_REASONS, ORDER_TEXTS } from '../texts'
import { isVisit, type OrderRow } from './facts'

interface Reason {
  readonly id: number
  readonly reason: string
}

/** Why an order is cancelled or taken back, as its kind asks for it. */
export function reasonsFor(order: Pick<OrderRow, 'kind' | 'orderType'>): Reason[] {
  const own = isVisit(order) ? 'visit' : 'goods'
  return CANCEL_REASONS.filter(({ of }) => of === 'all' || of === own).map(({ id, reason }) => ({
    id,
    reason
  }))
}

/** What a customer says why an order is cancelled or taken back; '' without. Refuses an unknown one with 20001. */
export function reasonNamed(reasonId: number | undefined): string {
  if (reasonId === undefined) return ''
  const found = CANCEL_REASONS.find(({ id }) => id === reasonId)
  if (!found) throw badInput(ORDER_TEXTS.reasonWrong, { field: 'reasonId' })
  return found.reason
}
