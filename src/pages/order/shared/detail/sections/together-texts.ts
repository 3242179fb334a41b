/** Texts of the card of orders that were paid together; fetched with it. */
export const togetherTexts = {
  paidWith: '一起付的还有',
  /** Nobody pays it any more. */
  orderedWith: '一起下单的还有'
} as const
