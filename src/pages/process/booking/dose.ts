import type { OrderedVisit } from '@/domain/draft/draft'
import { numberedVisit } from '@/domain/kinds/visit-words'
import { DAY_STATUS } from '@/domain/booking/calendar/day-state'
import type { PricedDay } from '@/services/booking/booking'
import type { Dose, OrderDetail } from '@/services/order/order'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { BookingPlan, ScreenPlan } from '../kinds/plan'
import { texts } from './texts'

/** The dose of an order that gets its day on this screen, or another one. Without a visit nothing is asked for. */
export class DoseModel {
  readonly request = new LoadableRequest<OrderDetail>()

  constructor(
    private readonly scope: PageScope,
    readonly visit: OrderedVisit | undefined,
    private readonly plan: Pick<ScreenPlan, 'kind' | 'noteOf'>
  ) {
    observed(this)
  }

  get order(): OrderDetail | undefined {
    return this.request.value
  }

  get dose(): Dose | undefined {
    return this.order?.doses.find(({ no }) => no === this.visit?.no)
  }

  /** The one after which the interval counts, once it has its day. */
  get before(): Dose | undefined {
    const before = this.order?.doses.find(({ no }) => no + 1 === this.visit?.no)
    return before?.date ? before : undefined
  }

  /** '' of a product, and of a dose that is the only one. */
  get name(): string {
    const { visit, order } = this
    return !visit || (order && order.doses.length < 2) ? '' : numberedVisit(this.plan.kind, visit.no)
  }

  /** Of a branch that had the dose before; '' of any other. */
  hereBefore(branchId: string): string {
    const { before } = this
    return before?.branchId === branchId ? texts.doseHere(numberedVisit(this.plan.kind, before.no)) : ''
  }

  /** What is to be minded before another day is chosen; '' of a product. */
  get note(): string {
    return this.visit ? (this.plan.noteOf ?? texts.doseNote) : ''
  }

  get title(): string {
    const { visit, dose, name } = this
    if (!visit) return texts.title
    return dose?.action === 'date' ? texts.moveDose(name) : texts.bookDose(name)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, visit } = this
    if (!visit) return
    await scope.run(this.request, async () => {
      const { readOrder } = await import('@/services/order/order')
      return readOrder(scope.call, visit.orderNum)
    })
  }

  /** The calendars of a plan with the days closed on which the dose may not be given. */
  bounded(plan: BookingPlan): BookingPlan {
    const within = (days: readonly PricedDay[]) =>
      days.map((day) => (this.allows(day.date) ? day : closed(day)))
    return {
      ...plan,
      cityDays: async (...asked) => within(await plan.cityDays(...asked)),
      branchDays: async (...asked) => within(await plan.branchDays(...asked))
    }
  }

  private allows(date: string): boolean {
    const { from = '', to = '' } = this.dose ?? {}
    return date >= from && (to === '' || date <= to)
  }
}

const closed = (day: PricedDay): PricedDay => ({
  ...day,
  status: DAY_STATUS.closed,
  free: false,
  remaining: 0
})
