/** What an order on a card says besides (§7 /sub/complete, /dental/user/card/submit). */
import { CallError, ErrorCode } from '@/contract/errors'
import type { BookedDraft } from '@/domain/draft/draft'

/** The card, and its combo that is given up; for whom is said by the order itself. */
export const cardBody = ({ draft }: Pick<BookedDraft, 'draft'>) => {
  const { fromComboId } = draft.parts.onCard ?? {}
  return { cardNumber: draft.card ?? '', ...(fromComboId ? { fromComboId } : {}) }
}

const REFUSALS: readonly number[] = [ErrorCode.cardRefused, ErrorCode.cardBound, ErrorCode.cardExpired]

/** Nothing is left of it, it ran out, or the company took it back: the card pays nothing now. */
export const isCardRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && REFUSALS.includes(error.code)
