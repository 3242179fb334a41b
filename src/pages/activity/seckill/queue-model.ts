import { navigate } from '@/routes/navigate'
import { enterQueue, leaveQueue, type FlashItem, type QueuePlace } from '@/services/activity/sales'
import { groupOf } from '@/contract/errors'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** After an answer that did not come, ms: so long at most, and half of it at least, as a crowd that was sent away comes back. */
const RETRY_MS = 3000

/** A place in the queue of a sale: it is the server's, and asked for again until it is one's turn. */
export class QueueModel {
  open = false
  item: FlashItem | null = null
  place: QueuePlace | null = null
  /** The last time nobody answered; the place stands. */
  unsure = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly ended: () => void
  ) {
    observed(this)
  }

  start(item: FlashItem): void {
    this.item = item
    this.place = null
    this.unsure = false
    this.open = true
    this.scope.onLeave(() => this.stop())
    void this.ask()
  }

  /** The page shows again: what was told is old. */
  returned(): void {
    if (this.open && this.place?.state !== 'ready') void this.ask()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  close(): void {
    this.stop()
    this.open = false
    this.ended()
  }

  order(): void {
    const { item } = this
    if (!item) return
    this.stop()
    this.open = false
    navigate('selling', { type: item.product.kind, id: item.product.productCode })
  }

  /** The place is given up: the next one is told earlier. */
  async leave(): Promise<void> {
    const { item, root } = this
    this.close()
    if (!item) return
    try {
      await leaveQueue(root.call, item.activityId)
    } catch (error) {
      root.presentError(error)
    }
  }

  private async ask(): Promise<void> {
    const { item, root, scope } = this
    if (!item) return
    this.stop()
    try {
      const place = await enterQueue(scope.call, item.activityId)
      root.clock.set(place.serverTime)
      this.told(place)
    } catch (error) {
      this.failed(error)
    }
  }

  private told(place: QueuePlace): void {
    this.place = place
    this.unsure = false
    if (this.open && place.state === 'waiting' && place.askAgainMs > 0) this.later(place.askAgainMs)
  }

  private failed(error: unknown): void {
    if (this.scope.left) return
    if (groupOf(error) === 'retry') {
      this.unsure = true
      this.later(RETRY_MS * (1 - Math.random() / 2))
      return
    }
    this.open = false
    this.root.presentError(error)
  }

  private later(ms: number): void {
    this.stop()
    this.timer = setTimeout(() => {
      if (this.open && !this.scope.left) void this.ask()
    }, ms)
  }
}
