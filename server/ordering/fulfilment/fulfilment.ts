import type { DeliveryState, OrderParts } from '@/domain/order/parts'
import type { Fulfilment } from '@/domain/kinds/types'
import type { OrderAction, RefundType } from '@/domain/order/codes'
import type { StatusRules } from '@/domain/order/derive-status'
import type { RefundedPart, RequestedPart } from '@/domain/order/refund'
import type { UndoneSum } from '@/domain/order/skipped-items'
import type { OrderHistory } from '../order/history'
import type { ReasonList } from '../texts'
import type { OrderRow, WholeOrder } from '../order/whole-order'
import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import type { KitNow } from './kit-state'
import type { TimelineStep } from './timeline-step'

/**
 * How an order is fulfilled, as everything that comes after placing it asks: a module for each way (visit, parcel, voucher), and
 * small ones for kinds that differ within a way (doses, kit, customs); a service is a voucher with words of its own. `fulfilmentOf(order)` finds it.
 */
export interface OrderFulfilment {
  /** A key for lists that have an entry for each way (sweeps, parts of a detail); nothing compares it. */
  readonly by: Fulfilment['by']
  /** What of the status of a paid order hangs on it. */
  readonly status: StatusRules
  /** The name of the status in the words of the kind: 待接种, 待就诊, 样本寄送中. */
  statusName(order: WholeOrder): string
  /** What a status offers its customer, the most wanted first, without what this order does not allow at that time. */
  actions(order: OrderNow, at: Date): readonly OrderAction[]
  readonly timeline: TimelineRules
  readonly refund: RefundRules
  readonly visits: VisitRules
  readonly parcel: ParcelRules
  readonly notice: NoticeRules
  /** What a paid order gets codes for; null where it has none. */
  vouchers(order: Pick<WholeOrder, 'extra'>): VoucherTerms | null
  /** What can be said of it with a tap, in a review. */
  readonly reviewTags: readonly string[]
  /** Of what runs for a time from its payment on. */
  readonly term?: TermRules
}

/** What runs for a time, as a membership does. */
interface TermRules {
  /** Its order is paid. */
  begin(tx: Tx, order: Pick<OrderRow, 'orderNum' | 'userId' | 'extra'>, at: Date): Promise<void>
  /** Why it cannot go back for what it was used for; null when it can. */
  refusal(db: Db, order: Pick<OrderRow, 'orderNum'>): Promise<string | null>
  /** It goes back as a whole. Refuses with 0 what was used meanwhile. */
  end(tx: Tx, order: Pick<OrderRow, 'orderNum'>, at: Date): Promise<void>
}

/** What tells how an order stands. */
export type OrderNow = Pick<WholeOrder, 'status' | 'reportState' | 'paidAt' | keyof OrderParts>

/** The way of an order; each list of steps has at most one that is `now`. */
export interface TimelineRules {
  /** From payment on: what was, where it stands, what comes. @param workdays until a report is out; 0: not said */
  paid(order: WholeOrder, history: OrderHistory, workdays: number): TimelineStep[]
  /** What comes once an unpaid order is paid. */
  coming(order: WholeOrder, history: OrderHistory, workdays: number): TimelineStep[]
  /** What had been done of an order that goes back, without the refunds. */
  before(order: WholeOrder, history: OrderHistory): TimelineStep[]
}

/** What a refund is planned from. */
export interface RefundFacts {
  /** Parts that are asked for; undefined: all that is left. */
  readonly wanted: readonly RequestedPart[] | undefined
  /** What has gone back of the lines, or is on its way. */
  readonly before: readonly RefundedPart[]
  /** What was paid for the lines as they are now, in fen. */
  readonly leftFen: number
  /** What the shop did wrong it pays the way of. */
  readonly shopsFault: boolean
}

export interface RefundPlan {
  readonly type: RefundType
  readonly parts: readonly RefundedPart[]
  readonly amountFen: number
  /** Nothing of the order is left then. */
  readonly whole: boolean
  /** Of items that were skipped: how the amount comes about, a line each. */
  readonly sums?: readonly UndoneSum[]
  /** Kits that were sent, of which a part is kept. */
  readonly kits?: number
}

