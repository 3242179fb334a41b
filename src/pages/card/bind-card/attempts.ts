import { refusedTries } from '@/services/card/binding'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { lockedTexts } from './locked-texts'

/** How often something may still be tried, as the server tells it. */
export class Attempts {
  /** null: it has not told. */
  left: number | null = null
  /** ms since 1970; 0: it may be tried. */
  lockedUntil = 0
  /** It is told when it may be tried again, wherever in the product somebody is by then. */
  reminds = false
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  constructor(private readonly root: Pick<Root, 'clock' | 'feedback'>) {
    observed(this)
  }

  get locked(): boolean {
    return this.lockedUntil > 0
  }

  /** Does it, and minds what a refusal tells of tries. */
  async count<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work()
      this.reset()
      return done
    } catch (error) {
      const told = refusedTries(error)
      if (told) this.put(told.left, told.lockedUntil)
      throw error
    }
  }

  /** The time is over, or something else is tried. */
  reset(): void {
    this.put(null, 0)
  }

  /** 解开时提醒我; once more takes it back. */
  toggleReminder(): void {
    clearTimeout(this.timer)
    this.reminds = !this.reminds
    if (this.reminds) this.timer = setTimeout(this.remind, this.lockedUntil - this.root.clock.now())
  }

  private remind(): void {
    this.reminds = false
    this.root.feedback.toast({ text: lockedTexts.opened })
  }

  private put(left: number | null, lockedUntil: number): void {
    this.left = left
    this.lockedUntil = lockedUntil > this.root.clock.now() ? lockedUntil : 0
  }
}
