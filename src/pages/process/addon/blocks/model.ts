import { AddonSession } from '@/components/addon/session'
import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { isPlaced, leadToPlaced } from '@/components/booking/placed-order'
import { CallError, ErrorCode } from '@/contract/errors'
import { bookedOf, draftKey, type BookedDraft } from '@/domain/draft/draft'
import type { ItemRef } from '@/domain/addon/types'
import { navigate } from '@/routes/navigate'
import type { AddonList } from '@/services/booking/addons'
import { throttle } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ScreenPlan } from '../../kinds/plan'
import { InfoModel } from '../info'

export interface BlocksParams {
  readonly plan: ScreenPlan
  readonly id: string
  readonly cardNumber?: string
  readonly from?: string
}

/** Add-ons that belong to the product (§2 'Sugarshaker'): its blocks, what is chosen of each, the way on. */
export class BlocksModel {
  readonly request = new LoadableRequest<AddonList>()
  readonly session: AddonSession
  readonly hold: HoldKeeper
  readonly info: InfoModel
  private readonly draft: () => BookedDraft | undefined
  /** Branch and day that the blocks on screen stand for. */
  private loadedFor = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: BlocksParams
  ) {
    const { kind, booking, screens, addonCalls } = params.plan
    const subject = { kind, productCode: params.id, card: params.cardNumber }
    const key = draftKey(subject)
    this.draft = () => bookedOf(root.process.draft(key))
    this.session = new AddonSession(root, scope, key, addonCalls.quote)
    this.info = new InfoModel(this.session)
    const way = { hold: booking.hold, screen: screens.booking }
    this.hold = new HoldKeeper(root, scope, subject, () => void this.load(), way)
    observed(this)
  }

  /** Branch and day are chosen; without them there is nothing to add to (deep links). */
  get booked(): BookedDraft | undefined {
    return this.draft()
  }

  /** There is no draft any more because its order stands. */
  get placed(): boolean {
    return !this.booked && isPlaced(this.root, this.params.id)
  }

  /** Check items of the product and those that were added. */
  get total(): number {
    const base = this.request.value?.baseCount ?? this.booked?.product.itemCount ?? 0
    return this.session.quote?.allItemNumber ?? base + this.session.count
  }

  /** Fen; before the first quote the price of the product. */
  get priceFen(): number {
    return this.session.quote?.userPayFen ?? this.request.value?.salePriceFen ?? 0
  }

  enter(): void {
    if (this.booked) void this.load()
    else leadToPlaced(this.root, this.params.id)
  }

  /** In front again: a change of branch or day on a later screen makes the blocks stale. */
  returned(): void {
    if (!this.booked) leadToPlaced(this.root, this.params.id)
    else if (this.loadedFor !== '' && this.loadedFor !== this.place && !this.request.loading) void this.load()
  }

  async load(): Promise<void> {
    const { place } = this
    const list = await this.scope.run(this.request, () => this.fetch(), { fresh: true })
    if (!list || this.scope.left) return
    if (list.packages.every(({ items }) => items.length === 0)) {
      // Nothing to choose: this screen leaves no trace.
      navigate(this.params.plan.screens.confirm, this.onward, { replace: true })
      return
    }
    this.loadedFor = place
    this.session.open(list.packages)
  }

  toggle(ref: ItemRef): void {
    this.session.toggle(ref)
  }

  /** 下一步, 不加项，下一步. */
  next(): void {
    this.session.askNow()
    if (this.session.canNext || this.session.canSkip) this.goOn()
  }

  retryPrice(): void {
    this.session.dispatch({ type: 'requote' })
  }

  /** All that is checked. */
  openTotal(): void {
    const { type, id, ...card } = this.onward
    const { from } = this.params
    navigate('selling', { type, id, style: 'simple', ...card, ...(from ? { from } : {}) })
  }

  toBooking(): void {
    navigate(this.params.plan.screens.booking, this.onward, { replace: true })
  }

  private get onward() {
    const { plan, id, cardNumber } = this.params
    return { type: plan.kind, id, ...(cardNumber ? { cardNumber } : {}) }
  }

  private get place(): string {
    const { visit } = this.booked ?? {}
    return visit ? `${visit.branch.id} ${visit.date}` : ''
  }

  /** Double taps open one page. */
  private goOn = throttle(() => navigate(this.params.plan.screens.confirm, this.onward))

  private async fetch(): Promise<AddonList> {
    const { booked, root } = this
    if (!booked) throw new CallError(ErrorCode.cancelled, '')
    const { productCode, visit } = booked
    const { kind, addonCalls } = this.params.plan
    return addonCalls.list(this.scope.call, { kind, productCode, visit, person: root.session.account })
  }
}
