import { hotWords } from '@/services/catalogue/content'
import { suggestWords } from '@/services/catalogue/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { Found } from './found'
import { KEYWORD_LIMIT } from './texts'

/** Name of the list in the history store. */
const HISTORY = 'product'
/** Typing rests this long before words are suggested, ms. */
const SUGGEST_AFTER_MS = 250

type SearchRoot = Pick<Root, 'clock' | 'history' | 'items' | 'location' | 'newKey' | 'session'>

/** The search page: what is typed, what was searched for, and the answer. */
export class SearchModel {
  readonly found: Found
  /** Words that complete what is typed. */
  private readonly suggested = new LoadableRequest<readonly string[]>()
  typed = ''
  /** What the answer belongs to; '' while the history shows. */
  keyword = ''
  hotWords: readonly string[] = []
  /** The hot word in sight. */
  hotWord = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  /** @param wanted keyword of the address; without one a search that was left for a detail is taken up again */
  constructor(
    private readonly root: SearchRoot,
    private readonly scope: PageScope,
    private readonly wanted: string | undefined
  ) {
    this.found = new Found(root, scope)
    observed(this)
  }

  get history(): readonly string[] {
    return this.root.history.words(HISTORY)
  }

  /** What is typed may mean one of these; nothing once it is searched for, or when none is known. */
  get suggestions(): readonly string[] {
    return this.typed === this.keyword ? [] : (this.suggested.value ?? [])
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

  /** Another city may have been chosen meanwhile: the same is searched for there. */
  returned(): void {
    if (this.found.returned() && this.keyword !== '') this.again()
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
    this.found.reset()
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
    const { items, location, newKey } = this.root
    const { cityCode } = location
    const kept = items.get('cacheSearchList')
    const taken = uuid !== undefined && kept?.keyword === keyword && kept.cityCode === cityCode
    const named = async () => {
      const searchUuid = uuid ?? (await newKey())
      items.set('search_uuid', searchUuid)
      return searchUuid
    }
    const groups = await this.found.load(keyword, named, taken ? kept.groups : undefined)
    if (groups) items.set('cacheSearchList', { keyword, cityCode, groups })
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
