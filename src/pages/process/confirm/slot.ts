import { makeAutoObservable, observableRef } from 'mobx'
import type { Alternative, TimeSlot } from '@/contract/dto/booking'
import { CallError, ErrorCode } from '@/contract/errors'
import { ampmOf } from '@/domain/booking/slot/choose-slot'
import type { CancelSignal } from '@/services/cancel'
import { singleFlight } from '@/services/throttle'
import type { HeldSlot, PackageDetail } from '@/stores/process'
import type { Root } from '@/stores/root'
import { alternativesOf, choiceOf, clinicOf, type SlotTarget } from '../booking/slot-target'
import { wireSelection } from '../shared/wire'
import { texts } from './texts'

interface Target extends SlotTarget {
  date: string
  slotId: number
  timespan: string
}

export interface SlotHost {
  readonly id: string
  readonly leaving: CancelSignal
  readonly detail: PackageDetail | undefined
  /** Branch or day are others now: what hangs on them is fetched anew. */
  moved(): Promise<void>
}

/** Slot, hold and alternatives on confirm (§2 'time slot selection', COMPLETION 'Hold'). */
export class SlotModel {
  /** The slots of the day while the sheet is open. */
  slots: readonly TimeSlot[] | null = null
  /** What is offered in place of a full slot; null when nothing is asked. */
  offered: { message: string; list: readonly Alternative[] } | null = null
  busy = false
  /** The hold's time is over. */
  ended = false

  constructor(
    private readonly root: Root,
    private readonly host: SlotHost
  ) {
    makeAutoObservable<this, 'root' | 'host'>(
      this,
      { root: false, host: false, slots: observableRef, offered: observableRef },
      { autoBind: true }
    )
  }

  get hold(): HeldSlot | null {
    return this.host.detail?.hold ?? null
  }

  /** Whether there was a hold and it ran out, by the server's clock. */
  isOver(): boolean {
    const { hold } = this
    return hold !== null && hold.expiresAt <= this.root.clock.now()
  }

  markEnded(): void {
    this.ended = true
  }

  /** 改时段: the slots of this branch and day. */
  readonly open = singleFlight(async (): Promise<void> => {
    const { detail, leaving } = this.host
    if (!detail) return
    try {
      const slots = await this.root.call(
        'booking.timespans',
        {
          hospId: detail.selectedHospitalId,
          regDate: detail.selectedDate,
          productCode: detail.id,
          ampm: 0,
          customAddPackage: wireSelection(detail.shopCartAddPackage)
        },
        { signal: leaving }
      )
      if (leaving.aborted) return
      if (slots.length === 0) this.root.feedback.toast({ text: texts.noSchedule })
      else this.show(slots)
    } catch (error) {
      this.root.presentError(error)
    }
  })

  close(): void {
    this.slots = null
    this.offered = null
  }

  /** 确定 of the sheet: the new slot is held first, then the old one goes back. */
  pick(slot: Pick<TimeSlot, 'id' | 'timespan'>): Promise<boolean> {
    const { detail } = this.host
    if (!detail) return Promise.resolve(false)
    if (slot.id === detail.selectedTimespanId && this.hold && !this.isOver()) {
      this.close()
      return Promise.resolve(true)
    }
    return this.move({ ...targetOf(detail), slotId: slot.id, timespan: slot.timespan }, texts.slotChanged)
  }

  /** One of the slots offered in place of a full one. */
  async pickAlternative(alternative: Alternative): Promise<boolean> {
    const { detail } = this.host
    if (!detail) return false
    const { hospitalId, date, slotId, timespan } = alternative
    try {
      const branch = await this.branchOf(alternative, detail)
      return await this.move({ ...branch, hospitalId, date, slotId, timespan }, texts.slotChanged)
    } catch (error) {
      this.root.presentError(error)
      return false
    }
  }

  /** The same slot once more, after its hold ran out. Without a seat the alternatives are shown (27201). */
  retake(): Promise<boolean> {
    const { detail } = this.host
    if (!detail) return Promise.resolve(false)
    const target = targetOf(detail)
    return this.move(
      { ...target, slotId: detail.selectedTimespanId, timespan: detail.selectedTimespan },
      texts.holdTaken
    )
  }

  /** Shows what 27002 offers; true when there is something to choose. */
  offer(error: CallError): boolean {
    const list = alternativesOf(error.results)
    this.setOffered({ message: error.message || texts.full, list })
    return list.length > 0
  }

  private readonly move = singleFlight(async (target: Target, done: string): Promise<boolean> => {
    this.setBusy(true)
    try {
      await this.take(target)
      this.root.feedback.toast({ text: done, icon: 'success' })
      return true
    } catch (error) {
      if (error instanceof CallError && error.code === ErrorCode.quotaFull) {
        this.close()
        this.offer(error)
      } else this.root.presentError(error)
      return false
    } finally {
      this.setBusy(false)
    }
  })

  private async take(target: Target): Promise<void> {
    const { process, call } = this.root
    const { detail, leaving, id } = this.host
    if (!detail) return
    const before = this.isOver() ? null : this.hold
    const { holdId, expiresAt } = await call(
      'hold.take',
      {
        orgCode: target.orgCode,
        productCode: id,
        date: target.date,
        slotId: target.slotId,
        persons: detail.persons
      },
      { signal: leaving }
    )
    const slot = { id: target.slotId, timespan: target.timespan, ampm: ampmOf(target.timespan) }
    const choice = choiceOf(detail, target, target.date, slot, { holdId, expiresAt })
    const moved =
      detail.selectedHospitalId !== target.hospitalId || detail.selectedDate !== target.date
    process.update(id, choice)
    this.settled()
    if (before && before.holdId !== holdId) {
      // Its time would end it anyway, so a failure changes nothing.
      void call('hold.release', { holdId: before.holdId }).catch(() => undefined)
    }
    if (moved) await this.host.moved()
  }

  /** An alternative names its branch; the rest comes from the booking list, else from the branch itself. */
  private async branchOf(alternative: Alternative, detail: PackageDetail): Promise<SlotTarget> {
    const { hospitalId } = alternative
    if (hospitalId === detail.selectedHospitalId) return targetOf(detail)
    const known = clinicOf(this.root.process.info(detail.id), hospitalId)
    if (known) return known
    const branch = await this.root.call('hospital.detail', { id: hospitalId }, { signal: this.host.leaving })
    return {
      ...branch,
      ampm: 0,
      comboSalePrice: detail.comboSalePrice,
      comboMarketPrice: detail.comboMarketPrice
    }
  }

  private settled(): void {
    this.ended = false
    this.close()
  }

  private show(slots: readonly TimeSlot[]): void {
    this.slots = slots
  }

  private setOffered(offered: SlotModel['offered']): void {
    this.offered = offered
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}

const targetOf = (detail: PackageDetail): SlotTarget & { date: string } => ({
  hospitalId: detail.selectedHospitalId,
  orgCode: detail.selectedHospitalId,
  hospitalName: detail.selectedHospitalName,
  hospitalAddress: detail.selectedHospitalAddress,
  thirdOrg: detail.thirdOrg,
  ampm: detail.ampm,
  comboSalePrice: detail.comboSalePrice,
  comboMarketPrice: detail.comboMarketPrice,
  date: detail.selectedDate
})
