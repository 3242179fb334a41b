import { showPlace } from '@/components/booking/show-place'
import { addToCalendar } from '@/components/order/add-to-calendar'
import { ORDER_STATUS } from '@/domain/order/codes'
import { payVerdict, type PayVerdict } from '@/domain/order/pay-verdict'
import { host } from '@/platform/host'
import { readOrder, type OrderDetail } from '@/services/order/order'
import { readPlan, type VisitPlan } from '@/services/booking/visit-plan'
import type { PayState } from '@/services/order/pay'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { PayWatch } from '../shared/pay-watch'

const AHEAD: readonly (number | null)[] = [ORDER_STATUS.awaitingOrg, ORDER_STATUS.toVisit]

/** What comes after payment. The server's word decides whether there was one (§4). */
export class PaySuccessModel {
  readonly order = new LoadableRequest<OrderDetail>()
  readonly plan = new LoadableRequest<VisitPlan>()
  readonly watch: PayWatch

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNo: string,
    /** Resolves once the parts that only some orders have are there. */
    private readonly partsOf: (order: OrderDetail) => Promise<unknown>
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
    this.scope.onLeave(host.onForeground(this.watch.again))
    this.scope.onLeave(this.watch.stop)
    void this.load()
  }

  covered(): void {
    this.watch.stop()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    if (!this.orderNo) return
    const { scope } = this
    const order = await scope.run(this.order, async () => {
      const read = await readOrder(scope.call, this.orderNo)
      await this.partsOf(read)
      return read
    })
    if (!order) return
    this.root.clock.set(order.serverTime)
    if (order.payment === 'confirming') return this.watch.start(order.payOrder)
    this.watch.stop()
    if (this.visitAhead) await this.loadPlan()
  }

  async loadPlan(): Promise<void> {
    const { scope } = this
    await scope.run(this.plan, () => readPlan(scope.call, this.orderNo))
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
