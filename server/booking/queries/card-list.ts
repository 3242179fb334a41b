import { takesCard, feeAt, type BranchFee } from '@/domain/card/branch-terms'
import { distanceKm, floorKm } from '@/domain/booking/distance'
import { dateOf } from '@/domain/date'
import { payOnCard } from '@/domain/quote/on-card'
import type { CardCover } from '../../card/queries/card-cover'
import { CARD_TEXTS } from '../../card/texts'
import type { BranchRow, ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { branchesTaking, takesProduct } from '../../catalogue/queries/sold-product'
import type { Db } from '../../db/client'
import { familiesOf, familyOf } from '../../stock/family'
import { bookingList, type BookingList, type BookingRequest } from './booking-list'

/** A product on a card, once the card is known to cover it. */
export interface CoveredProduct {
  readonly shop: Shop
  readonly product: ProductRow
  readonly cover: CardCover
}

/** The last day on which the card pays for it. */
export const lastDayOf = ({ until }: Pick<CardCover, 'until'>): string => dateOf(until.getTime() - 1)

interface RefusingBranch {
  readonly branch: BranchRow
  readonly km: number | null
  readonly reason: string
}

export interface CardBookingList extends BookingList {
  /** What the customer pays at a branch, and what of it the branch asks beside. */
  readonly payAt: (orgCode: string) => { readonly payFen: number; readonly fee: BranchFee | null }
  readonly refusing: readonly RefusingBranch[]
  readonly lastDate: string
}

const nearestFirst = (a: RefusingBranch, b: RefusingBranch): number =>
  (a.km ?? 0) - (b.km ?? 0) || (a.branch.orgCode < b.branch.orgCode ? -1 : 1)

/**
 * The booking list of a card: branches that take it with what is paid there, those of the city that do not with the reason, no day on which
 * it does not pay any more, and no city in which no branch takes it.
 */
export async function cardBookingList(
  db: Db,
  { shop, product, cover }: CoveredProduct,
  request: BookingRequest,
  { userId, now }: { readonly userId: string; readonly now: Date }
): Promise<CardBookingList> {
  const { terms, worthFen } = cover
  const { productCode } = product
  const takes = (orgCode: string) => takesCard(terms, orgCode)
  const lastDate = lastDayOf(cover)
  const list = await bookingList(db, request, userId, now, { from: null, to: lastDate, takes })
  const taken = (cityCode: string) =>
    branchesTaking(shop, productCode, cityCode).some(({ orgCode }) => takes(orgCode))
  const { position } = request
  const refusing = [...shop.branches.values()].flatMap((branch): RefusingBranch[] => {
    const { orgCode, cityCode, kinds, lat, lon } = branch
    if (cityCode !== request.cityCode || !familiesOf(kinds).includes(familyOf(product))) return []
    const reason = !takes(orgCode)
      ? CARD_TEXTS.notSignedHere
      : takesProduct(shop, orgCode, productCode)
        ? ''
        : CARD_TEXTS.notDone
    const km = position && floorKm(distanceKm(position, { latitude: lat, longitude: lon }))
    return reason === '' ? [] : [{ branch, km, reason }]
  })
  return {
    ...list,
    cities: list.cities.filter(({ cityCode, isLocation }) => isLocation === 1 || taken(cityCode)),
    refusing: refusing.toSorted(nearestFirst),
    lastDate,
    payAt: (orgCode) => {
      const fee = feeAt(terms, orgCode)
      return { payFen: payOnCard(product.salePriceFen, worthFen, { fee, now: now.getTime() }), fee }
    }
  }
}
