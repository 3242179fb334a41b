import { formatDateTime } from '@/domain/date'
import { REFUND_STATE, REFUND_TYPE } from '@/domain/order/codes'
import { sendsBackUntil } from '@/domain/order/timers'
import type { refunds } from '../../db/schema'
import { REFUND_TEXTS as texts } from '../texts'
import { step, type TimelineStep } from '../fulfilment/timeline-step'
import type { PartRows } from '../order/whole-order'

type RefundRow = typeof refunds.$inferSelect
type Parcel = PartRows['deliveries'][number]

/** Where a refund stands, and what comes. */
export function refundTimeline(refund: RefundRow, parcel: Parcel | undefined): TimelineStep[] {
  const asked = step('done', texts.asked, refund.reasonName, refund.createdAt)
  if (refund.refundType === REFUND_TYPE.goodsReturn) return [asked, ...returnSteps(refund, parcel)]
  return [
    asked,
    ...moneySteps(refund, step('done', texts.approved, '', refund.answeredAt ?? refund.createdAt))
  ]
}

/** Of money that goes back at once, after what was said of it. */
function moneySteps(
  { state, settledAt, answer }: RefundRow,
  ...before: readonly TimelineStep[]
): TimelineStep[] {
  switch (state) {
    case REFUND_STATE.withdrawn:
      return [step('now', answer === '' ? texts.withdrawn : texts.lapsed, answer, settledAt)]
    case REFUND_STATE.rejected:
      return [step('now', texts.rejected, answer, settledAt)]
    case REFUND_STATE.manual:
      return [...before, step('now', texts.manual, texts.manualNote)]
    case REFUND_STATE.done:
      return [...before, step('done', texts.done, '', settledAt)]
    case REFUND_STATE.returning:
      return [...before, step('now', texts.returning, texts.returningNote), step('next', texts.arrived)]
    default:
      return [
        step('now', texts.pending, texts.pendingNote),
        step('next', texts.returning),
        step('next', texts.arrived)
      ]
  }
}

/** Of what was received: a yes, the parcel back, the warehouse, then the money. */
function returnSteps(refund: RefundRow, parcel: Parcel | undefined): TimelineStep[] {
  const { state, answeredAt } = refund
  // A refusal of what was asked for is an answer as well.
  const allowed = state !== REFUND_STATE.rejected || parcel !== undefined
  const approved = answeredAt && allowed ? [step('done', texts.approved, '', answeredAt)] : []
  const coming = [step('next', texts.toReceive), step('next', texts.arrived)]
  if (state === REFUND_STATE.pending) {
    return [step('now', texts.pending, texts.returnPendingNote), step('next', texts.toSendBack), ...coming]
  }
  if (state === REFUND_STATE.toSendBack) {
    const until = answeredAt ? formatDateTime(sendsBackUntil(answeredAt.getTime())) : ''
    return [...approved, step('now', texts.toSendBack, texts.toSendBackNote(until)), ...coming]
  }
  const sent = parcel
    ? [step('done', texts.sentBack, `${parcel.courier} ${parcel.parcelNo}`, parcel.shippedAt)]
    : []
  if (state === REFUND_STATE.toReceive) {
    return [
      ...approved,
      ...sent,
      step('now', texts.toReceive, texts.toReceiveNote),
      step('next', texts.arrived)
    ]
  }
  const came = parcel?.receivedAt ? [step('done', texts.cameBack, '', parcel.receivedAt)] : []
  const before = [...approved, ...sent, ...came]
  const ended = moneySteps(refund, ...before)
  return state === REFUND_STATE.withdrawn || state === REFUND_STATE.rejected ? [...before, ...ended] : ended
}
