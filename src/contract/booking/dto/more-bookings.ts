import * as v from 'valibot'
import { bookingListInput } from './booking'
import { code, date, int, orderNum, yuan } from '../../common/dto'

/** `/common/moreFlights`, `/inspect/pdb/inspectMoreFlights`: the days of a city, or with a branch those of the branch. */
export const moreFlightsInput = v.object({
  cityCode: v.optional(code('城市')),
  /** A branch by either name. */
  orgCode: v.optional(code('分院')),
  hospitalId: v.optional(code('分院')),
  productCode: code('商品'),
  startDate: v.optional(date('开始日期'))
})

const { latitude, longitude, productCode, cityCode } = bookingListInput.entries

/** `/inspect/date/org/list/{day}`: the branches of a city that take the product on that day. */
export const dateBranchesInput = v.object({
  x: date('到检日期'),
  productCode,
  cityCode,
  latitude,
  longitude
})

/** Days of a branch, by GET. */
export const branchDaysInput = v.object({
  orgCode: code('分院'),
  productCode: code('商品'),
  startDate: v.optional(date('开始日期'))
})
/** Times of a branch on a day, by GET. */
export const branchTimesInput = v.object({
  orgCode: code('分院'),
  date: date('到检日期'),
  productCode: code('商品')
})

/** `/pdb/otherDate/realtimePrice`: what it would cost to have the visit of an order on another day or at another branch. */
export const otherDatePriceInput = v.object({
  orderNum,
  orgCode: code('分院'),
  rtime: date('到检日期'),
  /** Of an order of several visits; else the one that wants attention first. */
  visitNo: v.optional(int('行程', 1, 99))
})
export const otherDatePrice = v.array(
  v.object({
    orderNum: v.string(),
    rtime: v.string(),
    orgCode: v.string(),
    /** What the order costs now and would cost then. */
    userPayPrice: yuan,
    newUserPayPrice: yuan,
    /** More is paid, less goes back: what the change call wants to hear as `difference`. */
    difference: v.number(),
    payPrice: yuan,
    refundPrice: yuan
  })
)

/** Whom an order is for, as the mini-program's own forms take it. */
export const orderInfoInput = v.object({ orderNum })
export const orderInfo = v.array(
  v.object({ name: v.string(), mobile: v.string(), id_number: v.string(), sex: v.number() })
)

export type MoreFlightsInput = v.InferInput<typeof moreFlightsInput>
export type DateBranchesInput = v.InferInput<typeof dateBranchesInput>
export type BranchDaysInput = v.InferInput<typeof branchDaysInput>
export type BranchTimesInput = v.InferInput<typeof branchTimesInput>
export type OtherDatePriceInput = v.InferInput<typeof otherDatePriceInput>
export type OtherDatePrice = v.InferOutput<typeof otherDatePrice>[number]
export type OrderInfoInput = v.InferInput<typeof orderInfoInput>
export type OrderInfo = v.InferOutput<typeof orderInfo>[number]
