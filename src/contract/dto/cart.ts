import * as v from 'valibot'
import { flag, code, int } from './common'
import { gift } from './confirm'
import { completeGoodsInput, goodsQuote } from './goods'
import { productCard } from './product'

/** Entries of a cart that one call names. */
const CART_MOST = 50

const quantity = int('数量', 1, 999)

export const cartLinesInput = v.object({
  lines: v.pipe(
    v.array(v.object({ productCode: code('商品'), skuId: v.optional(code('规格')), quantity })),
    v.minLength(1, '请选择商品'),
    v.maxLength(CART_MOST, `购物车最多${CART_MOST}件商品`)
  )
})

/** An entry as it stands now, in the order in which it was asked for. */
const cartLine = v.object({
  productCode: v.string(),
  skuId: v.string(),
  /** gone: there is no such product or choice; the others can be seen but not bought. */
  state: v.picklist(['ok', 'soldOut', 'offShelf', 'gone']),
  /** Null when it is gone. */
  product: v.nullable(productCard),
  /** What so many pieces of the choice cost; null for what is booked at a branch, and for what cannot be bought. */
  quote: v.nullable(goodsQuote),
  /** Another choice of the same product can be had. */
  otherSkus: v.boolean(),
  gifts: v.array(gift)
})
export const cartLines = v.object({ lines: v.array(cartLine), serverTime: v.number() })

const { productCode, skuId, priceVersion, ...order } = completeGoodsInput.entries
const { quantity: _quantity, ...shared } = order

/** One order of the basket; consent and questionnaire where the product asks for them. */
const piece = v.object({
  productCode,
  skuId,
  quantity,
  priceVersion,
  consent: v.optional(flag, 0),
  questionId: v.optional(v.pipe(v.string(), v.maxLength(40)), '')
})

/** `/shoppingcart/user/complete`: goods that are paid together, each an order of its own, for one recipient. */
export const completeCartInput = v.object({
  ...shared,
  goods: v.pipe(v.array(piece), v.minLength(1, '请选择商品'), v.maxLength(20, '一次最多结算20件商品'))
})

export type CartLinesInput = v.InferInput<typeof cartLinesInput>
export type CartLines = v.InferOutput<typeof cartLines>
export type CartLine = v.InferOutput<typeof cartLine>
export type CompleteCartInput = v.InferInput<typeof completeCartInput>
