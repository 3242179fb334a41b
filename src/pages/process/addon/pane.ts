import { when } from 'mobx'
import { NAV_SCROLL_LOCK_MS } from '@/domain/constants'
import type { PaneScroll } from '@/platform/pane-scroll/types'
import { observed } from '@/stores/observed'
import { groupAtEdge } from './groups'

/** Id of the scrolling list on the right. */
export const LIST_ID = 'addon-list'
/** The highlight follows the scrolling this often, ms. */
const FOLLOW_MS = 100
/** A tapped group that cannot reach the edge stays highlighted until the list has moved by this much, px. */
const HELD_PX = 64

/** Left navigation and right list in step: a tap scrolls the list, scrolling moves the highlight (R9.18: not for 200 ms after a tap). */
export class PaneModel {
  active = ''
  /** The group that the ScrollView is asked to bring to its edge; '' otherwise. */
  into = ''
  /** The group that scrolling led to: its entry comes into view; a tapped one is in view already. */
  followed = ''
  private lockedUntil = 0
  private following = false
  /** The tapped group and where it came to stand. */
  private tapped: { id: string; top: number } | null = null
  private timers: ReturnType<typeof setTimeout>[] = []
  /** Ends the wait for a tapped group that is not drawn yet. */
  private forget: () => void = () => undefined

  constructor(
    private readonly scroll: PaneScroll,
    private readonly ids: () => readonly string[],
    /** Whether a group is drawn so far that it can be brought to the edge; observable. */
    private readonly reachable: (id: string) => boolean = () => true,
    private readonly now: () => number = () => Date.now()
  ) {
    observed(this)
  }

  /** The highlighted group: the first one until something was scrolled or tapped. */
  get current(): string {
    const ids = this.ids()
    return ids.includes(this.active) ? this.active : (ids[0] ?? '')
  }

  /** A tap in the navigation. */
  jump(id: string): void {
    this.active = id
    this.forget()
    if (this.reachable(id)) return this.go(id)
    this.lockedUntil = Infinity
    this.forget = when(
      () => this.reachable(id),
      // What is drawn now is on the page then.
      () => this.later(() => this.go(id), 0)
    )
  }

  private go(id: string): void {
    this.lockedUntil = this.now() + NAV_SCROLL_LOCK_MS
    this.tapped = null
    this.later(() => void this.comeToRest(id), NAV_SCROLL_LOCK_MS)
    this.into = id
    this.scroll.read(id)
    // Emptied, so that the same group can be asked for again.
    this.later(() => this.setInto(''), NAV_SCROLL_LOCK_MS)
  }

  /** The list was scrolled; asked for its place at most ten times a second. */
  scrolled(): void {
    if (this.following || this.now() < this.lockedUntil) return
    this.following = true
    this.later(() => void this.follow(), FOLLOW_MS)
  }

  dispose(): void {
    this.forget()
    this.timers.forEach(clearTimeout)
    this.timers = []
  }

  private setInto(id: string): void {
    this.into = id
  }

  private reach(id: string): void {
    this.active = id
    this.followed = id
  }

  private later(run: () => void, ms: number): void {
    this.timers = [...this.timers.slice(-4), setTimeout(run, ms)]
  }

  private async comeToRest(id: string): Promise<void> {
    const [top] = await this.scroll.tops(LIST_ID, [id])
    if (top != null && this.active === id) this.tapped = { id, top }
  }

  private async follow(): Promise<void> {
    this.following = false
    const ids = this.ids()
    const tops = await this.scroll.tops(LIST_ID, ids)
    const { tapped } = this
    const top = tapped ? tops[ids.indexOf(tapped.id)] : null
    if (tapped && top != null && Math.abs(top - tapped.top) < HELD_PX) return
    this.tapped = null
    const id = ids[groupAtEdge(tops)]
    if (id !== undefined && this.now() >= this.lockedUntil) this.reach(id)
  }
}
