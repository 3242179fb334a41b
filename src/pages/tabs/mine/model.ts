import { logOutAsking } from '@/components/account/log-out'
import { countUnread } from '@/services/account/messages'
import { listContacts, type Contact } from '@/services/account/contacts'
import { countOrders, type TabCounts } from '@/services/order/orders'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** The account page: each block loads by itself, and a guest asks for nothing private. */
export class MineModel {
  readonly counts = new LoadableRequest<TabCounts>()
  readonly family = new LoadableRequest<readonly Contact[]>()
  readonly coupons = new LoadableRequest<number>()

  constructor(private readonly root: Root) {
    observed(this)
  }

  get loggedIn(): boolean {
    return this.root.session.isLoginedUser
  }

  countOf(statusType: string): number {
    return (this.loggedIn && this.counts.value?.[statusType]) || 0
  }

  async load(): Promise<void> {
    if (!this.loggedIn) return
    const { call } = this.root
    await Promise.all([
      this.counts.run(() => countOrders(call)),
      this.loadFamily(),
      this.root.messages.check(() => countUnread(call)),
      this.coupons.run(async () => (await call('coupon.list', { status: 'unused' })).list.length)
    ])
  }

  async loadFamily(): Promise<void> {
    await this.family.run(() => listContacts(this.root.call))
  }

  readonly logout = singleFlight(() => logOutAsking(this.root))
}
