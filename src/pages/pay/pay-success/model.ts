import { runInAction } from 'mobx'
import { showPlace } from '@/components/booking/show-place'
import { addToCalendar } from '@/components/order/add-to-calendar'
import { fulfilmentOf } from '@/domain/kinds'
import { ORDER_STATUS } from '@/domain/order/codes'
import { payVerdict, type PayVerdict } from '@/domain/order/pay-verdict'
import { host } from '@/platform/host'
import { readOrder, type OrderDetail } from '@/services/order/order'
import { branchesOf, type Branch } from '@/services/catalogue/branches'
import { readDeclaration, type Declaration } from '@/services/placing/customs'
import { readPlan, type VisitPlan } from '@/services/booking/visit-plan'
import type { PayState } from '@/services/order/pay'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { PayWatch } from '../shared/pay-watch'

const AHEAD: readonly (number | null)[] = [ORDER_STATUS.awaitingOrg, ORDER_STATUS.toVisit]

/** So long the word that it is paid waits for what the page stands without, ms. */
const MORE_MS = 1000
/** While a till has a code before it the order is read again this often, ms. */
const SHOWN_MS = 4000

const isAhead = ({ date, status }: OrderDetail): boolean => date !== '' && AHEAD.includes(status)

/** What comes after payment. The server's word decides whether there was one (§4). */
export class PaySuccessModel<Face = unknown> {
  readonly order = new LoadableRequest<OrderDetail>()
  readonly plan = new LoadableRequest<VisitPlan>()
  readonly declaration = new LoadableRequest<Declaration>()
  /** Where codes are used: those of the city, nearest first. */
  readonly branches = new LoadableRequest<readonly Branch[]>()
  /** What draws the order that was read last. */
  face: Face | undefined = undefined
  /** Id of the code that is shown to a till; it stays while its sheet closes. */
  shownCode = ''
  codeShown = false
  readonly watch: PayWatch
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNo: string,
    /** Fetches what draws an order, so that its cards come together. */
    private readonly faceOf: (order: OrderDetail) => Promise<Face>
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
    return order !== undefined && isAhead(order)
  }

  /** How many days a tap puts into the calendar: of doses all. */
  get calendarDays(): number {
    return 1 + (this.plan.value?.days.length ?? 0)
  }

  get now(): number {
    return this.root.clock.now()
  }

  enter(): void {
    this.scope.onLeave(host.onForeground(this.watch.again))
    this.scope.onLeave(this.watch.stop)
    this.scope.onLeave(() => clearTimeout(this.timer))
    void this.load()
  }

  covered(): void {
    this.watch.stop()
    clearTimeout(this.timer)
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    if (!this.orderNo) return
    clearTimeout(this.timer)
    const { scope } = this
    const order = await scope.run(this.order, async () => {
      const read = await readOrder(scope.call, this.orderNo)
      if (read.payment !== 'paid') return read
      const late = new Promise((over) => setTimeout(over, MORE_MS))
      const [face] = await Promise.all([this.faceOf(read), Promise.race([this.loadMore(read), late])])
      runInAction(() => (this.face = face))
      return read
    })
    if (!order) return
    this.root.clock.set(order.serverTime)
    if (order.payment === 'confirming') return this.watch.start(order.payOrder)
    this.watch.stop()
    if (this.codeShown && scope.shown) this.timer = setTimeout(() => void this.load(), SHOWN_MS)
  }

  /** What comes with the order, so that nothing moves, unless it is late: the page stands without it too. */
  private async loadMore(order: OrderDetail): Promise<void> {
    await Promise.all([
      isAhead(order) ? this.loadPlan() : null,
      this.loadDeclaration(order),
      this.loadBranches(order)
    ])
  }

  /** Before a till: what it does with the code is seen. */
  showCode(id: string): void {
    this.shownCode = id
    this.codeShown = true
    void this.load()
  }

  hideCode(): void {
    this.codeShown = false
  }

  private async loadBranches({ codes }: OrderDetail): Promise<void> {
    if (codes.length === 0 || this.branches.value) return
    const { cityCode, position } = this.root.location
    const where = position ? { latitude: position.lat, longitude: position.lon } : {}
    await this.scope.run(this.branches, () => branchesOf(this.scope.call, { cityCode, ...where }))
  }

  /** Who declares it, and what that person has of the year. */
  private async loadDeclaration({ kind, type }: OrderDetail): Promise<void> {
    const { scope } = this
    const fulfilment = fulfilmentOf(kind, type)
    if (fulfilment?.by === 'parcel' && fulfilment.customs)
      await scope.run(this.declaration, () => readDeclaration(scope.call, this.orderNo))
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
