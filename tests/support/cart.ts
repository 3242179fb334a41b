import type { CartLine } from '@/contract/cart/dto'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { cart } from '../recorded/cart'
import type { FakeCalls } from './world'

interface Piece {
  readonly productCode: string
  readonly skuId?: string | undefined
  readonly quantity: number | string
}

const recordedOf = ({ productCode, skuId = '' }: Pick<Piece, 'productCode' | 'skuId'>) =>
  cart.lines.find((line) => line.productCode === productCode && line.skuId === skuId)

/** So many pieces as the server prices them; each test changes what it looks at. */
export function pieceQuote(
  piece: Piece,
  change: Partial<Pick<GoodsQuote, 'unitPrice' | 'most'>> & { readonly freight?: number } = {}
): GoodsQuote {
  const one = recordedOf(piece)?.quote
  if (!one) throw new Error(`no price of ${piece.skuId} was recorded`)
  const quantity = Number(piece.quantity)
  const { unitPrice = one.unitPrice, most = one.most, freight = one.userPayPrice - one.itemPrice } = change
  const itemPrice = unitPrice * quantity
  return {
    ...one,
    ...{ quantity, unitPrice, itemPrice, userPayPrice: itemPrice + freight },
    lines: [
      { kind: 'base', label: '商品金额', note: `${quantity} 件`, amount: itemPrice },
      ...(freight > 0 ? [{ kind: 'freight' as const, label: '运费', note: '', amount: freight }] : [])
    ],
    most,
    mostReason: change.most === undefined ? one.mostReason : `每单限购 ${most} 件`,
    priceVersion: `${piece.productCode}-${quantity}-${unitPrice}`
  }
}

/** An entry as `cart.lines` tells of it. */
export function cartLine(piece: Piece, change: Partial<CartLine> = {}): CartLine {
  const line = recordedOf(piece)
  if (!line) throw new Error(`no entry ${piece.productCode} ${piece.skuId} was recorded`)
  return { ...line, quote: line.quote && pieceQuote(piece), ...change }
}

/** Answers `cart.lines`; what is said of a code differs from the shop as told. */
export const cartCalls = (
  told: Readonly<Record<string, (piece: Piece) => Partial<CartLine>>> = {}
): FakeCalls => ({
  'cart.lines': ({ lines }) => ({
    lines: lines.map((piece) => cartLine(piece, told[piece.productCode]?.(piece))),
    serverTime: cart.serverTime
  })
})
