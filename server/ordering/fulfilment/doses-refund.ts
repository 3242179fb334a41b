import { formatYuan } from '@/domain/money'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { refundOfUnused } from '@/domain/order/refund'
import { badInput } from '../../http/refusal'
import type { WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS, REFUND_TEXTS as texts } from '../texts'
import type { RefundFacts, RefundPlan, RefundRules } from './fulfilment'
import { planned, refuseParts } from './lines-refund'
import { visitPlan, VISIT_REFUND } from './visit-refund'

const givenOf = ({ visits }: Pick<WholeOrder, 'visits'>): number =>
  visits.filter(({ state }) => state === 'visited').length

/** What was paid less the doses that were given, each at its price; all of what is left, or nothing of it. */
function dosesLeft(order: WholeOrder, { wanted, leftFen }: RefundFacts): Omit<RefundPlan, 'type'> {
  const [line] = order.lines
  if (!line) throw badInput(ORDER_TEXTS.refundNothing, { field: 'parts' })
  const preview = planned(refundOfUnused(line, givenOf(order), leftFen))
  refuseParts(preview.parts, wanted)
  return preview
}

function explain(order: WholeOrder, { amountFen }: RefundPlan, leftFen: number): string[] {
  const given = givenOf(order)
  if (given === 0) return [texts.all(formatYuan(leftFen))]
  const { done, unit } = visitWordsOf(order.kind)
  if (amountFen === 0) return [texts.nothing(done)]
  const times = `${done} ${given} ${unit}`
  return [texts.given(formatYuan(leftFen), times, formatYuan(order.lines[0]?.unitFen ?? 0))]
}

/** The refund of an order in doses: those that were not given go back; after the last visit what was skipped, as of every visit. */
export const DOSES_REFUND: RefundRules = {
  ...VISIT_REFUND,
  plan: (order, facts) => visitPlan(order, facts, dosesLeft),
  explain: (order, plan, leftFen, shopsFault) =>
    plan.sums ? VISIT_REFUND.explain(order, plan, leftFen, shopsFault) : explain(order, plan, leftFen)
}
