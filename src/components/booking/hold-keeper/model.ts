import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Alternative } from '@/contract/dto/booking'
import { CallError, ErrorCode } from '@/contract/errors'
import { ampmOf } from '@/domain/booking/slot/choose-slot'
import { backTo } from '@/routes/navigate'
import { Canceller } from '@/services/cancel'
import { singleFlight } from '@/services/throttle'
import type { HeldSlot, PackageDetail } from '@/stores/process'
import type { Root } from '@/stores/root'
import { alternativesOf } from '../alternatives'
import { bookingTexts } from '../texts'

/** A couple's product takes two seats; no hold takes more. */
const MOST_PERSONS = 2

type Shown =
  | { kind: 'none' }
  /** 27201: the same slot again, or back to the branches. */
  | { kind: 'over' }
  | { kind: 'alternatives'; message: string; list: readonly Alternative[] }

const NOTHING: Shown = { kind: 'none' }

interface Slot {
  orgCode: string
  date: string
  slotId: number
}

/**
 * Keeps the draft's slot on add-on and confirm: when the hold runs out the server is asked, and 27201 leads to a try of the
 * same slot, then to alternatives, then back to the branches (COMPLETION 'Hold').
 */
export class HoldKeeper {
  shown: Shown = NOTHING
  /** It is over and nobody has answered yet. */
  ended = false
  busy = false
  /** The server's clock. */
  readonly now = (): number => this.root.clock.now()
  private readonly leaving = new Canceller()

  /**
   * @param type the product's kind as the address of the booking screen has it
   * @param onMoved another branch or day was taken: what depends on it has to be asked again.
   */
  constructor(
    private readonly root: Pick<Root, 'call' | 'clock' | 'process' | 'feedback' | 'presentError'>,
    private readonly id: string,
    private readonly type: string,
    private readonly onMoved: () => void = () => undefined
  ) {
    makeAutoObservable<this, 'root' | 'id' | 'type' | 'onMoved' | 'leaving' | 'run'>(
      this,
      {
        root: false,
        id: false,
        type: false,
        onMoved: false,
        leaving: false,
        run: false,
        now: false,
        shown: observableRef
      },
      { autoBind: true }
    )
  }

  get detail(): PackageDetail | undefined {
    return this.root.process.detail(this.id)
  }

  get hold(): HeldSlot | null {
    return this.detail?.hold ?? null
  }

  dispose(): void {
    this.leaving.abort()
  }

  /** The countdown is at its end; the server has the last word. */
  async expired(): Promise<void> {
    const hold = this.hold
    if (!hold || this.ended) return
    this.markEnded()
    await this.run(async () => {
      try {
        const { holdId, expiresAt, extensionsLeft } = await this.root.call(
          'hold.get',
          { holdId: hold.holdId },
          { signal: this.leaving }
        )
        if (expiresAt > this.now()) this.keep({ hold: { holdId, expiresAt, extensionsLeft } })
        else this.show({ kind: 'over' })
      } catch (error) {
        if (error instanceof CallError && error.code === ErrorCode.holdExpired) this.show({ kind: 'over' })
        else throw error
      }
    })
  }

  /** 再保留10分钟; refused, the hold stays as it is. @returns whether it lasts longer now */
  extend(): Promise<boolean> {
    const { hold } = this
    if (!hold) return Promise.resolve(false)
    return this.run(async () => {
      const { holdId, expiresAt, extensionsLeft } = await this.root.call(
        'hold.extend',
        { holdId: hold.holdId },
        { signal: this.leaving }
      )
      this.keep({ hold: { holdId, expiresAt, extensionsLeft } })
      this.root.feedback.toast({ text: bookingTexts.holdExtended, icon: 'success' })
    })
  }

  /** Whether there is a hold whose time is up by the server's clock. */
  isOver(): boolean {
    return this.hold !== null && this.hold.expiresAt <= this.now()
  }

  /** 再试同一时段, 重新保留. @returns whether the slot is held now */
  retake(): Promise<boolean> {
    const detail = this.detail
    if (!detail) return Promise.resolve(false)
    const { selectedHospitalId: orgCode, selectedDate: date, selectedTimespanId: slotId } = detail
    return this.run(async () => {
      this.keep({ hold: await this.take({ orgCode, date, slotId }) })
      this.root.feedback.toast({ text: bookingTexts.holdTaken, icon: 'success' })
    })
  }

