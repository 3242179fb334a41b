import type { SupermarketPackages } from '@/contract/supermarket/dto'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { soldWhole } from '@/domain/addon/limits'
import { toYuan } from '@/domain/money'
import { baseItemCount } from '@/domain/quote/item-count'
import type { Db } from '../../db/client'
import { badInput, Refusal } from '../../http/refusal'
import { offerFor } from '../../catalogue/offers'
import { branchOf, soldProduct, takesProduct } from '../../catalogue/queries/sold-product'
import { PRICING_TEXTS } from '../texts'
import { addonCatalogue } from './addon-catalogue'
import { genderOf, packageDto } from './addon-packages'
import { pricingContextOf } from './pricing-context'

/**
 * What a self-selected checkup can be made of at a branch on a day (§7 /pdb/supermarket/addPackage/list). Refuses: 404, also for a
 * product that is none, 27005, 20001 when the branch does not take it.
 */
export async function selfSelected(
  db: Db,
  { productCode, orgCode, regDate: date }: ParsedInput<'supermarket.packages'>,
  userId: string | null,
  now: Date
): Promise<SupermarketPackages[]> {
  const facts = await pricingContextOf(db, { userId, productCode, now })
  const { shop } = facts
  const product = soldProduct(shop, productCode)
  if (product.supermarketCode === null) throw new Refusal(ErrorCode.notFound, PRICING_TEXTS.notSelfSelected)
  const branch = branchOf(shop, orgCode)
  if (!takesProduct(shop, orgCode, productCode)) {
    throw badInput(PRICING_TEXTS.branchNotTaking, { field: 'orgCode' })
  }
  const gender = genderOf(undefined, facts.own)
  const catalogue = await addonCatalogue(db, facts, { product, branch, now, gender, date })
  const { packages, items, baseItemCodes } = catalogue
  return [
    {
      specialPackageList: packages.filter(soldWhole).map((pkg) => packageDto(catalogue, pkg)),
      addPackageList: packages.filter((pkg) => !soldWhole(pkg)).map((pkg) => packageDto(catalogue, pkg)),
      checkItem: baseItemCodes.map((code) => {
        const item = items.get(code)
        return {
          id: code,
          name: item?.name ?? code,
          durationMin: item?.durationMin ?? 0,
          fasting: item?.fasting ?? false
        }
      }),
      checkItemCount: baseItemCount(baseItemCodes),
      salePrice: toYuan(offerFor(facts.offers, product.salePriceFen).priceFen)
    }
  ]
}
