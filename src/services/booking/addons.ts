/**
 * Add-ons of a branch (§7), in our own words and fen.
 *
 * - `listAddons(call, wanted)`: packages in display order, the facts of the info sheet, the base count
 * - `askCarryOver(call, wanted)`: which add-ons of an earlier order come along
 * - `affectedItems(error)`: the items of 40003 and 40004
 *
 * The choice on its way out is in `addon-wire`, its price in `pricing`.
 */
import type {
  AddonPackageDto,
  AddPackages,
  AddPackagesInput,
  PackageItem
} from '@/contract/booking/dto/addon'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import type { AffectedItem } from '@/domain/addon/rules'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import {
  CHARGE_TYPE,
  COUNT_PRICE_TYPE,
  type AddonItem,
  type AddonPackage,
  type ChargeType
} from '@/domain/addon/types'
import type { Visit } from '@/domain/draft/parts'
import type { ProductKind } from '@/domain/kinds'
import { fenOf } from '@/domain/kinds/fen'
import { toFen } from '@/domain/money'
import type { Account } from '../account/account'
import type { Call } from '../http/call'

/** What the info sheet tells about an item beyond its price. */
export interface AddonFacts {
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

/** The specification names both spellings of an item's code and name (§3 'Package item'). */
type WireItem = Omit<PackageItem, 'itemCode' | 'itemName'> & {
  itemCode?: string
  itemName?: string
  name?: string
}

const codeOf = (item: WireItem): string => item.itemCode || String(item.itemId)

const chargeTypeOf = (value: number): ChargeType =>
  Object.values(CHARGE_TYPE).find((known) => known === Number(value)) ?? CHARGE_TYPE.selfSelected

function toItem(item: WireItem, base: ReadonlySet<string>, fen = toFen): AddonItem {
  const itemCode = codeOf(item)
  const included = base.has(itemCode) || item.disabledReason === ADDON_TEXTS.included
  return {
    itemCode,
    itemName: item.itemName || item.name || itemCode,
    itemIntro: item.itemIntro,
    salePriceFen: fen(item.salePrice),
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

const toPackage = (pkg: AddonPackageDto, base: ReadonlySet<string>, fen = toFen): AddonPackage => ({
  packageId: pkg.addPackageId,
  name: pkg.addPackageName,
  detail: pkg.addPackageDetail,
  affirmatively: Number(pkg.affirmatively) === 1 ? 1 : 0,
  withIn: Number(pkg.withIn) === 1 ? 1 : 0,
  chargeType: chargeTypeOf(pkg.chargeType),
  countPriceType:
    Number(pkg.countPriceType) === COUNT_PRICE_TYPE.whole ? COUNT_PRICE_TYPE.whole : COUNT_PRICE_TYPE.perItem,
  minnums: pkg.minnums,
  maxnums: pkg.maxnums,
  salePriceFen: fen(pkg.addPackageSalePrice),
  items: pkg.items.map((item) => toItem(item, base, fen))
})

/** Packages of the wire with the facts of their items. @param baseCodes what the base package checks */
export function packagesOf(wire: readonly AddonPackageDto[], baseCodes: readonly string[], fen = toFen) {
  const base = new Set(baseCodes)
  return {
    packages: wire.map((pkg) => toPackage(pkg, base, fen)),
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

/** The add-on list of §3 with its four lists in one, required ones first. @internal */
export function toAddonList(dto: AddPackages, fen = toFen): AddonList {
  const { recommendPackage } = dto
  const wire = [
    ...(recommendPackage ? [recommendPackage] : []),
    ...dto.requireList,
    ...dto.notRequireList,
    ...dto.individList,
    ...dto.customList
  ]
  const base = dto.checkItem.map(({ id }) => id)
  return {
    ...packagesOf(wire, base, fen),
    recommendation: recommendPackage ? toPackage(recommendPackage, new Set(base)) : null,
    recommendConsent: dto.recommendConsent,
    baseCount: dto.checkItemCount,
    salePriceFen: fen(dto.salePrice),
    quotaFen: toFen(dto.quota)
  }
}

/** `oldVersion` of the list call: this client knows the grouped lists. */
const LIST_VERSION = 0

interface WantedAddons {
  readonly kind: ProductKind
  readonly productCode: string
  readonly visit: Visit
  /** The account's own person: what does not fit them is disabled. */
  readonly person: Pick<Account, 'mobile' | 'idType' | 'idNumber'> | null
}

type AskAddons = (call: Call, asked: AddPackagesInput) => Promise<readonly AddPackages[]>

/** The add-ons of a branch, by the call of a way to book. */
export const addonsBy =
  (ask: AskAddons) =>
  async (call: Call, { kind, productCode, visit, person }: WantedAddons): Promise<AddonList> => {
    const [dto] = await ask(call, {
      reqMap: person ? { telNo: person.mobile, idCardType: person.idType, idCardNum: person.idNumber } : {},
      oldVersion: LIST_VERSION,
      orgCode: visit.branch.id,
      productCode,
      timespan: visit.timespan,
      rtime: visit.date,
      exceptItemCodes: []
    })
    if (!dto) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
    return toAddonList(dto, fenOf(kind))
  }

export const listAddons = addonsBy((call, asked) => call('addon.packages', asked))

/** What of an earlier order can be had here again. */
export interface CarriedOver {
  readonly itemCodes: readonly string[]
  readonly packageIds: readonly number[]
  readonly names: readonly string[]
  /** Names of items that this branch does not have. */
  readonly missing: readonly string[]
}

/** Undefined when the server knows of nothing. */
export async function askCarryOver(
  call: Call,
  { orderNum, branchId, productCode }: { orderNum: string; branchId: string; productCode: string }
): Promise<CarriedOver | undefined> {
  const [answer] = await call('addon.again', { orderNum, orgCode: branchId, productCode })
  if (!answer) return undefined
  const { itemCodes, packageIds, itemCodesName, notApplicable } = answer
  return { itemCodes, packageIds, names: itemCodesName, missing: notApplicable }
}

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

/** What 40003 and 40004 carry in `results[0].items`; an answer without any gives an empty list. */
export function affectedItems({ results }: Pick<CallError, 'results'>): AffectedItem[] {
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
