import { ErrorCode } from '@/contract/errors'
import { soldWhole } from '@/domain/addon/limits'
import type { AddonPackage } from '@/domain/addon/types'
import type { Db } from '../../db/client'
import { badInput, Refusal } from '../../http/refusal'
import { offerFor } from '../../catalogue/offers'
import { branchOf, soldProduct, takesProduct } from '../../catalogue/queries/sold-product'
import { PRICING_TEXTS } from '../texts'
import { addonCatalogue, type AddonCatalogue } from './addon-catalogue'
import { genderOf, type AddonsAsked } from './addon-packages'
import { pricingContextOf } from './pricing-context'

/** What a self-selected checkup can be made of. */
export interface SelfSelected {
  readonly catalogue: AddonCatalogue
  /** Sold whole, at a price of their own. */
  readonly wholes: readonly AddonPackage[]
  /** All items by category, each priced by itself. */
  readonly byCategory: readonly AddonPackage[]
  /** The price of the base package. */
  readonly baseFen: number
}

/**
 * What a self-selected checkup can be made of at a branch on a day (§7 /pdb/supermarket/addPackage/list). Refuses: 404, also for a
 * product that is none, 27005, 20001 when the branch does not take it.
 */
export async function selfSelected(
  db: Db,
  { productCode, branchCode, date }: Pick<AddonsAsked, 'productCode' | 'branchCode' | 'date'>,
  userId: string | null,
  now: Date
): Promise<SelfSelected> {
  const facts = await pricingContextOf(db, { userId, productCode, now })
  const { shop } = facts
  const product = soldProduct(shop, productCode)
  if (product.supermarketCode === null) throw new Refusal(ErrorCode.notFound, PRICING_TEXTS.notSelfSelected)
  const branch = branchOf(shop, branchCode)
  if (!takesProduct(shop, branchCode, productCode)) {
    throw badInput(PRICING_TEXTS.branchNotTaking, { field: 'orgCode' })
  }
  const gender = genderOf(null, facts.own)
  const catalogue = await addonCatalogue(db, facts, { product, branch, now, gender, date })
  return {
    catalogue,
    wholes: catalogue.packages.filter(soldWhole),
    byCategory: catalogue.packages.filter((pkg) => !soldWhole(pkg)),
    baseFen: offerFor(facts.offers, product.salePriceFen).priceFen
  }
}
