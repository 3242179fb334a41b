import type { PayChannel } from '@/domain/order/pay-channels'
import type { Config } from '../config'
import { randomToken } from '../settings/tokens'
import type { PayRequest } from './messages'
import { requireBank } from './provider'

/**
 * What the bank's app is handed over for a payment in it: the sum and the payment, sealed for the bank and signed by the shop, so that
 * no page can change either. Nothing for other channels; refuses with 0 where no bank is configured.
 */
export function bankPayParams(
  config: Config,
  channel: PayChannel,
  prepayId: string,
  amountFen: number,
  now: Date
): Readonly<Record<string, string>> {
  if (channel !== 'bank-app') return {}
  const asked: PayRequest = {
    kind: 'pay',
    channel,
    prepayId,
    amountFen,
    time: now.getTime(),
    nonce: randomToken()
  }
  return { request: requireBank(config).seal(asked) }
}
