/**
 * The border between the add-on calls of §7 (yuan, wire names) and our own words (fen, domain names). Pages see only these.
 *
 * - `toAddonList(dto)`: packages in display order, the facts of the info sheet, the base count
 * - `toAddonQuote(dto)`, `toServerSelection(dto, asked)`: what a quote says and which choice it stands for
 * - `toAffectedItems(results)`: the items of 40003 and 40004; the choice on its way out is in `addon-wire`
 */
import type {
  AddonPackageDto,
  AddPackages,
  ExchangeOffer,
  PackageItem,
  RealTimePrice
} from '@/contract/dto/booking'
import type { AffectedItem } from '@/domain/addon/rules'
import { isPaperReport } from '@/domain/addon/selection-read'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import {
  CHARGE_TYPE,
  COUNT_PRICE_TYPE,
  type AddonItem,
  type AddonPackage,
  type ChargeType,
  type Selection
} from '@/domain/addon/types'
import { toFen } from '@/domain/money'

/** What the info sheet tells about an item beyond its price. */
interface AddonFacts {
  /** Minutes; 0 when unknown. */
  durationMin: number
  fasting: boolean
}

export interface AddonList {
  packages: readonly AddonPackage[]
  /** The smart recommendation; also in `packages`. */
  recommendation: AddonPackage | null
  recommendConsent: boolean
  /** Check items of the base package. */
  baseCount: number
  /** Price of the base package before any quote. */
  salePriceFen: number
  /** What the company still pays of quota packages; 0 without a quota. */
  quotaFen: number
  facts: ReadonlyMap<string, AddonFacts>
}

/** An exchange item as its card shows it (§3 'Exchange activity'). */
export interface ExchangeCard {
  id: number
  productCode: string
  productCategory: number
  name: string
  image: string
  clerk: string
  priceFen: number
  originalPriceFen: number
  eligible: boolean
  /** Add-ons still missing; 0 when eligible. */
  gapFen: number
}

interface QuotedPart {
  packageId: number
  items: readonly { itemCode: string; name: string; priceFen: number }[]
}

/** An answered quote (§3 'realTimePrice'). */
export interface AddonQuote {
  userPayFen: number
  basePriceFen: number
  addonFen: number
  enterpriseFen: number
  quotaUsedFen: number
  exchangeFen: number
  /** Base and chosen add-on check items. */
  allItemNumber: number
  parts: readonly QuotedPart[]
  exchanges: readonly ExchangeCard[]
  /** Medical tips of the toggled item. */
  tips: readonly string[]
  /** As it came: kept with the draft, its priceVersion goes back with the order. */
  wire: RealTimePrice
}

/** The specification names both spellings of an item's code and name (§3 'Package item'). */
type WireItem = Omit<PackageItem, 'itemCode' | 'itemName'> & {
  itemCode?: string
  itemName?: string
  name?: string
}

const codeOf = (item: WireItem): string => item.itemCode || String(item.itemId)

const chargeTypeOf = (value: number): ChargeType =>
  Object.values(CHARGE_TYPE).find((known) => known === Number(value)) ?? CHARGE_TYPE.selfSelected

function toItem(item: WireItem, base: ReadonlySet<string>): AddonItem {
  const itemCode = codeOf(item)
  const included = base.has(itemCode) || item.disabledReason === ADDON_TEXTS.included
  return {
    itemCode,
    itemName: item.itemName || item.name || itemCode,
    itemIntro: item.itemIntro,
    salePriceFen: toFen(item.salePrice),
    sellCount: item.sellCount,
    required: Number(item.required) === 1,
    included,
    disabled: item.disabled && !included,
    disabledReason: included ? '' : item.disabledReason,
    hot: Number(item.hotItem) === 1,
    specialTip: item.specialTip,
    notes: item.notes,
    recommendReason: item.itemTriggeredRuleReason.join('；')
  }
}

