import type { CartLine } from '@/contract/cart/dto'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { productCard } from './catalogue'
import type { FakeCalls } from './world'

/** Goods as the shop sells them, by their codes. */
const GOODS = {
  HS2003: { comboName: '上臂式电子血压计', kind: 'health-selection', productCategory: 20, salePrice: 199 },
  HS2009: { comboName: '运动护膝（单只）', kind: 'health-selection', productCategory: 20, salePrice: 95 },
  GH7002: { comboName: '叶酸代谢基因检测', kind: 'gene-home', productCategory: 7, salePrice: 399 },
  CA3103: { comboName: '体检代金券', kind: 'coupon-activity', productCategory: 31, salePrice: 258 },
  CB3402: { comboName: '叶黄素软糖', kind: 'cross-border', productCategory: 34, salePrice: 188 }
} as const

interface Piece {
  readonly productCode: string
  readonly skuId?: string | undefined
  readonly quantity: number | string
}

/** So many pieces as the server prices them; the knee brace has a freight of its own. */
export function pieceQuote(
  { productCode, skuId = '', quantity }: Piece,
  unitPrice: number,
  most = 5,
  freight = productCode === 'HS2009' ? 8 : 0
): GoodsQuote {
  const pieces = Number(quantity)
  const itemPrice = unitPrice * pieces
  const base = { kind: 'base' as const, label: '商品', note: `×${quantity}`, amount: itemPrice }
  return {
    productCode,
    productName: nameOf(productCode),
    productCategory: 20,
    productImage: '/seed-img/goods/HS2003.svg',
    tone: 'mint',
    skuId,
    spec: `${skuId}款`,
    note: '',
    quantity: pieces,
    unitPrice,
    itemPrice,
    userPayPrice: itemPrice + freight,
    lines: [
      base,
      ...(freight > 0 ? [{ kind: 'freight' as const, label: '运费', note: '', amount: freight }] : [])
    ],
    most,
    mostReason: `每单限购 ${most} 件`,
    invoices: true,
    priceVersion: `${productCode}-${quantity}-${unitPrice}`
  }
}

const isGoods = (productCode: string): productCode is keyof typeof GOODS => productCode in GOODS
const nameOf = (productCode: string): string => (isGoods(productCode) ? GOODS[productCode].comboName : '')

/** An entry as `cart.lines` tells of it. */
export function cartLine(piece: Piece, change: Partial<CartLine> = {}): CartLine {
  const { productCode, skuId = '' } = piece
  const goods = isGoods(productCode) ? GOODS[productCode] : null
  return {
    productCode,
    skuId,
    state: 'ok',
    product: productCard(goods ? { productCode, itemNum: 0, ...goods } : { productCode }),
    quote: goods && skuId !== '' ? pieceQuote(piece, goods.salePrice) : null,
    otherSkus: false,
    gifts: [],
    ...change
  }
}

/** Answers `cart.lines`; what is said of a code differs from the shop as told. */
export const cartCalls = (
  told: Readonly<Record<string, (piece: Piece) => Partial<CartLine>>> = {}
): FakeCalls => ({
  'cart.lines': ({ lines }) => ({
    lines: lines.map((piece) => cartLine(piece, told[piece.productCode]?.(piece))),
    serverTime: 0
  })
})
