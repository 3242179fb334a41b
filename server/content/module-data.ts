import * as v from 'valibot'
import { SHELF_IDS } from '@/domain/kinds/shelves'

/** Where an entry leads: a route of the storefront with its parameters. */
const link = v.object({ route: v.string(), params: v.record(v.string(), v.string()) })

const entries = v.array(
  v.object({
    id: v.number(),
    title: v.string(),
    /** '' where the block shows text only. */
    imgUrl: v.string(),
    icon: v.string(),
    badge: v.string(),
    link: v.nullable(link)
  })
)

/** What a block of the home page keeps in `data`. */
export const homeData = v.object({
  kind: v.picklist(['services', 'banner', 'flash', 'recommend', 'news', 'trust', 'rail']),
  items: entries,
  /** The block that is drawn on a dark ground. */
  dark: v.optional(v.boolean(), false),
  /** Of a rail: which shelf, and how its products are drawn. */
  shelf: v.optional(v.picklist(SHELF_IDS)),
  style: v.optional(v.picklist(['scenes', 'doctors', 'doses', 'band', 'squares']))
})
/** What any block with entries keeps there. */
export const listData = v.object({ kind: v.optional(v.string()), items: entries })
/** What floats over the page keeps there. */
export const floatData = v.object({ imgUrl: v.string(), link: v.nullable(link) })

type HomeData = v.InferOutput<typeof homeData>
export type Entry = HomeData['items'][number]

/** A block of the home page as it is shown. */
export interface HomeModule {
  readonly moduleId: number
  readonly moduleType: number
  readonly kind: HomeData['kind']
  readonly title: string
  readonly items: Entry[]
  readonly shelf?: HomeData['shelf']
  readonly style?: HomeData['style']
}
