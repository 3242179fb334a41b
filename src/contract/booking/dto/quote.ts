import * as v from 'valibot'
import { customAddPackage } from './addon'
import { code, date, flag, int, orderNum, yuan } from '../../common/dto'

export const quoteInput = v.object({
  addItemConfigId: v.optional(v.nullable(int('换购', 1, 99999999))),
  customAddPackage,
  orgCode: code('分院'),
  productCode: code('商品'),
  groupSource: v.optional(v.pipe(v.string(), v.maxLength(10)), '1'),
  /** 1 add, 0 remove (§4); what changed is `toggled`. */
  operType: v.optional(flag, 1),
  toggled: v.optional(
    v.nullable(v.object({ packageId: int('加项包', -10, 99999999), itemCode: v.nullable(code('加项')) }))
  ),
  /** Day of the examination. */
  rtime: date('到检日期'),
  orderNum: v.optional(orderNum),
  displayRanges: v.optional(v.pipe(v.array(int('范围', 0, 9)), v.maxLength(9)))
})
const exchangeOffer = v.object({
  id: v.number(),
  productCode: v.string(),
  productCategory: v.number(),
  productName: v.string(),
  productImage: v.string(),
  clerk: v.string(),
  productPrice: yuan,
  productOriginalPrice: yuan,
  /** Eligible now. */
  exProduct: v.boolean(),
  /** Yuan of add-ons still missing; 0 when eligible. */
  gap: yuan
})
/** One line of the price; the lines add up to `userPayPrice` (before coupons). */
export const priceLine = v.object({
  kind: v.picklist(['base', 'addon', 'enterprise', 'quota', 'card', 'exchange', 'freight', 'tax', 'coupon']),
  label: v.string(),
  note: v.string(),
  /** Yuan; deductions are negative. */
  amount: v.number()
})
const realTimePrice = v.object({
  userPayPrice: yuan,
  basePrice: yuan,
  /** Self-paid add-ons, and what the enterprise pays. */
  addonPrice: yuan,
  enterprisePayPrice: yuan,
  quotaUsed: yuan,
  /** What the named card pays of the package. */
  cardPrice: v.optional(yuan),
  exchangePrice: yuan,
  /** Base and add-on check items. */
  allItemNumber: v.number(),
  customAddItemList: v.array(
    v.object({
      packageId: v.number(),
      list: v.array(v.object({ addItemCode: v.string(), addItemName: v.string(), addItemSalePrice: yuan }))
    })
  ),
  /** Medical tips of the toggled item. */
  specialItem: v.array(v.object({ itemCode: v.string(), specialTip: v.string() })),
  addItemRemark: v.string(),
  /** What is to be known before paying of what will be examined; `sexLimit` and `ages` say whom it concerns. A draft of old has none. */
  reminders: v.optional(
    v.array(
      v.object({
        itemName: v.string(),
        text: v.string(),
        sexLimit: v.nullable(v.number()),
        /** Full years of whom it concerns; without it every age. */
        ages: v.optional(v.object({ min: v.number(), max: v.number() }))
      })
    )
  ),
  addItemActivityConfigDTOS: v.array(exchangeOffer),
  lines: v.array(priceLine),
  /** Sent back with the order: 27004 tells a change since. */
  priceVersion: v.string()
})
export const quoteResults = v.array(realTimePrice)

export type QuoteInput = v.InferInput<typeof quoteInput>
export type ExchangeOffer = v.InferOutput<typeof exchangeOffer>
export type PriceLine = v.InferOutput<typeof priceLine>
export type RealTimePrice = v.InferOutput<typeof realTimePrice>
