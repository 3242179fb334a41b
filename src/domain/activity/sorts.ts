/** Activities in which the server draws. Their pages differ; the draw is the same. */
export const DRAW_SORTS = ['blindBox', 'turntable', 'monopoly', 'redPacket'] as const

export type DrawSort = (typeof DRAW_SORTS)[number]

/**
 * What a draw gives. coupon: into the wallet. money: onto the account's gift card. goods: an offer at no price, by which they are ordered.
 * again: another chance today. step: so many cells on a board. none: nothing, and it says so.
 */
export const PRIZE_KINDS = ['coupon', 'money', 'goods', 'again', 'step', 'none'] as const

export type PrizeKind = (typeof PRIZE_KINDS)[number]
