import * as v from 'valibot'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { customAddPackage } from './addon'
import { priceLine, type PriceLine } from './quote'
import { code, date, flag, int, mobile, orderNum, text, yuan } from './common'
import { orderCode } from './order-code'

// --- creation ------------------------------------------------------------------------------------------------

export const medUserInfo = v.object({
  /** 1 identity card, 9 other. */
  cardType: v.picklist([1, 9], '请选择证件类型'),
  contactsId: v.optional(v.union([code('联系人'), v.literal('')])),
  gender: v.picklist([0, 1], '请选择性别'),
  identityCard: v.pipe(
    v.string('请输入证件号'),
    v.trim(),
    v.minLength(1, '请输入证件号'),
    v.maxLength(30, '证件号最多30个字')
  ),
  medUserName: text('真实姓名', 1, 30),
  medUserPhone: mobile,
  marry: v.optional(v.nullable(flag)),
  birthday: v.optional(v.pipe(v.string(), v.regex(/^(\d{8})?$/, '出生日期不正确')))
})

/** `/pdb/user/complete`: the fields of §7 and the few that the reference adds. */
export const completeInput = v.object({
  breakfastId: v.optional(v.nullable(int('早餐', 1, 999999))),
  orderNum: v.optional(v.union([orderNum, v.literal('')])),
  hospitalId: code('分院'),
  hospitalName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  hospitalAddress: v.optional(v.pipe(v.string(), v.maxLength(120))),
  receiveAddress: v.optional(v.pipe(v.string(), v.maxLength(120))),
  receiveCity: v.optional(v.pipe(v.string(), v.maxLength(60))),
  orderSource: v.optional(v.pipe(v.string(), v.maxLength(10))),
  productCode: code('商品'),
  regDate: date('到检日期'),
  regTime: v.optional(v.pipe(v.string(), v.maxLength(20))),
  timespanStr: v.pipe(v.string('时段不正确'), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, '时段不正确')),
  /** 9999 when the branch has no slots. */
  timeSpanId: int('时段', 1, 999999),
  /** Comma-joined. */
  couponCode: v.optional(
    v.pipe(v.string(), v.regex(/^([A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,9})?$/, '优惠券不正确'))
  ),
  medUserInfo,
  relationType: v.optional(v.pipe(v.string(), v.maxLength(10))),
  mainOrderNum: v.optional(v.union([orderNum, v.literal('')])),
  staId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  staCome: v.optional(v.pipe(v.string(), v.maxLength(40))),
  questionId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  customAddPackage: v.optional(customAddPackage, []),
  addItemConfigId: v.optional(v.nullable(int('换购', 1, 99999999))),
  holdId: v.optional(v.union([code('保留的名额'), v.literal('')])),
  /** Yes / no of the sex-history question, null when it was not asked. */
  sexHistory: v.optional(v.nullable(flag)),
  priceVersion: v.optional(v.pipe(v.string(), v.maxLength(80))),
  /** The paid order of 27008 that the user was told of and beside which this one is wanted all the same. */
  besideOrder: v.optional(v.union([orderNum, v.literal('')]))
})

const orderResult = v.object({
  orderNum: v.string(),
  payOrderNum: v.string(),
  orderType: v.number(),
  orderPayPrice: yuan,
  payPrice: yuan,
  userPayPrice: yuan,
  appointmentDate: v.string(),
  hospAddress: v.string(),
  appointmentUser: v.string(),
  appointmentTel: v.string(),
  orderCreateDate: v.string()
})
export const completeResults = v.array(orderResult)

/** results[0] of 27004: what was quoted and what holds now. */
export interface PriceChange {
  priceVersion: string
  oldPrice: number
  newPrice: number
  oldLines: PriceLine[]
  newLines: PriceLine[]
}
/** results[0] of 27006. */
export interface UnfitPerson {
  field: string
  reason: string
}
/** results[0] of 27007: the codes that cannot be used. */
export interface BadDiscounts {
  couponCodes: string[]
  reason: string
}
/**
 * results[0] of 27008: the same order, which waits for its payment; or, `paid`, another visit of the same person to the same
 * branch on the same day, which `besideOrder` answers.
 */
