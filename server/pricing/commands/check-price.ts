import { ErrorCode } from '@/contract/errors'
import { IN_STEAD_TEXTS, TOGETHER_TEXTS } from '@/domain/activity/texts'
import type { Db } from '../../db/client'
import { Refusal } from '../../http/refusal'
import { overText } from '../../catalogue/offers'
import { tieOf, type Tie } from '../price-version'
import { quotedBefore, type Priced, type QuotedBefore } from '../queries/quoted'
import { priceChanged } from '../refusals'

/**
 * Holds the price that the user saw against what holds now. Refuses with 27005 when the offer behind it is over, else
 * with 27004 and both sets of lines, also when the user has had the offer as often as one may, and with its reason where the order is not
 * tied to the same any more; a version that nobody was quoted has no old lines.
 */
export async function checkPrice(
  db: Db,
  userId: string,
  seen: string | undefined,
  priced: Priced,
  now: Date
): Promise<void> {
  if (!seen || seen === priced.priceVersion) return
  const before = await quotedBefore(db, userId, seen)
  const ties = { was: tieOf(seen), is: tieOf(priced.priceVersion) }
  if (ties.was !== ties.is) throw priceChanged(before, priced, tieReason(ties, priced))
  const over = before && (await offerOver(db, before, priced, now))
  if (over) throw new Refusal(ErrorCode.offShelf, over)
  throw priceChanged(before, priced)
}

/** What the user is told where the base price that was quoted was an offer's which is over; null where it was not. */
function offerOver(
  db: Db,
  before: QuotedBefore,
  { product: { productCode, salePriceFen }, offer }: Priced,
  now: Date
): Promise<string | null> {
  const base = before.lines.find(({ key }) => key === 'base')
  if (offer.kind !== 'sale' || !base || base.amountFen === salePriceFen) return Promise.resolve(null)
  return overText(db, { productCode, priceFen: base.amountFen }, now)
}

/** Why the order is tied to a pair or to the order that it replaces, or is not any more: the sum may be the same. */
function tieReason({ was, is }: { was: Tie | null; is: Tie | null }, { together }: Priced): string {
  if (is === 'replacement') return IN_STEAD_TEXTS.counts
  return was === 'replacement' ? IN_STEAD_TEXTS.over : TOGETHER_TEXTS[together ?? 'over']
}