const toPackage = (pkg: AddonPackageDto, base: ReadonlySet<string>): AddonPackage => ({
  addPackageId: pkg.addPackageId,
  addPackageName: pkg.addPackageName,
  addPackageDetail: pkg.addPackageDetail,
  affirmatively: Number(pkg.affirmatively) === 1 ? 1 : 0,
  withIn: Number(pkg.withIn) === 1 ? 1 : 0,
  chargeType: chargeTypeOf(pkg.chargeType),
  countPriceType:
    Number(pkg.countPriceType) === COUNT_PRICE_TYPE.whole ? COUNT_PRICE_TYPE.whole : COUNT_PRICE_TYPE.perItem,
  minnums: pkg.minnums,
  maxnums: pkg.maxnums,
  salePriceFen: toFen(pkg.addPackageSalePrice),
  items: pkg.items.map((item) => toItem(item, base))
})

/** The add-on list of §3 with its four lists in one, required ones first. */
export function toAddonList(dto: AddPackages): AddonList {
  const base = new Set(dto.checkItem.map(({ id }) => id))
  const { recommendPackage } = dto
  const wire = [
    ...(recommendPackage ? [recommendPackage] : []),
    ...dto.requireList,
    ...dto.notRequireList,
    ...dto.individList,
    ...dto.customList
  ]
  return {
    packages: wire.map((pkg) => toPackage(pkg, base)),
    recommendation: recommendPackage ? toPackage(recommendPackage, base) : null,
    recommendConsent: dto.recommendConsent,
    baseCount: dto.checkItemCount,
    salePriceFen: toFen(dto.salePrice),
    quotaFen: toFen(dto.quota),
    facts: new Map(
      wire.flatMap(({ items }) =>
        items.map((item): [string, AddonFacts] => [
          codeOf(item),
          { durationMin: item.durationMin, fasting: item.fasting }
        ])
      )
    )
  }
}

const toExchange = (offer: ExchangeOffer): ExchangeCard => ({
  id: offer.id,
  productCode: offer.productCode,
  productCategory: offer.productCategory,
  name: offer.productName,
  image: offer.productImage,
  clerk: offer.clerk,
  priceFen: toFen(offer.productPrice),
  originalPriceFen: toFen(offer.productOriginalPrice),
  eligible: offer.exProduct,
  gapFen: toFen(offer.gap)
})

export const toAddonQuote = (dto: RealTimePrice): AddonQuote => ({
  userPayFen: toFen(dto.userPayPrice),
  basePriceFen: toFen(dto.basePrice),
  addonFen: toFen(dto.addonPrice),
  enterpriseFen: toFen(dto.enterprisePayPrice),
  quotaUsedFen: toFen(dto.quotaUsed),
  exchangeFen: toFen(dto.exchangePrice),
  allItemNumber: dto.allItemNumber,
  parts: dto.customAddItemList.map(({ packageId, list }) => ({
    packageId,
    items: list.map(({ addItemCode, addItemName, addItemSalePrice }) => ({
      itemCode: addItemCode,
      name: addItemName,
      priceFen: toFen(addItemSalePrice)
    }))
  })),
  exchanges: dto.addItemActivityConfigDTOS.map(toExchange),
  tips: dto.specialItem.map(({ specialTip }) => specialTip).filter((tip) => tip !== ''),
  wire: dto
})

/** The choice a quote stands for: the server's list (R4.38), with the paper-report choice that was asked along. */
export const toServerSelection = (dto: RealTimePrice, asked: Selection): Selection => [
  ...dto.customAddItemList
    .filter(({ packageId, list }) => list.length > 0 && !isPaperReport(packageId))
    .map(({ packageId, list }) => ({ packageId, itemCodes: list.map(({ addItemCode }) => addItemCode) })),
  ...asked.filter(({ packageId }) => isPaperReport(packageId))
]

interface WireAffected {
  packageId: number
  itemCode: string
  name: string
  price: number
}

const isAffected = (row: unknown): row is WireAffected =>
  typeof row === 'object' &&
  row !== null &&
  'packageId' in row &&
  'itemCode' in row &&
  'name' in row &&
  'price' in row &&
  typeof row.price === 'number'

/** The items that 40003 and 40004 carry in `results[0].items`; an answer without any gives an empty list. */
export function toAffectedItems(results: unknown): AffectedItem[] {
  const first: unknown = Array.isArray(results) ? results[0] : undefined
  const items: unknown = typeof first === 'object' && first !== null && 'items' in first ? first.items : []
  if (!Array.isArray(items)) return []
  return items.filter(isAffected).map(({ packageId, itemCode, name, price }) => ({
    packageId,
    itemCode,
    name,
    priceFen: toFen(price)
  }))
}
