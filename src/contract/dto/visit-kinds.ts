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

// --- dental ---------------------------------------------------------------------------------------------------

/** Cities with a store that has the product; the one that is asked with counts as current. */
export const dentalCityInput = v.object({
  a: code('商品'),
  b: code('城市'),
  c: v.pipe(v.string(), v.maxLength(10))
})
export const dentalCities = v.array(
  v.object({ cityCode: v.string(), cityName: v.string(), isLocation: v.number() })
)

/** `/common/dental/moreSchedule`: the days of a city, or with a store those of the store. */
export const dentalDaysInput = v.object({
  cityCode: v.optional(code('城市')),
  orgId: v.optional(code('门店')),
  productCode: code('商品'),
  startDate: v.optional(date('开始日期'))
})

/** `/common/dental/schedule`: the times of a store on a day. */
export const dentalScheduleInput = v.object({
  orgId: code('门店'),
  productCode: code('商品'),
  regDate: date('就诊日期')
})
export const dentalSchedule = v.array(
  v.object({
    schedulingId: v.number(),
    regTime: v.string(),
    num: v.number(),
    remnum: v.number(),
    regDate: v.string(),
    ampm: v.number()
  })
)

/** `/dental/appointment`: keeps a time of a store for ten minutes. */
export const dentalAppointmentInput = v.object({
  orgId: code('门店'),
  productCode: code('商品'),
  regDate: date('就诊日期'),
  schedulingId: int('时段', 1, 999999)
})

/** `/dental/user/submit`: the fields of §7 Dentistry and the few that the reference adds. */
export const completeDentalInput = v.object({
  orgId: code('门店'),
  hospitalName,
  hospitalAddress,
  orderSource,
  productCode: code('商品'),
  regDate: date('就诊日期'),
  /** '14:00-14:30' */
  regTime: completeInput.entries.timespanStr,
  schedulingId: int('时段', 1, 999999),
  /** Whose time, where a doctor has some of their own. */
  doctorId: v.optional(v.union([code('医生'), v.literal('')])),
  couponCode,
  medUserInfo,
  relationType,
  questionId,
  ...kept
})

export type DentalCityInput = v.InferInput<typeof dentalCityInput>
export type DentalCity = v.InferOutput<typeof dentalCities>[number]
export type DentalDaysInput = v.InferInput<typeof dentalDaysInput>
export type DentalScheduleInput = v.InferInput<typeof dentalScheduleInput>
export type DentalTime = v.InferOutput<typeof dentalSchedule>[number]
export type DentalAppointmentInput = v.InferInput<typeof dentalAppointmentInput>
export type CompleteDentalInput = v.InferInput<typeof completeDentalInput>
export type WatsonCalendarInput = v.InferInput<typeof watsonCalendarInput>
export type CompleteWatsonInput = v.InferInput<typeof completeWatsonInput>
