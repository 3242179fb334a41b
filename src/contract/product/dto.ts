import * as v from 'valibot'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { SHELF_IDS } from '@/domain/kinds/shelves'
import { SPECIAL_OFFERS } from '@/domain/offer/offers'
import { BRANCH_DAYS } from '@/domain/booking/branch-days'
import { SCENES } from '@/domain/booking/scenes'
import { code, degrees, deposit, int, text, yuan } from '../common/dto'
import { claimState } from '../coupon/claim'

/** A product in a list. Prices in yuan. */
export const productCard = v.object({
  productCode: v.string(),
  comboId: v.string(),
  comboName: v.string(),
  /** Category code of §9; `kind` is its route segment. */
  productCategory: v.number(),
  kind: v.picklist(PRODUCT_KINDS),
  /** '0' off-shelf. */
  productStatus: v.string(),
  salePrice: yuan,
  /** Sum of the single items: the only struck-through amount. 0 when there is none. */
  itemsValue: yuan,
  itemNum: v.number(),
  sellCount: v.number(),
  /** Of five, of so many reviews; 0 of none. */
  score: v.number(),
  reviewCount: v.number(),
  tags: v.array(v.string()),
  intro: v.string(),
  comboThumbnail: v.string(),
  tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
  /** The offer whose window is open, sold out or not; null without one. The five below are of it. */
  offerKind: v.nullable(v.picklist(SPECIAL_OFFERS)),
  /** 2: its price holds. */
  seckillStatus: v.number(),
  /** Its price while the window is open and stock remains, else null. */
  seckillPrice: v.nullable(yuan),
  /** ms since 1970 when it starts and ends; null without an offer. */
  seckillStart: v.nullable(v.number()),
  seckillEnd: v.nullable(v.number()),
  seckillStock: v.nullable(v.number()),
  /** 1 male only, 0 female only, null both. */
  sexLimit: v.nullable(v.number())
})

export const homeProductsInput = v.object({
  channelId: v.picklist(
    ['recommend', ...SPECIAL_OFFERS, 'men', 'women', 'elder', 'office', 'supermarket'],
    '频道不正确'
  ),
  pageNo: int('页码', 1, 500),
  /** Product-list version 2 (§9). */
  version: v.optional(int('版本', 1, 9), 2)
})
export const productPage = v.object({
  list: v.array(productCard),
  total: v.number(),
  hasMore: v.boolean(),
  serverTime: v.number()
})

export const searchInput = v.object({
  keyword: text('搜索内容', 1, 40),
  cityCode: v.optional(code('城市')),
  searchUuid: v.optional(v.pipe(v.string(), v.maxLength(64)))
})

/** Words that complete what is typed. */
export const suggestInput = v.object({
  keyword: searchInput.entries.keyword,
  cityCode: searchInput.entries.cityCode
})

export const productListInput = v.object({
  /** Left category of the shop. */
  category: v.optional(v.picklist(SHELF_IDS, '商品分类不正确'), 'all'),
  sex: v.optional(int('性别', 0, 1)),
  /** Age of the person examined in years. */
  age: v.optional(int('年龄', 0, 120)),
  /** Yuan, inclusive. */
  priceMin: v.optional(int('最低价', 0, 999999)),
  priceMax: v.optional(int('最高价', 0, 999999)),
  /** Category id of the check items (body part), e.g. `C05`. */
  bodyPart: v.optional(code('部位')),
  sort: v.optional(v.picklist(['default', 'price', 'priceDesc', 'sell', 'date']), 'default'),
  productCodes: v.optional(v.pipe(v.array(code('商品')), v.maxLength(50))),
  /** Where `date` looks for the first day that is free. */
  cityCode: v.optional(code('城市')),
  pageNo: v.optional(int('页码', 1, 500), 1),
  pageSize: v.optional(int('条数', 1, 50), 20)
})
export const shopFilters = v.object({
  categories: v.array(
    v.object({
      id: v.picklist(SHELF_IDS),
      name: v.string(),
      count: v.number(),
      /** Whether sex or age of a person tells its products apart. */
      bySex: v.boolean(),
      byAge: v.boolean(),
      /** Ids of `bodyParts` that its products examine. */
      bodyParts: v.array(v.string())
    })
  ),
  bodyParts: v.array(v.object({ id: v.string(), name: v.string() }))
})

