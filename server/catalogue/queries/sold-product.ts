import { longestLead, NO_TERMS } from '@/domain/addon/item-terms'
import { ErrorCode } from '@/contract/errors'
import { badInput, Refusal } from '../../http/refusal'
import { CATALOGUE_TEXTS } from '../texts'
import type { BranchRow, ProductRow, Shop } from './read-shop'

/** A product by its code. Refuses with 404 when there is none, with 27005 when it is off the shelf. */
export function soldProduct(shop: Shop, productCode: string): ProductRow {
  const product = shop.products.get(productCode)
  if (!product) throw new Refusal(ErrorCode.notFound, CATALOGUE_TEXTS.soldProductMissing)
  if (!product.onShelf) throw new Refusal(ErrorCode.offShelf, CATALOGUE_TEXTS.offShelf)
  return product
}

/** A branch by its code. Refuses with 404 when there is none. */
export function branchOf(shop: Shop, orgCode: string): BranchRow {
  const branch = shop.branches.get(orgCode)
  if (!branch) throw new Refusal(ErrorCode.notFound, CATALOGUE_TEXTS.soldBranchMissing)
  return branch
}

/** Whether the branch takes the product. */
export const takesProduct = ({ takers }: Shop, orgCode: string, productCode: string): boolean =>
  takers.get(productCode)?.includes(orgCode) ?? false

/** The branches of a city that take the product, by code. */
export const branchesTaking = (
  { takers, branches }: Shop,
  productCode: string,
  cityCode: string
): BranchRow[] =>
  (takers.get(productCode) ?? []).flatMap((orgCode) => {
    const branch = branches.get(orgCode)
    return branch?.cityCode === cityCode ? [branch] : []
  })

/** The name of a city. Refuses with 20001 when the code is unknown. */
export function cityNameOf({ cityNames }: Shop, cityCode: string): string {
  const name = cityNames.get(cityCode)
  if (name === undefined) throw badInput(CATALOGUE_TEXTS.cityUnknown, { field: 'cityCode' })
  return name
}

/** Days between booking and examination that the base package asks for. */
export const leadDaysOf = (shop: Shop, productCode: string): number =>
  longestLead(baseItemCodes(shop, productCode).map((code) => shop.items.get(code)?.terms ?? NO_TERMS))

/** Codes of what the base package checks, in its order. */
export const baseItemCodes = ({ baseItems }: Shop, productCode: string): readonly string[] =>
  baseItems.get(productCode) ?? []
