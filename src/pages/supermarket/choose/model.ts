import { runInAction, when } from 'mobx'
import { AddonSearchModel } from '@/components/addon/search'
import { AddonSession } from '@/components/addon/session'
import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { isPlaced, leadToPlaced } from '@/components/booking/placed-order'
import { CallError, ErrorCode } from '@/contract/errors'
import { codesOf, selectedCodes } from '@/domain/addon/selection-read'
import type { AddonItem, AddonPackage, ItemRef, Selection } from '@/domain/addon/types'
import { bookedOf, choiceOf, type BookedDraft, type Draft } from '@/domain/draft/draft'
import { standingDuplicates, withDuplicates, type Duplicate } from '@/domain/supermarket/duplicates'
import { withRecheck } from '@/domain/supermarket/recheck'
import { shelvesOf, singlesOf, type Shelf } from '@/domain/supermarket/shelves'
import { dropWhole, takeWhole, wholesOf } from '@/domain/supermarket/wholes'
import { host } from '@/platform/host'
import { paneScroll } from '@/platform/pane-scroll'
import { navigate } from '@/routes/navigate'
import { listSelfSelected, type SelfSelected } from '@/services/catalogue/supermarket'
import { throttle } from '@/services/http/throttle'
import { LoadableRequest, type Loadable } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { LIST_ID, NAV_ID } from './place'
import { ShelfList } from './shelf-list'
import { texts } from './texts'

/** What is asked before a package changes other choices (§4). */
export type Question =
  | { kind: 'take'; pkg: AddonPackage; taken: readonly AddonItem[]; selection: Selection }
  | { kind: 'drop'; pkg: AddonPackage; item: AddonItem }

/** An item whose sheet is open, or leaving. */
interface Explained extends ItemRef {
  readonly item: AddonItem
}

/** The list waits for its first price at most so long, in ms: until then a tap would be lost. */
const FIRST_PRICE_LIMIT_MS = 2500

