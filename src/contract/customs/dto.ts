import * as v from 'valibot'
import { completeGoodsInput } from '../order/dto/goods'
import { orderNum, text, yuan } from '../common/dto'

const goods = completeGoodsInput.entries
const place = (label: string) => v.pipe(v.string(`请选择${label}`), v.maxLength(30))
const idCard = v.pipe(v.string('请填写身份证'), v.trim(), v.minLength(1, '请填写身份证'), v.maxLength(30))

/** `/entity/rms/user/complete`: the fields of §7 Cross-border and the few that the reference adds. */
export const completeCustomsInput = v.object({
  receivePhone: goods.receivePhone,
  receiveName: goods.receiveName,
  quantity: goods.quantity,
  productCode: goods.productCode,
  skuId: goods.skuId,
  /** Who orders: real name and identity number, as customs want them. */
  buyerName: text('真实姓名', 1, 30),
  idCard,
  province: place('省份'),
  city: place('城市'),
  area: place('区县'),
  address: goods.receiveAddress,
  couponCode: goods.couponCode,
  remark: goods.remark,
  staId: goods.staId,
  staCome: goods.staCome,
  priceVersion: goods.priceVersion
})

/** results[0] of 27101–27103: what fits, and how the year stands. */
export interface CustomsLimits {
  /** Pieces that an order may have now. */
  most: number
  yearUsed: number
  yearLeft: number
}

export const allowanceInput = v.object({ buyerName: text('真实姓名', 1, 30), idCard })
/** What orders of a person have used of the calendar year. */
export const allowance = v.object({ year: v.number(), used: yuan, limit: yuan })

export const declarationInput = v.object({ id: orderNum })
export const declareInput = v.object({ orderNum })
/** How an order stands with customs; the person by initial and stars. */
export const declaration = v.object({
  orderNum: v.string(),
  comboName: v.string(),
  /** `early`: not paid yet; `over`: it was cancelled or closed. */
  state: v.picklist(['early', 'waiting', 'declared', 'released', 'over']),
  buyerName: v.string(),
  idNumber: v.string(),
  dutiable: yuan,
  tax: yuan,
  declaredAt: v.string(),
  /** ms since 1970: until when it is to be declared; null once it is, and while it is not paid. */
  declareBefore: v.nullable(v.number()),
  /** What orders of its person have of the calendar year in which it was placed, this one too. */
  yearUsed: yuan,
  yearLimit: yuan
})

export type CompleteCustomsInput = v.InferInput<typeof completeCustomsInput>
export type AllowanceInput = v.InferInput<typeof allowanceInput>
export type Allowance = v.InferOutput<typeof allowance>
export type DeclarationInput = v.InferInput<typeof declarationInput>
export type DeclareInput = v.InferInput<typeof declareInput>
export type Declaration = v.InferOutput<typeof declaration>
