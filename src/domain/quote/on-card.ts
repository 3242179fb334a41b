/** What is paid for a product on a card at a branch before anything is added to it: by the quote itself, so that a list cannot say otherwise. */
import type { BranchFee } from '../card/branch-terms'
import { coverOf } from '../card/upgrade'
import { quote } from './quote'

/** @param worthFen what the entitlement is worth against another product's price; null: it pays all of it */
export const payOnCard = (
  priceFen: number,
  worthFen: number | null,
  { fee, now }: { readonly fee: BranchFee | null; readonly now: number }
): number =>
  quote({
    base: { name: '', itemCodes: [], salePriceFen: priceFen },
    packages: [],
    selection: [],
    card: { fen: coverOf(priceFen, worthFen).coverFen, note: '' },
    fee,
    now
  }).userPayFen
