import * as v from 'valibot'
import { code, date, int } from './common'
import { completeInput, medUserInfo } from './order'

const { hospitalName, hospitalAddress, couponCode, holdId, priceVersion, besideOrder, sexHistory } =
  completeInput.entries

/** What the reference adds to an order that is booked: the seat kept, the price seen, the order beside which it is wanted. */
const kept = { holdId, priceVersion, besideOrder }
const { orderSource, receiveAddress, receiveCity, breakfastId, questionId, relationType } =
  completeInput.entries

/** `/watson/calendar`: the days of a city, or with a branch those of the branch. */
export const watsonCalendarInput = v.object({
  cityCode: v.optional(code('城市')),
  orgCode: v.optional(code('分院')),
  productCode: code('商品'),
  startDate: v.optional(date('开始日期'))
})

/** `/watson/user/complete`: the fields of §7 Waston and the few that the reference adds. */
export const completeWatsonInput = v.object({
  hospitalId: code('分院'),
  hospitalName,
  hospitalAddress,
  orderSource,
  productCode: code('商品'),
  regDate: date('到检日期'),
  /** 9999 when the branch has no slots. */
  timeSpanId: int('时段', 1, 999999),
  timeSpanDesc: completeInput.entries.timespanStr,
  couponCode,
  receiveAddress,
  receiveCity,
  medUserInfo,
  showLoading: v.optional(v.boolean()),
  breakfastId,
  questionId,
  relationType,
  sexHistory,
  ...kept
})

export type WatsonCalendarInput = v.InferInput<typeof watsonCalendarInput>
export type CompleteWatsonInput = v.InferInput<typeof completeWatsonInput>
