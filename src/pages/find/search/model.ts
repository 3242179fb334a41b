import { HOT_WORD_MODULE_ID, HOT_WORD_MODULE_TYPE } from '@/domain/constants'
import { searchProducts, type Product } from '@/services/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { KEYWORD_LIMIT } from './texts'

/** Name of the list in the history store. */
const HISTORY = 'product'

type SearchRoot = Pick<Root, 'call' | 'history' | 'items' | 'location' | 'newKey'>

/** The search page: what is typed, what was searched for, and the answer. */
export class SearchModel {
  readonly result = new LoadableRequest<readonly Product[]>()
  typed = ''
  /** What the answer belongs to; '' while the history shows. */
  keyword = ''
  hotWords: readonly string[] = []
  /** The hot word in sight. */
  hotWord = ''

  constructor(private readonly root: SearchRoot) {
    observed(this)
  }

  get history(): readonly string[] {
    return this.root.history.words(HISTORY)
  }

  /** @param keyword of the address; without one a search that was left for a detail is taken up again */
  start(keyword: string | undefined): void {
    void this.loadHotWords()
    const { items } = this.root
    const retained = items.get('retainSearch')
    if (keyword?.trim()) void this.search(keyword)
    else if (retained) void this.search(retained, items.get('search_uuid'))
  }

  /** The page is left for good: nothing is taken up again. */
  leave(): void {
    this.root.items.remove('retainSearch', 'search_uuid')
  }

  /** Emptied: back to history and hot words. */
  type(text: string): void {
    this.typed = text
    if (text !== '') return
    this.keyword = ''
    this.result.reset()
    this.leave()
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
    const { items, call, location, newKey } = this.root
    await this.result.run(
      async () => {
        const searchUuid = uuid ?? (await newKey())
        items.set('search_uuid', searchUuid)
        return searchProducts(call, { keyword, cityCode: location.cityCode, searchUuid })
      },
      { fresh: true }
    )
  }

  again(): void {
    void this.search(this.keyword, this.root.items.get('search_uuid'))
  }

  clearHistory(): void {
    this.root.history.clear(HISTORY)
  }

  private begin(keyword: string): void {
    this.typed = keyword
    this.keyword = keyword
    this.root.history.add(HISTORY, keyword)
    this.root.items.set('retainSearch', keyword)
  }

  /** Extras: without them the page is whole, so a failure stays silent. */
  private async loadHotWords(): Promise<void> {
    const input = { moduleId: HOT_WORD_MODULE_ID, moduleType: HOT_WORD_MODULE_TYPE }
    const words = await this.root.call('home.moduleDetails', input).catch(() => [])
    this.setHotWords(words.map(({ title }) => title))
  }

  private setHotWords(words: readonly string[]): void {
    this.hotWords = words
  }
}
