import type { PayChannel } from '@/domain/order/pay-channels'
import type { Gateway } from '../money/gateway'

/** Several providers as one: the first that has a channel has its payments. */
export function byChannel(gateways: readonly Gateway[]): Gateway {
  const of = (channel: PayChannel): Gateway => {
    const found = gateways.find(({ channels }) => channels.includes(channel))
    if (!found) throw new Error(`nobody takes money by ${channel}`)
    return found
  }
  return {
    channels: [...new Set(gateways.flatMap(({ channels }) => channels))],
    open: (order) => of(order.channel).open(order),
    handover: (payment) => of(payment.channel).handover(payment),
    handoverMs: (channel) => of(channel).handoverMs(channel),
    query: (payment) => of(payment.channel).query(payment),
    close: (payment) => of(payment.channel).close(payment),
    refund: (refund) => of(refund.channel).refund(refund)
  }
}
