import { ListFacts } from '@/components/product/list-facts'
import { addDays, dateOf } from '@/domain/date'
import { SHELF_IDS, SHELVES, shelfOfKind, type ShelfId } from '@/domain/kinds/shelves'
import { toFen } from '@/domain/money'
import { priceNow, searchProducts, type Product } from '@/services/catalogue/products'
import { ownMentions, searchAll, type Mentions, type SearchGroups } from '@/services/catalogue/search-groups'
import { readShop, type ShopInfo } from '@/services/catalogue/shop'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { searchTexts } from './texts'

/** Days of what counts as soon, today among them. */
const SOON_DAYS = 7
const CHEAP_FEN = toFen(500)

export type GroupKey = ShelfId | 'items' | 'news' | 'branches'
/** What narrows the products. */
export type Narrowing = 'soon' | 'cheap'

export interface Group {
  readonly key: GroupKey
  readonly name: string
  readonly count: number
}

type FoundProduct = SearchGroups['products'][number]

/** All that is drawn at once, so that nothing moves when a part of it comes later. */
export interface Answer {
  readonly groups: SearchGroups
  /** How much of one's own reports has the word. */
  readonly mentions: readonly Mentions[number][]
  /** Of a word that finds nothing here: what is sold in other cities. */
  readonly elsewhere: readonly Product[]
}

const NOTHING: SearchGroups = { products: [], items: [], news: [], branches: [], notOffered: null }

const shelfOf = ({ product }: FoundProduct): ShelfId => shelfOfKind(product.kind)

const isNothing = ({ products, items, news, branches }: SearchGroups): boolean =>
  products.length + items.length + news.length + branches.length === 0

export const isEmpty = ({ groups }: Answer): boolean => isNothing(groups)

/** An extra: without it the search is whole, so a failure stays silent. */
const orNone = <T>(list: Promise<readonly T[]>): Promise<readonly T[]> => list.catch(() => [])

/** The answer to a search: everything that was found, by what it is; and what helps where nothing was. */
export class Found {
  readonly result = new LoadableRequest<Answer>()
  readonly facts: ListFacts
  /** The group that is looked at alone. */
  tab: GroupKey = 'all'
  narrowed: ReadonlySet<Narrowing> = new Set()
  private readonly shop = new LoadableRequest<ShopInfo>()
  /** Of which the answer is. */
  private cityCode = ''

  constructor(
    private readonly root: Pick<Root, 'clock' | 'location' | 'session'>,
    private readonly scope: PageScope
  ) {
    this.facts = new ListFacts(root, scope.call)
    observed(this)
  }

  get all(): SearchGroups {
    return this.result.value?.groups ?? NOTHING
  }

  /** What is left of the products. */
  get products(): readonly FoundProduct[] {
    const { narrowed } = this
    return this.all.products.filter(
      ({ product }) =>
        (!narrowed.has('soon') || this.isSoon(product)) && (!narrowed.has('cheap') || this.isCheap(product))
    )
  }

  /** What of it there is, in the order of the shop; products before all that is read or visited. */
  get groups(): readonly Group[] {
    const { products } = this
    const { items, news, branches } = this.all
    return [
      ...SHELF_IDS.map((key) => ({
        ...{ key, name: SHELVES[key].name },
        count: products.filter((found) => shelfOf(found) === key).length
      })),
      { key: 'items' as const, name: searchTexts.items, count: items.length },
      { key: 'news' as const, name: searchTexts.news, count: news.length },
      { key: 'branches' as const, name: searchTexts.branches, count: branches.length }
    ].filter(({ count }) => count > 0)
  }

  /** Those that are looked at: one that is narrowed away is none. */
  get shown(): readonly Group[] {
    const chosen = this.groups.filter(({ key }) => key === this.tab)
    return chosen.length > 0 ? chosen : this.groups
  }

  get total(): number {
    return this.groups.reduce((sum, { count }) => sum + count, 0)
  }

  /** What tells something apart here, and what is on. */
  get narrowings(): readonly Narrowing[] {
    const products = this.all.products.map(({ product }) => product)
    const apart = (fits: (product: Product) => boolean) => new Set(products.map(fits)).size > 1
    return [
      ...(this.narrowed.has('soon') || apart(this.isSoon) ? (['soon'] as const) : []),
      ...(this.narrowed.has('cheap') || apart(this.isCheap) ? (['cheap'] as const) : [])
    ]
  }

  /** Products that only the narrowing keeps away. */
  get hidden(): number {
    return this.products.length === 0 ? this.all.products.length : 0
  }

  get mentions(): Answer['mentions'] {
    return this.result.value?.mentions ?? []
  }

  get elsewhere(): Answer['elsewhere'] {
    return this.result.value?.elsewhere ?? []
  }

  get hours(): string {
    return this.shop.value?.hours ?? ''
  }

  onShelf(key: GroupKey): readonly FoundProduct[] {
    return this.products.filter((found) => shelfOf(found) === key)
  }

  choose(tab: GroupKey): void {
    this.tab = tab
  }

  narrow(by: Narrowing): void {
    const next = new Set(this.narrowed)
    if (!next.delete(by)) next.add(by)
    this.narrowed = next
  }

  widen(): void {
    this.narrowed = new Set()
  }

  reset(): void {
    this.tab = 'all'
    this.widen()
    this.result.reset()
  }

  /** @param known what the same search found before: it stands meanwhile */
  async load(
    keyword: string,
    searchUuid: () => Promise<string>,
    known?: SearchGroups
  ): Promise<SearchGroups | null> {
    const { scope } = this
    const { cityCode, place, position } = this.root.location
    const { latitude, longitude } = place
    this.reset()
    this.cityCode = cityCode
    if (known) this.take(known)
    const at = { cityCode, latitude: position?.lat ?? latitude, longitude: position?.lon ?? longitude }
    const answer = await scope.run(this.result, async () => {
      const uuid = await searchUuid()
      const [groups, mentions] = await Promise.all([
        searchAll(scope.call, { keyword, ...at }),
        this.root.session.isLoginedUser ? orNone(ownMentions(scope.call, keyword)) : []
      ])
      const elsewhere =
        isNothing(groups) && !groups.notOffered
          ? await orNone(searchProducts(scope.call, { keyword, searchUuid: uuid }))
          : []
      return { groups, mentions, elsewhere }
    })
    if (!answer) return null
    this.askFacts()
    if (isEmpty(answer)) void scope.run(this.shop, () => readShop(scope.call))
    return answer.groups
  }

  /** Back on the page: days and prices may be of another account now. @returns whether the answer is of another city */
  returned(): boolean {
    if (this.cityCode !== '' && this.cityCode !== this.root.location.cityCode) return true
    this.askFacts()
    return false
  }

  private take(known: SearchGroups): void {
    this.result.set({ groups: known, mentions: [], elsewhere: [] })
    this.askFacts()
  }

  private askFacts(): void {
    this.facts.ask(this.all.products.map(({ product }) => product))
  }

  private isSoon({ productCode }: Product): boolean {
    const day = this.facts.dayOf(productCode)?.date
    return day !== undefined && day < addDays(dateOf(this.root.clock.now()), SOON_DAYS)
  }

  private isCheap(product: Product): boolean {
    return (this.facts.priceOf(product.productCode)?.fen ?? priceNow(product)) <= CHEAP_FEN
  }
}
