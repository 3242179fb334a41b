import { CHANNEL } from '@/contract/channels'
import type { MeasuredDoor } from '@/domain/analytics/limits'
import { keysOf } from '@/domain/keys-of'

/** The way to a paid order, and the pages of the route table on which somebody has come so far. */
export const FUNNEL_STEPS = {
  list: ['/', '/shop', '/search', '/CMBC-home'],
  detail: ['/selling/:type/:id', '/dentistryEightTh/:code'],
  booking: ['/process/booking/:type/:id', '/process/Supermarket/:id'],
  confirm: ['/process/confirm/:type/:id', '/shoppingcart/go-pay'],
  cashier: ['/process/go-pay'],
  success: ['/pay-success']
} as const

export type FunnelStep = keyof typeof FUNNEL_STEPS
export const STEPS = keysOf(FUNNEL_STEPS)

/** Orders know the channel that they came by; the doors of each, as far as nobody named another. */
export const CHANNEL_DOORS: readonly { readonly channel: number; readonly doors: readonly MeasuredDoor[] }[] =
  [
    { channel: CHANNEL.web, doors: ['browser', 'wechat', 'app-ios', 'app-android'] },
    { channel: CHANNEL.miniProgram, doors: ['weapp', 'miniWeb'] },
    { channel: CHANNEL.bank, doors: ['bank'] }
  ]

export const doorsOf = (channel: number | null): readonly MeasuredDoor[] =>
  CHANNEL_DOORS.find((one) => one.channel === channel)?.doors ?? []
