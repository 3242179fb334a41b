import { dateOf, daysBetween, isDate } from '@/domain/date'
import { isBookable } from '@/domain/kinds/shelves'
import { branchesOf, recentBranches, type Branch } from '@/services/catalogue/branches'
import { shopFilters, type ShopCategory } from '@/services/catalogue/products'
import { readPlan, type VisitPlan } from '@/services/booking/visit-plan'
import { nextOrders, type Order } from '@/services/order/orders'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** The blocks show together, so that none moves another; at the latest after this, ms. */
const OPEN_LIMIT_MS = 2500
/** Branches shown at most. */
const BRANCHES = 3

export interface Branches {
  /** False: nobody was examined yet, so the ones of the city stand in. */
  readonly recent: boolean
  readonly list: readonly Branch[]
}

/** The appointment hub: next appointment and its preparation, what can be booked, branches. */
export class RegisteredModel {
  readonly nextRequest = new LoadableRequest<readonly Order[]>()
  readonly planRequest = new LoadableRequest<VisitPlan>()
  readonly servicesRequest = new LoadableRequest<readonly ShopCategory[]>()
  readonly branchesRequest = new LoadableRequest<Branches>()
  opened = false

  constructor(private readonly root: Pick<Root, 'call' | 'session' | 'location' | 'clock'>) {
    observed(this)
  }

  get next(): Order | null {
    return this.nextRequest.value?.[0] ?? null
  }

  /** Whole days until the appointment; null without one, 0 on the day itself. */
  get daysLeft(): number | null {
    const date = this.next?.date ?? ''
    return isDate(date) ? Math.max(0, daysBetween(dateOf(this.root.clock.now()), date)) : null
  }

  /** ms since 1970 when the appointment begins; null while it is unknown. */
  get startsAt(): number | null {
    return this.planRequest.value?.startsAt ?? null
  }

  /** Each time the tab is shown: an order may have been made or changed meanwhile. */
  async show(): Promise<void> {
    const all = Promise.all([this.loadNext(), this.loadServices(), this.loadBranches()])
    if (!this.opened) {
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, OPEN_LIMIT_MS))])
      this.open()
    }
    await all
  }

  private open(): void {
    this.opened = true
  }

  async loadNext(): Promise<void> {
    if (!this.root.session.isLoginedUser) {
      this.nextRequest.reset()
      this.planRequest.reset()
      return
    }
    const orders = await this.nextRequest.run(() => nextOrders(this.root.call))
    if (!orders) return
    if (orders[0]) await this.loadPlan()
    else this.planRequest.reset()
  }

  loadPlan(): Promise<unknown> {
    const number = this.next?.number
    if (number === undefined) return Promise.resolve()
    return this.planRequest.run(() => readPlan(this.root.call, number))
  }

  loadServices(): Promise<unknown> {
    return this.servicesRequest.run(async () => {
      const { categories } = await shopFilters(this.root.call)
      return categories.filter(({ id }) => isBookable(id))
    })
  }

  loadBranches(): Promise<unknown> {
    return this.branchesRequest.run(async () => {
      const { call, location } = this.root
      const { cityCode, position } = location
      const where = position ? { latitude: position.lat, longitude: position.lon } : {}
      const recent = await recentBranches(call, where)
      if (recent.length > 0) return { recent: true, list: recent.slice(0, BRANCHES) }
      const list = await branchesOf(call, { cityCode, ...where })
      return { recent: false, list: list.slice(0, BRANCHES) }
    })
  }
}
