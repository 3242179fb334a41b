import { reaction } from 'mobx'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { canBookBranch } from '@/domain/booking/slot/stock'
import type { ListedBranch } from '@/services/booking'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { BookingPlan } from '../kinds/plan'
import type { BookingFlow } from './flow'
import type { BookingModel } from './model'

/** The one branch of the day whose times stand in its card, and the time that is marked there. */
export class InCard {
  readonly slots = new LoadableRequest<readonly Slot[]>()
  private opened = ''
  private marked: number | null = null

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

  /** Held by this user: it can be chosen again though nothing is left. */
  get heldId(): number | null {
    return this.branch ? this.flow.hold.slotAt(this.branch.id, this.date) : null
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
    return reaction(() => [this.branch, this.date] as const, this.ask, { fireImmediately: true })
  }

  open(branchId: string): void {
    this.opened = branchId
  }

  mark(slotId: number): void {
    this.marked = slotId
  }

  async ask(): Promise<void> {
    const { branch, date } = this
    this.marked = null
    if (!branch) return this.slots.reset()
    const { params, scope } = this.list
    const { items } = this.root
    const { id: productCode } = params
    const again = items.againOf(productCode)
    const wanted = { branchId: branch.id, productCode, date, ampm: branch.ampm, again }
    await scope.run(this.slots, () => this.plan.slots(scope.call, wanted), { fresh: true })
  }

  next(): void {
    const { branch, chosen } = this
    if (branch && chosen) void this.flow.takeIn(branch, this.date, chosen)
  }
}
