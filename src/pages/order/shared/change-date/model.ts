import { runInAction } from 'mobx'
import { CallError, ErrorCode, groupOf, isUndecided } from '@/contract/errors'
import { dayState } from '@/domain/booking/calendar/day-state'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { MAX_CHANGES } from '@/domain/order/change'
import { ORDER_STATUS } from '@/domain/order/codes'
import { navigate } from '@/routes/navigate'
import { branchDays, type PricedDay } from '@/services/booking/booking'
import { changeVisit, withdrawChange } from '@/services/order/change-visit'
import { otherSlots, type OtherSlot } from '@/services/booking/hold'
import { readOrder, type OrderDetail } from '@/services/order/order'
import { changedPrice } from '@/services/http/refusals'
import { slotsOf } from '@/services/booking/slots'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { BranchChoice } from './branches'
import { sharedTexts } from '../texts'
import { texts } from './texts'

/** Days that stand side by side; the others are in the calendar. */
const NEAR_DAYS = 14

/** The pages on which orders are shown, one of which is left for this one. */
export type OrderPage = 'orderDetail' | 'sugarOrderDetail'

/** Another day for the visit of an order, or its first: the days of its branch, the times of the chosen one, and the change. */
export class ChangeDateModel {
  readonly request = new LoadableRequest<OrderDetail>()
  readonly calendar = new LoadableRequest<readonly PricedDay[]>()
  readonly slots = new LoadableRequest<readonly Slot[]>()
  readonly branches: BranchChoice
  calendarOpen = false
  /** 'YYYY-MM-DD'; '' while none is chosen. */
  date = ''
  slotId: number | null = null
  busy = false
  /** What is offered in place of a time that is gone. */
  others: { readonly open: boolean; readonly message: string; readonly list: readonly OtherSlot[] } = {
    open: false,
    message: '',
    list: []
  }
  /** Another branch than that of the order, once a time there was chosen. */
  private elsewhere: { readonly id: string; readonly name: string } | null = null
  /** Repeats the same change and no other. */
  private attempt: { readonly of: string; readonly key: string } | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNum: string,
    private readonly leadsTo: OrderPage
  ) {
    this.branches = new BranchChoice(root, scope)
    observed(this)
  }

  get order(): OrderDetail | undefined {
    return this.request.value
  }

  get today(): string {
    return dateOf(this.root.clock.now())
  }

  /** It has no day yet, or its day passed. */
  get isFirst(): boolean {
    return this.order?.actions.some((action) => action === 'book' || action === 'rebook') ?? false
  }

  get changesLeft(): number {
    return Math.max(0, MAX_CHANGES - (this.order?.changeCount ?? 0))
  }

  /** Why the day of the order stays; '' when it can be changed. */
  get refusal(): 'never' | 'late' | 'often' | '' {
    const { order } = this
    if (!order || this.isFirst) return order ? '' : 'never'
    if (order.actions.includes('reschedule')) return ''
    // Neither the page nor a link to it offers what the server refuses.
    if (order.status !== ORDER_STATUS.toVisit || order.date === '') return 'never'
    return this.changesLeft === 0 ? 'often' : 'late'
  }

  get branch(): { readonly id: string; readonly name: string } | null {
    const { order } = this
    return this.elsewhere ?? (order ? { id: order.branch.id, name: order.branchName } : null)
  }

  get days(): readonly PricedDay[] {
    return this.calendar.value ?? []
  }

  /** From the first day on which there is a seat, with the chosen one. */
  get nearDays(): readonly PricedDay[] {
    const first = this.days.findIndex((day) => !dayState(day).disabled)
    const near = first < 0 ? [] : this.days.slice(first, first + NEAR_DAYS)
    const chosen = this.days.find(({ date }) => date === this.date)
    return chosen && !near.includes(chosen) ? [...near, chosen] : near
  }

  get chosen(): Slot | undefined {
    return this.slots.value?.find(({ id, remaining }) => id === this.slotId && remaining > 0)
  }

  /** What it costs more, below 0 less. */
  get differenceFen(): number {
    return this.isFirst ? 0 : (this.order?.changeFen ?? 0)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const order = await scope.run(this.request, () => readOrder(scope.call, this.orderNum))
    if (!order) return
    this.root.clock.set(order.serverTime)
    if (this.refusal !== '' || order.owed?.purpose === 'change') return
    this.takeUp()
    await Promise.all([this.loadDays(), this.loadSlots()])
  }

  async loadDays(): Promise<void> {
    const { order, scope, branch, today: startDate } = this
    if (!order || !branch) return
    const wanted = { branchId: branch.id, productCode: order.productCode, startDate }
    await scope.run(this.calendar, () => branchDays(scope.call, wanted))
  }

  /** 更多日期. */
  openCalendar(): void {
    this.calendarOpen = this.days.length > 0
  }

  closeCalendar(): void {
    this.calendarOpen = false
  }

  pickDate(date: string): void {
    this.calendarOpen = false
    this.date = date
    this.slotId = null
    this.keep()
    void this.loadSlots()
  }

  async loadSlots(): Promise<void> {
    const { order, scope, date, branch } = this
    if (!order || !branch || date === '') return
    const { doctorId } = this
    const { productCode } = order
    const wanted = { branchId: branch.id, productCode, date, ampm: 0, doctorId }
    await scope.run(this.slots, () => slotsOf(scope.call, wanted), { fresh: true })
  }

  mark(id: number): void {
    this.slotId = id
    this.keep()
  }

  /** 换分院. */
  showBranches(): void {
    const { order } = this
    if (order) this.branches.show(order.productCode, this.today)
  }

  /** Another branch, or that of the order again: its days and times are its own. */
  goTo(id: string): void {
    this.branches.close()
    const found = this.branches.request.value?.find((one) => one.id === id)
    if (!found || id === this.branch?.id) return
    this.elsewhere = id === this.order?.branch.id ? null : { id, name: found.name }
    this.date = ''
    this.slotId = null
    this.keep()
    void this.loadDays()
  }

  /** One of the times that are offered in place of one that is gone. */
  async choose({ branchId, branchName, date, slotId }: OtherSlot): Promise<void> {
    this.closeOthers()
    const moved = branchId !== this.branch?.id
    runInAction(() => {
      if (moved) this.elsewhere = { id: branchId, name: branchName }
      this.date = date
      this.slotId = slotId
    })
    this.keep()
    await Promise.all([this.loadSlots(), ...(moved ? [this.loadDays()] : [])])
  }

  closeOthers(): void {
    this.others = { ...this.others, open: false }
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    this.setBusy(true)
    try {
      await this.change(this.differenceFen)
    } finally {
      this.setBusy(false)
    }
  })

  /** 不改了: the time stays as it was. */
  readonly withdraw = singleFlight(async (): Promise<void> => {
    const { root, orderNum } = this
    this.setBusy(true)
    try {
      await withdrawChange(root.call, orderNum)
      root.feedback.toast({ text: sharedTexts.withdrawn, icon: 'success' })
    } catch (error) {
      root.presentError(error)
    } finally {
      this.setBusy(false)
    }
    await this.load()
  })

  payDifference(): void {
    if (this.order) this.toCashier(this.order.type)
  }

  /** @param differenceFen what was agreed that it costs more */
  private async change(differenceFen: number): Promise<void> {
    const { root, order, branch, date, chosen: slot, orderNum, isFirst } = this
    if (!order || !branch || !slot) return
    const { doctorId } = this
    const wanted = { orderNum, branchId: branch.id, date, slot, doctorId, differenceFen }
    try {
      const changed = await changeVisit(root.call, wanted, await this.keyFor(JSON.stringify(wanted)))
      root.items.remove('changeDate')
      if (this.scope.left) return
      if (changed?.toPay) {
        this.toCashier(changed.orderType)
        return
      }
      root.feedback.toast({ text: isFirst ? texts.booked : texts.changed, icon: 'success' })
      navigate(this.leadsTo, { orderNum }, { replace: true })
    } catch (error) {
      await this.refused(error, differenceFen)
    }
  }

  /** Whose times they are; another branch has other people. */
  private get doctorId(): string {
    return this.elsewhere ? '' : (this.order?.doctorId ?? '')
  }

  /** What was chosen before, on this page or before a login. */
  private takeUp(): void {
    const kept = this.root.items.get('changeDate')
    if (kept?.orderNum !== this.orderNum || (kept.date && kept.date < this.today)) return
    runInAction(() => {
      this.elsewhere = kept.elsewhere
      this.date = kept.date
      this.slotId = kept.slotId
    })
  }

  private keep(): void {
    const { orderNum, elsewhere, date, slotId } = this
    this.root.items.set('changeDate', { orderNum, elsewhere, date, slotId })
  }

  private toCashier(orderType: number): void {
    const params = { orderNo: this.orderNum, orderType: String(orderType), due: 'change' }
    navigate('goPay', params, { replace: true })
  }

  private async refused(error: unknown, agreedFen: number): Promise<void> {
    if (!isUndecided(error)) this.attempt = null
    if (error instanceof CallError && error.code === ErrorCode.priceChanged) {
      const { fromFen = 0, toFen = 0 } = changedPrice(error)
      const fen = toFen - fromFen
      if (fen !== agreedFen && (await this.agrees(fen))) await this.change(fen)
      return
    }
    if (error instanceof CallError && groupOf(error) === 'chooseAgain') {
      runInAction(() => (this.others = { open: true, message: error.message, list: otherSlots(error) }))
    } else if (error instanceof CallError && error.code === ErrorCode.personUnfit) {
      this.root.feedback.toast({ text: error.message })
    } else this.root.presentError(error)
    // The time may be gone: what is free now is shown.
    await this.loadSlots()
  }

  private agrees(fen: number): Promise<boolean> {
    const yuan = formatYuan(Math.abs(fen))
    return this.root.feedback.confirm({
      title: texts.differs,
      text: fen > 0 ? texts.dearer(yuan) : fen < 0 ? texts.cheaper(yuan) : texts.equal,
      confirmText: fen > 0 ? texts.agreeDearer : texts.agreeCheaper
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
