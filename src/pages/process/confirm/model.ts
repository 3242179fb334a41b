import { makeAutoObservable } from 'mobx'
import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { leadToPlaced } from '@/components/booking/placed-order'
import { effectiveCodes, planOf } from '@/components/coupon/coupon-plan'
import type { RealTimePrice } from '@/contract/dto/booking'
import type { CouponAmount, CouponList } from '@/contract/dto/coupon'
import { ErrorCode } from '@/contract/errors'
import { chosenCount } from '@/domain/addon/selection-read'
import type { CouponSummary } from '@/domain/coupon/apply'
import { toFen, toYuan } from '@/domain/money'
import { payableFen, priceLines, type PriceLine } from '@/domain/quote/quote'
import { navigate } from '@/routes/navigate'
import { toWireSelection } from '@/services/addon-wire'
import { Canceller } from '@/services/cancel'
import { LoadableRequest } from '@/stores/loadable'
import type { PackageDetail } from '@/stores/process'
import type { Root } from '@/stores/root'
import type { ConfirmPlan } from '../kinds/plan'
import { AddressModel } from './address'
import { ExtrasModel, first } from './extras'
import { PersonModel } from './person'
import { standingQuote } from './standing-quote'
import { SlotModel } from './slot'
import { texts } from './texts'

const NO_COUPON: CouponSummary = { useCoupon: [], discountPriceFen: 0, payableFen: 0 }

export interface ConfirmParams {
  readonly type: string
  readonly id: string
}

/** What stands on the confirm screen (§2): each block from its own call, the choices kept at once. */
export class ConfirmModel {
  readonly quote = new LoadableRequest<RealTimePrice>()
  readonly coupons = new LoadableRequest<CouponList>()
  readonly couponAmount = new LoadableRequest<CouponAmount>()
  readonly extras: ExtrasModel
  readonly person: PersonModel
  readonly hold: HoldKeeper
  readonly slot: SlotModel
  readonly address: AddressModel
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
    this.extras = new ExtrasModel(root, () => this.detail)
    this.person = new PersonModel(root, plan.form, () => ({
      detail: this.detail,
      breakfastCount: this.extras.breakfastOptions.length,
      breakfastId: this.extras.breakfastId
    }))
    this.address = new AddressModel(root, {
      wanted: () => this.extras.paperByPost,
      contact: () => this.person.contact
    })
    this.hold = new HoldKeeper(root, params.id, params.type, () => void this.moved())
    this.slot = new SlotModel(root, this.hold, () => this.leaving)
    makeAutoObservable<this, 'root'>(
      this,
      {
        root: false,
        params: false,
        plan: false,
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
  get detail(): PackageDetail | undefined {
    const detail = this.root.process.detail(this.params.id)
    const complete = detail?.selectedHospitalId && detail.selectedDate && detail.selectedTimespan
    return complete && detail.type === this.params.type ? detail : undefined
  }

  get distanceKm(): number | null {
    const { detail } = this
    if (!detail) return null
    const days = this.root.process.info(detail.id)?.bookingDetailList ?? []
    const clinic = days
      .flatMap(({ hospitalInfo }) => hospitalInfo)
      .find(({ hospitalId }) => hospitalId === detail.selectedHospitalId)
    return this.root.location.known(clinic?.hospitalDistance)
  }

  get addonCount(): number {
    return chosenCount(this.detail?.shopCartAddPackage ?? [])
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

  get priced(): RealTimePrice | null {
    return this.quote.value ?? this.detail?.realTimePrice ?? null
  }

  /** Self-paid base and add-ons, what coupons are taken from; fen. */
  get itemTotalFen(): number {
    return this.priced ? toFen(this.priced.basePrice) + toFen(this.priced.addonPrice) : 0
  }

  /** The server's lines with the coupon deduction last; they add up to what is paid. */
  get lines(): readonly PriceLine[] {
    const { priced, couponPlan } = this
    if (!priced) return []
    const lines = priced.lines.map(({ kind, label, note, amount }) => ({
      key: kind,
      label,
      note,
      amountFen: toFen(amount)
    }))
    const note = couponPlan.useCoupon.map(({ couponName }) => couponName).join('、')
    return priceLines(
      { lines, itemTotalFen: this.itemTotalFen },
      { note, discountPriceFen: couponPlan.discountPriceFen }
    )
  }

  get totalFen(): number {
    return Math.max(0, payableFen(this.lines))
  }

  /** Entry: the package takes on what confirm adds (§3), then every block asks for its own. */
  enter(): void {
    this.leaving = new Canceller()
    const { detail } = this
    if (!detail) return leadToPlaced(this.root, this.id)
    const { process } = this.root
    const { selectedDate, selectedTimespan } = detail
    process.update(detail.id, {
      notChangeTime: detail.notChangeTime ?? { selectedDate, selectedTimespan },
      salePrice: detail.comboSalePrice,
      comboCode: detail.id,
      comboName: detail.productName,
      orderType: detail.productCategory,
      persons: process.info(detail.id)?.productView.persons ?? detail.persons,
      checkItemCount: detail.realTimePrice?.allItemNumber ?? detail.itemNum + this.addonCount
    })
    if (detail.realTimePrice) this.quote.set(detail.realTimePrice)
    void this.person.load(this.leaving)
    void this.load()
  }

  /** In front again, e.g. from the coupons or a new contact. */
  shown(): void {
    if (!this.detail) return
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
    const { detail, leaving } = this
    if (!detail) return
    const priced = await this.quote.run(
      async () =>
        first(
          await this.root.call('addon.quote', standingQuote(detail, this.root.items.againOf(detail.id)), {
            signal: leaving
          })
        ),
      { signal: leaving }
    )
    if (!priced) {
      await this.quoteFailed()
      return
    }
    this.root.process.update(detail.id, { realTimePrice: priced, checkItemCount: priced.allItemNumber })
    await this.loadCouponAmount()
  }

  async loadCoupons(): Promise<void> {
    const { detail, leaving } = this
    if (!detail) return
    const wallet = await this.coupons.run(
      () =>
        this.root.call(
          'coupon.list',
          {
            productCode: detail.id,
            orgCode: detail.selectedHospitalId,
            rtime: detail.selectedDate,
            customAddPackage: toWireSelection(detail.shopCartAddPackage),
            addItemConfigId: detail.addItemConfigId
          },
          { signal: leaving }
        ),
      { signal: leaving }
    )
    if (!wallet) return
    const { items, clock, feedback } = this.root
    items.set('optimal-coupon', wallet.best)
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
    const { detail, leaving, priced } = this
    if (!detail || !priced) return
    await this.couponAmount.run(
      async () =>
        first(
          await this.root.call(
            'coupon.amount',
            {
              merchandiseId: detail.id,
              merchandiseType: detail.productCategory,
              hospitalId: detail.selectedHospitalId,
              price: toYuan(this.itemTotalFen)
            },
            { signal: leaving }
          )
        ),
      { signal: leaving }
    )
  }
}
