/**
 * Orders of the account (§7 Orders), in our own words and fen.
 *
 * - `listOrders`, `countOrders`, `nextOrders`: what lists and cards show · `toOrder` what they share with an order's own page
 * - `statusOf`, `deleteOrder`, `askRebook`: what can be asked of one
 */
import type { OrderCard as WireOrder, PaidOrder as WirePaidOrder } from '@/contract/order/dto/order'
import type { ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import { ORDER_STATUS, toOrderStatus, type OrderStatus } from '@/domain/order/codes'
import { payVerdict, type PayVerdict } from '@/domain/order/pay-verdict'
import type { Call } from '../http/call'

/** A sum of an order by its name; pages show it as it is. */
export interface Sum {
  readonly key: WireOrder['terms'][number]['key']
  readonly name: string
  readonly fen: number
  /** Beside it: by what it was paid or goes back, or until when it is to be paid; '' nothing. */
  readonly note: string
}

/** What an order owes after it. */
export interface Owed {
  readonly purpose: NonNullable<WireOrder['owed']>['purpose']
  readonly fen: number
  /** Of a change: where and when the visit will be; undefined of anything else. */
  readonly visit: Pick<Order, 'date' | 'timespan' | 'branchName'> | undefined
  /** '' and null before anybody began to pay it. */
  readonly payOrder: string
  readonly payDeadline: number | null
  readonly payment: PayVerdict
}

/** What is said of one of several orders that are paid together. */
export interface PaidOrder {
  readonly number: string
  /** Category of its product. */
  readonly type: number
  readonly kind: ProductKind
  readonly productName: string
  readonly image: string
  readonly tone: WireOrder['tone']
  readonly payFen: number
  /** Of the visit, 'YYYY-MM-DD'; '' without one. */
  readonly date: string
  /** '08:00-08:30' */
  readonly timespan: string
  readonly branchName: string
  /** First character and stars. */
  readonly personName: string
  /** What was chosen of goods, '' for a visit; and how many pieces. */
  readonly spec: string
  readonly quantity: number
}

/** An order as a card tells it. */
export interface Order extends PaidOrder {
  readonly kindName: string
  readonly productCode: string
  /** Null for one that this client does not know. */
  readonly status: OrderStatus | null
  readonly statusName: string
  /** How far the report has come, 1–4. */
  readonly reportState: number
  /** How its refund stands; 0 when none was asked for. */
  readonly refundState: number
  /** Every sum of its money, that which counts for it first. */
  readonly sums: readonly Sum[]
  /** Whom to call about it: the branch, else the shop; '' when nobody can be called. */
  readonly phone: string
  /** What is still to be paid of one that is paid else; null when nothing is. */
  readonly owed: Owed | null
  /** ms since 1970; null unless the order waits for payment. */
  readonly payDeadline: number | null
  readonly freeChangeBefore: string
  readonly actions: readonly string[]
  /** Once it is out; '' where its number was not kept. */
  readonly report: { readonly contactsId: string; readonly reportNo: string } | null
  /** What it is paid under. */
  readonly payOrder: string
  /** What is paid at once, with all orders that are paid together. */
  readonly dueFen: number
  /** What stored money pays beside it, by its name. */
  readonly stored: readonly Pick<Sum, 'name' | 'fen'>[]
  /** How many orders that payment is for, this one too. */
  readonly paidTogether: number
}

/** How many wait in each tab. */
export type TabCounts = Readonly<Record<string, number>>

const toOwed = ({
  purpose,
  price,
  payOrderNum,
  payDeadline,
  payStatus,
  visit
}: NonNullable<WireOrder['owed']>): Owed => ({
  ...{ purpose, payDeadline },
  fen: toFen(price),
  payOrder: payOrderNum,
  visit: visit && {
    ...{ date: visit.appointmentDate, timespan: visit.timespan, branchName: visit.hospitalName }
  },
  // It waits as an order does that nobody has paid.
  payment: payVerdict({ orderStatus: ORDER_STATUS.unpaid, payStatus })
})

export const toSum = <Of extends Pick<WireOrder['terms'][number], 'name' | 'amount'>>({
  amount,
  ...rest
}: Of) => ({ ...rest, fen: toFen(amount) })

export const toPaidOrder = (wire: WirePaidOrder): PaidOrder => ({
  number: wire.orderNum,
  type: wire.orderType,
  kind: wire.kind,
  productName: wire.comboName,
  image: wire.comboThumbnail,
  tone: wire.tone,
  payFen: toFen(wire.userPayPrice),
  date: wire.appointmentDate,
  timespan: wire.timespan,
  branchName: wire.hospitalName,
  personName: wire.appointmentUser,
  spec: wire.spec,
  quantity: wire.quantity
})

export const toOrder = (wire: WireOrder): Order => ({
  ...toPaidOrder(wire),
  kindName: wire.kindName,
  productCode: wire.productCode,
  status: toOrderStatus(wire.orderStatus),
  statusName: wire.statusName,
  reportState: wire.reportState,
  refundState: wire.refundState,
  sums: wire.terms.map(toSum),
  phone: wire.hospitalTel,
  owed: wire.owed && toOwed(wire.owed),
  payDeadline: wire.payDeadline,
  freeChangeBefore: wire.freeChangeBefore,
  actions: wire.actions,
  report: wire.report,
  payOrder: wire.payOrderNum,
  dueFen: toFen(wire.payPrice),
  stored: wire.stored.map(toSum),
  paidTogether: wire.paidTogether
})

interface WantedOrders {
  /** From 1. */
  readonly page: number
  readonly tab: number
  /** Categories; without any all. */
  readonly types?: readonly number[] | undefined
  readonly keyword?: string
}

export async function listOrders(call: Call, { page, tab, types = [], keyword = '' }: WantedOrders) {
  const input = {
    x: page,
    statusType: tab,
    ...(types.length === 0 ? {} : { customOrderType: types.join() }),
    ...(keyword === '' ? {} : { keyword })
  }
  const { list, hasMore, serverTime } = await call('order.list', input)
  return { list: list.map(toOrder), hasMore, serverTime }
}

export const countOrders = (call: Call): Promise<TabCounts> => call('order.tabCounts', {})

/** The next appointment of the account; empty when there is none. */
export const nextOrders = async (call: Call): Promise<readonly Order[]> =>
  (await call('order.next', {})).map(toOrder)

/** How the order stands now. */
export async function statusOf(call: Call, number: string): Promise<Pick<Order, 'status' | 'statusName'>> {
  const { orderStatus, statusName } = await call('order.statusCheck', { id: number })
  return { status: toOrderStatus(orderStatus), statusName }
}

export const deleteOrder = async (
  call: Call,
  { number, type }: Pick<Order, 'number' | 'type'>
): Promise<void> => {
  await call('order.delete', { a: type, b: number })
}

/** Whether its product can be booked again; `reason` says why not. */
export const askRebook = (
  call: Call,
  number: string
): Promise<Pick<Order, 'kind' | 'productCode'> & { readonly ok: boolean; readonly reason: string }> =>
  call('order.rebookCheck', { id: number })
