import * as v from 'valibot'
import { code, date, degrees, deposit, flag, int, orderNum, yuan } from './common'

// --- shared pieces -----------------------------------------------------------------------------------------

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
const dayCount = int('天数', 1, 31)
/** `08:00-08:30`. */
export const timespan = v.pipe(v.string('时段不正确'), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, '时段不正确'))
const slotId = int('时段', 1, 999999)

// --- branch and time -----------------------------------------------------------------------------------------

export const bookingListInput = v.object({
  latitude: v.optional(degrees('纬度', 90)),
  longitude: v.optional(degrees('经度', 180)),
  startDate: v.optional(date('开始日期')),
  dayNum: v.optional(dayCount, 7),
  productCode: code('商品'),
  orderNum: v.optional(orderNum),
  cityCode: code('城市')
})

/** A branch on a day. `percent` booked 0–100; `level` 0 full, 1 ample, 2 busy, 3 nearly full; `free` seats remain. */
const clinic = v.object({
  hospitalId: v.string(),
  orgCode: v.string(),
  hospitalName: v.string(),
  hospitalAddress: v.string(),
  /** km, floored to two decimals; null when the caller sent no position. */
  hospitalDistance: v.nullable(v.number()),
  lat: v.number(),
  lon: v.number(),
  comboSalePrice: yuan,
  comboMarketPrice: yuan,
  percent: v.number(),
  congestionDegree: v.number(),
  level: v.number(),
  free: v.boolean(),
  /** Seats left that day. */
  remaining: v.number(),
  /** 1: closed on purpose that day. */
  ctflag: v.number(),
  /** 1 morning, 2 afternoon, 0 all day. */
  ampm: v.number(),
  tags: v.array(v.string()),
  thirdOrg: v.number(),
  hasBreakfast: v.boolean()
})

const bookingDetail = v.object({ bookingableDate: v.string(), hospitalInfo: v.array(clinic) })

/** results[0]: one entry a day from `startDate`, a day without branches has an empty list. */
export const bookingList = v.array(
  v.object({
    cityViewList: v.array(v.object({ cityCode: v.string(), cityName: v.string(), isLocation: v.number() })),
    bookingDetailList: v.array(bookingDetail),
    productView: v.object({
      productCode: v.string(),
      comboId: v.string(),
      productName: v.string(),
      comboThumbnail: v.string(),
      tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
      productCategory: v.number(),
      itemNum: v.number(),
      estimatedMinutes: v.number(),
      fasting: v.boolean(),
      salePrice: yuan,
      comboMarketPrice: yuan,
      /** Flash price in force now, else null. */
      seckillPrice: v.nullable(yuan),
      skipItemSelection: v.boolean(),
      supermarketCode: v.string(),
      sexLimit: v.nullable(v.number()),
      ageMin: v.number(),
      ageMax: v.number(),
      persons: v.number(),
      /** What is paid with the order when it is not all; a draft of old has none. */
      deposit: v.optional(v.nullable(deposit)),
      /** The user has people of their own and the product takes none of them on these days. */
      familyUnfit: v.boolean()
    }),
    serverTime: v.number()
  })
)

/** 'More dates' (mode all): the city's days; clinic dates (mode single): one branch's days. */
export const calendarInput = v.object({ cityCode: code('城市'), productCode: code('商品') })
/** A branch by `orgCode` or `hospitalId` (§7), one of them at least; `orgCode` counts where both are there. */
export const clinicCalendarInput = v.object({
  orgCode: v.optional(code('分院')),
  hospitalId: v.optional(code('分院')),
  productCode: code('商品'),
  startDate: v.optional(date('开始日期'))
})
/** status 1 fully booked, 2 not open, 0 otherwise (§4); `price` yuan of that day. */
const calendarDay = v.object({
  date: v.string(),
  status: v.number(),
  free: v.boolean(),
  price: yuan,
  remaining: v.number()
})
export const calendarDays = v.array(calendarDay)

export const timespansInput = v.object({
  /** The general names of `hospId` and `regDate`: a physical examination sends both, one of each is needed (§7). */
  orgCode: v.optional(code('分院')),
  date: v.optional(date('到检日期')),
  hospId: v.optional(code('分院')),
  regDate: v.optional(date('到检日期')),
  productCode: code('商品'),
  ampm: v.optional(int('时段', 0, 2)),
  orderNum: v.optional(orderNum),
  customAddPackage: v.optional(customAddPackage)
})
const timeSlot = v.object({
  id: v.number(),
  timespan: v.string(),
  /** Seats in all and left. */
  num: v.number(),
  remnum: v.number(),
  rdate: v.string(),
  ampm: v.number()
})
export const timeSlots = v.array(timeSlot)

// --- hold ----------------------------------------------------------------------------------------------------

