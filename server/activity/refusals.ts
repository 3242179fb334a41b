import type { UnfitPerson } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { Refusal } from '../http/refusal'
import { ACTIVITY_TEXTS } from './texts'

export const activityMissing = (): Refusal => new Refusal(ErrorCode.notFound, ACTIVITY_TEXTS.missing)

/** 27005: it has not begun, or is over. */
export const notOpen = (reason: string): Refusal => new Refusal(ErrorCode.offShelf, reason)

/** 0: a limit, or a state in which there is nothing to do. */
export const cannot = (reason: string): Refusal => new Refusal(ErrorCode.business, reason)

/** 27006: the activity is not for this person. */
export const unfit = (reason: string): Refusal =>
  new Refusal(ErrorCode.personUnfit, reason, [{ field: 'idNumber', reason } satisfies UnfitPerson])
