import { badInput } from '../../http/refusal'
import { CANCEL_REASONS, ORDER_TEXTS } from '../texts'

/** What a customer says why an order is cancelled or taken back; '' without. Refuses an unknown one with 20001. */
export function reasonNamed(reasonId: number | undefined): string {
  if (reasonId === undefined) return ''
  const found = CANCEL_REASONS.find(({ id }) => id === reasonId)
  if (!found) throw badInput(ORDER_TEXTS.reasonWrong, { field: 'reasonId' })
  return found.reason
}
