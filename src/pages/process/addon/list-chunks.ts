import { createChunks } from '@/platform/scheduler/chunks'
import { observed } from '@/stores/observed'
import type { AddonGroup } from './groups'

/** What the first frame draws: more than a phone's screen of items. A heading counts as one. */
const FIRST_FRAME = 8

/** Heading and items. */
const sizeOf = (group: AddonGroup): number =>
  1 + (group.kind === 'exchange' ? 0 : (group.pkg?.items.length ?? 0))

/** A group as far as it is drawn yet. */
export interface DrawnGroup {
  readonly group: AddonGroup
  /** Its first so many items. */
  readonly items: number
}

/** Draws the list from its head in chunks: one of hundreds of items would keep a phone busy for seconds. */
export class ListChunks {
  private drawn = FIRST_FRAME
  private readonly chunks

  constructor(
    private readonly groups: () => readonly AddonGroup[],
    now: () => number = Date.now
  ) {
    this.chunks = createChunks(FIRST_FRAME, now)
    observed(this)
  }

  get shown(): readonly DrawnGroup[] {
    let left = this.drawn
    return this.groups().flatMap((group) => {
      const items = left - 1
      left -= sizeOf(group)
      return items >= 0 ? [{ group, items }] : []
    })
  }

  /** Whether the group is drawn with as much below it as brings it to the edge of the pane. */
  reaches(id: string): boolean {
    let above = 0
    for (const group of this.groups()) {
      if (group.id === id) return this.drawn >= Math.min(this.total, above + FIRST_FRAME)
      above += sizeOf(group)
    }
    return true
  }

  /** What is `shown` is drawn: the next chunk follows after a pause. */
  drew(): void {
    if (this.drawn < this.total) this.chunks.next(this.more)
    else this.dispose()
  }

  dispose(): void {
    this.chunks.cancel()
  }

  private get total(): number {
    return this.groups().reduce((sum, group) => sum + sizeOf(group), 0)
  }

  private more(size: number): void {
    this.drawn += size
  }
}
