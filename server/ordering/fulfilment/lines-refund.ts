import { ORDER_STATUS, REFUND_TYPE } from '@/domain/order/codes'
import { formatYuan } from '@/domain/money'
import {
  isAllBack,
  piecesLeft,
  previewRefund,
  type RefundedPart,
  type RefundPreview,
  type RefundProblem,
  type RequestedPart
} from '@/domain/order/refund'
import { allowsAction } from '@/domain/order/status-table'
import { badInput } from '../../http/refusal'
import { lineName } from '../order/line-name'
import { isOver } from '../order/order-policy'
import type { WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS, REFUND_TEXTS as texts } from '../texts'
import type { OrderNow, RefundChoice, RefundFacts, RefundPlan, RefundRules } from './fulfilment'

type Planned = Extract<RefundPreview, { ok: true }>

const PROBLEMS: Readonly<Record<RefundProblem, string>> = {
  unknown: ORDER_TEXTS.refundLineUnknown,
  tooMany: ORDER_TEXTS.refundTooMany,
  nothing: ORDER_TEXTS.refundNothing
}

/** Why parts cannot go back: 20001. */
export const refusedPart = (problem: RefundProblem) => badInput(PROBLEMS[problem], { field: 'parts' })

/** A preview that can be done. Refuses any other with 20001. */
export function planned(preview: RefundPreview): Planned {
  if (!preview.ok) throw refusedPart(preview.problem)
  return preview
}

/** Why the status allows no refund; null when it does. A branch that has not said yes yet has nothing to lose. */
export function statusRefusal({ status }: Pick<OrderNow, 'status'>): string | null {
  if (allowsAction(status, 'refund') || status === ORDER_STATUS.awaitingOrg) return null
  return status === ORDER_STATUS.refunding ? ORDER_TEXTS.refundUnderWay : ORDER_TEXTS.refundNotAllowed
}

/** All that is left of lines. @param kept roles of lines that do not go back: what sending cost is gone */
const allOf = ({ lines }: WholeOrder, kept: readonly string[]): readonly { readonly lineId: string }[] =>
  lines
    // A freight that another order of the payment carried is nothing to keep.
    .filter(({ role, payableFen }) => !kept.includes(role) || payableFen === 0)
    .map(({ id }) => ({ lineId: id }))

/** Lines and pieces of them, as they are wanted, or all. */
export function wantedLines(
  order: WholeOrder,
  { wanted, before, leftFen }: RefundFacts,
  kept: readonly string[] = []
): Planned {
  const all = allOf(order, kept)
  if (wanted?.some((wish) => !all.some(({ lineId }) => lineId === wish.lineId))) {
    throw badInput(ORDER_TEXTS.refundLineUnknown, { field: 'parts' })
  }
  return planned(previewRefund(order.lines, leftFen, before, wanted ?? all))
}

/** The same of goods: with the last of them goes what they came with. */
export function goodsLines(order: WholeOrder, facts: RefundFacts, kept: readonly string[] = []): Planned {
  const { before, leftFen } = facts
  const asked = wantedLines(order, facts, kept)
  if (asked.whole) return asked
  const products = order.lines.filter(({ role }) => role === 'product')
  const wanted = products.map(({ id }) => ({ lineId: id }))
  if (previewRefund(products, leftFen, [...before, ...asked.parts], wanted).ok) return asked
  const rest = previewRefund(order.lines, leftFen, before, allOf(order, kept))
  return rest.ok ? rest : asked
}

/** Refuses with 20001 parts of what goes back as a whole. */
export function refuseParts(
  parts: readonly RefundedPart[],
  wanted: readonly RequestedPart[] | undefined
): void {
  const all = parts.every(
    ({ lineId, quantity }) =>
      wanted?.some((wish) => wish.lineId === lineId && (wish.quantity ?? quantity) === quantity) ?? true
  )
  if (!all) throw badInput(ORDER_TEXTS.refundWholeOnly, { field: 'parts' })
}

/** All of what is left, or each part by its share. */
export function explainLines(order: WholeOrder, plan: RefundPlan, leftFen: number): string[] {
  return (
    explainAll(order, plan, leftFen) ??
    plan.parts.flatMap(({ lineId, quantity, amountFen }) => {
      const line = order.lines.find(({ id }) => id === lineId)
      if (!line || amountFen === 0) return []
      const share = Math.floor((2 * line.payableFen * quantity + line.quantity) / (2 * line.quantity))
      return share === amountFen && line.quantity > 1
        ? [texts.share(lineName(line), formatYuan(line.payableFen), quantity, line.quantity)]
        : [texts.part(lineName(line), formatYuan(amountFen))]
    })
  )
}

/** Everything that was paid and is left goes back; null when it does not. */
export function explainAll(
  { paidFen }: Pick<WholeOrder, 'paidFen'>,
  { whole, amountFen }: Pick<RefundPlan, 'whole' | 'amountFen'>,
  leftFen: number
): string[] | null {
  if (!whole || amountFen !== leftFen) return null
  return [leftFen === paidFen ? texts.all(formatYuan(leftFen)) : texts.rest(formatYuan(leftFen))]
}

/** Products of which pieces are left; none where there is nothing to choose. */
export const choiceOf = (choices: readonly RefundChoice[]): RefundChoice[] => {
  const left = choices.filter((one) => one.left > 0)
  return left.length > 1 || left.some((one) => one.left > 1) ? left : []
}

/** How goods and what is like them go back, before they are sent or used. */
export const LINES_REFUND: RefundRules = {
  reasons: ['goods', 'parcel', 'all'],
  refusal: (order) => statusRefusal(order) ?? (isOver(order) ? ORDER_TEXTS.refundNotAllowed : null),
  plan: (order, facts) => ({ ...goodsLines(order, facts), type: REFUND_TYPE.whole }),
  explain: explainLines,
  choices: ({ lines }, before) =>
    choiceOf(
      lines
        .filter(({ role }) => role === 'product')
        .map((line) => ({
          ...{ lineId: line.id, name: line.name, left: piecesLeft(line, before) },
          unitFen: Math.round(line.payableFen / Math.max(1, line.quantity))
        }))
    ),
  isAllBack: ({ lines }, parts) => isAllBack(lines, parts),
  isUsedUp: () => false,
  pieces: (_order, lineId, parts) =>
    parts
      .filter((part) => part.lineId === lineId && part.itemCode === '')
      .reduce((sum, { quantity }) => sum + quantity, 0)
}