export interface SameOrder {
  orderNum: string
  orderType: number
  payPrice: number
  paid: boolean
}

export const orderCountInput = v.object({
  countType: int('统计类型', 1, 3),
  orderNum,
  teleCiphertext: v.optional(v.pipe(v.string(), v.maxLength(400))),
  activityId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  orderChannel: v.optional(v.pipe(v.string(), v.maxLength(40))),
  platForm: v.optional(v.pipe(v.string(), v.maxLength(40)))
})
export const promoteInput = v.object({ orderNum })
export const questionStateInput = v.object({ orderNum })
export const questionState = v.object({ answered: flag, questionId: v.string() })

// --- reading ---------------------------------------------------------------------------------------------------

const orderCard = v.object({
  orderNum: v.string(),
  orderType: v.number(),
  kind: v.picklist(PRODUCT_KINDS),
  kindName: v.string(),
  productCode: v.string(),
  comboName: v.string(),
  comboThumbnail: v.string(),
  tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
  orderStatus: v.number(),
  statusName: v.string(),
  payStatus: v.number(),
  appointmentState: v.number(),
  reportState: v.number(),
  /** 0 when no refund was asked. */
  refundState: v.number(),
  userPayPrice: yuan,
  appointmentDate: v.string(),
  timespan: v.string(),
  hospitalId: v.string(),
  hospitalName: v.string(),
  /** Whom to call about it: the branch, else the shop; '' when nobody can be called. */
  hospitalTel: v.string(),
  /** First character and stars. */
  appointmentUser: v.string(),
  /** What is still to be paid of an order that is paid else; null when nothing is. */
  owed: v.nullable(
    v.object({
      purpose: v.picklist(['balance', 'atBranch', 'change', 'items']),
      price: yuan,
      /** What has been paid. */
      paidPrice: yuan,
      /** Of a payment that was begun, '' before. */
      payOrderNum: v.string(),
      /** ms since 1970; null while no payment is begun. */
      payDeadline: v.nullable(v.number()),
      payStatus: v.number()
    })
  ),
  /** ms since 1970; null unless the order waits for payment. */
  payDeadline: v.nullable(v.number()),
  freeChangeBefore: v.string(),
  actions: v.array(v.string()),
  orderCreateDate: v.string(),
  /** What was chosen of goods, '' for a visit; and how many pieces. */
  spec: v.string(),
  quantity: v.number()
})
export const orderListInput = v.object({
  /** Page number from 1, the `{x}` of §7. */
  x: int('页码', 1, 9999),
  customOrderType: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** 0 all, 1 to pay, 2 to book, 3 going on, 4 done, 5 after-sales. */
  statusType: v.optional(int('状态', 0, 5), 0)
})
export const orderList = v.object({
  list: v.array(orderCard),
  total: v.number(),
  hasMore: v.boolean(),
  serverTime: v.number()
})
export const tabCounts = v.record(v.string(), v.number())

const dose = v.object({
  /** 1 is the first. */
  no: v.number(),
  state: v.picklist(['toBook', 'asked', 'booked', 'visited', 'noShow', 'failed', 'cancelled']),
  /** '' before it has a day. */
  date: v.string(),
  timespan: v.string(),
  hospitalId: v.string(),
  hospitalName: v.string(),
  /** Days between which it has to be; '' where there is no bound. */
  from: v.string(),
  to: v.string(),
  /** Days that have to lie between it and the one before it. */
  interval: v.number(),
  /** What can be done about it now: given its day, or another one; '' nothing. */
  action: v.picklist(['book', 'date', ''])
})

