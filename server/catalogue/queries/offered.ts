import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { isOpen } from '@/contract/completions'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import { productBranches, products } from '../../db/schema'

/** Kinds that can be bought from beginning to end: only they are offered in lists and searches. */
export const OPEN_KINDS = PRODUCT_KINDS.filter(isOpen)

const ofOpenKind = inArray(products.kind, OPEN_KINDS)
/** A membership has a page of its own, and stands on no shelf. */
export const offered = and(eq(products.onShelf, true), ofOpenKind, ne(products.category, CATEGORY.membership))

/** Taken by a branch of the city, or by no branch at all because it is sent home. */
export const inCity = (cityCode: string | undefined): SQL | undefined =>
  cityCode === undefined
    ? undefined
    : sql`(not exists (select 1 from ${productBranches} where ${productBranches.productCode} = ${products.productCode})
    or exists (select 1 from ${productBranches} join branches on branches.org_code = ${productBranches.orgCode}
      where ${productBranches.productCode} = ${products.productCode} and branches.city_code = ${cityCode}))`
