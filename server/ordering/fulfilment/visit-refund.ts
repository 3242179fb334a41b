import { formatYuan } from '@/domain/money'
import { REFUND_TYPE } from '@/domain/order/codes'
import { paidForLines } from '@/domain/order/refund'
import { isWholeShare, previewUndone, type UndoneSum } from '@/domain/order/skipped-items'
import { badInput } from '../../http/refusal'
import { isOver } from '../order/order-policy'
import type { WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS, REFUND_TEXTS as texts } from '../texts'
import type { OrderNow, RefundFacts, RefundPlan, RefundRules } from './fulfilment'
import { explainLines, LINES_REFUND, refusedPart, statusRefusal, wantedLines } from './lines-refund'

/** Check items that a branch skipped at the visits of an order. */
export const skippedCodes = ({ visits }: Pick<WholeOrder, 'visits'>): string[] =>
  visits.flatMap(({ undone }) => undone.map(({ code }) => code))

/** After the visit only items that were skipped go back, by their share; before it all of it. */
export function visitPlan(
  order: WholeOrder,
  facts: RefundFacts,
  unused: (order: WholeOrder, facts: RefundFacts) => Omit<RefundPlan, 'type'>
): RefundPlan {
  return isOver(order)
    ? { ...skippedPlan(order, facts), type: REFUND_TYPE.missedItems }
    : { ...unused(order, facts), type: REFUND_TYPE.whole }
}

function skippedPlan(order: WholeOrder, { before, wanted, leftFen }: RefundFacts) {
  const lines = paidLines(order.lines, leftFen)
  const preview = previewUndone(lines, skippedCodes(order), before, wanted)
  if (!preview.ok) throw refusedPart(preview.problem)
  return preview
}

/** Lines at what was paid for each: a balance that is open is no money that could go back. @param leftFen what was paid for all */
export function paidLines(lines: WholeOrder['lines'], leftFen: number): WholeOrder['lines'] {
  const paid = paidForLines(lines, leftFen)
  return lines.map((line, index) => ({ ...line, payableFen: paid[index] ?? 0 }))
}

function wholeVisit(order: WholeOrder, facts: RefundFacts): Omit<RefundPlan, 'type'> {
  const asked = wantedLines(order, facts)
  if (!asked.whole) throw badInput(ORDER_TEXTS.refundWholeOnly, { field: 'parts' })
  return asked
}

/** ¥206.00 × 1680.00 ÷ 2730.00 = ¥126.77: what was skipped, of what was paid, of what all costs. */
export function explainSkipped(sum: UndoneSum): string[] {
  const { items, undoneFen, allFen, paidFen, goneFen, amountFen } = sum
  const names = items.map(({ name, listFen, priceFen }) => `${name} ¥${formatYuan(listFen ?? priceFen)}`)
  const of = [formatYuan(undoneFen), formatYuan(paidFen), formatYuan(allFen)] as const
  const amount = formatYuan(amountFen)
  return [
    texts.undone(names.join(' + ')),
    isWholeShare(sum) ? texts.undoneSum(...of, amount) : texts.undoneRest(...of, formatYuan(goneFen), amount),
    ...(undoneFen === allFen ? [] : [texts.undoneWhy])
  ]
}

function refusal(order: OrderNow): string | null {
  const notNow = statusRefusal(order)
  if (notNow !== null) return notNow
  return isOver(order) && skippedCodes(order).length === 0 ? ORDER_TEXTS.refundNotAllowed : null
}

/** A visit goes back as a whole before it is made; its seat and coupons are used up by it. */
export const VISIT_REFUND: RefundRules = {
  ...LINES_REFUND,
  reasons: ['visit', 'all'],
  refusal,
  plan: (order, facts) => visitPlan(order, facts, wholeVisit),
  explain: (order, plan, leftFen) =>
    plan.sums ? plan.sums.flatMap(explainSkipped) : explainLines(order, plan, leftFen),
  choices: () => [],
  isAllBack: () => true,
  isUsedUp: ({ visits }, { kind, visitId }) => {
    const made = visits.filter(({ state }) => state === 'visited')
    return made.length > 0 && (kind === 'coupon' || made.some(({ id }) => id === visitId))
  }
}
