/** What an order on a card says besides (§7 /sub/complete, /dental/user/card/submit). */
import { ErrorCode, type CallError } from '@/contract/errors'
import type { BookedDraft } from '@/domain/draft/draft'
import { badCoupons } from '../http/refusals'

/** The card, and its combo that is given up; for whom is said by the order itself. */
export const cardBody = ({ draft }: Pick<BookedDraft, 'draft'>) => {
  const { fromComboId } = draft.parts.onCard ?? {}
  return { cardNumber: draft.card ?? '', ...(fromComboId ? { fromComboId } : {}) }
}

const REFUSALS: readonly number[] = [ErrorCode.cardRefused, ErrorCode.cardBound, ErrorCode.cardExpired]

/** Nothing is left of it, it ran out, or the company took it back: the card pays nothing now (27301–27303, and 27007 that names it). */
export const isCardRefusal = (error: CallError, cardNumber: string | undefined): boolean =>
  REFUSALS.includes(error.code) ||
  (error.code === ErrorCode.discountUnavailable &&
    cardNumber !== undefined &&
    badCoupons(error).codes.includes(cardNumber))
