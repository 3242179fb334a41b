import { effectiveCodes, planOf, toggled } from '@/components/coupon/coupon-plan'
import { CallError, ErrorCode } from '@/contract/errors'
import { BATCH_TYPE } from '@/domain/coupon/types'
import { host } from '@/platform/host'
import {
  claimCoupons,
  couponOrderOf,
  listCoupons,
  listWallet,
  type CouponOrder,
  type CouponWallet,
  type WalletCoupon,
  type WalletStatus
} from '@/services/catalogue/coupon'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { REDEEM_FIELD } from './parts/redeem-box'
import { texts } from './texts'

export interface CouponsParams {
  /** Set when an order asks for its coupons. */
  readonly canChoose?: string
  readonly productCode?: string
  readonly cardNumber?: string
}

export interface CouponSections {
  readonly exclusive: readonly WalletCoupon[]
  readonly stackable: readonly WalletCoupon[]
  readonly unusable: readonly WalletCoupon[]
}

const isStackable = ({ couponBatchType }: WalletCoupon): boolean =>
  couponBatchType === BATCH_TYPE.platform || couponBatchType === BATCH_TYPE.channel

const sameCodes = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((code) => right.includes(code))

/** The wallet, or the coupons of one order to choose from (§3, R2.167). */
export class CouponsModel {
  readonly request = new LoadableRequest<CouponWallet>()
  status: WalletStatus = 'unused'
  redeemCode = ''
  redeemError = ''
  /** Codes as tapped; null until the user taps: then the order's present ones count. */
  private tapped: readonly string[] | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: CouponsParams
  ) {
    observed(this)
  }

  /** The order that coupons are chosen for; without one this is the wallet. */
  get order(): CouponOrder | undefined {
    const { canChoose, productCode, cardNumber } = this.params
    return canChoose && productCode
      ? couponOrderOf(this.root.process.draftOf(productCode, cardNumber))
      : undefined
  }

  get choosing(): boolean {
    return this.order !== undefined
  }

  get sections(): CouponSections {
    const list = this.request.value?.list ?? []
    const usable = list.filter((coupon) => coupon.usable)
    return {
      exclusive: usable.filter((coupon) => !isStackable(coupon)),
      stackable: usable
        .filter(isStackable)
        .sort((left, right) => left.couponBatchType - right.couponBatchType),
      unusable: list.filter((coupon) => !coupon.usable)
    }
  }

  /** What is ticked now. */
  get codes(): readonly string[] {
    const wallet = this.request.value
    if (!wallet) return []
    const chosen = this.tapped ?? this.root.items.get('choosed-coupon')
    return effectiveCodes(wallet, chosen, this.now).codes
  }

  /** Fen taken off by what is ticked. */
  get discountFen(): number {
    return this.discountOf(this.codes)
  }

  /** Fen to pay after it. */
  get payFen(): number {
    return Math.max(0, (this.request.value?.payFen ?? 0) - this.discountFen)
  }

  get best(): readonly WalletCoupon[] {
    const { list = [], best = [] } = this.request.value ?? {}
    return best.flatMap((code) => list.find(({ couponCode }) => couponCode === code) ?? [])
  }

  get bestFen(): number {
    return this.discountOf(this.request.value?.best ?? [])
  }

  get isBest(): boolean {
    return sameCodes(this.codes, this.request.value?.best ?? [])
  }

  async load(fresh = false): Promise<void> {
    await this.scope.run(this.request, () => this.ask(), { fresh })
  }

  enter(): void {
    void this.load()
  }

  setStatus(status: WalletStatus): void {
    this.status = status
    void this.load(true)
  }

  setRedeemCode(code: string): void {
    this.redeemCode = code
    this.redeemError = ''
  }

  /** A tap on a coupon; what cannot stand beside it goes (R3.46). */
  toggle(couponCode: string): void {
    const wallet = this.request.value
    if (wallet) this.tapped = toggled(wallet, this.codes, couponCode)
  }

  useBest(): void {
    this.tapped = this.request.value?.best ?? []
  }

  /** 确定: the order goes with these, also with none of them. */
  confirm(): void {
    this.root.items.set('choosed-coupon', this.codes)
  }

  readonly redeem = singleFlight(async (): Promise<void> => {
    const { feedback, call, presentError } = this.root
    const redeemCode = this.redeemCode.trim()
    if (!redeemCode) {
      this.refuse(texts.redeemEmpty)
      return
    }
    try {
      await call('coupon.redeem', { redeemCode })
    } catch (error) {
      if (error instanceof CallError && error.code === ErrorCode.business) this.refuse(error.message)
      else presentError(error)
      return
    }
    feedback.toast({ text: texts.redeemed, icon: 'success' })
    this.setRedeemCode('')
    await this.load()
  })

  /** One tap takes it; what the order goes with is reckoned anew with it. */
  readonly claim = singleFlight(async (couponCode: string): Promise<void> => {
    const { feedback, call, items, presentError } = this.root
    try {
      const [answer] = await claimCoupons(call, [couponCode])
      if (answer?.claimed) {
        feedback.toast({ text: texts.claimed, icon: 'success' })
        this.choseAnew()
        items.remove('choosed-coupon')
      } else if (answer) feedback.toast({ text: answer.reason })
      await this.load()
    } catch (error) {
      presentError(error)
    }
  })

  private choseAnew(): void {
    this.tapped = null
  }

  /** The field is marked, keeps its text, takes the focus and says why; the toast only shows it. */
  private refuse(message: string): void {
    this.redeemError = message
    host.toField(REDEEM_FIELD)
    this.root.feedback.invalid(message)
  }

  private get now(): number {
    return this.root.clock.now()
  }

  private ask(): Promise<CouponWallet> {
    const { order } = this
    const { call } = this.scope
    return order ? listCoupons(call, order) : listWallet(call, this.status)
  }

  private discountOf(codes: readonly string[]): number {
    const wallet = this.request.value
    return (wallet && planOf(wallet, codes, this.now)?.discountPriceFen) ?? 0
  }
}
