import { makeAutoObservable } from 'mobx'
import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { leadToPlaced } from '@/components/booking/placed-order'
import { effectiveCodes, planOf } from '@/components/coupon/coupon-plan'
import type { CouponAmount, CouponList } from '@/contract/dto/coupon'
import { ErrorCode } from '@/contract/errors'
import { chosenCount } from '@/domain/addon/selection-read'
import type { CouponSummary } from '@/domain/coupon/apply'
import { bookedOf, draftKey, type BookedDraft, type DraftKey } from '@/domain/draft/draft'
import type { DraftQuote } from '@/domain/draft/parts'
import { toYuan } from '@/domain/money'
import { payableFen, priceLines, type PriceLine } from '@/domain/quote/quote'
import { navigate } from '@/routes/navigate'
import { toWireSelection } from '@/services/addon-wire'
import { Canceller } from '@/services/cancel'
import { quoteAddons } from '@/services/pricing'
import { LoadableRequest } from '@/stores/loadable'
import type { Root } from '@/stores/root'
import type { ConfirmPlan } from '../kinds/plan'
import { AddressModel } from './address'
import { ExtrasModel, first } from './extras'
import { PersonModel } from './person'
import { SlotModel } from './slot'
import { texts } from './texts'

const NO_COUPON: CouponSummary = { useCoupon: [], discountPriceFen: 0, payableFen: 0 }

export interface ConfirmParams {
  readonly type: string
  readonly id: string
  readonly cardNumber?: string
}

/** What stands on the confirm screen (§2): each block from its own call, the choices kept at once. */
export class ConfirmModel {
  readonly quote = new LoadableRequest<DraftQuote>()
  readonly coupons = new LoadableRequest<CouponList>()
  readonly couponAmount = new LoadableRequest<CouponAmount>()
  readonly extras: ExtrasModel
  readonly person: PersonModel
  readonly hold: HoldKeeper
  readonly slot: SlotModel
  readonly address: AddressModel
  readonly key: DraftKey
  /** Given by the person, never in advance. */
  agreed = false
  /** The order was tried without it. */
  agreementMissing = false
  leaving = new Canceller()

  constructor(
    private readonly root: Root,
    readonly params: ConfirmParams,
    readonly plan: ConfirmPlan
  ) {
    const subject = { kind: plan.kind, productCode: params.id, card: params.cardNumber }
    this.key = draftKey(subject)
    this.extras = new ExtrasModel(root, () => this.booked)
    this.person = new PersonModel(root, plan.form, () => ({
      booked: this.booked,
      breakfastCount: this.extras.breakfastOptions.length,
      breakfastId: this.extras.breakfastId
    }))
    this.address = new AddressModel(root, this.key, {
      wanted: () => this.extras.paperByPost,
      contact: () => this.person.contact
    })
    this.hold = new HoldKeeper(root, subject, () => void this.moved())
    this.slot = new SlotModel(root, this.hold, () => this.leaving)
    makeAutoObservable<this, 'root'>(
      this,
      {
        root: false,
        params: false,
        plan: false,
        key: false,
        quote: false,
        extras: false,
        coupons: false,
        couponAmount: false,
        person: false,
        address: false,
        hold: false,
        slot: false,
        leaving: false
      },
      { autoBind: true }
    )
  }

  get id(): string {
    return this.params.id
  }

  /** The draft once branch, date and slot are chosen; undefined: 没有数据 (R2.163). */
  get booked(): BookedDraft | undefined {
    return bookedOf(this.root.process.draft(this.key))
  }

  get distanceKm(): number | null {
    const { booked } = this
    if (!booked) return null
    const days = this.root.process.info(this.key)?.bookingDetailList ?? []
    const clinic = days
      .flatMap(({ hospitalInfo }) => hospitalInfo)
      .find(({ hospitalId }) => hospitalId === booked.visit.branch.id)
    return this.root.location.known(clinic?.hospitalDistance)
  }

  get addonCount(): number {
    return chosenCount(this.booked?.choice.addons ?? [])
  }

  /** Codes of the coupons the order goes with. */
  get couponCodes(): readonly string[] {
    const wallet = this.coupons.value
    if (!wallet) return []
    return effectiveCodes(wallet, this.root.items.get('choosed-coupon'), this.root.clock.now()).codes
  }

  get couponPlan(): CouponSummary {
    const wallet = this.coupons.value
    return (wallet && planOf(wallet, this.couponCodes, this.root.clock.now())) ?? NO_COUPON
  }

  get couponCount(): number {
    const counted = this.couponAmount.value?.couponNums
    return counted ?? this.coupons.value?.list.filter(({ usable }) => usable).length ?? 0
  }

