import { hostHas } from '../bridge/host-channel.h5'
import type { ChannelOption, PayCapability } from '../pay'
import { CHANNEL_OPTIONS as options } from '../pay-options'
import type { DoorName } from '../types'
import { whichDoor } from '../which.h5'

/** The cashier's page takes the place of the product's. */
const atCashier: PayCapability['pay'] = async ({ action, cashierUrl }) => {
  if (action === 'done') return 'accepted'
  window.location.assign(cashierUrl)
  return 'left'
}

/** A container pays by its bridge; without one, or one that does not pay (an old app), as a page does. */
const inContainer = (inside: readonly ChannelOption[], outside: readonly ChannelOption[]): PayCapability => ({
  channels: () => (hostHas('pay') ? inside : outside),
  pay: async (order) =>
    order.action === 'bridge'
      ? (await import(/* webpackChunkName: "door-native" */ '../bridge/native.h5')).payInHost(order.params)
      : atCashier(order)
})

const app = inContainer(
  [options.wechatApp, options.alipay, options.bankcard],
  [options.wechatH5, options.alipay]
)

const WAYS: { readonly [Name in Exclude<DoorName, 'miniProgram'>]: PayCapability } = {
  browser: { channels: () => [options.wechatH5, options.alipay, options.bankcard], pay: atCashier },
  // By WeChat's own sheet.
  wechat: {
    channels: () => [options.wechatJsapi],
    pay: async (order) =>
      order.action === 'jsapi'
        ? (await import(/* webpackChunkName: "door-wechat-pay" */ '../wechat-pay.h5')).payInWechat(
            order.params
          )
        : atCashier(order)
  },
  // On a page of the mini-program's own.
  miniWeb: {
    channels: () => [options.wechatMini],
    pay: async ({ action, nativePage }) =>
      action === 'done'
        ? 'accepted'
        : (await import(/* webpackChunkName: "door-miniweb" */ '../mini-web-pages.h5')).payOnNativePage(
            nativePage
          )
  },
  'app-ios': app,
  'app-android': app,
  bank: inContainer([options.bankApp], [options.bankcard])
}

/** How somebody pays in the door that the site was opened by. */
export const currentPay = (): PayCapability => WAYS[whichDoor().name]
