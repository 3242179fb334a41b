import * as v from 'valibot'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { INSTALMENT_PURPOSES } from '@/domain/order/instalments'
import { TERM_KEYS } from '@/domain/order/terms'
import { priceLine } from '../../booking/dto/quote'
import { int, orderNum, yuan } from '../../common/dto'
import { kitState } from '../../kit/dto/kit-way'
import { step } from '../../product/dto'
import { orderCode } from './order-code'

/** By what a sum was paid or goes back. */
const ways = v.array(v.object({ name: v.string(), amount: yuan }))
/** Beside a sum: its ways, or until when it is to be paid; '' nothing. */
const named = { name: v.string(), amount: yuan, note: v.string(), ways }

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
  /** Every sum of its money by name, that which counts for it first: see `orderTerms`. */
  terms: v.array(v.object({ key: v.picklist(TERM_KEYS), ...named })),
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
      payStatus: v.number(),
      /** Of a change: where and when the visit will be once it is paid. */
      visit: v.optional(
        v.object({ appointmentDate: v.string(), timespan: v.string(), hospitalName: v.string() })
      )
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
  quantity: v.number(),
  /** What it is paid under: orders of a list that wait for the same payment stand one after the other. */
  payOrderNum: v.string(),
  /** What is paid at once, with all orders that are paid together. */
  payPrice: yuan,
  /** What stored money pays beside it, by its name. */
  stored: v.array(v.object({ name: v.string(), amount: yuan })),
  /** How many orders that payment is for, this one too. */
  paidTogether: v.number()
})
/** One of the orders of a payment. */
const paidOrder = v.pick(orderCard, [
  'orderNum',
  'orderType',
  'kind',
  'comboName',
  'comboThumbnail',
  'tone',
  'appointmentDate',
  'timespan',
  'hospitalName',
  'appointmentUser',
  'userPayPrice',
  'spec',
  'quantity'
])
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
/** Orders that wait for one payment are one entry: of pages, of `total` and of what a tab counts. */
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

/** When a parcel leaves (ms since 1970) and comes ('YYYY-MM-DD', an estimate); null and '' what is not said. */
export const arrival = v.object({ leavesBy: v.nullable(v.number()), arrivesOn: v.string() })

export const orderIdInput = v.object({ id: orderNum })
export const orderDetail = v.object({
  ...orderCard.entries,
  orderPayPrice: yuan,
  /** All orders of its payment that are still shown, this one too; empty when it is paid alone. */
  together: v.array(paidOrder),
  /** What was paid last, with all that was paid by the same payment; null before. */
  payment: v.nullable(v.object({ ...named, purpose: v.nullable(v.picklist(INSTALMENT_PURPOSES)) })),
  /** Each payment of this order: what of it was for this one, under which number and when. */
  payments: v.array(v.object({ ...named, number: v.string(), time: v.string() })),
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
  /** How it goes: the hours at the branch, or how the goods are used; empty where the product tells nothing of it. */
  guide: v.array(step),
  /** Codes with which it is used at a branch, made once it is paid. */
  codes: v.array(orderCode),
  changeCount: v.number(),
  /** What another day costs more now, below 0 less. */
  changeDifference: v.number(),
  /** The product wants an empty stomach. */
  fasting: v.boolean(),
  /** What is given in doses, one a visit; empty for anything else. */
  doses: v.array(dose),
  /** When its parcel leaves and comes, as the shop's table has it; null where nothing is said of it. */
  parcel: v.nullable(arrival),
  /** A kit and its sample's way back; null of an order without one. */
  kit: v.nullable(kitState),
  /** ms since 1970: until when goods from abroad are declared to customs; null once they are, and of other goods. */
  declareBefore: v.nullable(v.number()),
  cancelReason: v.string(),
  serverTime: v.number()
})

export const cancelReasonsInput = v.object({ a: int('订单类型', 0, 99), b: orderNum })
export const cancelReasons = v.array(v.object({ id: v.number(), reason: v.string() }))
/** `only` 1: of several that are paid together this one alone. */
export const cancelInput = v.object({
  id: orderNum,
  reasonId: v.optional(int('取消原因', 1, 999)),
  only: v.optional(int('取消范围', 0, 1))
})
/** Names of the coupons that the orders that stay do not have any more. */
export const cancelResults = v.object({ coupons: v.array(v.string()) })
/** What cancelling one of several would lead to: what is to be paid then, and which coupons come back. */
export const cancelPreview = v.object({ payPrice: yuan, coupons: v.array(v.string()) })
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
/** `ics` is a calendar file's text, of the visit and of `days`; times in ms since 1970. */
export const prepPlan = v.object({
  title: v.string(),
  startsAt: v.number(),
  endsAt: v.number(),
  location: v.string(),
  steps: v.array(v.object({ at: v.string(), title: v.string(), text: v.string(), icon: v.string() })),
  /** Further doses, each on its day ('YYYY-MM-DD'): what one has, or from which it may be given. */
  days: v.array(v.object({ title: v.string(), date: v.string() })),
  ics: v.string()
})
/** The next appointment of the account, for home and the appointment hub; empty when there is none. */
export const nextAppointments = v.array(orderCard)

export type OrderCard = v.InferOutput<typeof orderCard>
export type PaidOrder = v.InferOutput<typeof paidOrder>
export type OrderListInput = v.InferInput<typeof orderListInput>
export type OrderList = v.InferOutput<typeof orderList>
export type TabCounts = v.InferOutput<typeof tabCounts>
export type OrderIdInput = v.InferInput<typeof orderIdInput>
export type OrderDetail = v.InferOutput<typeof orderDetail>
export type CancelReasonsInput = v.InferInput<typeof cancelReasonsInput>
export type CancelReason = v.InferOutput<typeof cancelReasons>[number]
export type CancelInput = v.InferInput<typeof cancelInput>
export type CancelResults = v.InferOutput<typeof cancelResults>
export type CancelPreview = v.InferOutput<typeof cancelPreview>
export type DeleteInput = v.InferInput<typeof deleteInput>
export type StatusCheck = v.InferOutput<typeof statusCheck>
export type RebookCheck = v.InferOutput<typeof rebookCheck>
export type PrepInput = v.InferInput<typeof prepInput>
export type PrepPlan = v.InferOutput<typeof prepPlan>
