import { minuteOf } from '../date'
import { CLAIM_TEXTS } from './claim-texts'

/** On what terms a coupon may be taken by anybody; each term that is null does not limit it. */
export interface ClaimTerms {
  readonly claimable: boolean
  /** The channels on which it may be taken; where it may be used is another matter. */
  readonly claimChannels: readonly number[] | null
  /** From this instant, and before that one. */
  readonly claimFrom: Date | null
  readonly claimUntil: Date | null
  /** Pieces in all, and how many of them were taken. */
  readonly claimStock: number | null
  readonly claimTaken: number
}

export interface Claimer {
  /** The proven channel. */
  readonly channel: number
  /** Has had all that one person may have. */
  readonly had: boolean
}

export type ClaimProblem = 'closed' | 'had' | 'channel' | 'over' | 'soon' | 'gone'

/** Pieces that may still be taken; null without limit. An operator may have made the batch smaller than what was taken. */
export const claimLeft = ({ claimStock, claimTaken }: ClaimTerms): number | null =>
  claimStock === null ? null : Math.max(0, claimStock - claimTaken)

/** Why somebody may not take a coupon now; null: may. Who has had theirs is told so, whatever else there is. */
export function claimProblem(terms: ClaimTerms, { channel, had }: Claimer, now: Date): ClaimProblem | null {
  const { claimable, claimChannels, claimFrom, claimUntil } = terms
  if (!claimable) return 'closed'
  if (had) return 'had'
  if (claimChannels !== null && !claimChannels.includes(channel)) return 'channel'
  if (claimUntil !== null && now >= claimUntil) return 'over'
  if (claimLeft(terms) === 0) return 'gone'
  return claimFrom !== null && now < claimFrom ? 'soon' : null
}

/** The same in words; '' of who may. */
export function claimReason(
  problem: ClaimProblem | null,
  { claimChannels, claimFrom }: ClaimTerms,
  channelNames: Readonly<Record<number, string>>
): string {
  if (problem === null) return ''
  if (problem === 'soon') return CLAIM_TEXTS.soon(claimFrom ? minuteOf(claimFrom.getTime()) : '')
  if (problem !== 'channel') return CLAIM_TEXTS[problem]
  return CLAIM_TEXTS.onlyIn(
    (claimChannels ?? []).map((each) => channelNames[each] ?? String(each)).join('、')
  )
}

/** What a list says of taking a coupon. */
export interface ClaimState {
  readonly open: boolean
  /** Why not, or what is left of it and until when. */
  readonly note: string
}

/** Null of a coupon that may be taken and of which there is nothing to say: without limit and without end. */
export function claimState(
  terms: ClaimTerms,
  who: Claimer,
  channelNames: Readonly<Record<number, string>>,
  now: Date
): ClaimState | null {
  const problem = claimProblem(terms, who, now)
  const left = claimLeft(terms)
  if (problem !== null) {
    const more = problem === 'soon' && left !== null ? [CLAIM_TEXTS.left(left)] : []
    return { open: false, note: [claimReason(problem, terms, channelNames), ...more].join('，') }
  }
  const said = [
    ...(left === null ? [] : [CLAIM_TEXTS.left(left)]),
    ...(terms.claimUntil === null ? [] : [CLAIM_TEXTS.until(minuteOf(terms.claimUntil.getTime()))])
  ]
  return said.length === 0 ? null : { open: true, note: said.join('，') }
}

/** Whether a list of what may be taken names it: open, about to be, or just all taken. */
export const isClaimListed = (problem: ClaimProblem | null): boolean =>
  problem === null || problem === 'soon' || problem === 'gone'
