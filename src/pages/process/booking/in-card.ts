import { reaction } from 'mobx'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { canBookBranch } from '@/domain/booking/slot/stock'
import type { ListedBranch } from '@/services/booking/booking'
import type { ListedDoctor } from '@/services/catalogue/doctors'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { BookingPlan } from '../kinds/plan'
import type { BookingFlow } from './flow'
import type { BookingModel } from './model'

/** The one branch of the day whose times stand in its card, and the time that is marked there. */
export class InCard {
  readonly slots = new LoadableRequest<readonly Slot[]>()
  readonly doctors = new LoadableRequest<readonly ListedDoctor[]>()
  private opened = ''
  private marked: number | null = null
  /** '' nobody in particular; null before anybody was chosen. */
  private picked: string | null = null

  constructor(
    private readonly root: Root,
    private readonly list: BookingModel,
    private readonly flow: BookingFlow,
    private readonly plan: BookingPlan
  ) {
    observed(this)
  }

  /** The one that was opened, else that of an earlier choice, else the first that has a seat. */
  get branch(): ListedBranch | undefined {
    const open = this.list.branches.filter(canBookBranch)
    const before = this.list.draft?.parts.visit?.branch.id
    return open.find(({ id }) => id === this.opened) ?? open.find(({ id }) => id === before) ?? open[0]
  }

  get date(): string {
    return this.list.activeDate
  }

  /** The day, of a product that wants an empty stomach. */
  get fastingOn(): string | undefined {
    return this.list.request.value?.product.fasting ? this.date : undefined
  }

  /** Held by this user: it can be chosen again though nothing is left. */
  get heldId(): number | null {
    const { visit } = this.list.draft?.parts ?? {}
    if (!this.branch || (visit?.doctor?.id ?? '') !== (this.doctor?.id ?? '')) return null
    return this.flow.hold.slotAt(this.branch.id, this.date)
  }

  /** Whose times are shown: as chosen here, on the way here, else before; undefined: of nobody in particular. */
  get doctor(): ListedDoctor | undefined {
    const wanted = this.picked ?? this.list.params.doctorId ?? this.list.draft?.parts.visit?.doctor?.id
    return this.doctors.value?.find(({ id, works }) => id === wanted && works)
  }

  isOpen({ id, remaining }: Slot): boolean {
    return remaining > 0 || id === this.heldId
  }

  /** The marked time; the only one of a day is marked by itself. */
  get chosen(): Slot | null {
    const slots = this.slots.value ?? []
    const only = slots.length === 1 ? slots[0] : undefined
    const wanted = this.marked ?? this.heldId ?? only?.id
    return slots.find((slot) => slot.id === wanted && this.isOpen(slot)) ?? null
  }

  /** Follows day and list: whatever changes there, the times are asked again. */
  enter(): () => void {
    return reaction(
      () => [this.branch, this.date] as const,
      () => void this.ask(),
      { fireImmediately: true }
    )
  }

  open(branchId: string): void {
    this.opened = branchId
  }

  /** '' nobody in particular. */
  pickDoctor(id: string): void {
    this.picked = id
    this.marked = null
    void this.askTimes()
  }

  mark(slotId: number): void {
    this.marked = slotId
  }

  async ask(): Promise<void> {
    const { branch, date } = this
    const { doctors } = this.plan
    this.marked = null
    if (!branch) return this.slots.reset()
    if (doctors) {
      const { scope } = this.list
      await scope.run(this.doctors, () => doctors(scope.call, { branchId: branch.id, date }), { fresh: true })
    }
    await this.askTimes()
  }

  private async askTimes(): Promise<void> {
    const { branch, date, doctor } = this
    if (!branch) return
    const { scope } = this.list
    const { items } = this.root
    const { id: productCode } = this.list.params
    const again = items.againOf(productCode)
    const wanted = { branchId: branch.id, productCode, date, ampm: branch.ampm, again, doctorId: doctor?.id }
    await scope.run(this.slots, () => this.plan.slots(scope.call, wanted), { fresh: true })
  }

  next(): void {
    const { branch, chosen } = this
    if (branch && chosen) void this.flow.takeIn({ ...branch, doctor: this.doctor }, this.date, chosen)
  }
}
