/** How a kind is called. */
export interface KindTexts {
  /** On order cards and filters. */
  readonly name: string
  /** On a coupon. */
  readonly couponName: string
}
