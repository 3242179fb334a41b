/**
 * Two who buy together (our own calls), in our own words and fen: `readPairs`, `startPair`, `chooseSecond`, `joinPair`, `leavePair`.
 */
import type * as wire from '@/contract/activity/dto/pair'
import { toFen } from '@/domain/money'
import { toProduct, type Product } from '../catalogue/products'
import type { Call } from '../http/call'

export type Pair = wire.Pair

export interface PairPage extends Omit<wire.PairDetail, 'product' | 'price' | 'each' | 'lower'> {
  readonly product: Product
  readonly priceFen: number
  readonly eachFen: number
  /** By another offer, which comes before the pair; null: there is none. */
  readonly lowerFen: number | null
}

/** @param pairId of a link */
export async function readPairs(
  call: Call,
  { activityId, productCode, pairId }: wire.PairDetailInput
): Promise<PairPage> {
  const { product, price, each, lower, ...page } = await call('pair.detail', {
    activityId,
    ...(productCode ? { productCode } : {}),
    ...(pairId ? { pairId } : {})
  })
  return {
    ...page,
    product: toProduct(product),
    ...{ priceFen: toFen(price), eachFen: toFen(each), lowerFen: lower === null ? null : toFen(lower) }
  }
}

/** @param contactsId the second; without it somebody is to be invited */
export const startPair = (call: Call, activityId: string, contactsId?: string): Promise<Pair> =>
  call('pair.start', { activityId, ...(contactsId ? { contactsId } : {}) })

/** @param contactsId '' for nobody */
export const chooseSecond = (call: Call, pairId: string, contactsId: string): Promise<Pair> =>
  call('pair.choose', { pairId, contactsId })

export const joinPair = (call: Call, pairId: string): Promise<Pair> => call('pair.join', { pairId })

/** Before an order alone. */
export const leavePair = (call: Call, pairId: string): Promise<Pair> => call('pair.leave', { pairId })