  /**
   * Another slot of the same branch and day: it is held first, then the former one goes back.
   * @throws CallError, 27002 when no seat is left; the former slot stays then
   */
  async change({ id: slotId, timespan }: { id: number; timespan: string }): Promise<void> {
    const detail = this.detail
    if (!detail) return
    const former = this.isOver() ? null : this.hold
    const { selectedHospitalId: orgCode, selectedDate: date } = detail
    const hold = await this.take({ orgCode, date, slotId })
    this.keep({
      hold,
      selectedTimespan: timespan,
      selectedTimespanId: slotId,
      ampm: ampmOf(timespan)
    })
    if (!former || former.holdId === hold.holdId) return
    // Its time would end it anyway, so a failure changes nothing.
    void this.root.call('hold.release', { holdId: former.holdId }).catch(() => undefined)
  }

  /** Offers what a refusal carries (27002, 27201) in place of the slot; false when it carries nothing. */
  offer(error: CallError): boolean {
    const list = alternativesOf(error.results)
    if (list.length > 0) {
      this.show({ kind: 'alternatives', message: error.message || bookingTexts.slotGone, list })
    }
    return list.length > 0
  }

  /** One of the slots offered in place of the one that is gone. @returns whether it is held now */
  choose(alternative: Alternative): Promise<boolean> {
    const { hospitalId, hospitalName, date, slotId, timespan } = alternative
    return this.run(async () => {
      const before = this.detail
      const elsewhere = before?.selectedHospitalId !== hospitalId
      const branch = elsewhere
        ? await this.root.call('hospital.detail', { id: hospitalId }, { signal: this.leaving })
        : null
      const hold = await this.take({ orgCode: hospitalId, date, slotId })
      const moved = elsewhere || before?.selectedDate !== date
      this.keep({
        hold,
        selectedDate: date,
        selectedTimespan: timespan,
        selectedTimespanId: slotId,
        selectedHospitalId: hospitalId,
        selectedHospitalName: hospitalName,
        ampm: ampmOf(timespan),
        ...(branch ? { selectedHospitalAddress: branch.hospitalAddress, thirdOrg: branch.thirdOrg } : {}),
        // A quote stands for one branch and one day.
        ...(moved ? { realTimePrice: null } : {})
      })
      this.root.feedback.toast({ text: bookingTexts.holdTaken, icon: 'success' })
      if (moved) this.onMoved()
    })
  }

  /** 重新选择时间, 再看看. */
  leaveForBooking(): void {
    this.shown = NOTHING
    backTo('booking', { type: this.type, id: this.id })
  }

  /** The server says that the hold is over. */
  markEnded(): void {
    this.ended = true
  }

  private show(shown: Shown): void {
    this.shown = shown
  }

  private keep(change: Partial<PackageDetail>): void {
    this.root.process.update(this.id, change)
    this.shown = NOTHING
    this.ended = false
  }

  private async take({ orgCode, date, slotId }: Slot): Promise<HeldSlot> {
    const persons = this.root.process.info(this.id)?.productView.persons ?? this.detail?.persons ?? 1
    const { holdId, expiresAt, extensionsLeft } = await this.root.call(
      'hold.take',
      {
        orgCode,
        productCode: this.id,
        date,
        slotId,
        persons: Math.min(MOST_PERSONS, Math.max(1, persons))
      },
      { signal: this.leaving }
    )
    return { holdId, expiresAt, extensionsLeft }
  }

  private run = singleFlight(async (step: () => Promise<void>): Promise<boolean> => {
    runInAction(() => (this.busy = true))
    try {
      await step()
      return true
    } catch (error) {
      if (!this.leaving.aborted) this.explain(error)
      return false
    } finally {
      runInAction(() => (this.busy = false))
    }
  })

  private explain(error: unknown): void {
    const gone =
      error instanceof CallError &&
      (error.code === ErrorCode.quotaFull || error.code === ErrorCode.holdExpired)
    if (!gone) {
      this.root.presentError(error)
      return
    }
    const message = error.message || bookingTexts.slotGone
    this.show({ kind: 'alternatives', message, list: alternativesOf(error.results) })
  }
}
