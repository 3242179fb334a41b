import { CallError, ErrorCode } from '@/contract/errors'
import type { Hold } from '@/domain/draft/parts'
import { releaseHold } from '@/services/booking/hold'
import type { Root } from '@/stores/root'
import type { BookingPlan } from '../kinds/plan'
import type { BookingModel } from './model'
import type { Target } from './visit-of'

/** The slot that is taken on this screen; one that was held before goes back. */
export class SlotHold {
  constructor(
    private readonly root: Pick<Root, 'call' | 'clock'>,
    private readonly list: BookingModel,
    private readonly plan: Pick<BookingPlan, 'hold'>
  ) {}

  /** The draft's hold while it lasts. */
  get current(): Hold | null {
    const hold = this.list.draft?.parts.visit?.hold ?? null
    return hold && hold.expiresAt > this.root.clock.now() ? hold : null
  }

  /** The slot of that branch and day which this user holds already; null when there is none. */
  slotAt(branchId: string, date: string): number | null {
    const { visit } = this.list.draft?.parts ?? {}
    const same = visit?.branch.id === branchId && visit.date === date
    return same && this.current ? visit.slotId : null
  }

  /**
   * Takes the slot, then gives an earlier hold back so that nobody waits for it.
   * @throws CallError, 27002 with alternatives when no seat is left
   */
  async take(target: Target, date: string, slotId: number): Promise<Hold> {
    const { call } = this.root
    const before = this.current
    const { id: productCode } = this.list.params
    const persons = this.list.draft?.parts.product?.persons ?? 1
    try {
      const doctorId = target.doctor?.id
      const slot = { branchId: target.id, productCode, date, slotId, persons, doctorId }
      const hold = await this.plan.hold(this.list.scope.call, slot)
      if (before && before.id !== hold.id) releaseHold(call, before.id)
      return hold
    } catch (error) {
      // The seat that fills the slot may be the one this user holds.
      const own = this.slotAt(target.id, date) === slotId ? before : null
      if (own && error instanceof CallError && error.code === ErrorCode.quotaFull) return own
      throw error
    }
  }
}
