import { groupOf } from '@/contract/errors'
import { payState, type PayState } from '@/services/order/pay'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** Waits between two questions in ms; the last one is for all that follow. */
const WAITS_MS = [1000, 2000, 3000, 5000, 8000, 12_000] as const

/**
 * Asks the server for a payment's result until there is one (§4: the client's word counts for nothing). It never gives up
 * by itself: the page stops it when it is hidden or left.
 */
export class PayWatch {
  asking = false
  private payOrderNum = ''
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** @param onAnswer takes each answer; true means that there is nothing more to ask. */
  constructor(
    private readonly root: Pick<Root, 'call' | 'clock' | 'presentError'>,
    private readonly onAnswer: (status: PayState) => boolean
  ) {
    observed(this)
  }

  start(payOrderNum: string): void {
    if (this.asking && this.payOrderNum === payOrderNum) return
    this.stop()
    this.payOrderNum = payOrderNum
    this.asking = true
    this.tries = 0
    void this.ask()
  }

  /** Asks at once and starts the waits anew. */
  again(): void {
    if (!this.asking) return
    clearTimeout(this.timer)
    this.tries = 0
    void this.ask()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.asking = false
  }

  private async ask(): Promise<void> {
    const { payOrderNum } = this
    const status = await this.question(payOrderNum)
    if (!this.asking || this.payOrderNum !== payOrderNum) return
    if (status && this.onAnswer(status)) this.stop()
    else this.wait()
  }

  /** Null when the answer was lost; an ended session ends the asking too. */
  private async question(payOrderNum: string): Promise<PayState | null> {
    try {
      const status = await payState(this.root.call, payOrderNum)
      this.root.clock.set(status.serverTime)
      return status
    } catch (error) {
      if (this.asking && groupOf(error) === 'login') {
        this.stop()
        this.root.presentError(error)
      }
      return null
    }
  }

  private wait(): void {
    clearTimeout(this.timer)
    const ms = WAITS_MS[Math.min(this.tries, WAITS_MS.length - 1)] ?? 0
    this.tries += 1
    this.timer = setTimeout(() => void this.ask(), ms)
  }
}
