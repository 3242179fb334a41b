import { runInAction, when } from 'mobx'
import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { isPlaced, leadToPlaced } from '@/components/booking/placed-order'
import { CallError, ErrorCode } from '@/contract/errors'
import { smartAutoEnabled, smartSwitch } from '@/domain/addon/special'
import { SPECIAL_PACKAGE_ID, type AddonPackage, type ItemRef } from '@/domain/addon/types'
import { bookedOf, draftKey, type BookedDraft } from '@/domain/draft/draft'
import type { ExchangeCard } from '@/domain/draft/parts'
import { paneScroll } from '@/platform/pane-scroll'
import { goBack, navigate } from '@/routes/navigate'
import type { Account } from '@/services/account/account'
import type { AddonList } from '@/services/booking/addons'
import { singleFlight, throttle } from '@/services/http/throttle'
import { LoadableRequest, type Loadable } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ScreenPlan } from '../kinds/plan'
import { CarryOver } from './again'
import { addonGroups, groupId, type AddonGroup } from './groups'
import { InfoModel } from './info'
import { ListChunks } from './list-chunks'
import { PaneModel } from './pane'
import { AddonSearchModel } from '@/components/addon/search'
import { AddonSession } from '@/components/addon/session'
import { texts } from './texts'

export interface AddonParams {
  readonly id: string
  readonly from?: string
  readonly cardNumber?: string
  /** Of the mini-program's order whose person the order is for. */
  readonly orderNum?: string
  /** Query type quickCheckup: next goes back instead (R2.146). */
  readonly quick: boolean
}

/** The list waits for its first price at most so long, in ms. */
const FIRST_PRICE_LIMIT_MS = 2500

