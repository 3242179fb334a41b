import * as v from 'valibot'
import { priceLine } from '../../booking/dto/quote'
import { code, flag, int, lines, mobile, text, yuan } from '../../common/dto'
import { completeInput, orderedKind, tenderEntries } from './place-order'

/** Pieces that any order may hold; a product's own limit is lower. */
const quantity = int('数量', 1, 999)

export const goodsQuoteInput = v.object({ productCode: code('商品'), skuId: code('规格'), quantity })
/** What so many pieces cost now, before coupons; the lines add up to `userPayPrice`. */
export const goodsQuote = v.object({
  productCode: v.string(),
  productName: v.string(),
  productCategory: v.number(),
  productImage: v.string(),
  tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
  skuId: v.string(),
  spec: v.string(),
  note: v.string(),
  quantity: v.number(),
  unitPrice: yuan,
  /** What coupons are taken from: without the freight. */
  itemPrice: yuan,
  userPayPrice: yuan,
  lines: v.array(priceLine),
  /** How many one may order now, and why not more. */
  most: v.number(),
  mostReason: v.string(),
  /** The order may come with an invoice; absent where the shop makes none out. */
  invoices: v.optional(v.boolean()),
  /** Of who has found a second to buy with: whether the order is theirs together, and what is said of that. */
  together: v.optional(v.object({ counts: v.boolean(), text: v.string() })),
  /** Sent back with the order: 27004 tells a change since. */
  priceVersion: v.string()
})
export const goodsQuoteResults = v.array(goodsQuote)

const invoice = v.object({
  titleType: v.picklist(['personal', 'company'], '请选择抬头类型'),
  title: v.pipe(v.string(), v.maxLength(100)),
  taxNumber: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  email: v.pipe(v.string(), v.maxLength(100))
})

/** `/entity/user/complete`: the fields of §7 Goods and the few that the reference adds. */
export const completeGoodsInput = v.object({
  kind: orderedKind,
  receiveName: text('姓名', 1, 30),
  receivePhone: mobile,
  /** Region names joined by '-'; not asked where nothing is sent. */
  receiveCity: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  receiveAddress: v.optional(v.pipe(v.string(), lines, v.maxLength(120)), ''),
  productCode: code('商品'),
  skuId: code('规格'),
  quantity,
  ...tenderEntries,
  needInvoice: v.optional(flag, 0),
  invoice: v.optional(v.nullable(invoice)),
  remark: v.optional(v.pipe(v.string(), lines, v.maxLength(200)), ''),
  staId: completeInput.entries.staId,
  staCome: completeInput.entries.staCome,
  priceVersion: completeInput.entries.priceVersion
})

/** results[0] of 27002 for goods: how many are left. */
export interface PiecesLeft {
  skuId: string
  left: number
}

export type GoodsQuoteInput = v.InferInput<typeof goodsQuoteInput>
export type GoodsQuote = v.InferOutput<typeof goodsQuote>
export type CompleteGoodsInput = v.InferInput<typeof completeGoodsInput>
