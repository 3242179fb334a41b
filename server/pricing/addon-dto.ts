import type { AddonPackageDto, AddPackages, AgainResults, PackageItem } from '@/contract/booking/dto/addon'
import type { SupermarketPackages } from '@/contract/supermarket/dto'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { COUNT_PRICE_TYPE, type AddonItem, type AddonPackage } from '@/domain/addon/types'
import { toYuan } from '@/domain/money'
import { baseItemCount } from '@/domain/quote/item-count'
import type { AddonCatalogue } from './queries/addon-catalogue'
import type { AddonLists } from './queries/addon-packages'
import type { CarryOver } from './queries/carry-over'
import type { SelfSelected } from './queries/self-selected'

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
function packageDto(catalogue: AddonCatalogue, pkg: AddonPackage): AddonPackageDto {
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

const packageInfo = ({ packageId, name, countPriceType, items }: AddonPackage) => ({
  addPackageId: packageId,
  addPackageName: name,
  countPriceType,
  itemCount: items.length
})

export function addonListsDto({ catalogue, lists, smart, baseFen }: AddonLists): AddPackages {
  const toDtos = (packages: readonly AddonPackage[]) => packages.map((pkg) => packageDto(catalogue, pkg))
  const infos = Object.values(lists).flat().map(packageInfo)
  return {
    requireList: toDtos(lists.requireList),
    notRequireList: toDtos(lists.notRequireList),
    individList: toDtos(lists.individList),
    customList: toDtos(lists.customList),
    recommendPackage: smart && packageDto(catalogue, smart),
    recommendConsent: catalogue.recommendConsent,
    addPackageInfoList: infos,
    wholeAddPackageInfoList: infos.filter((info) => info.countPriceType === COUNT_PRICE_TYPE.whole),
    checkItem: catalogue.baseItemCodes.map((code) => ({
      id: code,
      name: catalogue.items.get(code)?.name ?? code
    })),
    checkItemCount: baseItemCount(catalogue.baseItemCodes),
    salePrice: toYuan(baseFen),
    quota: toYuan(catalogue.quotaFen)
  }
}

export const selfSelectedDto = ({
  catalogue,
  wholes,
  byCategory,
  baseFen
}: SelfSelected): SupermarketPackages => ({
  specialPackageList: wholes.map((pkg) => packageDto(catalogue, pkg)),
  addPackageList: byCategory.map((pkg) => packageDto(catalogue, pkg)),
  checkItem: catalogue.baseItemCodes.map((code) => {
    const item = catalogue.items.get(code)
    return {
      id: code,
      name: item?.name ?? code,
      durationMin: item?.durationMin ?? 0,
      fasting: item?.fasting ?? false
    }
  }),
  checkItemCount: baseItemCount(catalogue.baseItemCodes),
  salePrice: toYuan(baseFen)
})

export const carryOverDto = ({ addons, names, ...plan }: CarryOver): AgainResults => ({
  itemCodes: plan.itemCodes,
  packageIds: plan.packageIds,
  recommendAddPackage: addons.map(({ packageId, itemCodes }) => ({
    addPackageId: packageId,
    itemCodeList: [...itemCodes]
  })),
  itemCodesName: names,
  notApplicable: plan.notApplicable
})
