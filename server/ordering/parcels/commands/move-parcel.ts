import { eq, inArray } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { deliveryEvents, orderDeliveries } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import type { PayContext } from '../../../money/gateway'
import { putInOutbox } from '../../../outbox/put'
import { recordEvent, recordEvents } from '../../order/event'
import { goesOn } from '../../order/order-policy'
import { outgoing, type PartRows, type WholeOrder } from '../../order/whole-order'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOrder, lockOwnOrder } from '../../order/queries/own-order'
import { fulfilmentOf } from '../../fulfilment'
import { PART_NAMES } from '../../part-names'
import { ORDER_TEXTS } from '../../texts'
import { courierEntry } from '../courier-entry'
import { numberKits } from './bind-kit'
import type { Served } from '../../visits/commands/answer-visit'
import { makeOutPromised } from '../../invoices/commands/promised-invoices'
import { settle } from '../../order/commands/settle'

type Clock = Pick<PayContext, 'db' | 'now'>
type Parcel = PartRows['deliveries'][number]

interface Shipped {
  readonly orderNum: string
  readonly courier: string
  readonly parcelNo: string
  /** What is printed on the kits in it. */
  readonly kits?: readonly string[] | undefined
}

/** The parcel of a paid order is on its way; goods from abroad have been with customs before. The same again does nothing. */
export function shipParcel(
  { db, now }: Clock,
  { orderNum, courier, parcelNo, kits = [] }: Shipped
): Promise<Served> {
  const at = now()
  return withParcel({ db, now }, orderNum, async (tx, order, parcel) => {
    if (parcel.state === 'shipped' && parcel.parcelNo === parcelNo) return { ok: true, from: 'shipped' }
    if (!goesOn(order)) return { ok: false, reason: `订单 ${orderNum} 未支付或已结束` }
    const { sentFrom, customs } = fulfilmentOf(order).parcel
    if (parcel.state === 'packing' && sentFrom !== 'packing' && customs(order) !== null) {
      return { ok: false, reason: ORDER_TEXTS.notDeclaredYet }
    }
    if (parcel.state !== sentFrom) {
      return { ok: false, reason: `包裹现在是“${PART_NAMES[parcel.state]}”，不能发出` }
    }
    const problem = await numbered(tx, order, kits, at)
    if (problem !== '') return { ok: false, reason: problem }
    await tx
      .update(orderDeliveries)
      .set({ courier, parcelNo, shippedAt: at })
      .where(eq(orderDeliveries.id, parcel.id))
    await settle(tx, [order], { delivery: ({ id, state }) => (id === parcel.id ? 'shipped' : state) })
    await recordEvent(tx, orderNum, 'shipped', at)
    await putInOutbox(tx, [courierEntry(parcel.id, 1)], at)
    return { ok: true, from: parcel.state }
  })
}

/** Why kits cannot have these numbers; '' when they have them now. */
async function numbered(tx: Tx, order: WholeOrder, kits: readonly string[], at: Date): Promise<string> {
  if (kits.length === 0) return ''
  const { orderNum, reports } = order
  if (kits.length !== fulfilmentOf(order).parcel.kits(order)) {
    return `订单 ${orderNum} 有 ${reports.length} 个采样盒，不是 ${kits.length} 个`
  }
  return (await numberKits(tx, order, kits, at)) ? '' : `编号 ${kits.join('、')} 里有已登记在别的采样盒上的`
}

/** Where a parcel has been, as the courier tells. */
export function trackParcel(
  { db, now }: Clock,
  { orderNum, title, text }: { readonly orderNum: string; readonly title: string; readonly text: string }
): Promise<Served> {
  const at = now()
  return withParcel({ db, now }, orderNum, async (tx, _order, { id, state }) => {
    if (state !== 'shipped') return { ok: false, reason: `包裹现在是“${PART_NAMES[state]}”，不在运输中` }
    await tx.insert(deliveryEvents).values({ deliveryId: id, at, title, text })
    return { ok: true, from: state }
  })
}

function withParcel(
  { db }: Clock,
  orderNum: string,
  work: (tx: Tx, order: WholeOrder, parcel: Parcel) => Promise<Served>
): Promise<Served> {
  return transact(db, async (tx) => {
    const row = await lockOrder(tx, orderNum)
    if (!row) return { ok: false, reason: `没有订单 ${orderNum}` }
    const order = await wholeOrder(tx, row)
    const parcel = outgoing(order)
    return parcel ? work(tx, order, parcel) : { ok: false, reason: `订单 ${orderNum} 没有包裹` }
  })
}

/**
 * The customer has the parcel (§7 `/order/confirm`). A repeat answers the same. Refuses with 404 an order of somebody else, with 0
 * one whose parcel is not on its way.
 */
export function confirmReceipt(context: RequestContext, orderNum: string): Promise<void> {
  const user = requireUser(context)
  const at = context.now()
  return transact(context.db, async (tx) => {
    const order = await wholeOrder(tx, await lockOwnOrder(tx, user.id, orderNum))
    const parcel = outgoing(order)
    if (parcel?.state === 'received') return
    if (parcel?.state !== 'shipped') throw new Refusal(ErrorCode.business, ORDER_TEXTS.receiptNotNow)
    await receiveParcels(tx, [order], [parcel.id], at)
  })
}

/** Parcels of locked orders were received. */
export async function receiveParcels(
  tx: Tx,
  orders: readonly { readonly orderNum: string }[],
  ids: readonly string[],
  at: Date
): Promise<void> {
  await settle(tx, orders, { delivery: ({ id, state }) => (ids.includes(id) ? 'received' : state) })
  await tx
    .update(orderDeliveries)
    .set({ receivedAt: at })
    .where(inArray(orderDeliveries.id, [...ids]))
  await makeOutPromised(tx, orders, at)
  await recordEvents(tx, orders, 'received', at)
}
