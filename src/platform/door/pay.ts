export type PayChannel =
  'wechat-h5' | 'wechat-jsapi' | 'wechat-mini' | 'wechat-app' | 'alipay' | 'bankcard' | 'bank-app'

/** What the host needs for one payment. */
export interface PayTicket {
  readonly payOrderNum: string
  /** `redirect` opens `cashierUrl`; the others hand `params` over; `done`: nothing is left to pay. */
  readonly action: 'redirect' | 'jsapi' | 'mini' | 'bridge' | 'done'
  readonly cashierUrl: string
  readonly params: Readonly<Record<string, string>>
}

/** How the host's pay call ended. `left` means that the page was left for a cashier and nothing is known yet. */
export type PayOutcome = 'accepted' | 'cancelled' | 'failed' | 'left'

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
