import { fulfilmentOf, type ProductKind } from '../kinds'

/** What can be given in a draw: sent to an address, not from abroad, and nothing that comes back for a report. */
export function isGoodsPrize({
  kind,
  category
}: {
  readonly kind: ProductKind
  readonly category: number
}): boolean {
  const how = fulfilmentOf(kind, category)
  return how?.by === 'parcel' && !how.report && how.customs !== true
}

/** So long more the winner has when the product cannot be ordered at the end of the time. */
export const MORE_DAYS = 7

/**
 * How goods that were won stand. open: they can be ordered. ordered: an order has them. away: the product is not on sale, the time goes on with
 * it. lapsed: not ordered in time.
 */
export type GoodsPrizeState = 'open' | 'ordered' | 'away' | 'lapsed'

interface Won {
  /** An order has it. */
  readonly taken: boolean
  /** Epoch ms. */
  readonly endsAt: number
  /** It went back to what can be drawn. */
  readonly lapsed: boolean
  /** The product is on sale. */
  readonly sold: boolean
}

/** What was lapsed stays so; an order keeps it beyond its end. */
export function goodsPrizeState({ taken, endsAt, lapsed, sold }: Won, now: number): GoodsPrizeState {
  if (lapsed) return 'lapsed'
  if (taken) return 'ordered'
  if (!sold) return 'away'
  return now < endsAt ? 'open' : 'lapsed'
}
