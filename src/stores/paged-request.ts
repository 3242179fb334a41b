import { LoadableRequest, type Loadable } from './loadable'
import { observed } from './observed'

/** A page of a list on the wire. */
export interface PageOf<T> {
  readonly list: readonly T[]
  readonly hasMore: boolean
}

export type TailState = 'more' | 'loading' | 'failed' | 'end'

/** A list fetched page by page. A newer `open` drops whatever an older one still brings. */
export class PagedRequest<T> {
  /** The first page: its loading, error and empty states are those of the whole list. */
  readonly first = new LoadableRequest<readonly T[]>()
  rest: readonly T[] = []
  tail: TailState = 'end'
  private pageNo = 1
  private turn = 0

  /** @param keyOf a row that a later page repeats, because the list moved meanwhile, is shown once */
  constructor(
    private readonly fetch: (pageNo: number) => Promise<PageOf<T>>,
    private readonly keyOf: (row: T) => string
  ) {
    observed(this)
  }

  get state(): Loadable<readonly T[]> {
    return this.first.loadable
  }

  get items(): readonly T[] {
    return [...(this.first.value ?? []), ...this.rest]
  }

  /** Fetches page 1. `fresh` forgets what is shown at once, e.g. because another category was chosen. */
  async open({ fresh = false }: { fresh?: boolean } = {}): Promise<void> {
    const turn = ++this.turn
    let hasMore = false
    const list = await this.first.run(
      async () => {
        const page = await this.fetch(1)
        hasMore = page.hasMore
        return page.list
      },
      { fresh }
    )
    if (turn !== this.turn || list === undefined) return
    this.begin(hasMore)
  }

  /** Fetches the next page; nothing while one is on its way or after the last. */
  async more(): Promise<void> {
    if (this.tail !== 'more' && this.tail !== 'failed') return
    const turn = this.turn
    const pageNo = this.pageNo + 1
    this.setTail('loading')
    try {
      const page = await this.fetch(pageNo)
      if (turn === this.turn) this.append(pageNo, page)
    } catch {
      if (turn === this.turn) this.setTail('failed')
    }
  }

  private begin(hasMore: boolean): void {
    this.pageNo = 1
    this.rest = []
    this.tail = hasMore ? 'more' : 'end'
  }

  private append(pageNo: number, page: PageOf<T>): void {
    const known = new Set(this.items.map(this.keyOf))
    this.pageNo = pageNo
    this.rest = [...this.rest, ...page.list.filter((row) => !known.has(this.keyOf(row)))]
    this.tail = page.hasMore ? 'more' : 'end'
  }

  private setTail(tail: TailState): void {
    this.tail = tail
  }
}
