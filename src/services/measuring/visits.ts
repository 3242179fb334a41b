import { HEARTBEAT_MS, staySeconds } from '@/domain/analytics/page-stay'
import { viewDelay } from '@/domain/analytics/page-view'
import { STAY_MAX_S } from '@/domain/analytics/limits'
import type { ProductKind } from '@/domain/kinds'
import type { Add } from './measured'

/** A page that is on top; `page` is its path as the route table spells it, without what its parameters are. */
export interface View {
  readonly id: string
  readonly page: string
  readonly kind: ProductKind | null
}

interface Visit extends View {
  readonly at: number
  /** Since when it is looked at: again from when the product came back. */
  since: number
  /** A page that was left before its view was due has none, and no end. */
  told: boolean
}

/** Page views, and how long pages were looked at. */
export class Visits {
  private visit: Visit | null = null
  private sentAt: number | null = null
  private behind = false
  private due: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly now: () => number,
    private readonly add: Add
  ) {}

  get page(): string {
    return this.visit?.page ?? ''
  }

  get kind(): ProductKind | null {
    return this.visit?.kind ?? null
  }

  shown(view: View): void {
    // It comes back to the front, or is drawn anew: no other page.
    if (this.visit?.id === view.id) return
    this.leave(false)
    const now = this.now()
    this.visit = { ...view, at: now, since: now, told: false }
    clearTimeout(this.due)
    const delay = viewDelay(this.sentAt, now)
    if (delay === 0) this.tell()
    else this.due = setTimeout(() => this.tell(), delay)
    this.beat()
  }

  /** The product goes behind: the time that follows is spent elsewhere. */
  away(): void {
    this.leave(false)
    this.behind = true
    clearInterval(this.heart)
  }

  back(): void {
    if (!this.behind) return
    this.behind = false
    if (!this.visit) return
    this.visit.since = this.now()
    this.beat()
  }

  end(): void {
    this.visit = null
    clearTimeout(this.due)
    clearInterval(this.heart)
  }

  private tell(): void {
    const { visit } = this
    if (!visit) return
    visit.told = true
    this.sentAt = this.now()
    const { at, page, kind } = visit
    this.add({ type: 'page_view', at, page, ...(kind ? { kind } : {}) })
  }

  private beat(): void {
    clearInterval(this.heart)
    this.heart = setInterval(() => this.leave(true), HEARTBEAT_MS)
  }

  private leave(beat: boolean): void {
    const { visit } = this
    if (!visit?.told || this.behind) return
    const at = this.now()
    const stay = staySeconds(visit.since, at)
    if (stay >= STAY_MAX_S) clearInterval(this.heart)
    this.add({ type: 'page_leave', at, page: visit.page, stay, beat })
  }
}
