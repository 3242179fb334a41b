/** How the order of a pair stands; none: there is no order that counts. */
export type PairOrder = 'none' | 'unpaid' | 'paid' | 'back'

/**
 * How two who buy together stand. open: the second is missing. both: the order can be placed. ordered: it waits for its payment. paid. back:
 * the money went back. over: its time was over before there was an order.
 */
export type PairState = 'open' | 'both' | 'ordered' | 'paid' | 'back' | 'over'

interface Standing {
  readonly order: PairOrder
  readonly hasSecond: boolean
  /** Epoch ms. */
  readonly endsAt: number
}

const BY_ORDER = { unpaid: 'ordered', paid: 'paid', back: 'back' } as const

export function pairState({ order, hasSecond, endsAt }: Standing, now: number): PairState {
  if (order !== 'none') return BY_ORDER[order]
  if (now >= endsAt) return 'over'
  return hasSecond ? 'both' : 'open'
}

/** What one of two pays, in fen; the codes have the same shares, the odd fen with the first. */
export const halfFen = (fen: number): number => Math.floor(fen / 2)

/**
 * What an order of who has found a second is to the two. counts: it is theirs together. beaten: another offer comes first, and offers are not
 * added up. pieces: there is more than one piece.
 */
export type Together = 'counts' | 'beaten' | 'pieces'

/** @param open the offers that are open to the buyer. @param by the one by which the order is priced. @returns null where there is no pair */
export function togetherBy(open: readonly string[], by: string, quantity: number): Together | null {
  if (!open.includes('pair')) return null
  if (by === 'pair') return 'counts'
  return quantity > 1 ? 'pieces' : 'beaten'
}
