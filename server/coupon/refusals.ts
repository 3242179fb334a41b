import type { BadDiscounts } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { Refusal } from '../http/refusal'
import { WALLET_TEXTS } from './texts'

/** 27007: what of the coupons and other tenders that were named cannot be used, and why. */
export const badDiscounts = (couponCodes: string[], reason: string): Refusal =>
  new Refusal(ErrorCode.discountUnavailable, WALLET_TEXTS.couponsBad, [
    { couponCodes, reason } satisfies BadDiscounts
  ])
