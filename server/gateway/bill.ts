import type { PayChannel } from '@/domain/order/pay-channels'

/** One movement of a provider's bill. */
export interface BillLine {
  readonly kind: 'payment' | 'refund'
  /** The shop's own number of it: of the try to pay, or of the refund's part. */
  readonly no: string
  readonly amountFen: number
}

/** A provider's bill of a day. */
export interface BillSource {
  readonly provider: 'wechat' | 'alipay'
  /** Payments by these are in it. */
  readonly channels: readonly PayChannel[]
  /** From when on, of the next day in Shanghai, a day's bill is there. */
  readonly readyAt: string
  /** Of a day (YYYY-MM-DD); null: it is not made yet. */
  of(day: string): Promise<readonly BillLine[] | null>
}
