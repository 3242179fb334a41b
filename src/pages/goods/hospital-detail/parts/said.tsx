import { Reviews } from '@/components/product/reviews'
import type { BranchDetail } from '@/services/catalogue/branches'
import { texts } from '../texts'

/** What those say who were there. */
export function Said({ reviews }: { open: boolean; reviews: BranchDetail['reviews'] }) {
  return <Reviews title={texts.reviews} reviews={reviews} />
}
