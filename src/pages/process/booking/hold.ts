import { CallError, ErrorCode } from '@/contract/errors'
import type { HeldSlot } from '@/stores/process'
import type { Root } from '@/stores/root'
import type { SlotTarget } from './slot-target'
import type { BookingModel } from './model'

/** A couple's product takes two seats; no hold takes more. */
const MOST_PERSONS = 2

/** The seat kept for ten minutes while the order is made ready; a guest's hangs on the device token. */
export class SlotHold {
  constructor(
    private readonly root: Pick<Root, 'call' | 'clock'>,
    private readonly list: BookingModel
  ) {}

  /** The draft's hold while it lasts. */
  get current(): HeldSlot | null {
    const hold = this.list.detail?.hold ?? null
    return hold && hold.expiresAt > this.root.clock.now() ? hold : null
  }

  /** The slot of that branch and day which this user holds already; null when there is none. */
  slotAt(hospitalId: string, date: string): number | null {
    const detail = this.list.detail
    const same = detail?.selectedHospitalId === hospitalId && detail.selectedDate === date
    return same && this.current ? detail.selectedTimespanId : null
  }

  /**
   * Takes the slot, then gives an earlier hold back so that nobody waits for it.
   * @throws CallError, 27002 with alternatives when no seat is left
   */
  async take(target: SlotTarget, date: string, slotId: number): Promise<HeldSlot> {
    const before = this.current
    const persons = this.list.request.value?.productView.persons ?? 1
    try {
      const { holdId, expiresAt, extensionsLeft } = await this.root.call(
        'hold.take',
        {
          orgCode: target.orgCode,
          productCode: this.list.params.id,
          date,
          slotId,
          persons: Math.min(MOST_PERSONS, Math.max(1, persons))
        },
        { signal: this.list.leaving }
      )
      if (before && before.holdId !== holdId) this.giveBack(before.holdId)
      return { holdId, expiresAt, extensionsLeft }
    } catch (error) {
      // The seat that fills the slot may be the one this user holds.
      const own = this.slotAt(target.hospitalId, date) === slotId ? before : null
      if (own && error instanceof CallError && error.code === ErrorCode.quotaFull) return own
      throw error
    }
  }

  /** Its time would end it anyway, so a failure changes nothing. */
  private giveBack(holdId: string): void {
    void this.root.call('hold.release', { holdId }).catch(() => undefined)
  }
}
