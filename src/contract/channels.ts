import { CHANNEL_TEXT } from '@/domain/entry/channel-text'

/** Entry channels (§1). Their numbers stand here alone; a door names its own by these names. */
export const CHANNEL = { web: 50, miniProgram: 66, bank: 68 } as const

export type Channel = (typeof CHANNEL)[keyof typeof CHANNEL]

/** How the channels are called on a coupon. */
export const CHANNEL_NAMES: Readonly<Record<number, string>> = {
  [CHANNEL.web]: '网页',
  [CHANNEL.miniProgram]: '小程序',
  [CHANNEL.bank]: '合作银行'
} satisfies Readonly<Record<Channel, string>>

/** The channel that a text names, on the client as on the server; null when it names none. */
export const channelOf = (text: string | null | undefined): number | null =>
  text && CHANNEL_TEXT.test(text) ? Number(text) : null

/** The channel in force: an explicit comefrom wins, then platform=weChat, then the kept one or the door's (§1). */
export function resolveChannel(
  query: { readonly comefrom?: string | undefined; readonly platform?: string | undefined },
  own: number = CHANNEL.web
): number {
  return channelOf(query.comefrom) ?? (query.platform === 'weChat' ? CHANNEL.miniProgram : own)
}

/** Prefix of every call: the mini-program form on its channel (§7). */
export const apiPrefix = (channel: number): '/api' | '/wxappapi' =>
  channel === CHANNEL.miniProgram ? '/wxappapi' : '/api'