/** The self-selected screen (§2): packages that are sold whole, items by category, the choice with its price. */
export class ChooseModel {
  readonly request = new LoadableRequest<SelfSelected>()
  readonly session: AddonSession
  readonly list: ShelfList
  readonly search: AddonSearchModel
  readonly hold: HoldKeeper
  question: Question | null = null
  explained: Explained | null = null
  explaining = false
  detailOpen = false
  /** The first price has been told, or did not come. */
  private priced = false
  /** Branch and day that the list on screen stands for. */
  private loadedFor = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly subject: Pick<Draft, 'key' | 'kind' | 'productCode' | 'card'>,
    /** Of the mini-program's order whose person the order is for. */
    private readonly orderNum?: string
  ) {
    this.session = new AddonSession(root, scope, subject.key)
    this.list = new ShelfList(() => this.shelves)
    this.search = new AddonSearchModel(root, () => this.singles, 'supermarket')
    this.hold = new HoldKeeper(root, scope, subject, () => void this.load())
    observed(this)
    scope.onLeave(this.list.dispose)
  }

  /** Branch and day are chosen; undefined once the draft became an order. */
  get booked(): BookedDraft | undefined {
    return bookedOf(this.root.process.draft(this.subject.key))
  }

  /** There is no draft any more because its order stands. */
  get placed(): boolean {
    return !this.booked && isPlaced(this.root, this.subject.productCode)
  }

  /** The list as shown: with its first price. */
  get shownList(): Loadable<SelfSelected> {
    const { loadable } = this.request
    return loadable.state === 'ready' && !this.priced ? { state: 'loading' } : loadable
  }

  get wholes(): readonly AddonPackage[] {
    return wholesOf(this.session.packages)
  }

  get singles(): readonly AddonPackage[] {
    return singlesOf(this.session.packages)
  }

  get shelves(): readonly Shelf[] {
    return shelvesOf(this.session.packages)
  }

  /** Packages by the items in them. */
  private get wholesOfItem(): ReadonlyMap<string, readonly AddonPackage[]> {
    const map = new Map<string, AddonPackage[]>()
    for (const pkg of this.wholes)
      for (const { itemCode } of pkg.items) map.set(itemCode, [...(map.get(itemCode) ?? []), pkg])
    return map
  }

  /** The chosen package that an item comes with. */
  wholeOf(itemCode: string): AddonPackage | null {
    const { session } = this
    return (
      this.wholesOfItem.get(itemCode)?.find(({ packageId }) => session.isOn({ packageId, itemCode })) ?? null
    )
  }

  get chosenWholes(): readonly AddonPackage[] {
    return this.wholes.filter((pkg) => this.isWholeOn(pkg))
  }

  isWholeOn({ packageId }: AddonPackage): boolean {
    return this.session.countIn(packageId) > 0
  }

  /** What is chosen of a shelf, without what packages brought. */
  countIn({ offers }: Shelf): number {
    return offers.filter(({ packageId, item: { itemCode } }) => this.session.isOn({ packageId, itemCode }))
      .length
  }

  /** Single items in the order of the shelves. */
  get ownItems(): readonly Explained[] {
    const { selection } = this.session
    return this.singles.flatMap((pkg) =>
      codesOf(selection, pkg.packageId).flatMap((itemCode) => {
        const item = pkg.items.find((candidate) => candidate.itemCode === itemCode)
        return item ? [{ packageId: pkg.packageId, itemCode, item }] : []
      })
    )
  }

  /** Of the base package, fen. */
  get baseFen(): number {
    return this.session.quote?.basePriceFen ?? this.request.value?.baseFen ?? 0
  }

  /** Fen; before the first quote the base price. */
  get priceFen(): number {
    return this.session.quote?.userPayFen ?? this.baseFen
  }

  get total(): number {
    return this.session.quote?.allItemNumber ?? this.baseCount + this.session.count
  }

  get baseCount(): number {
    return this.request.value?.base.length ?? this.booked?.product.itemCount ?? 0
  }

  /** Minutes of all that is examined, and whether one comes without breakfast. */
  get effort(): { minutes: number; fasting: boolean } {
    const { base = [], facts } = this.request.value ?? {}
    const chosen = selectedCodes(this.session.selection).flatMap((code) => facts?.get(code) ?? [])
    const all = [...base, ...chosen]
    return {
      minutes: all.reduce((sum, { durationMin }) => sum + durationMin, 0),
      fasting: all.some(({ fasting }) => fasting)
    }
  }

  get duplicates(): readonly Duplicate[] {
    return standingDuplicates(this.record, this.session.selection)
  }

  private get record(): readonly Duplicate[] {
    return this.root.process.draft(this.subject.key)?.parts.duplicates ?? []
  }

  enter(): void {
    const { booked } = this
    if (!booked) return
    // A code that is held for another product leads here as well: its add-ons are elsewhere.
    if (!booked.product.supermarketCode) navigate('addon', this.onward, { replace: true })
    else void this.load()
  }

  /** In front again: a change of branch or day on a later screen makes the list stale. */
  returned(): void {
    if (this.loadedFor === '' || this.request.loading) return
    if (!this.booked) leadToPlaced(this.root, this.subject.productCode)
    else if (this.loadedFor !== this.place) void this.load()
  }

  async load(): Promise<void> {
    const { place } = this
    const list = await this.scope.run(this.request, () => this.fetch(), { fresh: true })
    if (!list || this.scope.left) return
    runInAction(() => {
      this.loadedFor = place
      this.chooseRecheck(list)
      this.session.open(list.packages)
    })
    await when(() => !this.session.quoting, { timeout: FIRST_PRICE_LIMIT_MS }).catch(() => undefined)
    runInAction(() => {
      this.priced = true
    })
  }

  /** What a report wants looked at again is chosen once; what is not offered here is told. */
  private chooseRecheck({ packages, base }: SelfSelected): void {
    const { items, process, feedback } = this.root
    const codes = items.get('recheckItems')
    if (!codes) return
    items.remove('recheckItems')
    const choice = choiceOf(process.draft(this.subject.key))
    const baseCodes = base.map(({ itemCode }) => itemCode)
    const { selection, missing } = withRecheck(packages, baseCodes, choice.addons, codes)
    process.put(this.subject.key, { choice: { ...choice, addons: selection, quote: null } })
    if (missing.length > 0) feedback.toast({ text: texts.recheckMissing(missing.length) })
  }

  /** A category; scrolled past their heads, its items begin under the page's. */
  pick(id: string): void {
    this.list.pick(id)
    void paneScroll.tops(NAV_ID, [LIST_ID]).then(([top]) => {
      if (top != null && top < 0 && !this.scope.left) host.scrollTo(LIST_ID)
    })
  }

  toggle(ref: ItemRef): void {
    this.session.toggle(ref)
  }

  /** The box of a package (R4.51); over items that are chosen already it asks first (R4.52). */
  toggleWhole(pkg: AddonPackage): void {
    const { session } = this
    session.askNow()
    if (session.calculating) return
    if (this.isWholeOn(pkg)) return this.drop(pkg)
    const change = takeWhole(session.packages, session.selection, pkg.packageId)
    if (!change.ok) this.root.feedback.refused(change.reason)
    else if (change.taken.length === 0) session.dispatch({ type: 'replace', selection: change.selection })
    else this.question = { kind: 'take', pkg, taken: change.taken, selection: change.selection }
  }

  /** Out of the list of what is chosen: of a package only with the package (R4.53). */
  remove(ref: ItemRef, item: AddonItem): void {
    const pkg = this.wholeOf(item.itemCode)
    if (pkg) this.question = { kind: 'drop', pkg, item }
    else this.toggle(ref)
  }

  answer(yes: boolean): void {
    const { question } = this
    this.question = null
    if (!yes || !question) return
    if (question.kind === 'drop') this.drop(question.pkg)
    else this.session.dispatch({ type: 'replace', selection: question.selection })
  }

  drop({ packageId }: AddonPackage): void {
    const { session } = this
    session.dispatch({ type: 'replace', selection: dropWhole(session.selection, packageId) })
  }

  /** 一并添加, 一并删除, 全部清空; what is deleted as superfluous is noted. */
  confirmDialog(): void {
    const { session, record } = this
    const { dialog } = session
    if (dialog?.kind === 'deleteTogether') {
      const duplicates = withDuplicates(record, dialog.message, dialog.items)
      this.root.process.put(this.subject.key, { duplicates })
    }
    session.dispatch({ type: 'dialogConfirm' })
  }

  explain(ref: ItemRef, item: AddonItem): void {
    this.explained = { ...ref, item }
    this.explaining = true
  }

  stopExplaining(): void {
    this.explaining = false
  }

  toggleExplained(): void {
    const { explained } = this
    this.explaining = false
    if (explained) this.toggle({ packageId: explained.packageId, itemCode: explained.itemCode })
  }

  openDetail(): void {
    this.detailOpen = true
  }

  closeDetail(): void {
    this.detailOpen = false
  }

  next(): void {
    this.session.askNow()
    if (this.session.canNext || this.session.canSkip) this.goOn()
  }

  openBase(): void {
    navigate('selling', { ...this.product, style: 'simple', from: 'supermarket' })
  }

  /** Double taps open one page. */
  private goOn = throttle(() => {
    this.closeDetail()
    navigate('confirm', this.onward)
  })

  private get onward() {
    const { orderNum } = this
    return { ...this.product, ...(orderNum ? { orderNum } : {}) }
  }

  private get product() {
    const { kind: type, productCode: id, card } = this.subject
    return { type, id, ...(card ? { cardNumber: card } : {}) }
  }

  private get place(): string {
    const { visit } = this.booked ?? {}
    return visit ? `${visit.branch.id} ${visit.date}` : ''
  }

  private fetch(): Promise<SelfSelected> {
    const { booked, scope } = this
    if (!booked) return Promise.reject(new CallError(ErrorCode.cancelled, ''))
    return listSelfSelected(scope.call, booked)
  }
}
