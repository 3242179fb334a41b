import { CHANNEL } from '../entry/entry-query'

export type BackTarget = 'pay-back' | 'order-list' | 'bank-home' | 'mine' | 'back'

/**
 * Where the back button leads from a path (§2): the pay-back handler on go-pay; the order list on order pages;
 * from the order list the bank home in the bank's channel, elsewhere /mine; otherwise one page back.
 */
export function backTarget(path: string, channel: number): BackTarget {
  const place = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
  if (place === '/process/go-pay' || place === '/shoppingcart/go-pay') return 'pay-back'
  if (place.startsWith('/order/')) return 'order-list'
  if (place === '/mine/order') return channel === CHANNEL.bank ? 'bank-home' : 'mine'
  return 'back'
}
