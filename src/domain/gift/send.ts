/** A part of a gift card that is given to somebody else. Times in ms since 1970, money in fen. */
import { DAY_MS } from '../date'
import { GIFT_TEXTS } from './texts'

/** Days within which it is claimed; after them it goes back by itself. */
export const CLAIM_DAYS = 7
/** Of one account that nobody has claimed yet. */
export const MOST_OPEN = 20
export const WORDS_LENGTH = 50
export const NAME_LENGTH = 20

/** Until when it can be claimed: nobody is given what has run out by then. */
export const claimUntil = (sentAt: number, cardEnds: number): number =>
  Math.min(sentAt + CLAIM_DAYS * DAY_MS, cardEnds)

/** Why so much of a card cannot be sent; null when it can. */
export function amountProblem(amountFen: number | null, leftFen: number): string | null {
  if (amountFen === null || !Number.isInteger(amountFen) || amountFen <= 0) return GIFT_TEXTS.amountMissing
  return amountFen > leftFen ? GIFT_TEXTS.amountAbove(leftFen) : null
}

/** `open` can be claimed, `claimed` is somebody's, `back` was taken back, `lapsed` went back by itself. */
export type SendState = 'open' | 'claimed' | 'back' | 'lapsed'

/** What somebody meets who has opened its link. */
type ClaimState = 'open' | 'own' | 'mine' | 'claimed' | 'back' | 'lapsed'

interface Sent {
  readonly state: SendState
  readonly senderId: string
  readonly claimedBy: string | null
  readonly until: number
}

/** How it stands for a reader. Its time is over at its end, also before the job has seen that. */
export function claimStateOf(
  { state, senderId, claimedBy, until }: Sent,
  reader: string,
  now: number
): ClaimState {
  if (state === 'claimed') return claimedBy === reader ? 'mine' : 'claimed'
  if (state !== 'open') return state
  if (until <= now) return 'lapsed'
  return senderId === reader ? 'own' : 'open'
}
