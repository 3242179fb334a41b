import { runInAction } from 'mobx'
import { CallError, ErrorCode, isUndecided } from '@/contract/errors'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { MAX_CHANGES } from '@/domain/order/change'
import { navigate } from '@/routes/navigate'
import { branchDays, type PricedDay } from '@/services/booking'
import { changeVisit } from '@/services/change-visit'
import { readOrder, type OrderDetail } from '@/services/order'
import { changedPrice } from '@/services/refusals'
import { slotsOf } from '@/services/slots'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Another day for the visit of an order: the days of its branch, the times of the chosen one, and the change. */
export class ChangeDateModel {
  readonly request = new LoadableRequest<OrderDetail>()
  readonly slots = new LoadableRequest<readonly Slot[]>()
  days: readonly PricedDay[] = []
  calendarOpen = false
  /** 'YYYY-MM-DD'; '' while none is chosen. */
  date = ''
  slotId: number | null = null
  busy = false
  /** Repeats the same change and no other. */
  private attempt: { readonly of: string; readonly key: string } | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNum: string
  ) {
    observed(this)
  }

  get order(): OrderDetail | undefined {
    return this.request.value
  }

  get today(): string {
    return dateOf(this.root.clock.now())
  }

  get changesLeft(): number {
    return Math.max(0, MAX_CHANGES - (this.order?.changeCount ?? 0))
  }

  get chosen(): Slot | undefined {
    return this.slots.value?.find(({ id, remaining }) => id === this.slotId && remaining > 0)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const order = await scope.run(this.request, () => readOrder(scope.call, this.orderNum))
    if (order) this.root.clock.set(order.serverTime)
  }

  /** 更多日期. */
  readonly openCalendar = singleFlight(async (): Promise<void> => {
    const { order, scope, today: startDate } = this
    if (!order) return
    try {
      const { productCode, branch } = order
      const days = await branchDays(scope.call, { branchId: branch.id, productCode, startDate })
      runInAction(() => {
        this.days = days
        this.calendarOpen = true
      })
    } catch (error) {
      this.root.presentError(error)
    }
  })

  closeCalendar(): void {
    this.calendarOpen = false
  }

  pickDate(date: string): void {
    this.calendarOpen = false
    this.date = date
    this.slotId = null
    void this.loadSlots()
  }

  async loadSlots(): Promise<void> {
    const { order, scope, date } = this
    if (!order || date === '') return
    const wanted = { branchId: order.branch.id, productCode: order.productCode, date, ampm: 0 }
    await scope.run(this.slots, () => slotsOf(scope.call, wanted), { fresh: true })
  }

  mark(id: number): void {
    this.slotId = id
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    this.setBusy(true)
    try {
      await this.change(0)
    } finally {
      this.setBusy(false)
    }
  })

  /** @param differenceFen what was agreed that it costs more */
  private async change(differenceFen: number): Promise<void> {
    const { root, order, date, chosen: slot, orderNum } = this
    if (!order || !slot) return
    const wanted = { orderNum, branchId: order.branch.id, date, slot, differenceFen }
    try {
      const changed = await changeVisit(root.call, wanted, await this.keyFor(JSON.stringify(wanted)))
      if (this.scope.left) return
      if (changed?.toPay) {
        const params = { orderNo: orderNum, orderType: String(changed.orderType), due: 'change' }
        navigate('goPay', params, { replace: true })
        return
      }
      root.feedback.toast({ text: texts.changed, icon: 'success' })
      navigate('sugarOrderDetail', { orderNum }, { replace: true })
    } catch (error) {
      await this.refused(error)
    }
  }

  private async refused(error: unknown): Promise<void> {
    if (!isUndecided(error)) this.attempt = null
    if (error instanceof CallError && error.code === ErrorCode.priceChanged) {
      const { fromFen = 0, toFen = 0 } = changedPrice(error)
      if (await this.agrees(toFen - fromFen)) await this.change(toFen - fromFen)
      return
    }
    this.root.presentError(error)
    // The time may be gone: what is free now is shown.
    await this.loadSlots()
  }

  private agrees(fen: number): Promise<boolean> {
    const dearer = fen > 0
    const yuan = formatYuan(Math.abs(fen))
    return this.root.feedback.confirm({
      title: texts.differs,
      text: dearer ? texts.dearer(yuan) : texts.cheaper(yuan),
      confirmText: dearer ? texts.agreeDearer : texts.agreeCheaper
    })
  }

  private async keyFor(of: string): Promise<string> {
    if (this.attempt?.of !== of) this.attempt = { of, key: await this.root.newKey() }
    return this.attempt.key
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
