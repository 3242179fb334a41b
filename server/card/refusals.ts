import type { CardTries } from '@/contract/card/binding-dto'
import type { BadDiscounts, UnfitPerson } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { isWithin } from '@/domain/card/rights'
import { dateOf } from '@/domain/date'
import { Refusal } from '../http/refusal'
import type { CardRow, RightRow } from './queries/own-card'
import { CARD_TEXTS } from './texts'

/** 27006: the card is not for who is examined. */
export const cardUnfit = (reason: string): Refusal =>
  new Refusal(ErrorCode.personUnfit, reason, [{ field: 'idNumber', reason } satisfies UnfitPerson])

/** 27007: nothing of the entitlement can be taken; what was chosen stays with the customer. */
export function rightGone(
  { cardNumber }: CardRow,
  rights: readonly RightRow[],
  { now, visit }: { readonly now: Date; readonly visit: Date }
): Refusal {
  const reason = rights.every(({ withdrawnAt }) => withdrawnAt !== null)
    ? CARD_TEXTS.withdrawn
    : rights.some((right) => right.withdrawnAt === null && isWithin(right, now) && !isWithin(right, visit))
      ? CARD_TEXTS.outOfWindow(lastDay(rights))
      : CARD_TEXTS.usedUp
  return new Refusal(ErrorCode.discountUnavailable, reason, [
    { couponCodes: [cardNumber], reason } satisfies BadDiscounts
  ])
}

const lastDay = (rights: readonly RightRow[]): string =>
  dateOf(Math.max(...rights.map(({ expiresAt }) => expiresAt.getTime())) - 1)

/** 27301 with how many tries are left, and until when nothing is tried. */
export const triesLeft = (message: string, field: string, left: number, lockedUntil: Date | null): Refusal =>
  new Refusal(ErrorCode.cardRefused, message, [
    { field, triesLeft: left, lockedUntil: lockedUntil?.getTime() ?? 0 } satisfies CardTries
  ])
