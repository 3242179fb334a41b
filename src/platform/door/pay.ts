export type PayChannel =
  'wechat-h5' | 'wechat-jsapi' | 'wechat-mini' | 'wechat-app' | 'alipay' | 'bankcard' | 'bank-app'

/** What the host needs for one payment. */
export interface PayTicket {
  readonly payOrderNum: string
  /** `redirect` opens `cashierUrl`; the others hand `params` over; `done`: nothing is left to pay. */
  readonly action: 'redirect' | 'jsapi' | 'mini' | 'bridge' | 'done'
  readonly cashierUrl: string
  readonly params: Readonly<Record<string, string>>
  /** The mini-program's own page that this order is paid on, for a page in its web-view. */
  readonly nativePage: string
}

/**
 * How the host's pay call ended. Nothing is known yet where the page was `left` for a cashier or the host is silent, and while
 * a page of the host lies over this one (`away`). `lacking`: the host cannot pay so.
 */
export type PayOutcome = 'accepted' | 'cancelled' | 'failed' | 'left' | 'away' | 'lacking'

export interface ChannelOption {
  readonly channel: PayChannel
  readonly name: string
  readonly note: string
  readonly icon: 'msg' | 'wallet' | 'card' | 'bank'
}

export interface PayCapability {
  /** Channels of this host, the preferred one first. */
  channels(): readonly ChannelOption[]
  /** Hands the order over. A cancelled payment is a result, not an error; truth comes from `/pay/status`. */
  pay(ticket: PayTicket): Promise<PayOutcome>
}

const OUTCOMES: Readonly<Record<string, PayOutcome>> = { ok: 'accepted', cancel: 'cancelled', fail: 'failed' }

/** What a host's word for the end of a payment means; a word that nobody knows is a failure. */
export const outcomeOf = (word: string | undefined): PayOutcome => OUTCOMES[word ?? ''] ?? 'failed'