export const orderIdInput = v.object({ id: orderNum })
export const orderDetail = v.object({
  ...orderCard.entries,
  payOrderNum: v.string(),
  orderPayPrice: yuan,
  /** What is paid at once, with all orders that are paid together. */
  payPrice: yuan,
  payChannel: v.string(),
  payTime: v.string(),
  hospAddress: v.string(),
  openHours: v.string(),
  transit: v.string(),
  lat: v.number(),
  lon: v.number(),
  /** Masked by the rules of §5. */
  person: v.object({
    name: v.string(),
    mobile: v.string(),
    idType: v.number(),
    idNumber: v.string(),
    gender: v.number()
  }),
  breakfastName: v.string(),
  paperReport: v.string(),
  /** Where the paper report or the goods are sent to; both empty when nothing is. */
  receiveCity: v.string(),
  receiveAddress: v.string(),
  exchange: v.nullable(v.object({ productName: v.string(), price: yuan })),
  gifts: v.array(v.object({ productName: v.string(), itemNum: v.number() })),
  addItems: v.array(v.object({ packageName: v.string(), itemCode: v.string(), itemName: v.string() })),
  baseItemNum: v.number(),
  lines: v.array(priceLine),
  timeline: v.array(
    v.object({
      title: v.string(),
      text: v.string(),
      time: v.string(),
      state: v.picklist(['done', 'now', 'next'])
    })
  ),
  /** Check-in credential; null before the booking stands. `expiresAt` in ms. */
  credential: v.nullable(v.object({ code: v.string(), number: v.string(), expiresAt: v.number() })),
  prep: v.array(v.object({ title: v.string(), text: v.string(), icon: v.string() })),
  /** What was chosen of goods; null for a visit. */
  goods: v.nullable(v.object({ note: v.string(), unitPrice: yuan })),
  /** For whom an invoice is made out, by how it is called; '' without one. */
  invoice: v.string(),
  remark: v.string(),
  /** Codes with which it is used at a branch, made once it is paid. */
  codes: v.array(orderCode),
  changeCount: v.number(),
  /** What is given in doses, one a visit; empty for anything else. */
  doses: v.array(dose),
  cancelReason: v.string(),
  serverTime: v.number()
})

export const cancelReasonsInput = v.object({ a: int('订单类型', 0, 99), b: orderNum })
export const cancelReasons = v.array(v.object({ id: v.number(), reason: v.string() }))
export const cancelInput = v.object({ id: orderNum, reasonId: v.optional(int('取消原因', 1, 999)) })
export const deleteInput = v.object({ a: int('订单类型', 0, 99), b: orderNum })
export const statusCheck = v.object({
  orderNum: v.string(),
  orderStatus: v.number(),
  statusName: v.string(),
  payStatus: v.number()
})
/** Whether 再次预约 is possible; `reason` says why not. */
export const rebookCheck = v.object({
  ok: v.boolean(),
  reason: v.string(),
  productCode: v.string(),
  kind: v.picklist(PRODUCT_KINDS)
})

export const prepInput = v.object({ orderNum })
/** `ics` is a calendar file's text; times in ms since 1970. */
export const prepPlan = v.object({
  title: v.string(),
  startsAt: v.number(),
  endsAt: v.number(),
  location: v.string(),
  steps: v.array(v.object({ at: v.string(), title: v.string(), text: v.string(), icon: v.string() })),
  ics: v.string()
})
/** The next appointment of the account, for home and the appointment hub; empty when there is none. */
export const nextAppointments = v.array(orderCard)

export type CompleteInput = v.InferInput<typeof completeInput>
export type OrderResult = v.InferOutput<typeof orderResult>
export type OrderCountInput = v.InferInput<typeof orderCountInput>
export type PromoteInput = v.InferInput<typeof promoteInput>
export type QuestionStateInput = v.InferInput<typeof questionStateInput>
export type QuestionState = v.InferOutput<typeof questionState>
export type OrderCard = v.InferOutput<typeof orderCard>
export type OrderListInput = v.InferInput<typeof orderListInput>
export type OrderList = v.InferOutput<typeof orderList>
export type TabCounts = v.InferOutput<typeof tabCounts>
export type OrderIdInput = v.InferInput<typeof orderIdInput>
export type OrderDetail = v.InferOutput<typeof orderDetail>
export type CancelReasonsInput = v.InferInput<typeof cancelReasonsInput>
export type CancelReason = v.InferOutput<typeof cancelReasons>[number]
export type CancelInput = v.InferInput<typeof cancelInput>
export type DeleteInput = v.InferInput<typeof deleteInput>
export type StatusCheck = v.InferOutput<typeof statusCheck>
export type RebookCheck = v.InferOutput<typeof rebookCheck>
export type PrepInput = v.InferInput<typeof prepInput>
export type PrepPlan = v.InferOutput<typeof prepPlan>