  get priced(): DraftQuote | null {
    return this.quote.value ?? this.booked?.choice.quote ?? null
  }

  /** Self-paid base and add-ons, what coupons are taken from; fen. */
  get itemTotalFen(): number {
    return this.priced ? this.priced.basePriceFen + this.priced.addonSelfPaidFen : 0
  }

  /** The server's lines with the coupon deduction last; they add up to what is paid. */
  get lines(): readonly PriceLine[] {
    const { priced, couponPlan } = this
    if (!priced) return []
    const note = couponPlan.useCoupon.map(({ couponName }) => couponName).join('、')
    return priceLines(
      { lines: priced.lines, itemTotalFen: this.itemTotalFen },
      { note, discountPriceFen: couponPlan.discountPriceFen }
    )
  }

  get totalFen(): number {
    return Math.max(0, payableFen(this.lines))
  }

  /** Entry: the visit as it is now is remembered (§3 notChangeTime), then every block asks for its own. */
  enter(): void {
    this.leaving = new Canceller()
    const { booked } = this
    if (!booked) return leadToPlaced(this.root, this.id)
    const { visit, choice } = booked
    const { date, timespan } = visit
    if (!visit.first) this.root.process.put(this.key, { visit: { ...visit, first: { date, timespan } } })
    if (choice.quote) this.quote.set(choice.quote)
    void this.person.load(this.leaving)
    void this.load()
  }

  /** In front again, e.g. from the coupons or a new contact. */
  shown(): void {
    if (!this.booked) return
    void this.person.load(this.leaving)
    void this.loadCoupons()
    void this.loadCouponAmount()
  }

  leave(): void {
    this.leaving.abort()
    this.hold.dispose()
  }

  /** Another branch or day was taken: everything that hangs on it is asked again. */
  private async moved(): Promise<void> {
    this.quote.reset()
    await this.load()
  }

  async load(): Promise<void> {
    await Promise.all([this.loadQuote(), this.extras.load(this.leaving), this.loadCoupons()])
  }

  async loadQuote(): Promise<void> {
    const { booked, leaving } = this
    if (!booked) return
    const again = this.root.items.againOf(booked.productCode)
    const priced = await this.quote.run(
      async () => (await quoteAddons(this.root.call, booked, { ...booked.choice, again }, leaving)).quote,
      { signal: leaving }
    )
    if (!priced) {
      await this.quoteFailed()
      return
    }
    this.root.process.put(this.key, { choice: { ...(this.booked ?? booked).choice, quote: priced } })
    await this.loadCouponAmount()
  }

  async loadCoupons(): Promise<void> {
    const { booked, leaving } = this
    if (!booked) return
    const { productCode, visit, choice } = booked
    const wallet = await this.coupons.run(
      () =>
        this.root.call(
          'coupon.list',
          {
            productCode,
            orgCode: visit.branch.id,
            rtime: visit.date,
            customAddPackage: toWireSelection(choice.addons),
            addItemConfigId: choice.exchangeId
          },
          { signal: leaving }
        ),
      { signal: leaving }
    )
    if (!wallet) return
    const { items, clock, feedback } = this.root
    if (effectiveCodes(wallet, items.get('choosed-coupon'), clock.now()).dropped) {
      items.remove('choosed-coupon')
      feedback.toast({ text: texts.couponDropped })
    }
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.agreementMissing = false
  }

  /** @returns whether the person agreed; from now on the box says when not */
  checkAgreed(): boolean {
    this.agreementMissing = !this.agreed
    return this.agreed
  }

  togglePost(): void {
    this.extras.togglePost()
    if (this.extras.paperByPost) this.address.prefill()
  }

  retryBreakfasts(): void {
    void this.extras.loadBreakfasts(this.leaving)
  }

  /** The product may be gone; elsewhere the last price stays and the failure is told. */
  private async quoteFailed(): Promise<void> {
    const { loadable } = this.quote
    if (loadable.state !== 'failed' || this.leaving.aborted) return
    if (loadable.code === ErrorCode.offShelf) {
      await this.root.feedback.alert({ title: texts.noticeTitle, text: loadable.message })
      navigate('selling', this.params, { replace: true })
    } else if (loadable.previous !== undefined) this.root.feedback.toast({ text: loadable.message })
  }

  private async loadCouponAmount(): Promise<void> {
    const { booked, leaving, priced } = this
    if (!booked || !priced) return
    await this.couponAmount.run(
      async () =>
        first(
          await this.root.call(
            'coupon.amount',
            {
              merchandiseId: booked.productCode,
              merchandiseType: booked.product.category,
              hospitalId: booked.visit.branch.id,
              price: toYuan(this.itemTotalFen)
            },
            { signal: leaving }
          )
        ),
      { signal: leaving }
    )
  }
}
