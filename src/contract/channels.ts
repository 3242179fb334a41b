import { toCode } from '@/domain/code'

/** Entry channels (§1). Their numbers stand here alone; a door names its own by these names. */
export const CHANNEL = { web: 50, miniProgram: 66, bank: 68 } as const

export type Channel = (typeof CHANNEL)[keyof typeof CHANNEL]

/** How the channels are called on a coupon. */
export const CHANNEL_NAMES: Readonly<Record<number, string>> = {
  [CHANNEL.web]: '网页',
  [CHANNEL.miniProgram]: '小程序',
  [CHANNEL.bank]: '合作银行'
} satisfies Readonly<Record<Channel, string>>

/** What follows no channel of ours is none: a word, a sign, more digits than any channel has. */
const CHANNEL_TEXT = /^[1-9]\d{0,5}$/

/** The channel that a text names; null when it names none. */
export const channelOf = (text: string | undefined): number | null =>
  text !== undefined && CHANNEL_TEXT.test(text) ? Number(text) : null

/** The channel in force: an explicit comefrom wins, then platform=weChat, then the kept one or the door's (§1). */
export function resolveChannel(
  query: Readonly<Record<string, string | undefined>>,
  own: number = CHANNEL.web
): number {
  const explicit = toCode(query['comefrom'])
  if (explicit !== null && explicit > 0) return explicit
  return query['platform'] === 'weChat' ? CHANNEL.miniProgram : own
}

/** Prefix of every call: the mini-program form on its channel (§7). */
export const apiPrefix = (channel: number): '/api' | '/wxappapi' =>
  channel === CHANNEL.miniProgram ? '/wxappapi' : '/api'
