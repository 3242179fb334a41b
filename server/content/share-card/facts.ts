import { eq } from 'drizzle-orm'
import { addDays, dateOf, monthDay } from '@/domain/date'
import { seatFamilyOf, isSent } from '@/domain/kinds/traits'
import { DEFAULT_CITY } from '@/domain/constants'
import { cardsOf } from '../../catalogue/queries/product-cards'
import { pictureOf } from '../../catalogue/queries/picture'
import type { BranchRow, ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import type { Db } from '../../db/client'
import { news } from '../../db/schema'
import { firstDays } from '../../pricing/queries/first-days'
import { shopCity } from '../../settings/shop-city'
import { familiesOf } from '../../stock/family'
import { firstFree } from '../../stock/first-free'
import { dayStock, type DayStock } from '../../stock/queries/stock'
import { SHARE_TEXTS as texts } from '../texts'

const FORTNIGHT = 14

export const SHARE_KINDS = ['product', 'branch', 'article'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** What a shared picture says. It ages in a chat: days are dates, and a price is the shop's own, never one of a sale, a card or a bank. */
export interface ShareFacts {
  /** A line break where a new line is best begun. */
  readonly title: string
  readonly about: string
  /** As the shop stores it. */
  readonly picture: string
  /** It is wider than a figure. */
  readonly scenic: boolean
  readonly tone: ReturnType<typeof pictureOf>['tone']
  readonly price: { readonly fen: number; readonly from: boolean } | null
  readonly hours: string
  readonly end: string
}

interface Asked {
  readonly kind: ShareKind
  readonly id: string
  /** Whether the price is told. */
  readonly priced: boolean
}

/** null: there is no such thing, or it is not sold. */
export async function shareFacts(db: Db, now: Date, { kind, id, priced }: Asked): Promise<ShareFacts | null> {
  if (kind === 'article') return ofArticle(db, Number(id))
  const shop = await shopNow(db)
  if (kind === 'branch') {
    const branch = shop.branches.get(id)
    return branch ? ofBranch(db, shop, branch, now) : null
  }
  const product =
    shop.products.get(id) ??
    [...shop.products.values()].find(({ comboId }) => comboId !== null && comboId === id)
  return product?.onShelf === true ? ofProduct(db, shop, product, now, priced) : null
}

/** 「深度体检·男士款」 in two lines. */
const parted = (name: string): string => name.replace(/[·・]/g, '\n')

async function ofProduct(
  db: Db,
  shop: Shop,
  product: ProductRow,
  now: Date,
  priced: boolean
): Promise<ShareFacts> {
  const [card] = await cardsOf(db, [product], now)
  const itemCount = card?.itemCount ?? 0
  const pieces = (shop.skus.get(product.productCode) ?? []).filter(({ open }) => open)
  const fen = Math.min(
    ...(pieces.length > 0 ? pieces.map(({ priceFen }) => priceFen) : [product.salePriceFen])
  )
  return {
    title: parted(product.name),
    about:
      itemCount > 0 ? texts.contents(itemCount, product.estimatedMinutes) : product.intro.replace(/。$/, ''),
    picture: product.thumbnail,
    scenic: false,
    tone: pictureOf(product.thumbnail).tone,
    price: priced ? { fen, from: pieces.some(({ priceFen }) => priceFen > fen) } : null,
    hours: '',
    end: await endOf(db, product, now)
  }
}

/** The first day of the city that everybody meets first; of parcels, that sending them is free. */
async function endOf(db: Db, product: ProductRow, now: Date): Promise<string> {
  if (seatFamilyOf(product) === null) return isSent(product) && product.freightFen === 0 ? texts.free : ''
  const { cityCode } = (await shopCity(db)) ?? DEFAULT_CITY
  const found = await firstDays(db, { productCodes: [product.productCode], cityCode, from: null }, now)
  const first = found.get(product.productCode)
  return first ? texts.fromDay(monthDay(first.date)) : ''
}

/** 「某某体检中心（北京望京分院）」 and 「北京望京分院」 in two lines. */
function placed(name: string, city: string): string {
  const [, chain, place] = /^(.+)[（(](.+)[）)]$/.exec(name) ?? []
  if (chain !== undefined && place !== undefined) return `${chain}\n${place}`
  return city !== '' && name.startsWith(city) ? `${city}\n${name.slice(city.length)}` : name
}

async function ofBranch(db: Db, { cityNames }: Shop, branch: BranchRow, now: Date): Promise<ShareFacts> {
  const from = dateOf(now.getTime())
  const seats: DayStock[] = []
  for (const kind of familiesOf(branch.kinds)) {
    const place = { orgCodes: [branch.orgCode], kind, from, to: addDays(from, FORTNIGHT - 1) }
    seats.push(...(await dayStock(db, place, now)))
  }
  const first = firstFree(seats)
  return {
    title: placed(branch.name, cityNames.get(branch.cityCode) ?? ''),
    about: branch.transit || branch.address,
    picture: branch.image,
    scenic: true,
    tone: 'apricot',
    price: null,
    hours: branch.openHours.replace('-', '–'),
    end: first ? texts.fromDay(monthDay(first.date)) : ''
  }
}

async function ofArticle(db: Db, id: number): Promise<ShareFacts | null> {
  if (!Number.isSafeInteger(id)) return null
  const [article] = await db.select().from(news).where(eq(news.id, id))
  return article
    ? {
        title: article.title,
        about: article.author,
        picture: article.cover,
        scenic: false,
        tone: pictureOf(article.cover).tone,
        price: null,
        hours: '',
        end: ''
      }
    : null
}
