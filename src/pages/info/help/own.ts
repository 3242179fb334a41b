import { doseName } from '@/components/dose/dose-name'
import type { IconName } from '@/components/ui/icon'
import { dayAndTime, minuteOf, parseDateTime } from '@/domain/date'
import { fulfilmentOf } from '@/domain/kinds'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { MAX_CHANGES } from '@/domain/order/change'
import { codeFace } from '@/domain/order/code-state'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { promisesOf, type PromiseName } from '@/domain/order/promises'
import type { OrderDetail } from '@/services/order/order'
import { ownTexts as texts } from './texts'

/** Where somebody does it: a page of the order, or the order itself. */
export type OwnPage = 'order' | 'date' | 'refund' | 'invoice' | 'report' | 'parcel' | 'customs' | 'kit'

/** One thing that somebody does by themselves about an order, and until when or from when. */
export interface OwnService {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly to: OwnPage
}

type Told = Omit<OwnService, 'icon' | 'title'>

/** Of which orders a question is asked more than others. */
export type Asked = 'visit' | 'doses' | 'goods' | 'kit' | 'customs' | 'code'

export function askedOf({ kind, type }: Pick<OrderDetail, 'kind' | 'type'>): Asked {
  const fulfilment = fulfilmentOf(kind, type)
  if (fulfilment?.by === 'code') return 'code'
  if (fulfilment?.by === 'parcel') return fulfilment.customs ? 'customs' : fulfilment.report ? 'kit' : 'goods'
  return fulfilment?.visits === 'perDose' ? 'doses' : 'visit'
}

/** Somebody came, or it was sent: other rules of taking it back count from then on. */
const BEGUN: readonly (OrderStatus | null)[] = [
  ORDER_STATUS.toReceive,
  ORDER_STATUS.visited,
  ORDER_STATUS.reported,
  ORDER_STATUS.done
]

export const isBegun = ({ status }: Pick<OrderDetail, 'status'>): boolean => BEGUN.includes(status)

/**
 * What can be done about an order without asking anybody, by what the server allows now.
 * @param invoices the shop makes invoices out
 */
export function ownServices(order: OrderDetail, invoices: boolean, now: number): readonly OwnService[] {
  return [
    wayService(order, now),
    { icon: 'refresh', ...refundService(order) },
    ...invoiceService(order, invoices),
    reportService(order)
  ]
}

/** Its day, its parcel or its codes. */
function wayService(order: OrderDetail, now: number): OwnService {
  switch (askedOf(order)) {
    case 'visit':
    case 'doses':
      return { icon: 'calcheck', title: texts.change, ...changeTold(order, now) }
    case 'code':
      return { icon: 'qr', title: texts.codes, ...codesTold(order, now) }
    case 'customs':
      if (order.actions.includes('declare'))
        return { icon: 'doc', title: texts.customs, text: declareText(order), to: 'customs' }
      return { icon: 'box', title: texts.parcel, ...parcelTold(order) }
    case 'kit':
      return { icon: 'box', title: texts.kit, text: order.statusName, to: 'kit' }
    case 'goods':
      return { icon: 'box', title: texts.parcel, ...parcelTold(order) }
  }
}

function changeTold(order: OrderDetail, now: number): Told {
  const { actions, doses, kind, freeChangeBefore, changeCount, status, owed } = order
  const { come } = visitWordsOf(kind)
  const dose = doses.find(({ action }) => action !== '')
  if (dose) {
    const name = doseName(kind, dose.no, doses.length)
    return { text: dose.action === 'book' ? texts.doseToBook(name) : texts.doseToChange(name), to: 'order' }
  }
  if (actions.includes('reschedule'))
    return { text: texts.changeUntil(dayAndTime(freeChangeBefore), MAX_CHANGES - changeCount), to: 'date' }
  if (['book', 'rebook'].some((action) => actions.includes(action)))
    return { text: texts.toBook(come), to: 'date' }
  if (owed?.purpose === 'change') return { text: texts.changeOpen, to: 'order' }
  if (status !== ORDER_STATUS.toVisit) return { text: order.statusName, to: 'order' }
  return {
    text: now > (parseDateTime(freeChangeBefore) ?? Infinity) ? texts.changeLate : texts.changeOften,
    to: 'order'
  }
}