/** Something of which pieces can be chosen for a refund. */
export interface RefundChoice {
  readonly lineId: string
  readonly name: string
  readonly left: number
  readonly unitFen: number
}

export interface RefundRules {
  /** Lists of reasons for cancelling or refunding that its customer chooses from. */
  readonly reasons: readonly ReasonList[]
  /** Why nothing of it can go back at that time; null when something can. */
  refusal(order: OrderNow, at: Date): string | null
  /** What goes back, once nothing refuses it. Refuses with 20001 parts that the order does not have, with 0 what leaves nothing to go back. */
  plan(order: WholeOrder, facts: RefundFacts): RefundPlan
  /** How the amount comes about, in sentences. @param leftFen what was paid and has not gone back */
  explain(order: WholeOrder, plan: RefundPlan, leftFen: number, shopsFault: boolean): string[]
  /** What can be chosen by pieces; empty where it goes back as a whole. */
  choices(order: WholeOrder, before: readonly RefundedPart[]): RefundChoice[]
  /** Whether nothing of it is left once these parts are back. */
  isAllBack(order: Pick<WholeOrder, 'lines'>, parts: readonly RefundedPart[]): boolean
  /** Whether what an order reserved was used up, so that a refund does not release it. */
  isUsedUp(order: OrderNow, reservation: { readonly kind: string; readonly visitId: string | null }): boolean
  /** How many pieces of a line its parts release. @param givenBack pieces that were released before */
  pieces(
    order: Pick<WholeOrder, 'extra' | 'codes'>,
    lineId: string,
    parts: readonly RefundedPart[],
    givenBack: number
  ): number
}

/** An entry of a calendar; times in ms since 1970. */
export interface CalendarEntry {
  readonly title: string
  readonly location: string
  readonly startsAt: number
  readonly endsAt: number
  /** Minutes before the start at which the calendar reminds. */
  readonly remindBeforeMin: readonly number[]
}

export interface VisitRules {
  /** Whether visits are doses, each of which may be given so many days after the one before it, as the product says. */
  readonly inDoses: boolean
  /** Which of several visits, by name: 第2针; '' where it needs none. */
  nameOf(order: Pick<WholeOrder, 'kind' | 'visits'>, no: number | undefined): string
  /** The next visit that can be booked from a day on, of which its customer is reminded; null without one. */
  due(order: Pick<WholeOrder, 'visits'>): { readonly no: number; readonly notBefore: string } | null
  /** The visit that the order stands for; null before it has a day. @param minutes that it takes, 0: not said */
  calendar(order: Pick<WholeOrder, 'visits' | 'kind' | 'productName'>, minutes: number): CalendarEntry | null
}

export type CustomsState = 'early' | 'waiting' | 'declared' | 'released' | 'over'

export interface ParcelRules {
  /** The state from which it is sent. */
  readonly sentFrom: DeliveryState
  /** Its label names no product: nobody on the way is to know. */
  readonly discreet: boolean
  /** How many kits are in it. */
  kits(order: Pick<WholeOrder, 'reports'>): number
  /** Whether a kit has left the shop. */
  isKitSent(order: Pick<WholeOrder, 'deliveries'>): boolean
  /** A kit and its sample's way back; null of an order without one, and before it is paid. */
  kit(order: WholeOrder): KitNow | null
  /** How goods from abroad stand with customs; null of other goods. */
  customs(order: Pick<WholeOrder, 'status' | 'deliveries'>): CustomsState | null
  /** Until when (epoch ms) they are to be declared; null once they are, and of other goods. */
  declareBefore(order: Pick<WholeOrder, 'status' | 'deliveries' | 'paidAt'>): number | null
}

/** Wording of notifications. */
export interface NoticeRules {
  /** What a customer who has paid does next, or waits for. */
  next(order: WholeOrder): string
  received(productName: string): string
}

export interface VoucherTerms {
  /** Codes of a piece. */
  readonly perPiece: number
  /** Days for which they can be used; null for ever. */
  readonly days: number | null
}
