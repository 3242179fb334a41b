import * as v from 'valibot'
import { customAddPackage } from './addon'
import { timespan } from '../../common/dto'
import { code, date, orderNum, yuan } from '../../common/dto'

export const paperlessInput = v.object({
  comboId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  comboName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  customAddPackage: v.optional(customAddPackage, []),
  hosId: code('分院'),
  orderNum: v.optional(orderNum),
  productCode: code('商品'),
  timespan: v.optional(timespan)
})
const paperOption = v.object({
  /** -1 public-welfare donation, -2 free gift item. */
  packageId: v.number(),
  itemCode: v.string(),
  addItemName: v.string(),
  describe: v.string(),
  /** 1 chosen, 0 not. */
  operType: v.number()
})
/** `paperReport` 1: the option is open at this branch for this product. */
export const paperlessResults = v.array(
  v.object({
    paperReport: v.number(),
    addItemInfo: v.nullable(paperOption),
    addPublicItemInfo: v.nullable(paperOption)
  })
)

export const breakfastInput = v.object({ hospitalId: code('分院'), regDate: v.optional(date('到检日期')) })
export const breakfasts = v.array(
  v.object({ id: v.number(), breakfastName: v.string(), breakFastDescription: v.string() })
)

export const giftInput = v.object({
  productCode: code('商品'),
  amount: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000)))
})
export const gift = v.object({
  productCode: v.string(),
  productName: v.string(),
  productImage: v.string(),
  productPrice: yuan,
  itemNum: v.number(),
  /** Category of the product that is given: its detail is `/selling/{category}/{code}`. */
  productCategory: v.number()
})
export const gifts = v.array(gift)

export type PaperlessInput = v.InferInput<typeof paperlessInput>
export type PaperOption = v.InferOutput<typeof paperOption>
export type PaperlessResults = v.InferOutput<typeof paperlessResults>[number]
export type BreakfastInput = v.InferInput<typeof breakfastInput>
export type Breakfast = v.InferOutput<typeof breakfasts>[number]
export type GiftInput = v.InferInput<typeof giftInput>
export type Gift = v.InferOutput<typeof gifts>[number]
