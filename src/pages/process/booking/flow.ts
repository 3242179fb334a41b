import { hasBookableDay } from '@/components/booking/month-days/cells'
import { CallError, ErrorCode } from '@/contract/errors'
import { isStepBarVisible, questionnaireHop } from '@/domain/booking/next-screen'
import { chooseSlot, type Slot } from '@/domain/booking/slot/choose-slot'
import { canBookBranch } from '@/domain/booking/slot/stock'
import { withVisit, type Draft } from '@/domain/draft/draft'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import type { PricedDay } from '@/services/booking/booking'
import type { Call } from '@/services/http/call'
import { otherSlots, type OtherSlot } from '@/services/booking/hold'
import { dueQuestionnaire } from '@/services/catalogue/questionnaire'
import { findBranch } from '@/services/booking/slots'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { BookingPlan, ScreenPlan } from '../kinds/plan'
import { SlotHold } from './hold'
import type { BookingModel, BookingParams } from './model'
import { QuestionnaireModel } from '@/components/questionnaire/model'
import { texts } from './texts'
import { listedBranch, visitOf, type ChosenSlot, type Target } from './visit-of'

export type Shown =
  | { kind: 'none' }
  | { kind: 'all'; days: readonly PricedDay[] }
  | { kind: 'single'; target: Target; days: readonly PricedDay[] }
  | { kind: 'slots'; target: Target; date: string; slots: readonly Slot[] }
  | { kind: 'alternatives'; message: string; list: readonly OtherSlot[] }

/** From a branch to the next screen: calendar, slot, hold, questionnaire (§4). One step at a time, double taps count once. */
export class BookingFlow {
  /** The one sheet over the page; it keeps its content while it closes. */
  shown: Shown = { kind: 'none' }
  open = false
  busy = false
  readonly hold: SlotHold
  /** Whose time was wanted last: what is offered in its place is of the same doctor. */
  private doctor: Target['doctor']
  readonly questionnaire: QuestionnaireModel

  constructor(
    private readonly root: Root,
    private readonly list: BookingModel,
    private readonly plan: ScreenPlan,
    private readonly booking: BookingPlan
  ) {
    this.hold = new SlotHold(root, list, booking)
    this.questionnaire = new QuestionnaireModel(root, (questionId) => this.answered(questionId))
    observed(this)
  }

  /** The button of a branch row: its slots, or its own calendar when the day is full (R2.116). */
  next(target: Target & { free: boolean; level: number }): Promise<void> {
    return canBookBranch(target)
      ? this.run(() => this.askSlots(target, this.list.activeDate))
      : this.changeDate(target)
  }

  /** 更多日期: the days of the city. */
  moreDates(): Promise<void> {
    return this.run(async () => {
      const days = await this.ask(this.booking.cityDays, {
        cityCode: this.list.listed?.cityCode ?? this.root.location.cityCode,
        productCode: this.list.params.id
      })
      if (hasBookableDay(days)) this.show({ kind: 'all', days })
      else this.root.feedback.toast({ text: texts.noDates })
    })
  }

  /** 其他时间, 改日期: the days of one branch. */
  changeDate(target: Target): Promise<void> {
    return this.run(async () => {
      const days = await this.ask(this.booking.branchDays, {
        branchId: target.id,
        productCode: this.list.params.id,
        startDate: this.list.today
      })
      if (days.length === 0) this.root.feedback.toast({ text: texts.branchClosed })
      else if (!hasBookableDay(days)) this.root.feedback.toast({ text: texts.noDates })
      else this.show({ kind: 'single', target, days })
    })
  }

  /** A date of either calendar. */
  pickDate(date: string): void {
    const { shown, open } = this
    if (!open) return
    if (shown.kind === 'all') {
      this.close()
      this.list.pickDate(date)
    } else if (shown.kind === 'single') {
      void this.run(() => this.askSlots(shown.target, date))
    }
  }

  nearestWeek(): void {
    this.close()
    this.list.nearestWeek()
  }

  /** 确定 of the slot sheet. */
  pickSlot(slot: Slot): Promise<void> {
    const { shown, open } = this
    if (!open || shown.kind !== 'slots') return Promise.resolve()
    return this.run(() => this.take(shown.target, shown.date, chosen(slot)))
  }

  /** 下一步 of the bar under a card with times. */
  takeIn(target: Target, date: string, slot: Slot): Promise<void> {
    return this.run(() => this.take(target, date, chosen(slot)))
  }

  /** One of the slots offered in place of a full one. */
  pickOther(other: OtherSlot): Promise<void> {
    const { branchId, branchName, slotId: id, timespan, date } = other
    return this.run(async () => {
      const target = listedBranch(this.list.request.value, branchId) ?? {
        ...(await this.ask(findBranch, branchId)),
        id: branchId,
        name: branchName,
        ampm: 0,
        priceFen: this.list.draft?.parts.visit?.branch.priceFen ?? 0
      }
      await this.take({ ...target, doctor: this.doctor }, date, { id, timespan }, true)
    })
  }

  close(): void {
    this.open = false
  }

  /** The page is in front again: a questionnaire that waited for login opens (R4.82). */
  resume(): void {
    const { questionnaire } = this.list.draft?.parts ?? {}
    if (!questionnaire?.awaited || !this.root.session.isLoginedUser) return
    this.list.put({ questionnaire: { ...questionnaire, awaited: false } })
    if (this.hold.current) void this.run(() => this.goOn())
  }

