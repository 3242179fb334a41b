import { eq, inArray } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { formOf } from '@/domain/kinds/forms'
import { genderOf, ID_TYPE } from '@/domain/person/codes'
import { suitability } from '@/domain/person/suitability'
import { cardsOf, type ProductCard } from '../../../catalogue/queries/product-cards'
import type { Db } from '../../../db/client'
import { productItems, products, type OrderPerson } from '../../../db/schema'
import { activityMissing } from '../../refusals'
import { cardsByCode } from '../../seckill/queries/sales'
import { REPLACEMENT_TEXTS } from '../../texts'
import {
  exchangedOrders,
  replacementActivity,
  type Exchanged,
  type ReplacementActivity
} from './replacements'

interface ReplacementOption {
  readonly card: ProductCard
  /** Check items that it has in common with the old one. */
  readonly common: number
  /** Why the person of the order cannot have it; '' where they can. */
  readonly unfit: string
}

export interface ReplacementPage {
  readonly activity: ReplacementActivity
  readonly old: ProductCard
  readonly orders: readonly Exchanged[]
  readonly order: Exchanged | null
  readonly options: readonly ReplacementOption[]
}

interface Asked {
  readonly activityId: string
  readonly orderNum: string | undefined
}

/** Refuses with 404 also an order that is none of the caller's. */
export async function replacementPage(
  db: Db,
  { activityId, orderNum }: Asked,
  userId: string | null,
  now: Date
): Promise<ReplacementPage> {
  const activity = await replacementActivity(db, activityId)
  const { productCode } = activity.terms
  // Off the shelf it is shown all the same: it was bought.
  const rows = await db.select().from(products).where(eq(products.productCode, productCode))
  const [old] = await cardsOf(db, rows, now, userId)
  if (!old) throw activityMissing()
  const own = userId === null ? [] : await exchangedOrders(db, activity, userId, now)
  const order =
    orderNum === undefined
      ? (own.find(({ state }) => state === 'open' || state === 'ordered') ?? own[0] ?? null)
      : (own.find(({ row }) => row.orderNum === orderNum) ?? null)
  if (orderNum !== undefined && order === null) throw activityMissing()
  return {
    ...{ activity, old, orders: own, order },
    options: await optionsOf(db, activity, { person: order?.person ?? null, userId }, now)
  }
}

/** What is closest to the old product first, and in the order of the terms. */
async function optionsOf(
  db: Db,
  { terms: { productCode, productCodes } }: ReplacementActivity,
  { person, userId }: { readonly person: OrderPerson | null; readonly userId: string | null },
  now: Date
): Promise<ReplacementOption[]> {
  const cards = await cardsByCode(db, productCodes, now, userId)
  const items = await db
    .select({ code: productItems.productCode, item: productItems.itemCode })
    .from(productItems)
    .where(inArray(productItems.productCode, [productCode, ...productCodes]))
  const had = new Set(items.filter(({ code }) => code === productCode).map(({ item }) => item))
  return productCodes
    .flatMap((code) => {
      const card = cards.get(code)
      if (!card) return []
      const common = items.filter((one) => one.code === code && had.has(one.item)).length
      return [{ card, common, unfit: unfitFor(card.product, person, now) }]
    })
    .toSorted((a, b) => b.common - a.common)
}

/** Judged of today; the order is judged of its day. */
export function unfitFor(product: ProductCard['product'], person: OrderPerson | null, now: Date): string {
  if (!person || person.idType === undefined || person.idNumber === undefined) return ''
  const { name, gender = null, idNumber, birthday = null } = person
  const { sexLimit, ageMin, ageMax, kind, category } = product
  const fits = suitability(
    {
      ...{ gender: genderOf(gender), idNumber, birthday },
      idType: person.idType === ID_TYPE.idCard ? ID_TYPE.idCard : ID_TYPE.other
    },
    { sexLimit: genderOf(sexLimit), ageMin, ageMax },
    dateOf(now.getTime()),
    formOf(kind, category).sold
  )
  return fits.ok ? '' : REPLACEMENT_TEXTS.unfit(name, fits.reason)
}
