import { observable } from 'mobx'
import { CallError, ErrorCode, groupOf } from '@/contract/errors'
import { canProceed, canSkip, selectionProblems } from '@/domain/addon/limits'
import { initialSelection, normalizeSelection } from '@/domain/addon/selection'
import { chosenCount, sameSelection } from '@/domain/addon/selection-read'
import {
  addonSession,
  isCalculating,
  openSession,
  type AddonAction,
  type AddonDialog,
  type AddonSessionState,
  type PendingQuote
} from '@/domain/addon/session'
import type { AddonPackage, ItemRef, Selection } from '@/domain/addon/types'
import { bookedOf, choiceOf, type BookedDraft, type DraftKey } from '@/domain/draft/draft'
import type { Choice, DraftQuote } from '@/domain/draft/parts'
import { afterPaint } from '@/platform/scheduler/after-paint'
import { affectedItems } from '@/services/booking/addons'
import { quoteAddons, type Quoted } from '@/services/booking/pricing'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** Checks are dimmed only when a quote takes longer than this, so that a quick one does not flicker, ms. */
const DIM_AFTER_MS = 300

type State = AddonSessionState<DraftQuote>

const itemKey = ({ packageId, itemCode }: ItemRef): string => `${packageId}:${itemCode}`

/** The choice of add-ons and its price: the domain's state machine with its quotes sent and its results kept in the draft. */
export class AddonSession {
  private state: State | null = null
  /** Shown as disabled: a quote has been out for more than 300 ms. */
  dimmed = false
  /** Per item and per package, so that a toggle redraws its own row and badge only. */
  private readonly chosen = observable.map<string, true>([], { deep: false })
  private readonly counts = observable.map<number, number>([], { deep: false })
  /** What a tap led to: its tick shows already, all else follows after the paint. */
  private coming: State | null = null
  private dimTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: Pick<Root, 'feedback' | 'presentError' | 'process' | 'items'>,
    private readonly scope: PageScope,
    private readonly key: DraftKey,
    private readonly price: typeof quoteAddons = quoteAddons
  ) {
    observed(this)
    scope.onLeave(this.end)
  }

  get packages(): readonly AddonPackage[] {
    return this.state?.packages ?? []
  }

  get selection(): Selection {
    return this.state?.selection ?? []
  }

  get exchangeId(): number | null {
    return this.state?.exchangeId ?? null
  }

  get quote(): DraftQuote | null {
    return this.state?.quote ?? null
  }

  get dialog(): AddonDialog | null {
    return this.state?.dialog ?? null
  }

  get calculating(): boolean {
    return this.state !== null && isCalculating(this.state)
  }

  /** A quote is out; with a dialog about one open nothing is being calculated, though nothing can be toggled either. */
  get quoting(): boolean {
    return this.state?.pending != null
  }

  get count(): number {
    return chosenCount(this.selection)
  }

  /** The first quote failed: there is no price to go on with yet. */
  get unpriced(): boolean {
    return this.state !== null && this.quote === null && !this.calculating
  }

  /** What is missing before going on, e.g. 单位必选包至少选择1项; '' when nothing is. */
  get problem(): string {
    return selectionProblems(this.packages, this.selection)[0] ?? ''
  }

  /** 确认加项 works (R5.41). */
  get canNext(): boolean {
    return this.quote !== null && canProceed(this.judged)
  }

  /** 不加项，下一步 is on offer; it works once `canSkip` says so. */
  get offersSkip(): boolean {
    return this.state !== null && canSkip({ ...this.judged, calculating: false })
  }

  get canSkip(): boolean {
    return this.quote !== null && canSkip(this.judged)
  }

  private get judged() {
    return { calculating: this.calculating, selection: this.selection, packages: this.packages }
  }

  private get booked(): BookedDraft | undefined {
    return bookedOf(this.root.process.draft(this.key))
  }

  private get kept(): Choice {
    return choiceOf(this.root.process.draft(this.key))
  }

  isOn(ref: ItemRef): boolean {
    return this.chosen.has(itemKey(ref))
  }

  /** The badge of a package. */
  countIn(packageId: number): number {
    return this.counts.get(packageId) ?? 0
  }

  /** Starts with what the draft holds, else with what is chosen from the start; the first quote goes out. */
  open(packages: readonly AddonPackage[]): void {
    const { addons, exchangeId } = this.kept
    const wanted = normalizeSelection(packages, [...addons, ...initialSelection(packages)])
    this.become(openSession<DraftQuote>(packages, wanted, exchangeId))
  }

  /** Other packages with the same choice, e.g. after the recommendation was opened. */
  setPackages(packages: readonly AddonPackage[]): void {
    if (this.state) this.become({ ...this.state, packages })
  }

  dispatch(action: AddonAction<DraftQuote>): void {
    this.askNow()
    if (this.state) this.become(addonSession(this.state, action))
  }

  /** A tap on an item. The tick is drawn before anything else is worked out from it. */
  toggle(ref: ItemRef): void {
    this.askNow()
    if (!this.state) return
    const next = addonSession(this.state, { type: 'toggle', ref })
    if (next.selection === this.state.selection) return this.become(next)
    this.coming = next
    this.markItems(next.selection)
    // What the tap shows need not wait for the rest.
    afterPaint(this.askNow)
  }

  /** Whoever decides by the choice has it up to the last tap after this. */
  askNow(): void {
    const { coming } = this
    this.coming = null
    if (coming) this.become(coming)
  }

  private end(): void {
    this.coming = null
    clearTimeout(this.dimTimer)
  }

  private become(next: State): void {
    const before = this.state
    this.state = next
    if (next.selection !== before?.selection) {
      this.markItems(next.selection)
      this.markCounts(next.selection)
    }
    if (next.notice && next.notice.seq !== before?.notice?.seq) this.root.feedback.refused(next.notice.text)
    if (next.quote && next.quote !== before?.quote) this.keep(next)
    this.watchDim()
    if (next.pending && next.pending !== before?.pending) void this.ask(next.pending)
  }

  private markItems(selection: Selection): void {
    const keys = new Set(
      selection.flatMap(({ packageId, itemCodes }) =>
        itemCodes.map((itemCode) => itemKey({ packageId, itemCode }))
      )
    )
    for (const key of [...this.chosen.keys()]) if (!keys.has(key)) this.chosen.delete(key)
    for (const key of keys) this.chosen.set(key, true)
  }

  private markCounts(selection: Selection): void {
    const counts = new Map(selection.map(({ packageId, itemCodes }) => [packageId, itemCodes.length]))
    for (const id of [...this.counts.keys()]) if (!counts.has(id)) this.counts.delete(id)
    for (const [id, count] of counts) this.counts.set(id, count)
  }

  /** What is quoted is what a reload goes on with; the chosen exchange travels as addItemConfigId (R4.44). */
  private keep({ priced, quote }: State): void {
    if (!quote) return
    const { selection: addons, exchangeId } = priced
    this.root.process.put(this.key, { choice: { addons, exchangeId, quote } })
  }

  private watchDim(): void {
    clearTimeout(this.dimTimer)
    if (!this.quoting) this.dimmed = false
    else if (!this.dimmed) this.dimTimer = setTimeout(() => this.setDimmed(), DIM_AFTER_MS)
  }

  private setDimmed(): void {
    this.dimmed = this.quoting
  }

  /** One quote of §7; an answer that a newer one overtook changes nothing. */
  private async ask(pending: PendingQuote): Promise<void> {
    const { booked } = this
    if (!booked) return
    const { selection: addons, exchangeId, operType, toggled } = pending
    const again = this.root.items.againOf(booked.productCode)
    try {
      const asked = { addons, exchangeId, operType, toggled, again }
      const answer = await this.price(this.scope.call, booked, asked)
      if (this.isCurrent(pending)) this.answered(pending, answer)
    } catch (error) {
      if (this.isCurrent(pending)) this.failed(pending, error)
    }
  }

  private isCurrent(pending: PendingQuote): boolean {
    return !this.scope.left && this.state?.pending === pending
  }

  private answered({ seq, selection, exchangeId }: PendingQuote, answer: Quoted): void {
    const { quote, selection: served, tips, remark } = answer
    this.dispatch({
      type: 'quoteOk',
      seq,
      quote,
      addItemRemark: remark,
      selection: sameSelection(served, selection) ? selection : served
    })
    if (remark) return
    const [tip] = tips
    if (tip) this.root.feedback.toast({ text: tip, icon: 'info' })
    // An exchange whose condition is not met is never charged, so it is not shown as chosen either.
    const unmet =
      exchangeId !== null && !quote.exchanges.some(({ id, eligible }) => id === exchangeId && eligible)
    if (unmet) this.dispatch({ type: 'toggleExchange', exchangeId })
  }

  private failed(pending: PendingQuote, error: unknown): void {
    const { seq } = pending
    const code = error instanceof CallError ? error.code : ErrorCode.network
    if (error instanceof CallError && (code === ErrorCode.addTogether || code === ErrorCode.deleteTogether)) {
      const items = affectedItems(error)
      if (items.length > 0) {
        const type = code === ErrorCode.addTogether ? 'quoteAddTogether' : 'quoteDeleteTogether'
        this.dispatch({ type, seq, message: error.message, items })
        return
      }
    }
    const first = this.quote === null
    this.dispatch({ type: 'quoteFailed', seq })
    const group = groupOf(code)
    if (group === 'login') this.root.presentError(error)
    // Other codes, and a lost line, restore the choice without a word (R8.15).
    else if (first && group !== 'retry') this.startOver(pending.selection)
  }

  /** What the draft held is refused here: begin with what is chosen from the start instead. */
  private startOver(refused: Selection): void {
    const selection = initialSelection(this.packages)
    if (!sameSelection(selection, refused)) this.dispatch({ type: 'replace', selection })
  }
}
