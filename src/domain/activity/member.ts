import { addDays, DAY_MS, dateOf, instantAt } from '../date'

/** A price for members, in fen: so many percent of the usual one, cut down to the fen. */
export const memberFen = (usualFen: number, percent: number): number => Math.floor((usualFen * percent) / 100)

/** What an order at a member's price cost less, in fen; of several usual prices that make the same price the lowest. */
export const memberSavedFen = (paidFen: number, percent: number): number =>
  Math.ceil((paidFen * 100) / percent) - paidFen

interface Worth {
  readonly savedFen: number
  /** Below 0: the fee is more than it saves. */
  readonly netFen: number
}

/** What somebody would have saved who had paid this sum as a member. */
export function memberWorth(spentFen: number, percent: number, feeFen: number): Worth {
  const savedFen = spentFen - memberFen(spentFen, percent)
  return { savedFen, netFen: savedFen - feeFen }
}

/** From what sum in its time on a membership saves as much as it costs, in fen. */
export const breakEvenFen = (feeFen: number, percent: number): number =>
  Math.ceil((feeFen * 100) / (100 - percent))

interface Period {
  readonly startAt: number
  readonly endAt: number
}

/** When a membership runs that is paid for: to the end of its last day; a renewal begins where the one before it ends. */
export function memberPeriod(paidAt: number, lastEnd: number | null, days: number): Period {
  if (lastEnd !== null && lastEnd > paidAt) return { startAt: lastEnd, endAt: lastEnd + days * DAY_MS }
  return { startAt: paidAt, endAt: instantAt(addDays(dateOf(paidAt), days + 1)) }
}

/** Whole days that a membership can be given back, unused. */
export const MEMBER_REFUND_DAYS = 7

export const memberRefundUntil = (paidAt: number): number => paidAt + MEMBER_REFUND_DAYS * DAY_MS

/** Days before its end from which it can be renewed. */
const MEMBER_RENEW_DAYS = 30

/** Days before its end at which its owner is told. */
export const MEMBER_REMIND_DAYS = 7

type MemberState = 'none' | 'member' | 'renewable'

/** Whether somebody is a member; renewable: and can renew. @param endAt of the last of their memberships, null without one that runs */
export function memberState(endAt: number | null, now: number): MemberState {
  if (endAt === null || endAt <= now) return 'none'
  return endAt - now <= MEMBER_RENEW_DAYS * DAY_MS ? 'renewable' : 'member'
}
