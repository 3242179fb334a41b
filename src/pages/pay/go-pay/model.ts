import { CallError, isUndecided } from '@/contract/errors'
import { payVerdict, type PayVerdict } from '@/domain/order/pay-verdict'
import { isExpired } from '@/domain/order/timers'
import { currentPay } from '@/platform/door/paying'
import type { ChannelOption, PayChannel, PayOutcome, PayTicket } from '@/platform/door/pay'
import { host } from '@/platform/host'
import { pageHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { readOrder, type OrderDetail } from '@/services/order/order'
import type { PaidOrder } from '@/services/order/orders'
import {
  laterDue,
  payerPageOf,
  payState,
  startPayment,
  type LaterDue,
  type PayState
} from '@/services/order/pay'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { PayWatch } from '../shared/pay-watch'
import { PayIntent } from './intent'
import { askWhoPays, payerCodeOf } from './payer-code'
import { agreesToSum, saysPaid, staysToPay } from './questions'
import { texts } from './texts'

/** A sum to be paid, until when, under which number once that is known, and what became of it. */
export type Bill = Pick<NonNullable<OrderDetail['owed']>, 'fen' | 'payDeadline' | 'payOrder' | 'payment'>

export interface GoPayParams {
  readonly orderNo?: string
  readonly orderType?: string
  /** What is paid after the order: its balance, what a change costs, what was added. */
  readonly due?: string
  /** Set by a cashier that leads back here. */
  readonly payResult?: string
}

/** After the deadline the server closes the order by its own round; it is asked again after so many ms. */
const CLOSING_MS = 3000

/** Paying an order (§4). What the client hears of a payment is a hint; only the server's word leads on. */
export class GoPayModel {
  readonly order = new LoadableRequest<OrderDetail>()
  /** What was to be paid together when the page was opened. */
  private first: readonly PaidOrder[] = []
  readonly watch: PayWatch
  channels: readonly ChannelOption[]
  chosen: PayChannel | null
  busy = false
  /** Paid: the next page is on its way. */
  done = false
  private readonly due: LaterDue | undefined
  private readonly intent: PayIntent
  /** A cashier led back here, or the payer came back from one: the result is asked for once. */
  private returning: boolean
  /** What WeChat's page came back with; serves one payment. */
  private payerCode: string | undefined
  /** Seen again while the host had not yet said that its own page was open. */
  private backEarly = false
  /** The page was covered while it was asking: it goes on when it shows again. */
  private paused = false
  private closing: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: GoPayParams
  ) {
    this.due = laterDue(params.due)
    this.intent = new PayIntent(root, `${this.orderNo}${this.due ?? ''}`)
    this.watch = new PayWatch(root, (status) => this.heard(status))
    this.channels = currentPay().channels()
    const earlier = this.channels.find(({ channel }) => channel === this.intent.channel)
    this.chosen = (earlier ?? this.channels[0])?.channel ?? null
    this.returning = params.payResult !== undefined
    this.payerCode = payerCodeOf(root.items, host.entryQuery())
    observed(this)
  }

  get orderNo(): string {
    return this.params.orderNo ?? ''
  }

  /** What the order that was just made costs; null for another one, which only the server knows. */
  get knownFen(): number | null {
    const info = this.root.items.get('orderInfo')
    return info?.number === this.orderNo ? info.payFen : null
  }

  /** The order itself is paid: this is about what it still owes. */
  get later(): boolean {
    return this.due !== undefined
  }

  /** The payment is for several orders, or was when the page was opened. */
  get several(): boolean {
    return !this.later && this.first.length > 1
  }

  /** Those of them that were cancelled meanwhile. */
  get lost(): readonly PaidOrder[] {
    const order = this.order.value
    if (!order) return []
    const { together, number } = order
    return this.first.filter(
      (one) => one.number !== number && !together.some((left) => left.number === one.number)
    )
  }

  get verdict(): PayVerdict | null {
    const order = this.order.value
    return order ? this.billOf(order).payment : null
  }

  /** What this page takes the money for; once that is paid, the order itself. */
  billOf(order: OrderDetail): Bill {
    return (this.due && order.owed) || { ...order, fen: order.dueFen }
  }

  get confirming(): boolean {
    return this.watch.asking
  }

  get option(): ChannelOption | undefined {
    return this.channels.find(({ channel }) => channel === this.chosen)
  }

  get now(): () => number {
    return this.root.clock.now
  }

  enter(): void {
    this.scope.onLeave(host.onForeground(this.foreground))
    this.scope.onLeave(this.covered)
    void this.load()
  }

  /** Another page lies on top: what is heard now must not lead on over it. */
  covered(): void {
    this.paused = this.watch.asking
    this.watch.stop()
    clearTimeout(this.closing)
  }

  returned(): void {
    void this.load()
  }

  /** Reads the order, and what it says about paying. */
  async load(): Promise<void> {
    if (!this.orderNo || this.done) return
    const { scope } = this
    const order = await scope.run(this.order, () => readOrder(scope.call, this.orderNo))
    if (!order) return
    this.root.clock.set(order.serverTime)
    if (this.first.length === 0) this.setFirst(order.together)
    this.offer()
    const bill = this.billOf(order)
    switch (bill.payment) {
      case 'paid':
        return this.succeed()
      case 'confirming':
        return this.watch.start(bill.payOrder)
      case 'unpaid':
      case 'failed':
        this.watchClosing(bill)
        if (this.paused) {
          this.paused = false
          return this.watch.start(bill.payOrder)
        }
        if (bill.payOrder && (this.returning || this.intent.left)) await this.askResult(bill.payOrder)
        else if (this.payerCode) void this.pay()
        return
      default:
        this.watch.stop()
        this.intent.end()
    }
  }

  choose(channel: PayChannel): void {
    if (!this.busy) this.chosen = channel
  }

  readonly pay = singleFlight(async (): Promise<void> => {
    const { chosen } = this
    const order = this.order.value
    if (!chosen || this.done || this.watch.asking || !order) return
    this.setBusy(true)
    this.backEarly = false
    try {
      const idempotencyKey = await this.intent.keyFor(chosen)
      const { payerCode } = this
      const wanted = { orderNo: this.orderNo, channel: chosen, due: this.due, payerCode }
      const { fen, ...ticket } = await startPayment(this.root.call, wanted, idempotencyKey)
      this.payerCode = undefined
      this.root.clock.set(ticket.serverTime)
      if (this.scope.left || !(await this.agrees(order, fen))) return
      if (ticket.action === 'redirect') this.intent.setLeft(true)
      const nativePage = pageHref('goPay', { ...this.params, payResult: undefined })
      await this.applyOutcome(await currentPay().pay({ ...ticket, nativePage }), ticket)
    } catch (error) {
      if (!isUndecided(error)) {
        this.intent.end()
        this.payerCode = undefined
      }
      const asked = payerPageOf(error)
      if (asked) return askWhoPays(this.root.items, asked)
      this.root.presentError(error)
      // The order may have been closed or paid elsewhere.
      if (error instanceof CallError && !isUndecided(error)) await this.load()
    } finally {
      this.setBusy(false)
      if (this.backEarly && this.intent.left) void this.load()
    }
  })

  /** 返回收银台: the server knows of no payment, so another try is possible. */
  stopAsking(): void {
    this.watch.stop()
    void this.load()
  }

  /** The time to pay ran out while the page was open. */
  timeOver(): void {
    void this.load()
  }

  /** R2.187: back asks first while there is something to pay, and leads to the order list. */
  readonly back = singleFlight(async (): Promise<void> => {
    const order = this.order.value
    const open = this.verdict === 'unpaid' || this.verdict === 'failed'
    if (order?.payDeadline && open && !this.confirming && !isExpired(order.payDeadline, this.now())) {
      const stays = await staysToPay(this.root.feedback, order.payDeadline, Boolean(order.goods))
      if (stays || this.scope.left) return
    }
    navigate('orderList', {}, { replace: true })
  })

  /** Another order of the payment was left out meanwhile: what is paid now is shown, and asked about before it is paid. */
  private async agrees(order: OrderDetail, fen: number): Promise<boolean> {
    if (fen === this.billOf(order).fen || this.later) return true
    await this.load()
    return (await agreesToSum(this.root.feedback, fen)) && !this.scope.left
  }

  /** Channels of the host, of which the shop takes money by. */
  private offer(): void {
    const taken = this.order.value?.payChannels ?? null
    const channels = currentPay().channels()
    this.channels = taken ? channels.filter(({ channel }) => taken.includes(channel)) : channels
    if (!this.channels.some(({ channel }) => channel === this.chosen))
      this.chosen = this.channels[0]?.channel ?? null
  }

  private setFirst(together: readonly PaidOrder[]): void {
    this.first = together
  }

  private foreground(): void {
    if (this.watch.asking) this.watch.again()
    else if (this.busy) this.backEarly = true
    else if (this.intent.left) void this.load()
  }

  private async applyOutcome(outcome: PayOutcome, ticket: Omit<PayTicket, 'nativePage'>): Promise<void> {
    const { feedback } = this.root
    switch (outcome) {
      case 'accepted':
        this.intent.end()
        return this.watch.start(ticket.payOrderNum)
      case 'cancelled':
        this.intent.end()
        return feedback.toast({ text: texts.cancelled })
      case 'failed':
        return this.hostFailed(ticket.payOrderNum)
      case 'lacking':
        this.intent.end()
        feedback.toast({ text: texts.lacking })
        return this.offer()
      case 'away':
        return this.intent.setLeft(true)
      case 'left':
        // A container that kept silent is still here; a cashier page takes this one's place.
        if (ticket.action !== 'redirect') await this.askResult(ticket.payOrderNum)
    }
  }

  /** The host's word is a hint: the gateway may have the money all the same, and the server asks it. */
  private async hostFailed(payOrderNum: string): Promise<void> {
    this.intent.end()
    const status = await payState(this.scope.call, payOrderNum).catch(() => null)
    if (this.scope.left || (status && this.heard(status))) return
    this.root.feedback.toast({ text: texts.failed })
    await this.load()
  }

  /** On return: the server first, and the payer when the server knows of nothing. */
  private async askResult(payOrderNum: string): Promise<void> {
    this.returning = false
    this.intent.setLeft(false)
    let status: PayState
    try {
      status = await payState(this.scope.call, payOrderNum)
    } catch (error) {
      if (this.scope.left) return
      this.root.presentError(error)
      return
    }
    if (this.scope.left || this.heard(status)) return
    if (payVerdict(status) === 'confirming') return this.watch.start(payOrderNum)
    const finished = await saysPaid(this.root.feedback)
    if (this.scope.left) return
    this.intent.end()
    if (finished) this.watch.start(payOrderNum)
  }

  /** One answer about the payment. @returns true when it is a result. */
  private heard(status: PayState): boolean {
    switch (payVerdict(status)) {
      case 'paid':
        this.succeed()
        return true
      case 'failed':
        this.intent.end()
        this.root.feedback.toast({ text: status.message || texts.failed })
        void this.load()
        return true
      case 'closed':
      case 'refunded':
        void this.load()
        return true
      default:
        return false
    }
  }

  private succeed(): void {
    if (this.done) return
    this.done = true
    this.watch.stop()
    this.intent.end()
    const orderType = this.params.orderType ?? String(this.order.value?.type ?? '')
    navigate('paySuccess', { orderNo: this.orderNo, orderType }, { replace: true })
  }

  private watchClosing({ payDeadline }: Bill): void {
    clearTimeout(this.closing)
    if (payDeadline === null || !isExpired(payDeadline, this.now())) return
    this.closing = setTimeout(() => void this.load(), CLOSING_MS)
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
