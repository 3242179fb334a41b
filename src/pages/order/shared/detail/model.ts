import { runInAction } from 'mobx'
import { showPlace } from '@/components/booking/show-place'
import { addToCalendar } from '@/components/order/add-to-calendar'
import { ORDER_STATUS } from '@/domain/order/codes'
import { isExpired } from '@/domain/order/timers'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { readOrder, type OrderDetail } from '@/services/order/order'
import { readPlan } from '@/services/booking/visit-plan'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { ActionRunner, type OrderChange } from '../actions/action-runner'
import { texts } from './texts'

/** A credential is renewed this often, and not more often than the second, ms. */
const CREDENTIAL_MS = 60_000
const LEAST_MS = 1000
/** While a payment has no result, its time is over and the order still open, or a till has a code before it. */
const UNDECIDED_MS = 4000

/** One order: everything the server says of it, kept fresh while it is looked at; its page says what a plan of it is. */
export class OrderDetailModel<Plan = unknown> {
  readonly request = new LoadableRequest<OrderDetail>()
  readonly actions: ActionRunner
  /** That of the order that was read last. */
  plan: Plan | undefined = undefined
  /** The credential on screen is older than it may be. */
  credentialOver = false
  /** Id of the code that is shown to a till; it stays while its sheet closes. */
  shownCode = ''
  codeShown = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNum: string,
    /** Fetches what draws an order, so that its cards come together. */
    private readonly planOf: (order: OrderDetail) => Promise<Plan>,
    private readonly by?: Parameters<typeof readOrder>[2],
    /** Beside a list, which has to know of it. */
    private readonly onChange?: (change: OrderChange) => void
  ) {
    this.actions = new ActionRunner(root, (_number, change) => this.changed(change))
    observed(this)
  }

  get order(): OrderDetail | undefined {
    return this.request.value
  }

  get now(): () => number {
    return this.root.clock.now
  }

  enter(): void {
    this.scope.onLeave(() => clearTimeout(this.timer))
    void this.load()
  }

  /** Nothing is asked for meanwhile. */
  covered(): void {
    clearTimeout(this.timer)
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    clearTimeout(this.timer)
    const { scope } = this
    const order = await scope.run(this.request, async () => {
      const read = await readOrder(scope.call, this.orderNum, this.by)
      const plan = await this.planOf(read)
      runInAction(() => (this.plan = plan))
      return read
    })
    if (scope.left) return
    if (order) this.root.clock.set(order.serverTime)
    this.checkCredential()
    this.planNext()
  }

  /** 加入日历. */
  readonly addToCalendar = singleFlight(async (): Promise<void> => {
    try {
      await addToCalendar(this.root, await readPlan(this.root.call, this.orderNum))
    } catch (error) {
      this.root.presentError(error)
    }
  })

  openMap(): void {
    if (!this.order) return
    const { branch, branchName: name } = this.order
    const { lat, lon, address } = branch
    void showPlace(this.root, { lat, lon, name, address })
  }

  async copy(text: string, done: string): Promise<void> {
    const copied = await host.copy(text)
    if (copied && host.copyIsTold) return
    this.root.feedback.toast(copied ? { text: done, icon: 'success' } : { text: texts.copyFailed })
  }

  /** Before a till, the first that is not used unless another one is meant: the order is read again and again, so that what the till does is seen. */
  showCode(id = this.order?.codes.find(({ state }) => state === 'unused')?.id ?? ''): void {
    this.shownCode = id
    this.codeShown = true
    void this.load()
  }

  hideCode(): void {
    this.codeShown = false
  }

  private changed(change: OrderChange): void {
    this.onChange?.(change)
    if (change === 'deleted' && this.onChange) return
    if (change === 'deleted') navigate('orderList', {}, { replace: true })
    else void this.load()
  }

  private checkCredential(): void {
    const expiresAt = this.order?.credential?.expiresAt
    runInAction(() => (this.credentialOver = expiresAt !== undefined && isExpired(expiresAt, this.now())))
  }

  /** When to read the order again by itself; a covered page does when it shows again. */
  private planNext(): void {
    if (!this.scope.shown) return
    const ms = this.refreshIn()
    if (ms !== null) this.timer = setTimeout(() => void this.load(), ms)
  }

  private refreshIn(): number | null {
    const { order } = this
    if (!order) return null
    if (order.status === ORDER_STATUS.payConfirming) return UNDECIDED_MS
    if (order.status === ORDER_STATUS.unpaid) {
      const over = order.payDeadline !== null && isExpired(order.payDeadline, this.now())
      return over ? UNDECIDED_MS : null
    }
    if (this.codeShown) return UNDECIDED_MS
    if (!order.credential) return null
    if (this.credentialOver) return UNDECIDED_MS
    const left = order.credential.expiresAt - this.now()
    return Math.max(LEAST_MS, Math.min(left, CREDENTIAL_MS))
  }
}