/** What customers say, summed up: how many gave three stars or fewer, and some of what they wrote with the shop's answer. */
const reviews = v.object({
  score: v.number(),
  count: v.number(),
  low: v.number(),
  tags: v.array(v.object({ name: v.string(), count: v.number() })),
  list: v.array(
    v.object({
      user: v.string(),
      score: v.number(),
      text: v.string(),
      date: v.string(),
      /** What was bought; '' not told. */
      spec: v.string(),
      answer: v.string()
    })
  )
})

/** A step of how it goes; '' without a picture, 0 minutes not told. */
export const step = v.object({
  title: v.string(),
  text: v.string(),
  picture: v.string(),
  minutes: v.number()
})

export const branchBrief = v.object({
  hospitalId: v.string(),
  orgCode: v.string(),
  hospitalName: v.string(),
  hospitalAddress: v.string(),
  areaName: v.string(),
  cityCode: v.string(),
  lat: v.number(),
  lon: v.number(),
  /** km, floored to two decimals; null when the caller sent no position. */
  hospitalDistance: v.nullable(v.number()),
  tags: v.array(v.string()),
  thirdOrg: v.number(),
  /** Of five, of so many reviews of visits here; 0 of none. */
  score: v.number(),
  reviewCount: v.number()
})

/** `type` is a route segment (`checkup`) or a numeric category. */
export const productDetailInput = v.object({
  type: v.pipe(v.string(), v.maxLength(30), v.regex(/^[A-Za-z0-9-]+$/, '商品类型不正确')),
  id: code('商品'),
  cityCode: v.optional(code('城市')),
  latitude: v.optional(degrees('纬度', 90)),
  longitude: v.optional(degrees('经度', 180))
})
const checkItemView = v.object({
  itemCode: v.string(),
  itemName: v.string(),
  itemIntro: v.string(),
  durationMin: v.number(),
  fasting: v.boolean()
})
export const productDetail = v.object({
  product: v.object({
    ...productCard.entries,
    comboMarketPrice: yuan,
    productType: v.number(),
    orderType: v.number(),
    ageMin: v.number(),
    ageMax: v.number(),
    persons: v.number(),
    fasting: v.boolean(),
    estimatedMinutes: v.number(),
    reportWorkdays: v.number(),
    showShopButton: v.boolean(),
    /** What can be chosen; `note` helps to choose, `stock` is what is left. */
    productSkuViews: v.array(
      v.object({
        skuId: v.string(),
        spec: v.string(),
        note: v.string(),
        /** From and to of the product's measure that it fits; null where it has none. */
        range: v.nullable(v.tuple([v.number(), v.number()])),
        price: yuan,
        stock: v.number()
      })
    ),
    /** What is measured to choose a specification. */
    measure: v.nullable(v.object({ name: v.string(), unit: v.string(), min: v.number(), max: v.number() })),
    /** How goods are used; empty where nothing is told. */
    guide: v.array(step),
    /** What a visit consists of, each with what is worth knowing of it; empty of what nobody comes for. */
    scenes: v.array(
      v.object({
        key: v.picklist(SCENES),
        picture: v.string(),
        facts: v.array(v.object({ value: v.string(), text: v.string() }))
      })
    ),
    /** Most pieces in one order; null is without limit. */
    orderLimit: v.nullable(v.number()),
    freight: yuan,
    /** Share of goods and freight that customs take, 0.091 of 9.1%; null of what does not come from abroad. */
    taxRate: v.nullable(v.number()),
    /** What is paid first; null: all at once. */
    deposit: v.nullable(deposit),
    /** On which day after the first each dose is given, and how scarce they are (充足, 一般, 极紧张; '' not told); null of what has no doses. */
    doses: v.nullable(v.object({ scheduleDays: v.array(v.number()), supply: v.string() })),
    params: v.array(v.object({ name: v.string(), value: v.string() })),
    /** Empty unless the product is the base of the self-selected flow. */
    supermarketCode: v.string(),
    /** The channel 66 third-party flow goes straight to confirm (§2). */
    skipItemSelection: v.boolean(),
    suitFor: v.array(v.string()),
    notice: v.array(v.string()),
    /** What the shop promises of taking back and changing an order, by name and in a few words. */
    guarantees: v.array(v.object({ name: v.string(), text: v.string() })),
    process: v.array(step),
    gallery: v.array(v.string())
  }),
  categories: v.array(
    v.object({
      categoryId: v.string(),
      categoryName: v.string(),
      reason: v.string(),
      items: v.array(checkItemView)
    })
  ),
  /** Branches of the asked city that take this product, nearest first. */
  branches: v.array(branchBrief),
  branchTotal: v.number(),
  reviews,
  /** What is done by pieces in the same branches (每颗), with the price of one. */
  perUnit: v.array(v.object({ productCode: v.string(), name: v.string(), unit: v.string(), price: yuan })),
  /** That anybody may take for it on this channel, or soon may; `validDays` count from then on. */
  coupons: v.array(
    v.object({
      couponCode: v.string(),
      name: v.string(),
      couponType: v.number(),
      discountedPrice: yuan,
      discounted: v.number(),
      maxDiscount: yuan,
      minAmount: yuan,
      scope: v.string(),
      validDays: v.number(),
      claim: v.optional(claimState)
    })
  ),
  serverTime: v.number()
})

