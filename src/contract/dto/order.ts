import * as v from 'valibot'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { priceLine } from './quote'
import { int, orderNum, yuan } from './common'
import { orderCode } from './order-code'

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
  /** Once it is out: whose it is and under which number; '' where that was not kept. */
  report: v.nullable(v.object({ contactsId: v.string(), reportNo: v.string() })),
  orderCreateDate: v.string(),
  /** What was chosen of goods, '' for a visit; and how many pieces. */
  spec: v.string(),
  quantity: v.number()
})
export const orderListInput = v.object({
  /** Page number from 1, the `{x}` of §7. */
  x: int('页码', 1, 9999),
  /** A category, or several of one kind: `1,5`. */
  customOrderType: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** In the product's name, the order's number or the name of a person of it. */
  keyword: v.optional(
    v.pipe(v.string('搜索内容不正确'), v.trim(), v.maxLength(40, '搜索内容最多40个字')),
    ''
  ),
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
  /** How many orders that payment is for, this one too. */
  paidTogether: v.number(),
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
  /** Whom the visit is to, with their title; '' nobody in particular. */
  doctor: v.string(),
  doctorId: v.string(),
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
      state: v.picklist(['done', 'now', 'next']),
      /** Of a kit's way: which picture stands for it. */
      picture: v.optional(v.picklist(['parcel', 'kit', 'tube', 'lab', 'clip']))
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
  /** What another day costs more now, below 0 less. */
  changeDifference: v.number(),
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
