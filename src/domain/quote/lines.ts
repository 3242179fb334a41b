/** The lines of a price; screens show and add them without the rules that make them. */
export type LineKey =
  | 'base'
  | 'addon'
  | 'enterprise'
  | 'enterprisePaid'
  | 'quota'
  | 'quotaPaid'
  | 'card'
  | 'branchFee'
  | 'exchange'
  | 'freight'
  | 'tax'
  | 'coupon'
  | 'difference'

export interface PriceLine {
  key: LineKey
  label: string
  note: string
  /** Negative for a deduction. */
  amountFen: number
}

/** The freight among lines; null where nothing is sent. */
export const freightOf = (lines: readonly PriceLine[]): number | null =>
  lines.find(({ key }) => key === 'freight')?.amountFen ?? null

/** The quote's lines, with the coupon deduction last; a discount above the couponable part is cut to it (§5). */
export const priceLines = (
  { lines, itemTotalFen }: { lines: readonly PriceLine[]; itemTotalFen: number },
  coupon?: { note: string; discountPriceFen: number } | null
): PriceLine[] => {
  const discountFen = Math.min(Math.max(coupon?.discountPriceFen ?? 0, 0), itemTotalFen)
  if (!coupon || discountFen === 0) return [...lines]
  return [...lines, { key: 'coupon', label: '优惠券', note: coupon.note, amountFen: -discountFen }]
}

/** What the user pays: the sum of the lines, in fen. */
export const payableFen = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amountFen }) => sum + amountFen, 0)
