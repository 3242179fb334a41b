import { showPlace } from '@/components/booking/show-place'
import { addToCalendar } from '@/components/order/add-to-calendar'
import { ORDER_STATUS } from '@/domain/order/codes'
import { payVerdict, type PayVerdict } from '@/domain/order/pay-verdict'
import { host } from '@/platform/host'
import { Canceller } from '@/services/cancel'
import { readOrder, type OrderDetail } from '@/services/order'
import { readPlan, type VisitPlan } from '@/services/visit-plan'
import type { PayState } from '@/services/pay'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { PayWatch } from '../shared/pay-watch'

const AHEAD: readonly (number | null)[] = [ORDER_STATUS.awaitingOrg, ORDER_STATUS.toVisit]

/** What comes after payment. The server's word decides whether there was one (§4). */
export class PaySuccessModel {
  readonly order = new LoadableRequest<OrderDetail>()
  readonly plan = new LoadableRequest<VisitPlan>()
  readonly watch: PayWatch
  private leaving = new Canceller()
  private stopListening: () => void = () => undefined

  constructor(
    private readonly root: Root,
    readonly orderNo: string
  ) {
    this.watch = new PayWatch(root, (status) => this.heard(status))
    observed(this)
  }

  get verdict(): PayVerdict | null {
    return this.order.value?.payment ?? null
  }

  /** There is a visit to prepare for. */
  get visitAhead(): boolean {
    const order = this.order.value
    return order !== undefined && order.date !== '' && AHEAD.includes(order.status)
  }

  get now(): number {
    return this.root.clock.now()
  }

  enter(): void {
    this.leaving = new Canceller()
    this.stopListening = host.onForeground(this.watch.again)
    void this.load()
  }

  covered(): void {
    this.watch.stop()
  }

  returned(): void {
    void this.load()
  }

  leave(): void {
    this.watch.stop()
    this.leaving.abort()
    this.stopListening()
  }

  async load(): Promise<void> {
    if (!this.orderNo) return
    const order = await this.order.run(() => readOrder(this.root.call, this.orderNo, this.leaving), {
      signal: this.leaving
    })
    if (!order) return
    this.root.clock.set(order.serverTime)
    if (order.payment === 'confirming') return this.watch.start(order.payOrder)
    this.watch.stop()
    if (this.visitAhead) await this.loadPlan()
  }

  async loadPlan(): Promise<void> {
    await this.plan.run(() => readPlan(this.root.call, this.orderNo, this.leaving), { signal: this.leaving })
  }

  /** 加入日历; asks for the plan again when it did not come. */
  readonly addToCalendar = singleFlight(async (): Promise<void> => {
    try {
      const plan = this.plan.value ?? (await readPlan(this.root.call, this.orderNo))
      await addToCalendar(this.root, plan)
    } catch (error) {
      this.root.presentError(error)
    }
  })

  openMap(): void {
    const order = this.order.value
    if (!order) return
    const { branchName: name, branch } = order
    const { lat, lon, address } = branch
    void showPlace(this.root, { lat, lon, name, address })
  }

  private heard(status: PayState): boolean {
    if (payVerdict(status) === 'confirming') return false
    void this.load()
    return true
  }
}
