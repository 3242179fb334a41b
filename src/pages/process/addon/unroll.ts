import { makeAutoObservable } from 'mobx'
import { drawPace } from '@/platform/draw-pace'
import type { AddonGroup } from './groups'

/** What the first frame draws: more than a phone's screen of items. A heading counts as one. */
export const FIRST_FRAME = 8
/** A part that took longer than this besides the pause is followed by a smaller one: a tap in between is answered soon, ms. */
const PART_LIMIT_MS = 34

/** Heading and items. */
const sizeOf = (group: AddonGroup): number =>
  1 + (group.kind === 'exchange' ? 0 : (group.pkg?.items.length ?? 0))

/** A group as far as it is drawn yet. */
export interface DrawnGroup {
  readonly group: AddonGroup
  /** Its first so many items. */
  readonly items: number
}

/** Draws the list from its head in many frames: one of hundreds of items would keep a phone busy for seconds. */
export class UnrollModel {
  private drawn = FIRST_FRAME
  private step = Math.max(drawPace.least, FIRST_FRAME)
  /** When the last part was asked for; the first one once the head was drawn. */
  private begun: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly groups: () => readonly AddonGroup[],
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'groups' | 'now' | 'step' | 'begun' | 'timer'>(
      this,
      { groups: false, now: false, step: false, begun: false, timer: false, reaches: false },
      { autoBind: true }
    )
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

  /** What is `shown` is drawn: the next part follows after a pause. On a busy phone parts do not pile up into one. */
  drew(): void {
    clearTimeout(this.timer)
    this.begun ??= this.now()
    if (this.drawn < this.total) this.timer = setTimeout(this.more, drawPace.pauseMs)
  }

  dispose(): void {
    clearTimeout(this.timer)
  }

  private get total(): number {
    return this.groups().reduce((sum, group) => sum + sizeOf(group), 0)
  }

  private more(): void {
    this.drawn += this.step
    const { least, most, pauseMs } = drawPace
    const now = this.now()
    const slow = now - (this.begun ?? now) > pauseMs + PART_LIMIT_MS
    this.step = slow ? Math.max(least, this.step >> 1) : Math.min(most, this.step * 2)
    this.begun = now
  }
}
