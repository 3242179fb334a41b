/** What an offer does with an order beyond its price, which `catalogue/offers` reads. */
export interface OfferRules {
  /** Whether the price stays as it was agreed when a visit gets another day. */
  readonly keepsPrice: boolean
  /** What the user is told who has had it as often as one may; null: nobody has it too often. */
  readonly limitText: ((perUser: number) => string) | null
}
