import type { AddonPackageDto, AddPackages, PackageItem } from '@/contract/booking/dto/addon'
import type { ExchangeOffer, QuoteInput, RealTimePrice } from '@/contract/booking/dto/quote'
import { CallError } from '@/contract/errors'
import { BASE, PACKAGES, RULES } from '@/domain/addon/fixtures'
import { evaluateToggle, presentPackages, type ItemRule } from '@/domain/addon/rules'
import { splitLists } from '@/domain/addon/sections'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { OPER_TYPE, type AddonItem, type AddonPackage } from '@/domain/addon/types'
import { toYuan } from '@/domain/money'
import { exchangeRemark, type Exchange } from '@/domain/quote/exchange'
import { quote } from '@/domain/quote/quote'
import { nameOf } from '@/domain/addon/fixtures'

/** The blood pressure meter and the gene kit of the exchange. Fen. */
const EXCHANGES: readonly Exchange[] = [
  { id: 8101, productName: '电子血压计', priceFen: 9900, thresholdFen: 30000 },
  { id: 8102, productName: '居家叶酸代谢基因检测', priceFen: 19900, thresholdFen: 50000 }
]

export interface AddonWorld {
  packages?: readonly AddonPackage[]
  baseItemCodes?: readonly string[]
  rules?: readonly ItemRule[]
  exchanges?: readonly Exchange[]
  recommendation?: AddonPackage | null
  recommendConsent?: boolean
  quotaFen?: number
}

const itemDto = (packageId: number, item: AddonItem, change: Partial<PackageItem> = {}): PackageItem => ({
  itemId: 1,
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
  durationMin: 10,
  fasting: false,
  sexLimit: null,
  itemTriggeredRuleReason: item.recommendReason ? [item.recommendReason] : [],
  specialTip: item.specialTip,
  notes: [...item.notes],
  ...change
})

export const packageDto = ({ packageId, name, detail, ...pkg }: AddonPackage): AddonPackageDto => ({
  ...pkg,
  addPackageId: packageId,
  addPackageName: name,
  addPackageDetail: detail,
  addPackageCode: `AP${packageId}`,
  addPackageSalePrice: toYuan(pkg.salePriceFen),
  items: pkg.items.map((item) => itemDto(packageId, item))
})

const offerDto = (offer: Exchange & { eligible: boolean; gapFen: number }): ExchangeOffer => ({
  id: offer.id,
  productCode: `HS${offer.id}`,
  productCategory: 20,
  productName: offer.productName,
  productImage: '/seed-img/goods/HS2001.svg#mint',
  clerk: `加项满${offer.thresholdFen / 100}元可换购`,
  productPrice: toYuan(offer.priceFen),
  productOriginalPrice: toYuan(offer.priceFen * 2),
  exProduct: offer.eligible,
  gap: toYuan(offer.gapFen)
})

/** A server of add-ons over the domain's own fixtures and rules, answering in wire words. */
export function addonServer({
  packages = PACKAGES.filter((pkg) => pkg.withIn === 0 && pkg.packageId > 0),
  baseItemCodes = BASE.itemCodes,
  rules = RULES,
  exchanges = EXCHANGES,
  recommendation = null,
  recommendConsent = false,
  quotaFen = 0
}: AddonWorld = {}) {
  const offered = presentPackages({
    packages: recommendation ? [recommendation, ...packages] : packages,
    baseItemCodes,
    rules,
    nameOf
  })
  const smart = offered.find((pkg) => pkg.packageId === recommendation?.packageId)
  const lists = splitLists(offered.filter((pkg) => pkg !== smart))
  const dtos = (members: readonly AddonPackage[]) => members.map(packageDto)

  const infos = Object.values(lists)
    .flat()
    .map(({ addPackageId, addPackageName, countPriceType, items }) => ({
      addPackageId,
      addPackageName,
      countPriceType,
      itemCount: items.length
    }))

  const list = (): AddPackages[] => [
    {
      requireList: dtos(lists.requireList),
      notRequireList: dtos(lists.notRequireList),
      individList: dtos(lists.individList),
      customList: dtos(lists.customList),
      recommendPackage: smart ? packageDto(smart) : null,
      recommendConsent,
      addPackageInfoList: infos,
      wholeAddPackageInfoList: infos.filter(({ countPriceType }) => countPriceType === 1),
      checkItem: baseItemCodes.map((id) => ({ id, name: nameOf(id) })),
      checkItemCount: baseItemCodes.length,
      salePrice: toYuan(BASE.salePriceFen),
      quota: toYuan(quotaFen)
    }
  ]

  const price = (input: QuoteInput): RealTimePrice[] => {
    const selection = input.customAddPackage.map(({ addPackageId, itemCodeList }) => ({
      packageId: Number(addPackageId),
      itemCodes: itemCodeList
    }))
    const toggled =
      input.toggled?.itemCode != null
        ? { packageId: Number(input.toggled.packageId), itemCode: input.toggled.itemCode }
        : undefined
    const operType = input.operType === 0 ? OPER_TYPE.remove : OPER_TYPE.add
    const verdict = evaluateToggle({ rules, baseItemCodes, packages: offered, selection, operType, toggled })
    if (verdict.code === 0) throw new CallError(0, verdict.message)
    if (verdict.code !== 1)
      throw new CallError(verdict.code, verdict.message, [
        { items: verdict.items.map(({ priceFen, ...item }) => ({ ...item, price: toYuan(priceFen) })) }
      ])
    const exchangeId = input.addItemConfigId == null ? null : Number(input.addItemConfigId)
    const of = (chosen: typeof selection) =>
      quote({
        base: { name: BASE.name, salePriceFen: BASE.salePriceFen, flash: null, itemCodes: baseItemCodes },
        packages: offered,
        selection: chosen,
        quotaFen,
        exchanges,
        exchangeId,
        now: 0
      })
    const priced = of(selection)
    const before =
      toggled && operType === OPER_TYPE.remove
        ? of([...selection, { packageId: toggled.packageId, itemCodes: [toggled.itemCode] }]).addonSelfPaidFen
        : priced.addonSelfPaidFen
    return [
      {
        userPayPrice: toYuan(priced.userPayFen),
        basePrice: toYuan(priced.basePriceFen),
        addonPrice: toYuan(priced.addonSelfPaidFen),
        enterprisePayPrice: toYuan(priced.enterprisePaidFen),
        quotaUsed: toYuan(priced.quotaUsedFen),
        exchangePrice: toYuan(priced.exchangeFen),
        allItemNumber: priced.allItemNumber,
        customAddItemList: priced.perPackage.map(({ packageId, list: items }) => ({
          packageId,
          list: items.map(
            ({ itemCode: addItemCode, itemName: addItemName, salePriceFen: addItemSalePriceFen }) => ({
              addItemCode,
              addItemName,
              addItemSalePrice: toYuan(addItemSalePriceFen)
            })
          )
        })),
        specialItem: verdict.specialTips.map((specialTip) => ({ itemCode: '', specialTip })),
        addItemRemark: exchangeRemark(exchanges, exchangeId, before, priced.addonSelfPaidFen),
        addItemActivityConfigDTOS: priced.exchanges.map(offerDto),
        lines: [],
        priceVersion: String(priced.userPayFen)
      }
    ]
  }
  return { list, price }
}