export const holdInput = v.object({
  orgCode: code('分院'),
  productCode: code('商品'),
  date: date('到检日期'),
  slotId,
  /** Whose seats, where a doctor has some of their own. */
  doctorId: v.optional(v.union([code('医生'), v.literal('')])),
  persons: v.optional(int('人数', 1, 2), 1)
})
/** `expiresAt` and `serverTime` in ms since 1970; a hold lives 600 s and may be extended `extensionsLeft` times by as much. */
export const hold = v.object({
  holdId: v.string(),
  expiresAt: v.number(),
  serverTime: v.number(),
  orgCode: v.string(),
  productCode: v.string(),
  date: v.string(),
  slotId: v.number(),
  timespan: v.string(),
  extensionsLeft: v.number()
})
export const holdIdInput = v.object({ holdId: code('保留的名额') })

/** 27002 and 27201 carry up to three of these: other slots, other branches that day, the next day. */
export interface Alternative {
  hospitalId: string
  hospitalName: string
  date: string
  slotId: number
  timespan: string
  remnum: number
}

// --- add-ons -------------------------------------------------------------------------------------------------

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

export const quoteInput = v.object({
  addItemConfigId: v.optional(v.nullable(int('换购', 1, 99999999))),
  customAddPackage,
  orgCode: code('分院'),
  productCode: code('商品'),
  groupSource: v.optional(v.pipe(v.string(), v.maxLength(10)), '1'),
  /** 1 add, 0 remove (§4); what changed is `toggled`. */
  operType: v.optional(flag, 1),
  toggled: v.optional(
    v.nullable(v.object({ packageId: int('加项包', -10, 99999999), itemCode: v.nullable(code('加项')) }))
  ),
  /** Day of the examination. */
  rtime: date('到检日期'),
  orderNum: v.optional(orderNum),
  displayRanges: v.optional(v.pipe(v.array(int('范围', 0, 9)), v.maxLength(9)))
})
const exchangeOffer = v.object({
  id: v.number(),
  productCode: v.string(),
  productCategory: v.number(),
  productName: v.string(),
  productImage: v.string(),
  clerk: v.string(),
  productPrice: yuan,
  productOriginalPrice: yuan,
  /** Eligible now. */
  exProduct: v.boolean(),
  /** Yuan of add-ons still missing; 0 when eligible. */
  gap: yuan
})
/** One line of the price; the lines add up to `userPayPrice` (before coupons). */
export const priceLine = v.object({
  kind: v.picklist(['base', 'addon', 'enterprise', 'quota', 'exchange', 'freight', 'tax', 'coupon']),
  label: v.string(),
  note: v.string(),
  /** Yuan; deductions are negative. */
  amount: v.number()
})
const realTimePrice = v.object({
  userPayPrice: yuan,
  basePrice: yuan,
  /** Self-paid add-ons, and what the enterprise pays. */
  addonPrice: yuan,
  enterprisePayPrice: yuan,
  quotaUsed: yuan,
  exchangePrice: yuan,
  /** Base and add-on check items. */
  allItemNumber: v.number(),
  customAddItemList: v.array(
    v.object({
      packageId: v.number(),
      list: v.array(v.object({ addItemCode: v.string(), addItemName: v.string(), addItemSalePrice: yuan }))
    })
  ),
  /** Medical tips of the toggled item. */
  specialItem: v.array(v.object({ itemCode: v.string(), specialTip: v.string() })),
  addItemRemark: v.string(),
  /** What is to be known before paying of what will be examined; `sexLimit` says whom it concerns. A draft of old has none. */
  reminders: v.optional(
    v.array(v.object({ itemName: v.string(), text: v.string(), sexLimit: v.nullable(v.number()) }))
  ),
  addItemActivityConfigDTOS: v.array(exchangeOffer),
  lines: v.array(priceLine),
  /** Sent back with the order: 27004 tells a change since. */
  priceVersion: v.string()
})
export const quoteResults = v.array(realTimePrice)
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
export type BookingListInput = v.InferInput<typeof bookingListInput>
export type Clinic = v.InferOutput<typeof clinic>
export type BookingList = v.InferOutput<typeof bookingList>
export type CalendarInput = v.InferInput<typeof calendarInput>
export type ClinicCalendarInput = v.InferInput<typeof clinicCalendarInput>
export type CalendarDay = v.InferOutput<typeof calendarDay>
export type TimespansInput = v.InferInput<typeof timespansInput>
export type TimeSlot = v.InferOutput<typeof timeSlot>
export type HoldInput = v.InferInput<typeof holdInput>
export type Hold = v.InferOutput<typeof hold>
export type HoldIdInput = v.InferInput<typeof holdIdInput>
export type AddPackagesInput = v.InferInput<typeof addPackagesInput>
export type PackageItem = v.InferOutput<typeof packageItem>
export type AddonPackageDto = v.InferOutput<typeof addonPackage>
export type AddPackages = v.InferOutput<typeof addPackages>[number]
export type QuoteInput = v.InferInput<typeof quoteInput>
export type ExchangeOffer = v.InferOutput<typeof exchangeOffer>
export type PriceLine = v.InferOutput<typeof priceLine>
export type RealTimePrice = v.InferOutput<typeof realTimePrice>
export type AgainInput = v.InferInput<typeof againInput>
export type AgainResults = v.InferOutput<typeof againResults>[number]
