import * as v from 'valibot'
import { bookingListInput } from '../booking/dto/booking'
import { code, date, flag, int, orderNum } from '../common/dto'
import { completeInput, medUserInfo, tenderEntries } from '../order/dto/place-order'

const { hospitalName, hospitalAddress, holdId, priceVersion, besideOrder, sexHistory } = completeInput.entries

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
  ...tenderEntries,
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

// --- sugarshaker ----------------------------------------------------------------------------------------------

const { medUserName: bindUser, medUserPhone: bindTel, ...examinee } = medUserInfo.entries

/** `/sugar/user/complete`: the fields of §7 Sugarshaker, the visit with its add-ons and what the reference adds. */
export const completeSugarInput = v.object({
  bindUser,
  bindTel,
  /** A piece is one visit. */
  quantity: int('购买份数', 1, 1),
  productCode: code('商品'),
  staId: completeInput.entries.staId,
  staCome: completeInput.entries.staCome,
  hospitalId: code('分院'),
  hospitalName,
  hospitalAddress,
  orderSource,
  regDate: date('到检日期'),
  timeSpanId: int('时段', 1, 999999),
  timespanStr: completeInput.entries.timespanStr,
  ...tenderEntries,
  medUserInfo: v.object(examinee),
  customAddPackage: completeInput.entries.customAddPackage,
  breakfastId,
  questionId,
  relationType,
  sexHistory,
  ...kept
})

/** `/sugar/order/again`: whom an earlier order was for, as the form of the next one takes it. */
export const sugarAgainInput = v.object({ orderNum })
export const sugarAgain = v.array(
  v.object({
    userName: v.string(),
    telNo: v.string(),
    cardType: v.number(),
    idCard: v.string(),
    gender: v.number()
  })
)

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

/** Whose time, where a doctor has some of their own; '' whoever the store chooses. */
const doctorId = v.optional(v.union([code('医生'), v.literal('')]))

/** `/common/dental/schedule`: the times of a store on a day, or those of one of its doctors. */
export const dentalScheduleInput = v.object({
  orgId: code('门店'),
  productCode: code('商品'),
  regDate: date('就诊日期'),
  doctorId
})
/** `/dental/doctor/list/{store}/{day}`: who works there, and what is left of their time on that day. */
export const dentalDoctorsInput = v.object({ orgId: code('门店'), regDate: date('就诊日期') })
export const dentalDoctors = v.array(
  v.object({
    doctorId: v.string(),
    doctorName: v.string(),
    title: v.string(),
    years: v.number(),
    focus: v.string(),
    image: v.string(),
    /** On that day at all. */
    works: v.boolean(),
    remnum: v.number(),
    /** The first day of the week from that one on with time left; '' none. */
    firstDate: v.string(),
    /** When the first free time of that day begins; '' none. */
    firstTime: v.string()
  })
)
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
  schedulingId: int('时段', 1, 999999),
  doctorId
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
  doctorId,
  ...tenderEntries,
  medUserInfo,
  relationType,
  questionId,
  ...kept
})

export type CompleteSugarInput = v.InferInput<typeof completeSugarInput>
export type SugarAgainInput = v.InferInput<typeof sugarAgainInput>
export type SugarAgain = v.InferOutput<typeof sugarAgain>[number]
export type DentalCityInput = v.InferInput<typeof dentalCityInput>
export type DentalCity = v.InferOutput<typeof dentalCities>[number]
export type DentalDaysInput = v.InferInput<typeof dentalDaysInput>
export type DentalScheduleInput = v.InferInput<typeof dentalScheduleInput>
export type DentalDoctorsInput = v.InferInput<typeof dentalDoctorsInput>
export type DentalDoctor = v.InferOutput<typeof dentalDoctors>[number]
export type DentalTime = v.InferOutput<typeof dentalSchedule>[number]
export type DentalAppointmentInput = v.InferInput<typeof dentalAppointmentInput>
export type CompleteDentalInput = v.InferInput<typeof completeDentalInput>
// --- vaccine --------------------------------------------------------------------------------------------------

/**
 * `/vaccine/booking/list`: clinics of a city by day; for a dose of an order, the next one unless `visitNo` says which, on the days on
 * which it may be given.
 */
export const vaccineListInput = v.object({
  ...bookingListInput.entries,
  /** Of an order it is known. */
  productCode: v.optional(code('商品')),
  orderNumber: v.optional(v.union([orderNum, v.literal('')]), ''),
  visitNo: v.optional(int('剂次', 1, 99))
})
export const vaccineDaysInput = v.object({
  orgCode: code('门诊'),
  productCode: code('商品'),
  startDate: v.optional(date('开始日期'))
})
export const vaccineTimesInput = v.object({
  orgCode: code('门诊'),
  date: date('接种日期'),
  productCode: code('商品')
})

/** `/vaccine/user/purchase/complete`: the fields of §7 Vaccine create, the first dose with its day, and what the reference adds. */
export const completeVaccineInput = v.object({
  isInvoice: v.optional(flag, 0),
  /** 1 all doses, 0 a deposit. */
  payAll: flag,
  payType: v.picklist(['all', 'deposit'], '请选择支付方式'),
  orgCode: code('门诊'),
  orgName: hospitalName,
  originOrderNumber: v.optional(v.literal(''), ''),
  productCode: code('商品'),
  regDate: date('接种日期'),
  /** '09:00-10:00' */
  startTimeSpan: completeInput.entries.timespanStr,
  timeSpanId: int('时段', 1, 999999),
  medUserInfo,
  /** Whoever orders: in which city, how they are called and reached. An address (§7 has a variant with one) is taken and not kept. */
  buyCity: receiveCity,
  buyAddress: receiveAddress,
  customName: v.optional(v.pipe(v.string(), v.maxLength(30))),
  customTel: v.optional(v.pipe(v.string(), v.maxLength(20))),
  orderSource,
  ...tenderEntries,
  relationType,
  questionId,
  ...kept
})

export type VaccineListInput = v.InferInput<typeof vaccineListInput>
export type VaccineDaysInput = v.InferInput<typeof vaccineDaysInput>
export type VaccineTimesInput = v.InferInput<typeof vaccineTimesInput>
export type CompleteVaccineInput = v.InferInput<typeof completeVaccineInput>
export type WatsonCalendarInput = v.InferInput<typeof watsonCalendarInput>
export type CompleteWatsonInput = v.InferInput<typeof completeWatsonInput>
