import { KINDS, PRODUCT_KINDS, type ProductKind } from '@/domain/kinds'
import { SHELVES, SHELF_IDS, type Shelf, type ShelfId } from '@/domain/kinds/shelves'
import { observed } from '@/stores/observed'

/** Longest word that is looked for. */
export const KEYWORD_LIMIT = 40

/** After the last letter the list waits so long before it asks. */
const PAUSE_MS = 300

/** Kinds as the shop names them. */
const CHOICES: readonly ShelfId[] = SHELF_IDS.filter((id) => {
  const { kinds, picked }: Shelf = SHELVES[id]
  return !picked && kinds.length < PRODUCT_KINDS.length
})

const categoriesOf = (kind: ProductKind): readonly number[] => Object.keys(KINDS[kind].variants).map(Number)

/** What orders are looked for by: a word and a kind. */
export class OrderSearch {
  open = false
  typed = ''
  /** What the list was asked for. */
  keyword = ''
  kind: ShelfId | null = null
  private pause: ReturnType<typeof setTimeout> | undefined

  /** @param ask fetches the list anew */
  constructor(private readonly ask: () => void) {
    observed(this)
  }

  get choices(): readonly { id: ShelfId; name: string }[] {
    return CHOICES.map((id) => ({ id, name: SHELVES[id].name }))
  }

  get categories(): readonly number[] {
    return this.kind === null ? [] : SHELVES[this.kind].kinds.flatMap(categoriesOf)
  }

  /** Something is left out by it. */
  get narrows(): boolean {
    return this.keyword !== '' || this.kind !== null
  }

  begin(): void {
    this.open = true
  }

  type(typed: string): void {
    this.typed = typed
    clearTimeout(this.pause)
    this.pause = setTimeout(() => this.submit(), PAUSE_MS)
  }

  submit(): void {
    clearTimeout(this.pause)
    const keyword = this.typed.trim()
    if (keyword === this.keyword) return
    this.keyword = keyword
    this.ask()
  }

  choose(kind: ShelfId | null): void {
    if (kind === this.kind) return
    this.kind = kind
    this.ask()
  }

  /** Back to the whole list; who calls it asks for it. */
  end(): void {
    this.leave()
    this.open = false
    this.typed = ''
    this.keyword = ''
    this.kind = null
  }

  leave(): void {
    clearTimeout(this.pause)
  }
}
