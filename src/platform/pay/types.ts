import type { PayChannel, PayCreateResults } from '@/contract/dto/pay'

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
  pay(order: PayCreateResults): Promise<PayOutcome>
}
