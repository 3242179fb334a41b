import { ALL_SHELF, type Offer, type Shelf } from '@/domain/supermarket/shelves'
import { createChunks } from '@/platform/scheduler/chunks'
import { observed } from '@/stores/observed'

/** More than a phone's screen of items. */
const FIRST_FRAME = 8

/** The shelf that is looked at, drawn from its head in chunks: 300 items at once would keep a phone busy for a second. */
export class ShelfList {
  private wanted = ''
  private drawn = FIRST_FRAME
  private readonly chunks

  constructor(
    private readonly shelves: () => readonly Shelf[],
    now: () => number = Date.now
  ) {
    this.chunks = createChunks(FIRST_FRAME, now)
    observed(this)
  }

  /** The picked one; at first the hot items where there are any. */
  get current(): Shelf | undefined {
    const shelves = this.shelves()
    return shelves.find(({ id }) => id === this.wanted) ?? shelves.find(({ id }) => id !== ALL_SHELF)
  }

  get shown(): readonly Offer[] {
    return this.current?.offers.slice(0, this.drawn) ?? []
  }

  pick(id: string): void {
    this.chunks.cancel()
    this.wanted = id
    this.drawn = FIRST_FRAME
  }

  /** What is `shown` is drawn: the next chunk follows after a pause. */
  drew(): void {
    if (this.drawn < (this.current?.offers.length ?? 0)) this.chunks.next(this.more)
  }

  dispose(): void {
    this.chunks.cancel()
  }

  private more(size: number): void {
    this.drawn += size
  }
}
