/** Offers for everybody besides a product's own price, that is why a price is what it is, and the words by which customers know each. */
export const SPECIAL_OFFERS = ['flash'] as const

export type SpecialOffer = (typeof SPECIAL_OFFERS)[number]

/** Offers that lists tell of none of: what one has to choose first, or has once. Their pages tell of them. */
export const CHOSEN_OFFERS = ['group', 'subsidy', 'member', 'pair', 'replacement', 'prize'] as const

export type ChosenOffer = (typeof CHOSEN_OFFERS)[number]

interface OfferWords {
  /** On cards, and before 价. */
  readonly tag: string
  readonly name: string
  /** Before the time that is left of it. */
  readonly ends: string
  readonly left: (count: number) => string
  readonly soldOut: string
  /** On the purchase button. */
  readonly buy: string
}

/** Fewer pieces than this are said to be the last ones. */
const FEW_PIECES = 10

export const OFFER_WORDS: { readonly [K in SpecialOffer]: OfferWords } = {
  flash: {
    tag: '秒杀',
    name: '限时秒杀',
    ends: '距结束',
    left: (count) => (count < FEW_PIECES ? `仅剩${count}份` : `余${count}份`),
    soldOut: '已抢完',
    buy: '马上抢购'
  }
}
