import * as v from 'valibot'
import { customAddPackage } from './addon'
import { code, date, degrees, deposit, int, orderNum, yuan } from '../../common/dto'

const dayCount = int('天数', 1, 31)

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
export const clinic = v.object({
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
  /** With a card: what the customer still pays of the product here. */
  payPrice: v.optional(yuan),
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
  hasBreakfast: v.boolean(),
  imgUrl: v.string(),
  /** How to come by train or bus; '' not told. */
  transit: v.string(),
  /** Of five, of so many reviews of visits here; 0 of none. */
  score: v.number(),
  reviewCount: v.number(),
  /** When the first time of the day that is free begins, `08:00`; '' none, or the branch publishes no times. */
  firstTime: v.string(),
  /** Seats of the day in all. */
  capacity: v.number()
})

export const clinics = v.array(clinic)
const bookingDetail = v.object({ bookingableDate: v.string(), hospitalInfo: clinics })

/** One entry a day from `startDate`, a day without branches has an empty list. */
export const bookingListing = v.object({
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
    /** The price of an offer in force now, else null. */
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
/** results[0] is the list. */
export const bookingList = v.array(bookingListing)

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
export const calendarDay = v.object({
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
  customAddPackage: v.optional(customAddPackage),
  /** Whose times, where a doctor has some of their own. */
  doctorId: v.optional(v.union([code('医生'), v.literal('')]))
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

export type BookingListInput = v.InferInput<typeof bookingListInput>
export type Clinic = v.InferOutput<typeof clinic>
export type BookingList = v.InferOutput<typeof bookingList>
export type CalendarInput = v.InferInput<typeof calendarInput>
export type ClinicCalendarInput = v.InferInput<typeof clinicCalendarInput>
export type CalendarDay = v.InferOutput<typeof calendarDay>
export type TimespansInput = v.InferInput<typeof timespansInput>
export type TimeSlot = v.InferOutput<typeof timeSlot>
