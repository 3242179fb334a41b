import * as v from 'valibot'
import { code, date, int, orderNum, yuan } from '../../common/dto'

/** '08:00-08:30', or its beginning. */
const timespan = v.pipe(v.string('时段不正确'), v.regex(/^\d{2}:\d{2}(-\d{2}:\d{2})?$/, '时段不正确'))
const holdId = v.optional(v.union([code('保留的名额'), v.literal('')]))

/** A first day of a visit, or another one. */
export const changeVisitInput = v.object({
  orderNum,
  /** Of an order of several visits; else the one that wants attention first. */
  visitNo: v.optional(int('行程', 1, 99)),
  hospitalId: code('分院'),
  regDate: date('到检日期'),
  timespanStr: timespan,
  timeSpanId: int('时段', 1, 999999),
  doctorId: v.optional(v.union([code('医生'), v.literal('')])),
  holdId,
  /** What the customer agreed to pay more; less is below 0. What it would be is told by 27004. */
  difference: v.optional(v.pipe(v.number('差价不正确'), v.finite('差价不正确')), 0)
})
/** §7 Vaccine reschedule. */
export const changeVaccineInput = v.object({
  orderNum,
  visitNo: v.optional(int('剂次', 1, 99)),
  hospId: code('分院'),
  regDate: date('接种日期'),
  timeSpanId: int('时段', 1, 999999),
  startTimeSpan: timespan,
  ampm: v.optional(int('时段', 0, 2)),
  otherChannel: v.optional(v.pipe(v.string(), v.maxLength(40))),
  holdId,
  difference: v.optional(v.pipe(v.number('差价不正确'), v.finite('差价不正确')), 0)
})
/** §7 Vaccine create, of what was bought before: the first day of a dose. */
export const bookVaccineInput = v.object({
  originOrderNumber: orderNum,
  visitNo: v.optional(int('剂次', 1, 99)),
  orgCode: code('分院'),
  orgName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  regDate: date('接种日期'),
  timeSpanId: int('时段', 1, 999999),
  startTimeSpan: timespan,
  holdId
})
/** A change that waits for its difference is not wanted any more. */
export const withdrawChangeInput = v.object({ orderNum })
/** `payOrderNum` is '' when nothing is to be paid; else the change counts once `payPrice` is paid, until `expiresAt`. */
export const changedVisits = v.array(
  v.object({
    orderNum: v.string(),
    payOrderNum: v.string(),
    orderType: v.number(),
    orderStatus: v.number(),
    payPrice: yuan,
    refundPrice: yuan,
    expiresAt: v.nullable(v.number()),
    /** How often the visit may still be moved. */
    changesLeft: v.number()
  })
)

export type ChangeVisitInput = v.InferInput<typeof changeVisitInput>
export type ChangeVaccineInput = v.InferInput<typeof changeVaccineInput>
export type WithdrawChangeInput = v.InferInput<typeof withdrawChangeInput>
export type BookVaccineInput = v.InferInput<typeof bookVaccineInput>
export type ChangedVisit = v.InferOutput<typeof changedVisits>[number]
