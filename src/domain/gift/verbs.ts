/** Movements of a gift card: 入账, 付款, 退回, 送出, 撤回, 没人领退回, 领取, 过期. */
export const GIFT_VERBS = ['issue', 'take', 'return', 'send', 'back', 'lapse', 'claim', 'expire'] as const
export type GiftVerb = (typeof GIFT_VERBS)[number]

const GOES: readonly GiftVerb[] = ['take', 'send', 'expire']

/** Whether the money leaves the card. */
export const goesOut = (verb: GiftVerb): boolean => GOES.includes(verb)
