import * as v from 'valibot'
import { SHELF_IDS } from '@/domain/kinds/shelves'
import { code, degrees, text, yuan } from '../common/dto'
import { branchBrief, productCard } from '../product/dto'

/** What lists ask besides their products: when something can be had, what it costs with one's coupons, and what else a word finds. */

const place = {
  cityCode: code('城市'),
  latitude: v.optional(degrees('纬度', 90)),
  longitude: v.optional(degrees('经度', 180))
}
const productCodes = v.pipe(v.array(code('商品')), v.minLength(1), v.maxLength(50))

/** The first day within a fortnight on which a product can be had in the city: nearest branch first, of several on that day. */
const firstDay = v.object({
  date: v.string(),
  /** When its first free time begins; '' where no times are published. */
  time: v.string(),
  branchName: v.string(),
  /** Floored to two decimals; null when the caller sent no position. */
  km: v.nullable(v.number()),
  /** Who is free first there on that day; '' where nobody is named. */
  doctor: v.string()
})
export const firstDaysInput = v.object({ productCodes, ...place })
/** Null of what needs no visit, and of what cannot be had within a fortnight. */
export const firstDays = v.array(v.object({ productCode: v.string(), first: v.nullable(firstDay) }))

export const afterPricesInput = v.object({ productCodes })
/** The price of one piece after the best of the caller's coupons, null where none can be used; `note` names them or says why not. */
export const afterPrices = v.array(
  v.object({ productCode: v.string(), price: v.nullable(yuan), note: v.string() })
)

export const railsInput = v.object(place)
/** Rows of home by shelf: how many there are, where the first can be had, and some of them. */
export const rails = v.array(
  v.object({
    shelf: v.picklist(SHELF_IDS),
    name: v.string(),
    count: v.number(),
    /** The earliest of all of them; null of what needs no visit, and where nothing is free. */
    head: v.nullable(firstDay),
    products: v.array(
      v.object({
        product: productCard,
        first: v.nullable(firstDay),
        /** A picture of something that its visit really has; '' where there is no visit. */
        scene: v.string(),
        /** How often one comes for it: 1 of what is not given in doses. */
        doses: v.number()
      })
    ),
    /** Of shelves whose stores name them, each with their store and their first free day; '' without one. */
    doctors: v.array(
      v.object({
        orgCode: v.string(),
        branchName: v.string(),
        name: v.string(),
        title: v.string(),
        years: v.number(),
        focus: v.string(),
        image: v.string(),
        date: v.string(),
        time: v.string()
      })
    )
  })
)

export const searchAllInput = v.object({ keyword: text('搜索内容', 1, 40), ...place })
/** Everything that a word finds, by what it is; `hit` is the part of `text` to mark. */
const why = v.object({ text: v.string(), hit: v.string() })
export const searchAll = v.object({
  products: v.array(v.object({ product: productCard, why: v.nullable(why) })),
  /** Check items that a package can be added. */
  items: v.array(v.object({ itemCode: v.string(), name: v.string(), intro: v.string(), price: yuan })),
  news: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      summary: v.string(),
      author: v.string(),
      readCount: v.number(),
      why: v.nullable(why)
    })
  ),
  /** By name, address or what can be done there; `item` is the check item that was found, '' when the branch itself. */
  branches: v.array(v.object({ branch: branchBrief, imgUrl: v.string(), item: v.string() })),
  /** What the shop does not do, and where to go instead; null of any other word. */
  notOffered: v.nullable(v.object({ title: v.string(), text: v.string() }))
})

export const mentionsInput = v.object({ keyword: text('搜索内容', 1, 40) })
/** Of each person of one's own the latest report that has the word: how often, and how many of its findings there advise something. */
export const mentions = v.array(
  v.object({ contactsId: v.string(), date: v.string(), count: v.number(), advised: v.number() })
)

export type FirstDay = v.InferOutput<typeof firstDay>
export type FirstDaysInput = v.InferInput<typeof firstDaysInput>
export type FirstDays = v.InferOutput<typeof firstDays>
export type AfterPricesInput = v.InferInput<typeof afterPricesInput>
export type AfterPrices = v.InferOutput<typeof afterPrices>
export type RailsInput = v.InferInput<typeof railsInput>
export type Rails = v.InferOutput<typeof rails>
export type SearchAllInput = v.InferInput<typeof searchAllInput>
export type MentionsInput = v.InferInput<typeof mentionsInput>
export type Mentions = v.InferOutput<typeof mentions>
export type SearchAll = v.InferOutput<typeof searchAll>
