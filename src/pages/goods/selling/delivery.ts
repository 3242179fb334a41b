import { reaction } from 'mobx'
import { splitRegion } from '@/domain/address/region'
import { listAddresses, type Address } from '@/services/account/addresses'
import { readArrival } from '@/services/order/arrival'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** Null: the shop says nothing of it. */
export type Arrival = Awaited<ReturnType<typeof readArrival>>

/** Where goods would be sent, and when they come: to the standing address of the account, else to the city that was chosen. */
export class Delivery {
  private readonly addresses = new LoadableRequest<readonly Address[]>()
  private readonly request = new LoadableRequest<Arrival>()

  constructor(
    private readonly root: Pick<Root, 'location' | 'session'>,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get guest(): boolean {
    return !this.root.session.isLoginedUser
  }

  /** The one that an order begins with. */
  get address(): Address | undefined {
    return this.addresses.value?.find(({ isDefault }) => isDefault)
  }

  /** As it is told: 武侯区 桐梓林北路6号, or 北京. */
  get to(): string {
    const { address } = this
    if (!address) return this.root.location.place.city
    return [...splitRegion(address.region).slice(-1), address.detail].join(' ')
  }

  /** Undefined before it is known. */
  get arrival(): Arrival | undefined {
    return this.request.loadable.state === 'failed' ? null : this.request.value
  }

  enter(): void {
    const asked = reaction(
      () => [this.settled, this.address?.region, this.root.location.place.city].join(),
      () => this.settled && this.load(),
      { fireImmediately: true }
    )
    this.scope.onLeave(asked)
    this.returned()
  }

  /** Another address may stand for the account now. */
  returned(): void {
    const { scope } = this
    if (!this.guest) void scope.run(this.addresses, () => listAddresses(scope.call))
  }

  /** Where to is known, or cannot be. */
  private get settled(): boolean {
    const { state } = this.addresses.loadable
    return this.guest || state === 'ready' || state === 'failed'
  }

  private load(): void {
    const { scope, address } = this
    const [province = ''] = address ? splitRegion(address.region) : []
    const to = address ? { province } : { city: this.root.location.place.city }
    void scope.run(this.request, () => readArrival(scope.call, to))
  }
}
