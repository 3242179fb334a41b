import type { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { CallError, ErrorCode } from '@/contract/errors'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { slotsOf } from '@/services/booking/slots'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { slotTexts as texts } from './slot-texts'

/** 改时段 on confirm (§2 'time slot selection'): another slot of the same branch and day. */
export class SlotModel {
  /** The slots of the day while the sheet is open. */
  slots: readonly Slot[] | null = null
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly keeper: HoldKeeper,
    private readonly ask: typeof slotsOf = slotsOf
  ) {
    observed(this)
  }

  /** The slot that this user holds: it can be chosen again though no seat is left. */
  get heldId(): number | null {
    const { hold, ended, booked } = this.keeper
    return hold && !ended && booked ? booked.visit.slotId : null
  }

  readonly open = singleFlight(async (): Promise<void> => {
    try {
      const slots = await this.fetch()
      if (this.scope.left) return
      if (slots.length === 0) this.root.feedback.toast({ text: texts.noSchedule })
      else this.show(slots)
    } catch (error) {
      this.root.presentError(error)
    }
  })

  close(): void {
    this.slots = null
  }

  /** 确定 of the sheet. A slot that just filled leaves the sheet open with what is free now. */
  readonly pick = singleFlight(async (slot: Pick<Slot, 'id' | 'timespan'>): Promise<void> => {
    if (slot.id === this.heldId) {
      this.close()
      return
    }
    this.setBusy(true)
    try {
      await this.keeper.change(slot)
      this.close()
      this.root.feedback.toast({ text: texts.slotChanged, icon: 'success' })
    } catch (error) {
      this.root.presentError(error)
      if (error instanceof CallError && error.code === ErrorCode.quotaFull) await this.refresh()
    } finally {
      this.setBusy(false)
    }
  })

  private fetch(): Promise<readonly Slot[]> {
    const { booked } = this.keeper
    if (!booked) return Promise.resolve([])
    const { productCode, visit, choice } = booked
    const wanted = {
      branchId: visit.branch.id,
      productCode,
      date: visit.date,
      ampm: 0,
      doctorId: visit.doctor?.id,
      addons: choice.addons
    }
    return this.ask(this.scope.call, wanted)
  }

  private async refresh(): Promise<void> {
    try {
      this.show(await this.fetch())
    } catch {
      // The refusal was told already; the old list stays.
    }
  }

  private show(slots: readonly Slot[]): void {
    this.slots = slots
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
