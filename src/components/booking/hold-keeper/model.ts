import { runInAction } from 'mobx'
import { CallError, ErrorCode, groupOf } from '@/contract/errors'
import { timeOf } from '@/domain/date'
import {
  bookedOf,
  draftKey,
  samePlace,
  withVisit,
  type BookedDraft,
  type DraftSubject
} from '@/domain/draft/draft'
import { SLOT_HOLD_MS } from '@/domain/order/timers'
import type { Hold, Visit } from '@/domain/draft/parts'
import { backTo } from '@/routes/navigate'
import { singleFlight } from '@/services/http/throttle'
import {
  extendHold,
  getHold,
  otherSlots,
  releaseHold,
  takeHold,
  type OtherSlot
} from '@/services/booking/hold'
import { findBranch } from '@/services/booking/slots'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { holdTexts } from '../hold-texts'

type Shown =
  | { kind: 'none' }
  /** 27201: the same slot again, or back to the branches. */
  | { kind: 'over' }
  | { kind: 'alternatives'; message: string; list: readonly OtherSlot[] }

const NOTHING: Shown = { kind: 'none' }

/** How a slot is held, and the screen on which another is chosen. */
export interface HoldWay {
  readonly hold: typeof takeHold
  readonly screen: 'booking' | 'cardBooking'
}

const OWN_WAY: HoldWay = { hold: takeHold, screen: 'booking' }

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

  /**
   * @param onMoved another branch or day was taken: what depends on it has to be asked again.
   */
  constructor(
    private readonly root: Pick<Root, 'clock' | 'process' | 'feedback' | 'presentError' | 'call'>,
    private readonly scope: PageScope,
    private readonly subject: DraftSubject,
    private readonly onMoved: () => void = () => undefined,
    private readonly way: HoldWay = OWN_WAY
  ) {
    observed(this)
  }

  get booked(): BookedDraft | undefined {
    return bookedOf(this.root.process.draft(draftKey(this.subject)))
  }

  get hold(): Hold | null {
    return this.booked?.visit.hold ?? null
  }

  /** The countdown is at its end; the server has the last word. */
  async expired(): Promise<void> {
    const hold = this.hold
    if (!hold || this.ended) return
    this.markEnded()
    await this.run(async () => {
      try {
        const known = await getHold(this.scope.call, hold.id)
        if (known.expiresAt > this.now()) this.keep({ hold: known })
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
      const longer = await extendHold(this.scope.call, hold.id)
      this.keep({ hold: longer })
      const last = timeOf(longer.expiresAt + longer.extensionsLeft * SLOT_HOLD_MS).slice(0, 5)
      this.root.feedback.toast({ text: holdTexts.holdExtended(last), icon: 'success' })
    })
  }

  /** Whether there is a hold whose time is up by the server's clock. */
  isOver(): boolean {
    return this.hold !== null && this.hold.expiresAt <= this.now()
  }

  /** 再试同一时段, 重新保留. @returns whether the slot is held now */
  retake(): Promise<boolean> {
    const { visit } = this.booked ?? {}
    if (!visit) return Promise.resolve(false)
    return this.run(async () => {
      this.keep({ hold: await this.take(visit) })
      this.root.feedback.toast({ text: holdTexts.holdTaken, icon: 'success' })
    })
  }

  /**
   * Another slot of the same branch and day: it is held first, then the former one goes back.
   * @throws CallError, 27002 when no seat is left; the former slot stays then
   */
  async change({ id: slotId, timespan }: { id: number; timespan: string }): Promise<void> {
    const { visit } = this.booked ?? {}
    if (!visit) return
    const former = this.isOver() ? null : visit.hold
    const hold = await this.take({ ...visit, slotId })
    this.keep({ hold, timespan, slotId })
    if (former && former.id !== hold.id) releaseHold(this.root.call, former.id)
  }

  /** Offers what a refusal carries (27002, 27201) in place of the slot; false when it carries nothing. */
  offer(error: CallError): boolean {
    const list = otherSlots(error)
    if (list.length > 0) {
      this.show({ kind: 'alternatives', message: error.message || holdTexts.slotGone, list })
    }
    return list.length > 0
  }

  /** One of the slots offered in place of the one that is gone. @returns whether it is held now */
  choose(other: OtherSlot): Promise<boolean> {
    const { branchId, branchName, date, slotId, timespan } = other
    return this.run(async () => {
      const before = this.booked?.visit
      if (!before) return
      const here = before.branch.id === branchId
      const found = here ? {} : await findBranch(this.scope.call, branchId)
      const branch = { ...before.branch, id: branchId, name: branchName, ...found }
      const hold = await this.take({ ...before, branch, date, slotId })
      this.keep({ branch, date, timespan, slotId, hold })
      this.root.feedback.toast({ text: holdTexts.holdTaken, icon: 'success' })
      if (!samePlace(before, { branch, date })) this.onMoved()
    })
  }

  /** 重新选择时间, 再看看. */
  leaveForBooking(): void {
    this.shown = NOTHING
    const { kind, productCode, card, visit } = this.subject
    backTo(this.way.screen, {
      type: kind,
      id: productCode,
      ...(card ? { cardNumber: card } : {}),
      ...(visit ? { orderNum: visit.orderNum, visitNo: String(visit.no) } : {})
    })
  }

  /** The server says that the hold is over. */
  markEnded(): void {
    this.ended = true
  }

  private show(shown: Shown): void {
    this.shown = shown
  }

  private keep(change: Partial<Visit>): void {
    const { booked } = this
    if (booked)
      this.root.process.put(booked.draft.key, withVisit(booked.draft, { ...booked.visit, ...change }))
    this.shown = NOTHING
    this.ended = false
  }

  private take({ branch, date, slotId, doctor }: Visit): Promise<Hold> {
    const { productCode } = this.subject
    const persons = this.booked?.product.persons ?? 1
    const slot = { branchId: branch.id, productCode, date, slotId, persons, doctorId: doctor?.id }
    return this.way.hold(this.scope.call, slot)
  }

  private run = singleFlight(async (step: () => Promise<void>): Promise<boolean> => {
    runInAction(() => (this.busy = true))
    try {
      await step()
      return true
    } catch (error) {
      if (!this.scope.left) this.explain(error)
      return false
    } finally {
      runInAction(() => (this.busy = false))
    }
  })

  private explain(error: unknown): void {
    if (!(error instanceof CallError) || groupOf(error) !== 'chooseAgain') {
      this.root.presentError(error)
      return
    }
    const message = error.message || holdTexts.slotGone
    this.show({ kind: 'alternatives', message, list: otherSlots(error) })
  }
}