function codesTold({ codes, statusName }: OrderDetail, now: number): Told {
  const left = codes.filter(({ state, expiresAt }) => codeFace(state, expiresAt, now) === 'unused').length
  return { text: left > 0 ? texts.codesLeft(left) : statusName, to: 'order' }
}

const declareText = ({ declareBefore, statusName }: OrderDetail): string =>
  declareBefore === null ? statusName : texts.declareUntil(minuteOf(declareBefore))

const parcelTold = ({ actions, timeline, statusName }: OrderDetail): Told =>
  actions.includes('logistics')
    ? { text: timeline.find(({ state }) => state === 'now')?.text || statusName, to: 'parcel' }
    : { text: statusName, to: 'order' }

/** What of taking it back counts now, the first that the kind has. */
const BEFORE: readonly PromiseName[] = [
  'beforeVisit',
  'beforeSending',
  'kit',
  'customs',
  'unused',
  'unusedService',
  'membership'
]
const AFTER: readonly PromiseName[] = [
  'undone',
  'doses',
  'return',
  'kit',
  'unused',
  'unusedService',
  'membership'
]

function refundService(order: OrderDetail): Omit<OwnService, 'icon'> {
  const { actions, status } = order
  if (actions.includes('refundDetail')) return { title: texts.refunds, text: order.statusName, to: 'refund' }
  if (status === ORDER_STATUS.unpaid) return { title: texts.cancel, text: texts.cancelFree, to: 'order' }
  if (!actions.includes('refund')) return { title: texts.refund, text: texts.refundClosed, to: 'order' }
  return { title: texts.refund, text: refundText(order), to: 'refund' }
}

function refundText(order: OrderDetail): string {
  const { kind, type, doses, status } = order
  if (status === ORDER_STATUS.noShow) return texts.refundMissed
  const wanted = isBegun(order) || doses.some(({ state }) => state === 'visited') ? AFTER : BEFORE
  const promises = promisesOf(kind, type, Math.max(1, doses.length))
  const promise = wanted.flatMap((name) => promises.find((one) => one.name === name) ?? [])[0]
  return promise?.short ?? texts.refundHere
}

/** Money was paid for it, and has not gone back. */
const ENDED: readonly (OrderStatus | null)[] = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.payConfirming,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.closed,
  ORDER_STATUS.refunding,
  ORDER_STATUS.refunded
]

function invoiceService(order: OrderDetail, invoices: boolean): readonly OwnService[] {
  const { actions, kind, status } = order
  const row = { icon: 'doc', title: texts.invoice } as const
  if (actions.includes('invoice')) return [{ ...row, text: texts.invoiceNow, to: 'invoice' }]
  if (!invoices || ENDED.includes(status)) return []
  const visit = ['visit', 'doses'].includes(askedOf(order))
  const text = order.invoice || texts.invoiceAfter(visit ? visitWordsOf(kind).come : texts.finished)
  return [{ ...row, text, to: 'order' }]
}

function reportService(order: OrderDetail): OwnService {
  const { kind, type, report, status, actions } = order
  const fulfilment = fulfilmentOf(kind, type)
  const comes = fulfilment !== null && fulfilment.by !== 'code' && fulfilment.report
  if (!comes || ENDED.includes(status))
    return { icon: 'list', title: texts.order, text: texts.orderNote, to: 'order' }
  const row = { icon: 'report', title: texts.report } as const
  if (report && actions.includes('report')) return { ...row, text: texts.reportOut, to: 'report' }
  if (isBegun(order)) return { ...row, text: texts.reportMaking, to: 'order' }
  const after = fulfilment.by === 'visit' ? visitWordsOf(kind).come : texts.sampled
  return { ...row, text: texts.reportAfter(after), to: 'order' }
}
