/** What a refusal carries to the client besides its text, made of our own words: commands and queries know no wire type. */
import type { CustomsLimits } from '@/contract/customs/dto'
import type { PiecesLeft } from '@/contract/order/dto/goods'
import type { PriceChange, SameOrder, UnfitPerson } from '@/contract/order/dto/place-order'
import type { PayerAsked } from '@/contract/pay/dto'
import { ErrorCode } from '@/contract/errors'
import { CUSTOMS, customsMost, type CustomsLimit, type Dutiable } from '@/domain/customs/customs'
import { toYuan } from '@/domain/money'
import { Refusal } from '../http/refusal'
import { ORDER_TEXTS } from './texts'

/** 27006: a person that it is not for, and the field that says so. */
export const personUnfit = (field: string, reason: string): Refusal =>
  new Refusal(ErrorCode.personUnfit, reason, [{ field, reason } satisfies UnfitPerson])

/** 33: WeChat's page says who pays, and leads back with this state. */
export const payerUnknown = (url: string, state: string): Refusal =>
  new Refusal(ErrorCode.thirdPartyAuthorize, ORDER_TEXTS.payerNeeded, { url, state } satisfies PayerAsked)

interface Duplicate {
  readonly orderNum: string
  readonly orderType: number
  readonly payableFen: number
  /** It is paid: another one may be wanted all the same. */
  readonly paid: boolean
}

/** 27008: the same order, or another visit of the same person on the same day. */
export const sameOrder = ({ orderNum, orderType, payableFen, paid }: Duplicate): Refusal =>
  new Refusal(ErrorCode.duplicateOrder, paid ? ORDER_TEXTS.paidBeside : ORDER_TEXTS.sameOrder, [
    { orderNum, orderType, payPrice: toYuan(payableFen), paid } satisfies SameOrder
  ])

/** 27002: so many pieces of the choice are left. */
export const piecesGone = (skuId: string, left: number): Refusal =>
  new Refusal(ErrorCode.quotaFull, left === 0 ? ORDER_TEXTS.soldOut : ORDER_TEXTS.piecesLeft(left), [
    { skuId, left } satisfies PiecesLeft
  ])

/** 27004: a change costs another difference than the customer has agreed to. Sums in fen. */
export const changePriced = (payableFen: number, differenceFen: number): Refusal =>
  new Refusal(ErrorCode.priceChanged, ORDER_TEXTS.changePriced, [
    {
      priceVersion: '',
      oldPrice: toYuan(payableFen),
      newPrice: toYuan(payableFen + differenceFen),
      oldLines: [],
      newLines: []
    } satisfies PriceChange
  ])

const CUSTOMS_CODES = {
  pieces: ErrorCode.crossBorderQuantity,
  order: ErrorCode.crossBorderAmount,
  year: ErrorCode.crossBorderAnnual
} as const satisfies Readonly<Record<CustomsLimit, number>>

/** 27101–27103: over a limit of customs, with what fits and how the year stands. */
export const overCustoms = (limit: CustomsLimit, text: string, order: Dutiable): Refusal =>
  new Refusal(CUSTOMS_CODES[limit], text, [
    {
      most: customsMost(order),
      yearUsed: toYuan(order.usedFen),
      yearLeft: toYuan(Math.max(0, CUSTOMS.yearFen - order.usedFen))
    } satisfies CustomsLimits
  ])
