export interface FakePayment {
  /** What it was opened with, but for the time. */
  readonly asked: string
  readonly appid: string
  readonly no: string
  readonly total: number
  readonly openid: string | null
  readonly prepay: string
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED'
  transaction: string
  paidAt: number
}

export type RefundStatus = 'SUCCESS' | 'CLOSED' | 'PROCESSING' | 'ABNORMAL'

export interface FakeRefund {
  readonly no: string
  readonly payment: FakePayment
  readonly fen: number
  status: RefundStatus
  readonly at: number
}
