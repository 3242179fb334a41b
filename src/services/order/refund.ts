/** Taking an order back that was paid (§7 Orders), in our own words and fen. */
import type { RefundPreviewResults as WirePreview, RefundView as WireView } from '@/contract/order/dto/refund'
import { fulfilmentOf, kindOfCategory, type ProductKind } from '@/domain/kinds'
import type { Fulfilment } from '@/domain/kinds/types'
import { toFen, toYuan } from '@/domain/money'
import type { Call } from '../http/call'

/** By which way money goes back, and how much. */
interface Way {
  readonly name: string
  readonly fen: number
}

/** What goes back, as the server reckons it; the same is done or nothing. */
export interface RefundPreview {
  readonly fen: number
  /** How it comes about, in sentences. */
  readonly how: readonly string[]
  readonly ways: readonly Way[]
  /** Stored money that can be used again with it: its name, the end of the number, and until when (epoch ms); null: for 90 days from when it is back. */
  readonly storedAgain: readonly {
    readonly name: string
    readonly tail: string
    readonly until: number | null
  }[]
  /** Coupons of its payment, and when they come back; null without any. */
  readonly coupons: WirePreview['coupons']
  /** Nothing of the order is left then. */
  readonly whole: boolean
}

/** Pieces of a line, or check items of it; without any the whole order. */
export type RefundParts = readonly {
  readonly lineId: string
  readonly itemCode?: string
  readonly quantity: number
}[]

type WireRefund = WireView['refunds'][number]

/** A refund that was asked for, and how it stands. */
export interface AskedRefund extends Pick<
  WireRefund,
  | 'refundNo'
  | 'state'
  | 'reason'
  | 'detail'
  | 'askedAt'
  | 'timeline'
  | 'how'
  | 'answer'
  | 'sendTo'
  | 'parcel'
  | 'cancellable'
> {
  readonly fen: number
  readonly parts: readonly (Way & { readonly quantity: number })[]
  readonly ways: readonly Way[]
}

/** A check item that was not done. */
export interface UndoneItem {
  readonly lineId: string
  readonly code: string
  readonly name: string
  readonly why: string
  readonly fen: number
}

/** What can go back of an order, and what has. */
export interface RefundView extends Pick<WireView, 'tone' | 'note' | 'refusal' | 'refundType' | 'reasons'> {
  readonly kind: ProductKind | null
  /** How it would have been fulfilled. */
  readonly by: Fulfilment['by'] | null
  readonly productName: string
  readonly image: string
  readonly paidFen: number
  /** What can be chosen by pieces; empty when all of it goes back at once. */
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly left: number
    readonly unitFen: number
  }[]
  /** Check items that were not done, at what they cost by themselves. */
  readonly items: readonly UndoneItem[]
  readonly itemsDone: number
  readonly refunds: readonly AskedRefund[]
}

const toWay = <Row extends { readonly amount: number }>({ amount, ...row }: Row) => ({
  ...row,
  fen: toFen(amount)
})

/** @throws CallError when there is no such order, or it is somebody else's */
export async function readRefunds(call: Call, id: string): Promise<RefundView> {
  const view = await call('order.refundView', { id })
  const { tone, note, refusal, refundType, reasons } = view
  const kind = kindOfCategory(view.orderType)
  return {
    ...{ tone, note, refusal, refundType, reasons, kind },
    by: (kind && fulfilmentOf(kind, view.orderType)?.by) ?? null,
    productName: view.comboName,
    image: view.comboThumbnail,
    paidFen: toFen(view.paidPrice),
    lines: view.lines.map(({ lineId, unitPrice, ...line }) => ({
      ...line,
      id: lineId,
      unitFen: toFen(unitPrice)
    })),
    items: view.items.map(({ lineId, itemCode, name, why, price }) => ({
      ...{ lineId, code: itemCode, name, why },
      fen: toFen(price)
    })),
    itemsDone: view.itemsDone,
    refunds: view.refunds.map(({ amount, parts, ways, ...refund }) => ({
      ...refund,
      fen: toFen(amount),
      parts: parts.map(toWay),
      ways: ways.map(toWay)
    }))
  }
}

/** An empty list of parts is the whole order on the wire. */
const wished = (parts: RefundParts) => (parts.length > 0 ? { parts: [...parts] } : {})

export const previewRefund = async (
  call: Call,
  orderNum: string,
  parts: RefundParts,
  reasonId: number | null = null
): Promise<RefundPreview> => {
  const { amount, how, ways, storedAgain, coupons, whole } = await call('order.refundPreview', {
    orderNum,
    ...wished(parts),
    ...(reasonId === null ? {} : { reasonId })
  })
  return {
    ...{ fen: toFen(amount), how, coupons, whole },
    ways: ways.map(toWay),
    storedAgain: storedAgain.map(({ name, no, until }) => ({ name, tail: no.slice(-4), until }))
  }
}

interface WantedRefund {
  readonly orderNum: string
  readonly parts: RefundParts
  readonly fen: number
  readonly reasonId: number
  readonly reasonDetail: string
}

/** @throws CallError when it would be another amount by now */
export const takeBack = async (
  call: Call,
  { orderNum, parts, fen, reasonId, reasonDetail }: WantedRefund,
  idempotencyKey: string
): Promise<void> => {
  const input = { orderNum, ...wished(parts), amount: toYuan(fen), reasonId, reasonDetail }
  await call('order.refund', input, { idempotencyKey })
}

/** @throws CallError when its money is on its way */
export const cancelRefund = async (call: Call, id: string): Promise<void> => {
  await call('order.cancelRefund', { id })
}

/** Who carries goods back. */
export const listCouriers = (call: Call) => call('order.couriers', {})

/** @throws CallError when nothing of it is to come back any more */
export const sendBack = async (
  call: Call,
  parcel: { readonly orderNum: string; readonly companyCode: string; readonly parcelNo: string }
): Promise<void> => {
  await call('order.sendBack', parcel)
}
