/** All that a word finds, and how much of one's own reports it touches, in our own words and fen. */
import type { Mentions, SearchAll, SearchAllInput } from '@/contract/browse/dto'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { toBranch, type Branch } from './branches'
import { toProduct, type Product } from './products'

export type { Mentions }

/** Why something was found; `hit` is the part of `text` to mark. */
interface Why {
  readonly text: string
  readonly hit: string
}

/** Everything that a word finds, by what it is. */
export interface SearchGroups {
  readonly products: readonly { readonly product: Product; readonly why: Why | null }[]
  readonly items: readonly {
    readonly code: string
    readonly name: string
    readonly intro: string
    readonly priceFen: number
  }[]
  readonly news: SearchAll['news']
  /** `item` is what can be done there; '' where the branch itself was found. */
  readonly branches: readonly { readonly branch: Branch; readonly image: string; readonly item: string }[]
  /** What the shop does not do, and where to go instead. */
  readonly notOffered: { readonly title: string; readonly text: string } | null
}

/** Best match first. */
export async function searchAll(call: Call, wanted: SearchAllInput): Promise<SearchGroups> {
  const { products, items, branches, ...rest } = await call('home.searchAll', wanted)
  return {
    ...rest,
    products: products.map(({ product, why }) => ({ product: toProduct(product), why })),
    items: items.map(({ itemCode: code, price, ...item }) => ({ ...item, code, priceFen: toFen(price) })),
    branches: branches.map(({ branch, imgUrl: image, item }) => ({ branch: toBranch(branch), image, item }))
  }
}

/** Of each of one's own people the latest report that has the word: how often, and how often it advises something there. */
export const ownMentions = (call: Call, keyword: string): Promise<Mentions> =>
  call('report.mentions', { keyword })
