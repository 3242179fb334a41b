/**
 * The words of add-ons (§3), independent of wire and database shapes. Money in fen.
 *
 * Types: `AddonPackage`, `AddonItem`, `Selection` (= the wire's customAddPackage), `ItemRef`, `OperType`.
 * Constants: `CHARGE_TYPE`, `COUNT_PRICE_TYPE`, `SPECIAL_PACKAGE_ID`, `OPER_TYPE`.
 */

/** Who offers a package (§9 charge types). */
export const CHARGE_TYPE = {
  selfSelected: 0,
  enterprise: 1,
  selfSelectedBundle: 3,
  personal: 4,
  quota: 5
} as const
export type ChargeType = (typeof CHARGE_TYPE)[keyof typeof CHARGE_TYPE]

/** How a package is priced (§3 countPriceType). */
export const COUNT_PRICE_TYPE = { whole: 1, perItem: 2 } as const
type CountPriceType = (typeof COUNT_PRICE_TYPE)[keyof typeof COUNT_PRICE_TYPE]

/**
 * Package ids with a meaning of their own (§9): in place of the report on paper a donation (-1) or a small gift (-2), which §9
 * leaves open and which is our own meaning, and the smart recommendation (-4). The first two check nothing and cost nothing.
 */
export const SPECIAL_PACKAGE_ID = { publicReport: -1, giftReport: -2, smart: -4 } as const

/** What the last toggle did (§4): 1 added, 0 removed. */
export const OPER_TYPE = { add: 1, remove: 0 } as const
export type OperType = (typeof OPER_TYPE)[keyof typeof OPER_TYPE]

export interface AddonItem {
  itemCode: string
  itemName: string
  itemIntro: string
  salePriceFen: number
  sellCount: number
  /** Chosen from the start and never removable (必选). */
  required: boolean
  /** Part of the base package already (套餐已含). */
  included: boolean
  /** Cannot be chosen; `disabledReason` says why. */
  disabled: boolean
  disabledReason: string
  hot: boolean
  specialTip: string
  /** Days ahead, company and what forbids the item, for its row. */
  notes: readonly string[]
  /** Why smart recommendation proposes it; empty elsewhere. */
  recommendReason: string
}

export interface AddonPackage {
  packageId: number
  name: string
  detail: string
  /** 1 mandatory. */
  affirmatively: 0 | 1
  /** 0 self-paid. */
  withIn: 0 | 1
  chargeType: ChargeType
  countPriceType: CountPriceType
  minnums: number
  /** 0 means no limit but the number of items. */
  maxnums: number
  /** The price of the whole package; charged only with countPriceType 1. */
  salePriceFen: number
  items: readonly AddonItem[]
}

export interface ItemRef {
  packageId: number
  itemCode: string
}

export interface SelectedPackage {
  packageId: number
  itemCodes: readonly string[]
}

/** What is chosen, in the order it was chosen. Never changed in place. */
export type Selection = readonly SelectedPackage[]

/** A change of the selection, or why it was refused. */
export type SelectionChange =
  { ok: true; selection: Selection; operType: OperType } | { ok: false; reason: string }