  private show(shown: Shown): void {
    this.shown = shown
    this.open = true
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }

  /** One step at a time; a page that was left does nothing any more. */
  private run = singleFlight(async (step: () => Promise<void>): Promise<void> => {
    this.setBusy(true)
    try {
      await step()
    } catch (error) {
      this.setBusy(false)
      if (!this.list.scope.left) await this.explain(error)
    } finally {
      this.setBusy(false)
    }
  })

  /** Once the screen was left nothing answers any more. */
  private async ask<I, R>(service: (call: Call, wanted: I) => Promise<R>, wanted: I) {
    const { scope } = this.list
    const results = await service(scope.call, wanted)
    if (scope.left) throw new CallError(ErrorCode.cancelled, '')
    return results
  }

  private async askSlots(target: Target, date: string): Promise<void> {
    const { id: productCode } = this.list.params
    const slots = await this.ask(this.booking.slots, {
      branchId: target.id,
      productCode,
      date,
      ampm: target.ampm,
      again: this.root.items.againOf(productCode)
    })
    const choice = chooseSlot(slots, this.category)
    switch (choice.kind) {
      case 'missing':
        this.root.feedback.toast({ text: texts.noSchedule })
        return
      case 'choose':
        this.show({ kind: 'slots', target, date, slots })
        return
      case 'auto':
      case 'default': {
        const { timespanId: id, timespan } = choice
        await this.take(target, date, { id, timespan }, true)
      }
    }
  }

  private get category(): number | undefined {
    return this.list.draft?.parts.product?.category
  }

  /** Takes the hold (§4 COMPLETION 'Hold'), writes the choice down and goes on. */
  private async take(target: Target, date: string, slot: ChosenSlot, tell = false): Promise<void> {
    this.doctor = target.doctor
    const held = await this.hold.take(target, date, slot.id)
    if (this.list.scope.left) return
    const { draft } = this.list
    const first = draft?.parts.visit?.first ?? null
    if (draft) this.list.put(withVisit(draft, { ...visitOf(target, date, slot, held), first }))
    this.close()
    if (tell) this.root.feedback.toast({ text: texts.held, icon: 'success' })
    await this.goOn()
  }

  /** The questionnaire when it is due, else the next screen (§2). */
  private async goOn(): Promise<void> {
    const { session } = this.root
    const { id, type } = this.list.params
    const { draft } = this.list
    const { product, visit, questionnaire } = draft?.parts ?? {}
    if (!draft || !product || !visit) return
    const wanted = { name: product.name, branchId: visit.branch.id, productCode: id }
    const due = await this.ask(dueQuestionnaire, wanted)
    const hop = questionnaireHop({
      open: due !== null,
      answered: Boolean(questionnaire?.id),
      hasToken: session.isLoginedUser
    })
    if (hop === 'login') {
      this.list.put({ questionnaire: { id: questionnaire?.id ?? '', awaited: true } })
      const back = publicHref(this.plan.screens.booking, { type, id, ...this.told })
      session.setRedirect(back)
      navigate('authorize', { url: back })
    } else if (hop === 'questionnaire' && due) {
      await this.questionnaire.show(due)
    } else this.leaveFor(draft)
  }

  private answered(questionId: string): void {
    this.list.put({ questionnaire: { id: questionId, awaited: false } })
    const { draft } = this.list
    if (draft && !this.list.scope.left) this.leaveFor(draft)
  }

  private leaveFor(draft: Draft): void {
    const { session, items } = this.root
    const selfSelected = isStepBarVisible(items.get('supermarketCode')?.comboId)
    const next = this.plan.next(draft, { thirdPartyFlow: session.isThird, selfSelected })
    const params = { id: draft.productCode, ...this.told }
    if (next.screen === 'supermarket') navigate(next.screen, params)
    else navigate(this.plan.screens[next.screen], { type: next.type, ...params })
  }

  /** What every screen of this booking is told in its address. */
  private get told(): Pick<BookingParams, 'cardNumber' | 'orderNum' | 'visitNo'> {
    const { cardNumber, orderNum, visitNo } = this.list.params
    return {
      ...(cardNumber ? { cardNumber } : {}),
      ...(orderNum ? { orderNum, ...(visitNo ? { visitNo } : {}) } : {})
    }
  }

  /** Codes that this screen understands; the others are told the usual way. */
  private async explain(error: unknown): Promise<void> {
    const { feedback, presentError } = this.root
    if (!(error instanceof CallError)) {
      presentError(error)
      return
    }
    switch (error.code) {
      case ErrorCode.quotaFull:
        this.show({
          kind: 'alternatives',
          message: error.message || texts.slotFull,
          list: otherSlots(error)
        })
        void this.list.reload()
        return
      case ErrorCode.scheduleChanged:
        this.close()
        await feedback.alert({ title: texts.noticeTitle, text: error.message || texts.scheduleChanged })
        if (!this.list.scope.left) await this.list.reload()
        return
      case ErrorCode.offShelf:
        this.close()
        await this.list.failures.offShelf(error.message)
        return
      default:
        presentError(error)
    }
  }
}

const chosen = ({ id, timespan }: Slot): ChosenSlot => ({ id, timespan })
