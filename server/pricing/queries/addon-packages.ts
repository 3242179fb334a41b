import type { AddonPackageDto, AddPackages, PackageItem } from '@/contract/booking/dto/addon'
import type { ParsedInput } from '@/contract/schemas'
import { splitLists } from '@/domain/addon/sections'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { COUNT_PRICE_TYPE, SPECIAL_PACKAGE_ID, type AddonItem, type AddonPackage } from '@/domain/addon/types'
import { toYuan } from '@/domain/money'
import { GENDER, type Gender, ID_TYPE } from '@/domain/person/codes'
import { idCardFacts } from '@/domain/person/id-card'
import { baseItemCount } from '@/domain/quote/item-count'
import { PRICING_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { addonCatalogue, type AddonCatalogue } from './addon-catalogue'
import { pricingContextOf, type PricingContext } from './pricing-context'
import { offerFor } from '../../catalogue/offers'
import { branchOf, soldProduct, takesProduct } from '../../catalogue/queries/sold-product'

type AddPackagesInput = ParsedInput<'addon.packages'> & { readonly cardNumber?: string | undefined }

/** The sex add-ons are offered for: by the id card that was sent, else the account's own person; null when unknown. */
export function genderOf(reqMap: AddPackagesInput['reqMap'], own: PricingContext['own']): Gender | null {
  if (reqMap?.idCardNum && (reqMap.idCardType ?? ID_TYPE.idCard) === ID_TYPE.idCard) {
    const card = idCardFacts(reqMap.idCardNum)
    if (card) return card.gender
  }
  if (!own) return null
  return own.gender === GENDER.male ? GENDER.male : GENDER.female
}

function itemDto(catalogue: AddonCatalogue, packageId: number, item: AddonItem): PackageItem {
  const row = catalogue.items.get(item.itemCode)
  return {
    itemId: row?.itemId ?? 0,
    itemCode: item.itemCode,
    itemName: item.itemName,
    itemIntro: item.itemIntro,
    salePrice: toYuan(item.salePriceFen),
    sellCount: item.sellCount,
    required: item.required ? 1 : 0,
    checked: item.required,
    disabled: item.disabled || item.included,
    disabledReason: item.included ? ADDON_TEXTS.included : item.disabledReason,
    packageId,
    hotItem: item.hot ? 1 : 0,
    durationMin: row?.durationMin ?? 0,
    fasting: row?.fasting ?? false,
    sexLimit: row?.sexLimit ?? null,
    itemTriggeredRuleReason: item.recommendReason === '' ? [] : [item.recommendReason],
    specialTip: item.specialTip,
    notes: [...item.notes]
  }
}

/** A package as both lists answer it. */
export function packageDto(catalogue: AddonCatalogue, pkg: AddonPackage): AddonPackageDto {
  const perItem = pkg.items.reduce((sum, item) => sum + item.salePriceFen, 0)
  return {
    addPackageId: pkg.packageId,
    addPackageName: pkg.name,
    addPackageCode: catalogue.codeOf.get(pkg.packageId) ?? '',
    addPackageDetail: pkg.detail,
    addPackageSalePrice: toYuan(pkg.countPriceType === COUNT_PRICE_TYPE.whole ? pkg.salePriceFen : perItem),
    affirmatively: pkg.affirmatively,
    withIn: pkg.withIn,
    chargeType: pkg.chargeType,
    countPriceType: pkg.countPriceType,
    minnums: pkg.minnums,
    maxnums: pkg.maxnums,
    items: pkg.items.map((item) => itemDto(catalogue, pkg.packageId, item))
  }
}

const packageInfo = ({
  packageId: addPackageId,
  name: addPackageName,
  countPriceType,
  items
}: AddonPackage) => ({
  addPackageId,
  addPackageName,
  countPriceType,
  itemCount: items.length
})

/** Without the items that the caller already has elsewhere; a package that had nothing else goes. */
const without = (packages: readonly AddonPackage[], codes: readonly string[]): AddonPackage[] =>
  packages
    .map((pkg) => ({ ...pkg, items: pkg.items.filter((item) => !codes.includes(item.itemCode)) }))
    .filter((pkg) => pkg.items.length > 0)

/** The add-on list (§7 /pdb/addPackages). Refuses: 404, 27005, 20001 when the branch does not take the product. */
export async function addonPackages(
  db: Db,
  input: AddPackagesInput,
  userId: string | null,
  now: Date
): Promise<AddPackages[]> {
  const facts = await pricingContextOf(db, { userId, productCode: input.productCode, now })
  const { shop } = facts
  const product = soldProduct(shop, input.productCode)
  const branch = branchOf(shop, input.orgCode)
  if (!takesProduct(shop, branch.orgCode, product.productCode)) {
    throw badInput(PRICING_TEXTS.branchNotTaking, { field: 'orgCode' })
  }
  const gender = genderOf(input.reqMap, facts.own)
  const catalogue = await addonCatalogue(db, facts, {
    ...{ product, branch, now, gender },
    ...{ date: input.rtime, cardNumber: input.cardNumber }
  })
  const offered = without(catalogue.packages, input.exceptItemCodes ?? [])
  const smart = offered.find((pkg) => pkg.packageId === SPECIAL_PACKAGE_ID.smart)
  const lists = splitLists(offered.filter((pkg) => pkg !== smart))
  const toDtos = (packages: AddonPackage[]) => packages.map((pkg) => packageDto(catalogue, pkg))
  const infos = Object.values(lists).flat().map(packageInfo)
  return [
    {
      requireList: toDtos(lists.requireList),
      notRequireList: toDtos(lists.notRequireList),
      individList: toDtos(lists.individList),
      customList: toDtos(lists.customList),
      recommendPackage: smart ? packageDto(catalogue, smart) : null,
      recommendConsent: catalogue.recommendConsent,
      addPackageInfoList: infos,
      wholeAddPackageInfoList: infos.filter((info) => info.countPriceType === COUNT_PRICE_TYPE.whole),
      checkItem: catalogue.baseItemCodes.map((code) => ({
        id: code,
        name: catalogue.items.get(code)?.name ?? code
      })),
      checkItemCount: baseItemCount(catalogue.baseItemCodes),
      salePrice: toYuan(offerFor(facts.offers, product.salePriceFen).priceFen),
      quota: toYuan(catalogue.quotaFen)
    }
  ]
}
