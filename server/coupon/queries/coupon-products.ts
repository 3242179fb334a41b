import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { CHANNEL_NAMES } from '@/contract/channels'
import { ErrorCode } from '@/contract/errors'
import { discountFen } from '@/domain/coupon/apply'
import { COUPON_TEXTS } from '@/domain/coupon/texts'
import type { Coupon } from '@/domain/coupon/types'
import { PRODUCT_KINDS, type ProductKind } from '@/domain/kinds'
import { shelfOfKind, SHELVES } from '@/domain/kinds/shelves'
import { inCity, offered } from '../../catalogue/queries/offered'
import { cardsOf, type ProductCard } from '../../catalogue/queries/product-cards'
import type { ProductRow } from '../../catalogue/queries/read-shop'
import type { Db } from '../../db/client'
import { branches, productBranches, products } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { WALLET_TEXTS } from '../texts'
import { couponFor, judgedCoupons, type JudgedCoupon } from './user-coupons'

const PAGE_SIZE = 20

/** What a coupon can be used for: of a kind, for a sex and in a city where they are named, a page of it. */
interface ProductsRequest {
  readonly couponCode: string
  readonly cityCode?: string | undefined
  readonly sort: 'default' | 'price' | 'priceDesc' | 'saved'
  readonly kind?: ProductKind | undefined
  readonly sex?: number | undefined
  readonly pageNo: number
}

/** Taken by a branch that the coupon is bound to, or that stands in one of its cities; everything where it is bound to none. */
function whereBound({ branchIds, cityCodes }: Coupon): SQL | undefined {
  if (branchIds.length === 0 && cityCodes.length === 0) return undefined
  const bound = and(
    eq(productBranches.productCode, products.productCode),
    branchIds.length === 0 ? undefined : inArray(branches.orgCode, [...branchIds]),
    cityCodes.length === 0 ? undefined : inArray(branches.cityCode, [...cityCodes])
  )
  return sql`exists (select 1 from ${productBranches} join ${branches} on ${branches.orgCode} = ${productBranches.orgCode} where ${bound})`
}

/** Why it serves nothing in this channel at all; '' where it does. */
function unusableHere({ status, channels }: Coupon, channel: number): string {
  if (status === 'used') return COUPON_TEXTS.used
  if (status === 'expired') return COUPON_TEXTS.expired
  return channels.length === 0 || channels.includes(channel)
    ? ''
    : COUPON_TEXTS.onlyIn(channels.map((allowed) => CHANNEL_NAMES[allowed] ?? String(allowed)).join('、'))
}

const ORDERS: Readonly<Record<ProductsRequest['sort'], (a: Row, b: Row) => number>> = {
  default: (a, b) => b.product.sellCount - a.product.sellCount,
  price: (a, b) => a.afterFen - b.afterFen,
  priceDesc: (a, b) => b.afterFen - a.afterFen,
  saved: (a, b) => b.savedFen - a.savedFen
}

interface Row {
  readonly card: ProductCard
  readonly product: ProductRow
  readonly afterFen: number
  readonly savedFen: number
}

/** A coupon judged for the caller alone, one that is not held as if it were taken now, and a page of what it serves. */
export interface CouponProducts {
  readonly coupon: JudgedCoupon
  readonly held: boolean
  /** Not held, and can be taken here and now. */
  readonly claimable: boolean
  /** Each with its price after this coupon alone. */
  readonly list: readonly Row[]
  /** All that it serves, by kinds. */
  readonly kinds: { readonly kind: ProductKind; readonly name: string; readonly count: number }[]
  /** Whether sex tells anything apart. */
  readonly bySex: boolean
  readonly total: number
  readonly hasMore: boolean
}

const takes = ({ sexLimit }: Row['product'], sex: number | undefined): boolean =>
  sex === undefined || sexLimit === null || sexLimit === sex

/** Kinds in the order of the shop, each with how many there are. */
const kindsOf = (rows: readonly Row[]): CouponProducts['kinds'] =>
  PRODUCT_KINDS.flatMap((kind) => {
    const count = rows.filter(({ product }) => product.kind === kind).length
    return count === 0 ? [] : [{ kind, name: SHELVES[shelfOfKind(kind)].name, count }]
  })

/**
 * A coupon and what it can be used for in a city, one piece without add-ons each, the price reckoned as an order would. A coupon
 * that is used up or expired serves nothing. Refuses: 404 for one that is neither held nor open to everybody.
 */
export async function couponProducts(
  db: Db,
  { couponCode, cityCode, sort, kind, sex, pageNo }: ProductsRequest,
  { userId, channel }: { userId: string | null; channel: number },
  now: Date
): Promise<CouponProducts> {
  const found = await couponFor(db, { userId, channel }, couponCode, now)
  if (!found) throw new Refusal(ErrorCode.notFound, WALLET_TEXTS.couponUnknown)
  const { coupon, held } = found
  const [judged] = await judgedCoupons(db, [found], null, new Set())
  if (!judged) throw new Error(`coupon ${couponCode} has no description`)

  const reason = unusableHere(coupon, channel)
  const candidates =
    reason === ''
      ? await db
          .select()
          .from(products)
          .where(
            and(
              offered,
              coupon.kinds.length === 0 ? undefined : inArray(sql`${products.kind}::text`, [...coupon.kinds]),
              // A flash price is below it, so that this leaves nothing out.
              gte(products.salePriceFen, coupon.minAmountFen),
              inCity(cityCode),
              whereBound(coupon)
            )
          )
      : []
  const rows = (await cardsOf(db, candidates, now, userId)).flatMap((card): Row[] => {
    const { product, offerFen } = card
    const nowFen = offerFen ?? product.salePriceFen
    const savedFen = nowFen < coupon.minAmountFen ? 0 : discountFen(coupon, nowFen)
    return savedFen > 0 ? [{ card, product, afterFen: nowFen - savedFen, savedFen }] : []
  })
  const listed = rows.filter(({ product }) => (kind ?? product.kind) === product.kind && takes(product, sex))
  listed.sort((a, b) => ORDERS[sort](a, b) || (a.product.productCode < b.product.productCode ? -1 : 1))
  const page = listed.slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE)
  return {
    coupon: { ...judged, usable: judged.usable && reason === '', reason: judged.reason || reason },
    held,
    claimable: !held && found.claim?.open !== false,
    list: page,
    kinds: kindsOf(rows),
    bySex: rows.some(({ product }) => product.sexLimit !== null),
    total: listed.length,
    hasMore: pageNo * PAGE_SIZE < listed.length
  }
}
