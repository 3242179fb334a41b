import { dateOf } from '@/domain/date'
import { toFen } from '@/domain/money'
import type { Tx } from '../transact'
import { productBranches, productItems, productSkus, products, type Measure, type ProcessStep, type ReviewSummary } from '../schema'
import itemData from './check-items.json'
import type { SeedContext } from './context'
import { kindTexts } from './kind-texts'
import type { ProductTemplate } from './product-template'
import { PRODUCT_TEMPLATES } from './product-templates'
import toldData from './product-told.json'
import textData from './product-texts.json'
import reviewData from './reviews.json'
import { reviewsFrom, type ReviewTemplate } from './seed-reviews'
import { UNIT_PARAM } from '../../catalogue/texts'

interface ProductTexts {
  channels: string[]
  keywords: string[]
  suitFor: string[]
}
interface Told {
  sold?: number
  process?: ProcessStep[]
  guide?: ProcessStep[]
  measure?: Measure
  gallery?: string[]
  unit?: string
}

const PRODUCT_TEXTS = new Map<string, ProductTexts>(Object.entries(textData.products))
const REASONS = new Map(Object.entries(textData.reasons))
const REVIEWS = new Map<string, ReviewTemplate>(Object.entries(reviewData))
const TOLD = new Map<string, Told>(Object.entries(toldData))
const CATEGORY_OF_ITEM = new Map(itemData.map((item) => [item.itemCode, item.categoryId]))

const NO_TEXTS: ProductTexts = { channels: [], keywords: [], suitFor: [] }

/** Products of all kinds with their items, clinics and specifications. Needs places and check items. */
export async function seedProducts(tx: Tx, { now }: SeedContext): Promise<void> {
  const today = dateOf(now.getTime())
  await tx.insert(products).values(
    PRODUCT_TEMPLATES.map(({ row, items }) => ({
      ...row,
      ...(PRODUCT_TEXTS.get(row.productCode) ?? NO_TEXTS),
      ...kindTexts(row.kind, row.category, row.fasting ?? false),
      ...ownWords(row),
      reasons: reasonsFor(items),
      reviews: reviewsOf(row.productCode, today),
      createdAt: now
    }))
  )
  await tx.insert(productItems).values(
    PRODUCT_TEMPLATES.flatMap(({ row, items }) =>
      items.map((item, sort) => ({ ...item, productCode: row.productCode, sort }))
    )
  )
  await tx.insert(productBranches).values(
    PRODUCT_TEMPLATES.flatMap(({ row, orgCodes }) => orgCodes.map((orgCode) => ({ productCode: row.productCode, orgCode })))
  )
  await tx.insert(productSkus).values(
    PRODUCT_TEMPLATES.flatMap(({ row, skus }) =>
      skus.map(({ skuId, spec, note, range, price, stock }, sort) => ({
        skuId,
        productCode: row.productCode,
        spec,
        note,
        range: rangeOf(range),
        priceFen: toFen(price),
        stock,
        sort
      }))
    )
  )
}

/** The reason of every category that the items belong to. */
function reasonsFor(items: ProductTemplate['items']): Record<string, string> {
  const categories = new Set(items.map((item) => CATEGORY_OF_ITEM.get(item.itemCode) ?? ''))
  return Object.fromEntries([...REASONS].filter(([category]) => categories.has(category)))
}

function reviewsOf(productCode: string, today: string): ReviewSummary | null {
  const template = REVIEWS.get(productCode)
  return template ? reviewsFrom(template, today) : null
}

const rangeOf = ([min, max]: readonly number[] = []): [number, number] | null =>
  min === undefined || max === undefined ? null : [min, max]

/** What a product is told with beyond its kind's own words. */
function ownWords(row: ProductTemplate['row']) {
  const { sold, process, guide, measure, gallery, unit } = TOLD.get(row.productCode) ?? {}
  return {
    ...(sold === undefined ? {} : { sellCount: sold }),
    ...(process === undefined ? {} : { process }),
    ...(guide === undefined ? {} : { guide }),
    ...(measure === undefined ? {} : { measure }),
    ...(gallery === undefined ? {} : { images: gallery }),
    ...(unit === undefined ? {} : { params: [...(row.params ?? []), { name: UNIT_PARAM, value: unit }] })
  }
}
