import * as v from 'valibot'
import { code, date, int, orderNum, timespan, yuan } from '../../common/dto'

/** The chosen add-ons as they travel (§7): one entry a package. Package -1 / -2 carries the paper-report choice. */
export const customAddPackage = v.pipe(
  v.array(
    v.object({
      addPackageId: int('加项包', -10, 99999999),
      itemCodeList: v.pipe(v.array(code('加项')), v.maxLength(400, '加项过多'))
    })
  ),
  v.maxLength(100, '加项包过多')
)

export const addPackagesInput = v.object({
  reqMap: v.optional(
    v.object({
      telNo: v.optional(v.pipe(v.string(), v.maxLength(20))),
      idCardType: v.optional(int('证件类型', 1, 9)),
      idCardNum: v.optional(v.pipe(v.string(), v.maxLength(30)))
    })
  ),
  oldVersion: v.optional(int('版本', 0, 9)),
  orgCode: code('分院'),
  productCode: code('商品'),
  timespan: v.optional(timespan),
  /** Day of the examination: what wants more days ahead is disabled. */
  rtime: v.optional(date('到检日期')),
  exceptItemCodes: v.optional(v.pipe(v.array(code('加项')), v.maxLength(200)))
})

const packageItem = v.object({
  itemId: v.number(),
  itemCode: v.string(),
  itemName: v.string(),
  itemIntro: v.string(),
  salePrice: yuan,
  sellCount: v.number(),
  /** 1 must be chosen. */
  required: v.number(),
  checked: v.boolean(),
  disabled: v.boolean(),
  /** Why it is disabled: 套餐已含, 与套餐项目冲突 …; '' otherwise. */
  disabledReason: v.string(),
  packageId: v.number(),
  hotItem: v.number(),
  durationMin: v.number(),
  fasting: v.boolean(),
  sexLimit: v.nullable(v.number()),
  itemTriggeredRuleReason: v.array(v.string()),
  specialTip: v.string(),
  /** Days ahead, company, what forbids it; short, for the row. */
  notes: v.array(v.string())
})
export const addonPackage = v.object({
  addPackageId: v.number(),
  addPackageName: v.string(),
  addPackageCode: v.string(),
  addPackageDetail: v.string(),
  addPackageSalePrice: yuan,
  affirmatively: v.number(),
  /** 0 self-pay, 1 within the enterprise's part. */
  withIn: v.number(),
  /** 0 and 3 self-selected, 1 enterprise add-on, 4 personalised, 5 enterprise quota. */
  chargeType: v.number(),
  /** 1 priced as a whole package, 2 per item. */
  countPriceType: v.number(),
  minnums: v.number(),
  maxnums: v.number(),
  items: v.array(packageItem)
})
/** A package by name, without its items: for what only has to say which packages there are. */
const addonPackageInfo = v.object({
  addPackageId: v.number(),
  addPackageName: v.string(),
  countPriceType: v.number(),
  itemCount: v.number()
})
/** results[0]. `recommendPackage` is the smart recommendation (-4), filled only after consent. */
export const addPackages = v.array(
  v.object({
    requireList: v.array(addonPackage),
    notRequireList: v.array(addonPackage),
    individList: v.array(addonPackage),
    customList: v.array(addonPackage),
    recommendPackage: v.nullable(addonPackage),
    recommendConsent: v.boolean(),
    /** All packages of the four lists, in their order. */
    addPackageInfoList: v.array(addonPackageInfo),
    /** Those that are priced as a whole. */
    wholeAddPackageInfoList: v.array(addonPackageInfo),
    /** What the base package already checks. */
    checkItem: v.array(v.object({ id: v.string(), name: v.string() })),
    checkItemCount: v.number(),
    salePrice: yuan,
    /** Enterprise quota in yuan, 0 when there is none. */
    quota: yuan
  })
)

export const againInput = v.object({ orderNum, orgCode: code('分院'), productCode: v.optional(code('商品')) })
export const againResults = v.array(
  v.object({
    itemCodes: v.array(v.string()),
    packageIds: v.array(v.number()),
    /** What can be carried over at this branch. */
    recommendAddPackage: customAddPackage,
    /** Names of the carried items, and of those that do not apply at this branch. */
    itemCodesName: v.array(v.string()),
    notApplicable: v.array(v.string())
  })
)

export type CustomAddPackage = v.InferOutput<typeof customAddPackage>
export type AddPackagesInput = v.InferInput<typeof addPackagesInput>
export type PackageItem = v.InferOutput<typeof packageItem>
export type AddonPackageDto = v.InferOutput<typeof addonPackage>
export type AddPackages = v.InferOutput<typeof addPackages>[number]
export type AgainInput = v.InferInput<typeof againInput>
export type AgainResults = v.InferOutput<typeof againResults>[number]
