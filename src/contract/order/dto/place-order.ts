import * as v from 'valibot'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { customAddPackage } from '../../booking/dto/addon'
import { type PriceLine } from '../../booking/dto/quote'
import { code, date, flag, int, lines, mobile, orderNum, text, yuan } from '../../common/dto'

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

/** With what it is paid besides money at the gateway, comma-joined. */
export const tenderEntries = {
  couponCode: v.optional(
    v.pipe(v.string(), v.regex(/^([A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,9})?$/, '优惠券不正确'))
  ),
  /** Numbers of gift cards. */
  giftCard: v.optional(
    v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,9})?$/, '礼品卡不正确'))
  ),
  /** Numbers of cards with a balance. */
  balanceCard: v.optional(
    v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,9})?$/, '卡号不正确'))
  )
}

/** Which of the kinds that are ordered by a call is meant (`completions.ts`). */
export const orderedKind = v.optional(v.picklist(PRODUCT_KINDS, '商品类型不正确'))

/** `/pdb/user/complete`: the fields of §7 and the few that the reference adds. */
export const completeInput = v.object({
  kind: orderedKind,
  breakfastId: v.optional(v.nullable(int('早餐', 1, 999999))),
  /** In mini-program order mode: the order whose person this one is for. */
  orderNum: v.optional(v.union([orderNum, v.literal('')])),
  hospitalId: code('分院'),
  hospitalName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  hospitalAddress: v.optional(v.pipe(v.string(), v.maxLength(120))),
  receiveAddress: v.optional(v.pipe(v.string(), lines, v.maxLength(120))),
  receiveCity: v.optional(v.pipe(v.string(), v.maxLength(60))),
  orderSource: v.optional(v.pipe(v.string(), v.maxLength(10))),
  productCode: code('商品'),
  regDate: date('到检日期'),
  regTime: v.optional(v.pipe(v.string(), v.maxLength(20))),
  timespanStr: v.pipe(v.string('时段不正确'), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, '时段不正确')),
  /** 9999 when the branch has no slots. */
  timeSpanId: int('时段', 1, 999999),
  ...tenderEntries,
  medUserInfo,
  relationType: v.optional(v.pipe(v.string(), v.maxLength(10))),
  mainOrderNum: v.optional(v.union([orderNum, v.literal('')])),
  staId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  staCome: v.optional(v.pipe(v.string(), v.maxLength(40))),
  questionId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  customAddPackage: v.optional(customAddPackage, []),
  addItemConfigId: v.optional(v.nullable(int('换购', 1, 99999999))),
  holdId: v.optional(v.union([code('保留的名额'), v.literal('')])),
  /** All at once, or a deposit first where the product takes one. */
  payType: v.optional(v.picklist(['all', 'deposit'], '请选择支付方式')),
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
  /** Why, where the sums alone do not tell; they may be the same. */
  reason?: string
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

export type CompleteInput = v.InferInput<typeof completeInput>
export type OrderResult = v.InferOutput<typeof orderResult>
export type OrderCountInput = v.InferInput<typeof orderCountInput>
export type PromoteInput = v.InferInput<typeof promoteInput>
export type QuestionStateInput = v.InferInput<typeof questionStateInput>
export type QuestionState = v.InferOutput<typeof questionState>
