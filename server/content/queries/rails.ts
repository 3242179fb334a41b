import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Point } from '@/domain/booking/distance'
import type { SceneKey } from '@/domain/booking/scenes'
import { isGivenInDoses, seatFamilyOf } from '@/domain/kinds/traits'
import { SHELVES, shelfNamed, type ShelfId } from '@/domain/kinds/shelves'
import { doseScheduleOf } from '../../catalogue/queries/dose-schedule'
import { scenePicture } from '../../catalogue/queries/picture'
import { cardsOf, type ProductCard } from '../../catalogue/queries/product-cards'
import { shopRows, type ProductsAsked } from '../../catalogue/queries/product-list'
import { scenesByProduct } from '../../catalogue/queries/product-scenes'
import type { Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { branchesTaking } from '../../catalogue/queries/sold-product'
import type { Db } from '../../db/client'
import { modules } from '../../db/schema'
import { KeptFor } from '../../kept-for'
import { citySeats, firstDays, type CitySeats, type FirstDay } from '../../pricing/queries/first-days'
import { homeData } from '../module-data'

const MOST_PRODUCTS = 6
const MOST_DOCTORS = 3
const KEPT_MS = 30_000
const PLACES = 500

/** A row of home: some of a shelf, and when the first of all of it can be had. */
export interface Rail {
  readonly shelf: ShelfId
  readonly name: string
  readonly count: number
  readonly head: FirstDay | null
  readonly products: readonly RailProduct[]
  readonly doctors: readonly (DoctorDay & { readonly branchName: string })[]
}

interface RailProduct {
  readonly card: ProductCard
  readonly first: FirstDay | null
  /** A picture of something that its visit really has; '' where there is no visit. */
  readonly scene: string
  /** How often one comes for it: 1 of what is not given in doses. */
  readonly doses: number
}

type DoctorDay = CitySeats['doctors'][number]

interface Asked {
  readonly cityCode: string
  readonly from: Point | null
}

const kept = new KeptFor<readonly Rail[]>(KEPT_MS, PLACES)

/** About a kilometre: people near one another get the same answer. */
const roughly = (degrees: number): string => degrees.toFixed(2)

/** The rows of home in a city, as they were at most half a minute ago. */
export function rails(db: Db, { cityCode, from }: Asked, now: Date): Promise<readonly Rail[]> {
  const place = from ? `${roughly(from.latitude)} ${roughly(from.longitude)}` : ''
  return kept.of(db, `${cityCode} ${place}`, now, () => readRails(db, { cityCode, from }, now))
}

async function readRails(db: Db, asked: Asked, now: Date): Promise<readonly Rail[]> {
  const rows = await db
    .select({ data: modules.data })
    .from(modules)
    .where(eq(modules.place, 'home'))
    .orderBy(asc(modules.sort))
  const shelves = rows.flatMap(({ data }) => shelfNamed(v.parse(homeData, data).shelf) ?? [])
  const shop = await shopNow(db)
  const found: Rail[] = []
  for (const shelf of shelves) found.push(await railOf(db, shop, shelf, asked, now))
  return found.filter(({ count }) => count > 0)
}

async function railOf(
  db: Db,
  shop: Shop,
  shelf: ShelfId,
  { cityCode, from }: Asked,
  now: Date
): Promise<Rail> {
  const rows = (await shopRows(db, now, { ...ALL, shelf })).filter(
    ({ productCode }) =>
      !shop.takers.has(productCode) || branchesTaking(shop, productCode, cityCode).length > 0
  )
  const productCodes = rows.map(({ productCode }) => productCode)
  const days = await firstDays(db, { productCodes, cityCode, from }, now)
  const [head = null] = [...days.values()].sort(
    (a, b) => a.date.localeCompare(b.date) || (a.km ?? 0) - (b.km ?? 0)
  )
  const [first] = rows
  const family = first ? seatFamilyOf(first) : null
  const seats = family === null ? null : await citySeats(db, shop, cityCode, family, now)
  const named = new Map<string, DoctorDay>()
  for (const one of seats?.doctors ?? []) if (!named.has(one.doctorId)) named.set(one.doctorId, one)
  const cards = await cardsOf(db, rows.slice(0, MOST_PRODUCTS), now)
  const pictures = picturesOf(await scenesByProduct(db, cards))
  return {
    ...{ shelf, name: SHELVES[shelf].name, count: rows.length, head },
    products: cards.map((card) => {
      const { product } = card
      return {
        card,
        first: days.get(product.productCode) ?? null,
        scene: pictures.get(product.productCode) ?? '',
        doses: isGivenInDoses(product) ? doseScheduleOf(product).length : 1
      }
    }),
    doctors: [...named.values()].slice(0, MOST_DOCTORS).map((one) => ({
      ...one,
      branchName: shop.branches.get(one.orgCode)?.name ?? ''
    }))
  }
}

/** Of each product's scenes the one that its row shows least so far: a row of front desks would tell nothing. */
function picturesOf(scenes: ReadonlyMap<string, readonly SceneKey[]>): ReadonlyMap<string, string> {
  const shown = new Map<SceneKey, number>()
  const times = (key: SceneKey) => shown.get(key) ?? 0
  const found = new Map<string, string>()
  for (const [productCode, keys] of scenes) {
    const [key] = [...keys].sort((a, b) => times(a) - times(b))
    if (!key) continue
    shown.set(key, times(key) + 1)
    found.set(productCode, scenePicture(key))
  }
  return found
}

/** A shelf that nothing narrows. */
const ALL: Omit<ProductsAsked, 'shelf'> = {
  ...{ sex: undefined, age: undefined, priceFrom: undefined, priceTo: undefined, bodyPart: undefined },
  ...{ productCodes: undefined, sort: 'default', pageNo: 1, pageSize: MOST_PRODUCTS }
}
