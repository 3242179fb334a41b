import { REPORT_STATE } from '@/domain/order/codes'
import { sampleAdvisedBy } from '@/domain/order/timers'
import { addDays, dateOf, longDate } from '@/domain/date'
import type { OrderHistory } from '../order/history'
import { KIT_TEXTS as texts } from './texts'
import { outgoing, type WholeOrder } from '../order/whole-order'
import { arrives, carriedBy, leaves, wayStep, type WayStep } from './way-step'

/** The parcel in which a kit's sample comes to the laboratory; null before the customer has told of one. */
export const samplePost = ({ deliveries }: Pick<WholeOrder, 'deliveries'>) =>
  deliveries.find(({ direction, refundNo }) => direction === 'back' && refundNo === null) ?? null

/** The numbers of the kits of an order that are known. */
export const kitCodes = ({ reports }: Pick<WholeOrder, 'reports'>): string[] =>
  reports.flatMap(({ kitCode }) => kitCode ?? [])

const AT = { packing: 0, shipped: 1, received: 2, underWay: 3, laboratory: 4, reported: 5 } as const

/** Where a kit is: only what the laboratory says makes it 检测中. */
export function kitAt(order: Pick<WholeOrder, 'deliveries' | 'reportState'>): number {
  if (order.reportState >= REPORT_STATE.published) return AT.reported
  if (order.reportState > REPORT_STATE.none) return AT.laboratory
  if (samplePost(order)) return AT.underWay
  const state = outgoing(order)?.state
  return state === 'received' ? AT.received : state === 'shipped' ? AT.shipped : AT.packing
}

/**
 * A kit's way from the shop to the report. The history is missing where only the names of the steps are wanted.
 * @param reportDays from the sample's arrival until its report; 0: not said
 */
export function kitSteps(order: WholeOrder, history: OrderHistory | null, reportDays: number): WayStep[] {
  const out = outgoing(order)
  const back = samplePost(order)
  const codes = kitCodes(order).join('、')
  const at = (name: string): Date | null =>
    history?.events.findLast(({ event }) => event === name)?.at ?? null
  const received = out?.receivedAt
  const arrived = at('sampled') ?? back?.receivedAt ?? null
  const due = arrived && reportDays > 0 ? longDate(addDays(dateOf(arrived.getTime()), reportDays)) : ''
  return [
    { ...leaves('待发货', '正在准备采样盒', out, '采样盒已寄出'), picture: 'parcel' },
    { ...arrives(out, codes && texts.number(codes)), picture: 'kit' },
    {
      ...wayStep(
        texts.toSend,
        received ? texts.toSendText(longDate(sampleAdvisedBy(received.getTime()))) : texts.toSendFirst
      ),
      done: { title: texts.sent, text: carriedBy(back), at: back?.shippedAt ?? null },
      picture: 'tube'
    },
    {
      ...wayStep(texts.underWay, back ? `${carriedBy(back)}，${texts.underWayText}` : texts.underWayText),
      done: { title: texts.arrived, text: '', at: arrived }
    },
    { ...wayStep(texts.testing, due && texts.reportDue(due)), picture: 'lab' },
    {
      ...wayStep(
        texts.reported,
        due ? texts.dueBy(due) : reportDays > 0 ? texts.reportAfter(reportDays) : ''
      ),
      done: { title: texts.reported, text: '', at: at('reported') },
      picture: 'clip'
    }
  ]
}
