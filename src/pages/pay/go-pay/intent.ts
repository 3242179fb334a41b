import type { PayChannel } from '@/platform/door/pay'
import type { Root } from '@/stores/root'

/**
 * The intention to pay one order by one channel (COMPLETION 'Session': the key survives a reload). The same intention
 * repeats its request under the same key; it ends with a result that the payer has seen.
 */
export class PayIntent {
  constructor(
    private readonly root: Pick<Root, 'items' | 'newKey'>,
    private readonly orderNo: string
  ) {}

  /** Written down before the request leaves. */
  async keyFor(channel: PayChannel): Promise<string> {
    const known = this.current
    if (known?.channel === channel) return known.key
    const key = await this.root.newKey()
    this.root.items.set('payIntent', { orderNo: this.orderNo, channel, key, left: false })
    return key
  }

  /** The channel of an intention that stands, e.g. after a reload. */
  get channel(): string | null {
    return this.current?.channel ?? null
  }

  /** The payer went to a cashier and has not been asked about it yet. */
  get left(): boolean {
    return this.current?.left ?? false
  }

  setLeft(left: boolean): void {
    const { current } = this
    if (current) this.root.items.set('payIntent', { ...current, left })
  }

  end(): void {
    if (this.current) this.root.items.remove('payIntent')
  }

  private get current() {
    const stored = this.root.items.get('payIntent')
    return stored?.orderNo === this.orderNo ? stored : undefined
  }
}
