import * as v from 'valibot'
import { completeGoodsInput } from '../order/dto/goods'

/** Fields of goods that are sent: codes are not. */
const { receiveCity: _city, receiveAddress: _address, ...entries } = completeGoodsInput.entries

/** `/coupon/user/complete`: codes to be used at a branch, ordered like goods that are not sent. */
export const completeCouponInput = v.object(entries)

export type CompleteCouponInput = v.InferInput<typeof completeCouponInput>
