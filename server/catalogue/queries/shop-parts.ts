import { sql } from 'drizzle-orm'
import type { Selection } from '@/domain/addon/types'
import { rowsOf, type Db } from '../../db/client'

/** Prefixes of the parts whose changes `record_shop_change` of the migrations tells apart. */
export const PART = { product: 'product:', branch: 'branch:', item: 'item:' } as const
/** Cities, rules, add-on packages, exchange offers and breakfasts. */
export const COMMON_PART = 'common'
/** A table of the shop was truncated. */
export const WHOLE_PART = 'whole'

export interface PartsInput {
  productCode: string
  /** Goods have no branch. */
  orgCode?: string | undefined
  addons?: Selection | undefined
}

/** The parts of the shop that the price of a choice depends on. */
export const partsOf = ({ productCode, orgCode, addons = [] }: PartsInput): string[] => [
  WHOLE_PART,
  COMMON_PART,
  PART.product + productCode,
  ...(orgCode === undefined ? [] : [PART.branch + orgCode]),
  ...addons.flatMap(({ itemCodes }) => itemCodes.map((code) => PART.item + code))
]

/** The version with which one of the parts changed last; 0 when none ever did. */
export async function versionOf(db: Db, parts: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select shop_version_of(array(select jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb)))::text as version`
  )
  return Number(row?.version)
}
