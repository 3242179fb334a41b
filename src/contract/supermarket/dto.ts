import * as v from 'valibot'
import { addonPackage } from '../booking/dto/addon'
import { code, date, yuan } from '../common/dto'

export const supermarketInput = v.object({
  orgCode: code('分院'),
  productCode: code('商品'),
  regDate: date('到检日期')
})
/** results[0]: what can be added to the base package of a self-selected checkup at a branch on a day. */
export const supermarketPackages = v.array(
  v.object({
    /** Sold whole, at a price of their own. */
    specialPackageList: v.array(addonPackage),
    /** All items by category, each priced by itself. */
    addPackageList: v.array(addonPackage),
    /** What the base package checks. */
    checkItem: v.array(
      v.object({ id: v.string(), name: v.string(), durationMin: v.number(), fasting: v.boolean() })
    ),
    checkItemCount: v.number(),
    salePrice: yuan
  })
)

/** `id` is the base product, `packageId` a chosen package. */
export const supermarketBreakfastInput = v.object({
  id: code('商品'),
  cityCode: v.optional(code('城市')),
  date: v.optional(date('到检日期')),
  hospId: code('分院'),
  packageId: v.optional(code('加项包'))
})

export type SupermarketInput = v.InferInput<typeof supermarketInput>
export type SupermarketPackages = v.InferOutput<typeof supermarketPackages>[number]
export type SupermarketBreakfastInput = v.InferInput<typeof supermarketBreakfastInput>
