import { effectiveCodes, planOf } from '@/components/coupon/coupon-plan'
import type { CouponSummary } from '@/domain/coupon/apply'
import { payableFen, priceLines, type PriceLine } from '@/domain/quote/lines'
import {
  countCoupons,
  listCoupons,
  type CountedOrder,
  type CouponOrder,
  type CouponWallet
} from '@/services/catalogue/coupon'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from '../shared/texts'

const NO_COUPON: CouponSummary = { useCoupon: [], discountPriceFen: 0, payableFen: 0 }

/** What the price of an order is asked for with. */
export interface PriceSource {
  /** The server's lines without a coupon, and what of them coupons are taken from; null while they are not known. */
  readonly priced: () => { readonly lines: readonly PriceLine[]; readonly itemTotalFen: number } | null
  /** The order as its coupons are judged by; undefined while nothing is chosen. */
  readonly coupons: () => CouponOrder | undefined
  /** The same for the number of coupons; undefined: the list tells it. */
  readonly amount: () => CountedOrder | undefined
}

/** What an order costs with the coupons that it goes with, whatever is bought. */
export class OrderPrice {
  readonly wallet = new LoadableRequest<CouponWallet>()
  private readonly counted = new LoadableRequest<number | undefined>()
  private listed: Promise<void> = Promise.resolve()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly source: PriceSource
  ) {
    observed(this)
  }

  /** Codes of the coupons the order goes with. */
  get couponCodes(): readonly string[] {
    const wallet = this.wallet.value
    if (!wallet) return []
    return effectiveCodes(wallet, this.root.items.get('choosed-coupon'), this.root.clock.now()).codes
  }

  get couponPlan(): CouponSummary {
    const wallet = this.wallet.value
    return (wallet && planOf(wallet, this.couponCodes, this.root.clock.now())) ?? NO_COUPON
  }

  get couponCount(): number {
    const told = this.counted.value
    return told ?? this.wallet.value?.list.filter(({ usable }) => usable).length ?? 0
  }

  /** Neither a first list of coupons nor a new one is on its way; also where none is asked for. */
  get settled(): boolean {
    const { state } = this.wallet.loadable
    return state === 'ready' || state === 'failed' || this.source.coupons() === undefined
  }

  /** Coupons that the account could take first. */
  get claimable(): number {
    return this.wallet.value?.claimable.length ?? 0
  }

  /** The server's lines with the coupon deduction last; they add up to what is paid. */
  get lines(): readonly PriceLine[] {
    const { couponPlan } = this
    const priced = this.source.priced()
    if (!priced) return []
    const note = couponPlan.useCoupon.map(({ couponName }) => couponName).join('、')
    const { lines, itemTotalFen } = priced
    const discountPriceFen = couponPlan.discountPriceFen
    return priceLines({ lines: [...lines], itemTotalFen }, { note, discountPriceFen })
  }

  get totalFen(): number {
    return Math.max(0, payableFen(this.lines))
  }

  loadCoupons(): Promise<void> {
    return (this.listed = this.list())
  }

  /** Once the coupons that the order goes with are known, or could not be asked for. */
  async listedCoupons(): Promise<void> {
    while (this.wallet.loading) await this.listed
  }

  private async list(): Promise<void> {
    const order = this.source.coupons()
    const { scope } = this
    if (!order) return
    const wallet = await scope.run(this.wallet, () => listCoupons(scope.call, order))
    if (!wallet) return
    const { items, clock, feedback } = this.root
    const chosen = items.get('choosed-coupon')
    const best = items.get('optimal-coupon')
    const of = order.productCode ?? ''
    // The best set is chosen for who chooses none: that one of it is gone is told as well.
    const counted = chosen ?? (best?.of === of ? best.codes : undefined)
    items.set('optimal-coupon', { of, codes: wallet.best })
    if (effectiveCodes(wallet, counted, clock.now()).dropped) {
      items.remove('choosed-coupon')
      feedback.toast({ text: texts.couponDropped })
    }
  }

  async loadAmount(): Promise<void> {
    const order = this.source.amount()
    const { scope } = this
    if (!order) return
    await scope.run(this.counted, () => countCoupons(scope.call, order))
  }
}
