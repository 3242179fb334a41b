import type { PayChannel } from '@/domain/order/pay-channels'
import { PAY_CHANNELS } from '@/domain/order/pay-channels'
import type { Handover } from '../money/gateway'

/** How each channel hands the payer over. */
const ACTIONS: Readonly<Record<PayChannel, Handover['action']>> = {
  'wechat-h5': 'redirect',
  alipay: 'redirect',
  bankcard: 'redirect',
  'wechat-jsapi': 'jsapi',
  'wechat-mini': 'mini',
  'wechat-app': 'bridge',
  'bank-app': 'bridge'
}

export const actionOf = (channel: PayChannel): Handover['action'] => ACTIONS[channel]

/** The channel of a stored payment. */
export function channelOf(stored: string): PayChannel {
  const channel = PAY_CHANNELS.find((known) => known === stored)
  if (!channel) throw new Error('a payment on a channel that the shop does not know')
  return channel
}