/** The add-on screen for checkups (§2, §4): list, choice with live price, recommendation, carry-over, way on. */
export class AddonModel {
  readonly request = new LoadableRequest<AddonList>()
  readonly session: AddonSession
  readonly pane: PaneModel
  readonly chunks: ListChunks
  readonly search: AddonSearchModel
  readonly hold: HoldKeeper
  readonly info: InfoModel
  readonly again: CarryOver
  smartOn = false
  askingConsent = false
  listOpen = false
  detailOpen = false
  /** The first price has been told, or did not come: nothing will be put in above what the list shows. */
  private priced = false
  private readonly draft: () => BookedDraft | undefined
  /** Branch and day that the list on screen stands for. */
  private loadedFor = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly params: AddonParams,
    private readonly plan: ScreenPlan
  ) {
    const { kind, booking, screens, addonCalls } = plan
    const subject = { kind, productCode: params.id, card: params.cardNumber }
    const key = draftKey(subject)
    this.draft = () => bookedOf(root.process.draft(key))
    this.session = new AddonSession(root, scope, key, addonCalls.quote)
    this.info = new InfoModel(this.session)
    this.again = new CarryOver(root, scope, key, this.session)
    this.chunks = new ListChunks(() => this.groups)
    this.pane = new PaneModel(
      paneScroll,
      () => this.groups.map(({ id }) => id),
      (id) => this.chunks.reaches(id)
    )
    this.search = new AddonSearchModel(root, () => this.searched, params.cardNumber ? 'card' : 'cardless')
    const way = { hold: booking.hold, screen: screens.booking }
    this.hold = new HoldKeeper(root, scope, subject, () => void this.load(), way)
    observed(this)
    scope.onLeave(this.pane.dispose)
    scope.onLeave(this.chunks.dispose)
  }

  /** Branch and day are chosen; without them there is nothing to add to (deep links). */
  get booked(): BookedDraft | undefined {
    return this.draft()
  }

  /** There is no draft any more because its order stands. */
  get placed(): boolean {
    return !this.booked && isPlaced(this.root, this.params.id)
  }

  /** The recommendation has its section when there is one, or when consent would open one. */
  get showsSmart(): boolean {
    const list = this.request.value
    return list !== undefined && (list.recommendation !== null || !list.recommendConsent)
  }

  /** The list as shown: with its first price, which brings the exchange block (§2). */
  get list(): Loadable<AddonList> {
    const { loadable } = this.request
    return loadable.state === 'ready' && !this.priced ? { state: 'loading' } : loadable
  }

  get groups(): readonly AddonGroup[] {
    return addonGroups({
      packages: this.session.packages,
      smart: this.showsSmart,
      exchange: this.exchanges.length > 0,
      itemsFirst: this.root.settings.elder
    })
  }

  /** What search looks through: an item is found in its own package rather than in the recommendation. */
  get searched(): readonly AddonPackage[] {
    const recommended = ({ packageId }: AddonPackage) => packageId === SPECIAL_PACKAGE_ID.smart
    const { packages } = this.session
    return [...packages.filter((pkg) => !recommended(pkg)), ...packages.filter(recommended)]
  }

  get exchanges(): readonly ExchangeCard[] {
    return this.session.quote?.exchanges ?? []
  }

  /** Base items and chosen add-ons (R2.134). */
  get total(): number {
    const base = this.request.value?.baseCount ?? this.booked?.product.itemCount ?? 0
    return this.session.quote?.allItemNumber ?? base + this.session.count
  }

  /** Fen; before the first quote the base price. */
  get priceFen(): number {
    return this.session.quote?.userPayFen ?? this.request.value?.salePriceFen ?? 0
  }

  enter(): void {
    if (this.booked) void this.load()
    else leadToPlaced(this.root, this.params.id)
  }

  /** In front again: a change of branch or day on a later screen makes the list stale. */
  returned(): void {
    if (!this.booked && this.loadedFor !== '') leadToPlaced(this.root, this.params.id)
    if (this.booked && this.loadedFor !== '' && this.loadedFor !== this.place && !this.request.loading)
      void this.load()
  }

  async load(): Promise<void> {
    const place = this.place
    const list = await this.scope.run(this.request, () => this.fetch(), { fresh: true })
    if (!list || this.scope.left) return
    if (list.packages.every(({ items }) => items.length === 0)) {
      this.passOn()
      return
    }
    runInAction(() => {
      this.loadedFor = place
      this.session.open(list.packages)
      this.smartOn = smartAutoEnabled(this.session.selection, list.recommendConsent)
    })
    await when(() => !this.session.quoting, { timeout: FIRST_PRICE_LIMIT_MS }).catch(() => undefined)
    runInAction(() => {
      this.priced = true
    })
    await this.again.ask()
  }

  toggle(ref: ItemRef): void {
    this.session.toggle(ref)
  }

  toggleExchange({ id, eligible }: ExchangeCard): void {
    if (eligible || this.session.exchangeId === id)
      this.session.dispatch({ type: 'toggleExchange', exchangeId: id })
  }

  openList(): void {
    this.listOpen = true
  }

  closeList(): void {
    this.listOpen = false
  }

  openDetail(): void {
    this.detailOpen = true
  }

  closeDetail(): void {
    this.detailOpen = false
  }

  /** Who is logged in, and so books. */
  get account(): Account | null {
    return this.root.session.account
  }

  /** The switch of the recommendation: consent is asked once (R4.46, R4.47). */
  switchSmart(wanted: boolean): void {
    switch (smartSwitch(wanted, this.request.value?.recommendConsent ?? false)) {
      case 'ask-consent':
        this.askingConsent = true
        return
      case 'off':
        this.smartOn = false
        return
      case 'on':
        this.smartOn = true
        this.pane.jump(groupId('smart'))
    }
  }

  refuseConsent(): void {
    this.askingConsent = false
  }

  /** 同意并开启: from now on the list carries the recommendation. */
  agree = singleFlight(async (): Promise<void> => {
    try {
      await this.scope.call('recommend.consent', { agreed: true })
      const list = await this.fetch()
      if (this.scope.left) return
      runInAction(() => {
        this.askingConsent = false
        this.request.set(list)
        this.session.setPackages(list.packages)
        this.smartOn = list.recommendation !== null
      })
      if (list.recommendation) this.pane.jump(groupId('smart'))
      else this.root.feedback.toast({ text: texts.nothingRecommended })
    } catch (error) {
      if (this.scope.left) return
      this.refuseConsent()
      this.root.presentError(error)
    }
  })

  /** 确认加项, 不加项，下一步. */
  next(): void {
    this.session.askNow()
    if (this.session.canNext || this.session.canSkip) this.goOn()
  }

  /** The whole check list (R2.135). */
  openTotal(): void {
    const { from } = this.params
    const { type, id, orderNum: _person, ...card } = this.onward
    navigate('selling', { type, id, style: 'simple', ...card, ...(from ? { from } : {}) })
  }

  openExchange({ productCategory, productCode }: ExchangeCard): void {
    navigate('selling', {
      type: String(productCategory),
      id: productCode,
      from: 'addonExchangeItem',
      hideBtnOperate: '1'
    })
  }

  toBooking(): void {
    navigate(this.plan.screens.booking, this.onward, { replace: true })
  }

  private get onward(): { type: string; id: string; cardNumber?: string; orderNum?: string } {
    const { id, cardNumber, orderNum } = this.params
    return {
      type: this.plan.kind,
      id,
      ...(cardNumber ? { cardNumber } : {}),
      ...(orderNum ? { orderNum } : {})
    }
  }

  /** Whether anything recommended stays on the list: all while it is on, what is chosen of it while it is off. */
  showsRecommended(itemCode: string): boolean {
    return this.smartOn || this.session.isOn({ packageId: SPECIAL_PACKAGE_ID.smart, itemCode })
  }

  private get place(): string {
    const { visit } = this.booked ?? {}
    return visit ? `${visit.branch.id} ${visit.date}` : ''
  }

  /** Double taps open one page. */
  private goOn = throttle(() => {
    if (this.params.quick) goBack()
    else navigate(this.plan.screens.confirm, this.onward)
  })

  /** Nothing to choose: this screen leaves no trace (R2.150). */
  private passOn(): void {
    if (this.params.quick) goBack()
    else navigate(this.plan.screens.confirm, this.onward, { replace: true })
  }

  private async fetch(): Promise<AddonList> {
    const { booked, root, scope } = this
    if (!booked) throw new CallError(ErrorCode.cancelled, '')
    const { productCode, visit } = booked
    const person = root.session.account
    const { kind, addonCalls } = this.plan
    return addonCalls.list(scope.call, { kind, productCode, visit, person })
  }
}
