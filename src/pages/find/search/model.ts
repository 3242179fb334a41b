import { SHELF_IDS, shelfOfKind, type ShelfId } from '@/domain/kinds/shelves'
import { hotWords } from '@/services/catalogue/content'
import { searchProducts, suggestWords, type Product } from '@/services/catalogue/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { KEYWORD_LIMIT } from './texts'

/** Name of the list in the history store. */
const HISTORY = 'product'
/** Typing rests this long before words are suggested, ms. */
const SUGGEST_AFTER_MS = 250

type SearchRoot = Pick<Root, 'history' | 'items' | 'location' | 'newKey'>

/** The search page: what is typed, what was searched for, and the answer. */
export class SearchModel {
  readonly result = new LoadableRequest<readonly Product[]>()
  /** Words that complete what is typed. */
  private readonly suggested = new LoadableRequest<readonly string[]>()
  typed = ''
  /** What the answer belongs to; '' while the history shows. */
  keyword = ''
  hotWords: readonly string[] = []
  /** The hot word in sight. */
  hotWord = ''
  /** Of the answer only what stands on this shelf is shown. */
  shelf: ShelfId = 'all'
  private timer: ReturnType<typeof setTimeout> | undefined

  /** @param wanted keyword of the address; without one a search that was left for a detail is taken up again */
  constructor(
    private readonly root: SearchRoot,
    private readonly scope: PageScope,
    private readonly wanted: string | undefined
  ) {
    observed(this)
  }

  get history(): readonly string[] {
    return this.root.history.words(HISTORY)
  }

  /** What is typed may mean one of these; nothing once it is searched for, or when none is known. */
  get suggestions(): readonly string[] {
    return this.typed === this.keyword ? [] : (this.suggested.value ?? [])
  }

  /** The shelves that the answer is from. */
  get shelves(): readonly ShelfId[] {
    const found = new Set(this.result.value?.map(({ kind }) => shelfOfKind(kind)))
    return SHELF_IDS.filter((id) => found.has(id))
  }

  get shown(): readonly Product[] {
    const all = this.result.value ?? []
    return this.shelf === 'all' ? all : all.filter(({ kind }) => shelfOfKind(kind) === this.shelf)
  }

  enter(): void {
    // Left for good, nothing is taken up again.
    this.scope.onLeave(this.forget)
    this.scope.onLeave(this.stopSuggesting)
    void this.loadHotWords()
    const { items } = this.root
    const retained = items.get('retainSearch')
    if (this.wanted?.trim()) void this.search(this.wanted)
    else if (retained) void this.search(retained, items.get('search_uuid'))
  }

  chooseShelf(shelf: ShelfId): void {
    this.shelf = shelf
  }

  /** Emptied: back to history and hot words. */
  type(text: string): void {
    this.typed = text
    clearTimeout(this.timer)
    if (text.trim() !== '') {
      this.timer = setTimeout(() => void this.suggest(text.trim()), SUGGEST_AFTER_MS)
      return
    }
    this.stopSuggesting()
    if (text !== '') return
    this.keyword = ''
    this.result.reset()
    this.forget()
  }

  showWord(word: string): void {
    this.hotWord = word
  }

  /** The button: what is typed, or the hot word in sight when nothing is. Blanks search for nothing. */
  submit(): void {
    void this.search(this.typed === '' ? this.hotWord : this.typed)
  }

  /** @param uuid of the same search earlier; a new search gets a new one */
  async search(text: string, uuid?: string): Promise<void> {
    const keyword = text.trim().slice(0, KEYWORD_LIMIT)
    if (keyword === '') return
    this.begin(keyword)
    const { scope } = this
    const { items, location, newKey } = this.root
    const { cityCode } = location
    const found = items.get('cacheSearchList')
    const taken = uuid !== undefined && found?.keyword === keyword && found.cityCode === cityCode
    if (taken) this.result.set(found.list)
    const list = await scope.run(
      this.result,
      async () => {
        const searchUuid = uuid ?? (await newKey())
        items.set('search_uuid', searchUuid)
        return searchProducts(scope.call, { keyword, cityCode, searchUuid })
      },
      { fresh: !taken }
    )
    if (list) items.set('cacheSearchList', { keyword, cityCode, list })
  }

  again(): void {
    void this.search(this.keyword, this.root.items.get('search_uuid'))
  }

  clearHistory(): void {
    this.root.history.clear(HISTORY)
  }

  /** An extra: without it the search is whole, so a failure stays silent. */
  private async suggest(keyword: string): Promise<void> {
    const { scope } = this
    const { cityCode } = this.root.location
    await scope.run(this.suggested, () => suggestWords(scope.call, { keyword, cityCode }))
  }

  private stopSuggesting(): void {
    clearTimeout(this.timer)
    this.suggested.reset()
  }

  /** Nothing is taken up again. */
  private forget(): void {
    this.root.items.remove('retainSearch', 'search_uuid', 'cacheSearchList')
  }

  private begin(keyword: string): void {
    this.stopSuggesting()
    this.shelf = 'all'
    this.typed = keyword
    this.keyword = keyword
    this.root.history.add(HISTORY, keyword)
    this.root.items.set('retainSearch', keyword)
  }

  /** Extras: without them the page is whole, so a failure stays silent. */
  private async loadHotWords(): Promise<void> {
    this.setHotWords(await hotWords(this.scope.call).catch(() => []))
  }

  private setHotWords(words: readonly string[]): void {
    this.hotWords = words
  }
}
