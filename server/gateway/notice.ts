import type { IncomingHttpHeaders } from 'node:http'
import type { RefundResult } from '../money/gateway'

/** What a provider tells the shop of a payment or a refund, once it is proven to come from there. */
export interface Notice {
  /** Of the provider's; the same one twice is told twice. */
  readonly noticeId: string
  readonly kind: 'paid' | 'declined' | 'refund'
  /** The provider's number of the opened payment; null where it does not name one. */
  readonly prepayId: string | null
  readonly merchantOrder: string
  readonly tradeNo: string
  /** '' unless `kind` is refund. */
  readonly refundNo: string
  /** How the refund stands; done unless it says otherwise. */
  readonly refund?: RefundResult
  readonly amountFen: number
  /** ms since 1970. */
  readonly settledAt: number
}

/** A notice as it travels. */
export interface PostedNotice {
  readonly headers: IncomingHttpHeaders
  /** As it was sent, of JSON: signatures cover the bytes. */
  readonly raw: string
  /** Parsed, of a form too. */
  readonly body: unknown
}

/** `forged`: not from the provider, or too old; `other`: from there, and about nothing that concerns the shop. */
export type OpenedNotice = Notice | 'forged' | 'other'

/** What a provider hears back; it goes by the status, or by the body. */
export interface NoticeReply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Where one provider's notices come in. */
export interface NoticeDoor {
  readonly path: string
  open(posted: PostedNotice): Promise<OpenedNotice>
  readonly taken: NoticeReply
  readonly refused: NoticeReply
}