export const hospitalInput = v.object({
  id: code('分院'),
  latitude: v.optional(degrees('纬度', 90)),
  longitude: v.optional(degrees('经度', 180))
})
export const hospitalDetail = v.object({
  ...branchBrief.entries,
  tel: v.string(),
  openHours: v.string(),
  transit: v.string(),
  intro: v.string(),
  closedWeekdays: v.array(v.number()),
  hasBreakfast: v.boolean(),
  facilities: v.array(v.string()),
  imgUrl: v.string(),
  /** Outside and inside; empty without any. */
  gallery: v.array(v.string()),
  /** Number of its licence as a medical institution; '' not told. */
  licence: v.string(),
  /** '' not told. */
  arrival: v.object({ parking: v.string(), lift: v.string(), wheelchair: v.string() }),
  /** From today on, a week. `over`: all of today's times have begun. */
  days: v.array(v.object({ date: v.string(), state: v.picklist(BRANCH_DAYS) })),
  /** The first time that is free within a fortnight; null without one. */
  first: v.nullable(v.object({ date: v.string(), time: v.string() })),
  /** How much of the week's seats is taken, 0–100. */
  percent: v.number(),
  reviews,
  products: v.array(productCard)
})
export const orgListInput = v.object({
  cityCode: v.optional(code('城市')),
  productCode: v.optional(code('商品')),
  latitude: v.optional(degrees('纬度', 90)),
  longitude: v.optional(degrees('经度', 180))
})

export type ProductCard = v.InferOutput<typeof productCard>
export type HomeProductsInput = v.InferInput<typeof homeProductsInput>
export type ProductPage = v.InferOutput<typeof productPage>
export type SearchInput = v.InferInput<typeof searchInput>
export type SuggestInput = v.InferInput<typeof suggestInput>
export type ProductListInput = v.InferInput<typeof productListInput>
export type ShopFilters = v.InferOutput<typeof shopFilters>
export type ProductDetailInput = v.InferInput<typeof productDetailInput>
export type BranchBrief = v.InferOutput<typeof branchBrief>
export type ProductDetail = v.InferOutput<typeof productDetail>
export type HospitalInput = v.InferInput<typeof hospitalInput>
export type HospitalDetail = v.InferOutput<typeof hospitalDetail>
export type OrgListInput = v.InferInput<typeof orgListInput>
