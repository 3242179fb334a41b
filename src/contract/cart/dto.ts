import * as v from 'valibot'
import { MOST_LINES } from '@/domain/cart/put'
import { SPECIAL_OFFERS } from '@/domain/offer/offers'
import { flag, code, int, yuan } from '../common/dto'
import { gift } from '../booking/dto/confirm'
import { completeGoodsInput, goodsQuote } from '../order/dto/goods'
import { productCard } from '../product/dto'

const quantity = int('数量', 1, 999)

export const cartLinesInput = v.object({
  lines: v.pipe(
    v.array(v.object({ productCode: code('商品'), skuId: v.optional(code('规格')), quantity })),
    v.minLength(1, '请选择商品'),
    v.maxLength(MOST_LINES, `购物车最多${MOST_LINES}件商品`)
  )
})

/** A line that an account keeps: what was chosen, and the price of a piece as it was seen then; 0 unknown. */
const keptLine = v.object({
  kind: code('商品'),
  productCode: code('商品'),
  /** '' for what is booked. */
  skuId: v.union([v.literal(''), code('规格')]),
  quantity,
  seenPrice: v.pipe(yuan, v.maxValue(1_000_000)),
  /** The offer by which that was the price. */
  seenOffer: v.optional(v.nullable(v.picklist(SPECIAL_OFFERS, '活动不正确')), null),
  ticked: flag
})

const atMost = <T extends v.GenericSchema>(row: T) =>
  v.pipe(v.array(row), v.maxLength(MOST_LINES, `购物车最多${MOST_LINES}件商品`))

/** What a phone has changed of a list since it last heard of it; `removed` holds `productCode` or `productCode/skuId`. */
const cartChanges = v.object({
  added: atMost(keptLine),
  changed: atMost(keptLine),
  removed: atMost(
    v.pipe(v.string('商品不正确'), v.regex(/^[A-Za-z0-9_-]{1,40}(\/[A-Za-z0-9_-]{1,40})?$/, '商品不正确'))
  )
})

/** `key`: the same changes count once, however often they are told. */
export const cartSyncInput = v.object({ key: code('购物车'), cart: cartChanges, favourites: cartChanges })

/** The lists as they stand, the newest line first; `full` lines had no room. */
export const cartKept = v.object({ cart: v.array(keptLine), favourites: v.array(keptLine), full: v.number() })

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
const { quantity: _quantity, kind: _kind, ...shared } = order

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
export type CartSyncInput = v.InferInput<typeof cartSyncInput>
export type CartKept = v.InferOutput<typeof cartKept>
export type CartLine = v.InferOutput<typeof cartLine>
export type CompleteCartInput = v.InferInput<typeof completeCartInput>
