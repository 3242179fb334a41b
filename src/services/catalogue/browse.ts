/**
 * What lists of products show beside their cards, in our own words and fen; a list goes on without them.
 *
 * - `firstDays`: when and where each can be had first
 * - `afterPrices`: what each costs with the account's coupons
 * - `homeRails`: rows of home
 */
import type { FirstDay as WireDay, Rails } from '@/contract/browse/dto'
import type { ShelfId } from '@/domain/kinds/shelves'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { toProduct, type Product } from './products'

export type FirstDay = WireDay

interface Place {
  readonly cityCode: string
  readonly latitude?: number
  readonly longitude?: number
}

/** Most products of one call. */
const MOST = 50

const batches = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / MOST) }, (_, at) => codes.slice(at * MOST, (at + 1) * MOST))

/** By product; one that needs no visit or cannot be had within a fortnight has no entry. */
export async function firstDays(
  call: Call,
  productCodes: readonly string[],
  place: Place
): Promise<ReadonlyMap<string, FirstDay>> {
  const answers = await Promise.all(
    batches(productCodes).map((asked) => call('booking.firstDays', { productCodes: asked, ...place }))
  )
  return new Map(
    answers.flat().flatMap(({ productCode, first }) => (first ? [[productCode, first] as const] : []))
  )
}

/** The price of one piece after the best of the account's coupons, null where none can be used; `note` names them or says why not. */
export interface AfterPrice {
  readonly fen: number | null
  readonly note: string
}

/** By product; for who is logged in. */
export async function afterPrices(
  call: Call,
  productCodes: readonly string[]
): Promise<ReadonlyMap<string, AfterPrice>> {
  const answers = await Promise.all(
    batches(productCodes).map((asked) => call('coupon.afterPrices', { productCodes: asked }))
  )
  return new Map(
    answers
      .flat()
      .map(({ productCode, price, note }) => [
        productCode,
        { fen: price === null ? null : toFen(price), note }
      ])
  )
}

/** A row of home: some of a shelf, and when the first of all of it can be had. */
export interface Rail {
  readonly shelf: ShelfId
  readonly name: string
  readonly count: number
  readonly head: FirstDay | null
  readonly products: readonly {
    readonly product: Product
    readonly first: FirstDay | null
    /** A picture of its visit; '' where there is none. */
    readonly scene: string
    readonly doses: number
  }[]
  /** Of shelves whose stores name them, each with their first free day. */
  readonly doctors: Rails[number]['doctors']
}

/** Nearest first; kept by the server for half a minute. */
export const homeRails = async (call: Call, place: Place): Promise<readonly Rail[]> =>
  (await call('home.rails', place)).map(({ products, ...rail }) => ({
    ...rail,
    products: products.map(({ product, ...others }) => ({ ...others, product: toProduct(product) }))
  }))
