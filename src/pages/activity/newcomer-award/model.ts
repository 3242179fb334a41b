import { COUPON_TYPE } from '@/domain/coupon/types'
import { readNewcomer, takeNewcomer, type Newcomer, type PromisedCoupon } from '@/services/activity/awards'
import { claimCoupons } from '@/services/catalogue/coupon'
import { couponProducts, type CouponedProduct } from '@/services/catalogue/coupon-products'
import { singleFlight } from '@/services/http/throttle'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Products that are shown with the price after each coupon. */
const EACH = 2

/** What a new account gets, and who is none is told why and what is open to everybody. */
export class NewcomerModel {
  readonly request = new LoadableRequest<Newcomer>()
  /** The prices after the coupons once they are had. */
  readonly products = new LoadableRequest<readonly CouponedProduct[]>()
  busy = false
  /** Codes of those for everybody that were taken here. */
  private claimedCodes: ReadonlySet<string> = new Set()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get award(): Newcomer | undefined {
    return this.request.value
  }

  get open(): number {
    return (this.award?.coupons ?? []).filter(({ state }) => state === 'open').length
  }

  /** All of them are in the wallet. */
  get taken(): boolean {
    const coupons = this.award?.coupons ?? []
    return coupons.length > 0 && this.open === 0
  }

  /** What the fixed ones take off together; 0 where one takes off a share. */
  get sumFen(): number {
    const coupons = this.award?.coupons ?? []
    if (coupons.some(({ couponType }) => couponType !== COUPON_TYPE.fixed)) return 0
    return coupons.reduce((sum, { discountedPriceFen }) => sum + discountedPriceFen, 0)
  }

  isClaimed({ couponCode }: PromisedCoupon): boolean {
    return this.claimedCodes.has(couponCode)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { root, scope } = this
    const award = await scope.run(this.request, () => readNewcomer(scope.call))
    if (!award) return
    root.clock.set(award.serverTime)
    await this.loadProducts()
  }

  login(): void {
    const back = publicHref('newcomerAward')
    this.root.session.setRedirect(back)
    navigate('authorize', { url: back })
  }

  readonly take = singleFlight(async (): Promise<void> => {
    const { root } = this
    this.setBusy(true)
    try {
      this.request.set(await takeNewcomer(root.call))
      root.feedback.toast({ text: texts.done, icon: 'success' })
      if (!this.scope.left) await this.loadProducts()
    } catch (error) {
      root.presentError(error)
      if (!this.scope.left) await this.load()
    } finally {
      this.setBusy(false)
    }
  })

  readonly claim = singleFlight(async ({ couponCode }: PromisedCoupon): Promise<void> => {
    const { root } = this
    try {
      const [answer] = await claimCoupons(root.call, [couponCode])
      if (answer?.claimed) {
        this.setClaimed(couponCode)
        root.feedback.toast({ text: texts.claimed, icon: 'success' })
      } else if (answer) {
        root.feedback.toast({ text: answer.reason })
        if (!this.scope.left) await this.load()
      }
    } catch (error) {
      root.presentError(error)
    }
  })

  /** Of coupons that are held alone: the server reckons with no others. The page stands without. */
  private async loadProducts(): Promise<void> {
    const { scope, root, award } = this
    const held = (award?.coupons ?? []).filter(({ state }) => state === 'taken')
    if (held.length === 0) return
    await scope.run(this.products, async () => {
      const { cityCode } = root.location
      const lists = await Promise.all(
        held.map(({ couponCode }) =>
          couponProducts(scope.call, { couponCode, cityCode, sort: 'default', pageNo: 1 }).catch(() => null)
        )
      )
      const found = lists.flatMap((one) => one?.list.slice(0, EACH) ?? [])
      // What two coupons serve for stands there once.
      return [...new Map(found.map((one) => [one.product.productCode, one])).values()]
    })
  }

  private setClaimed(couponCode: string): void {
    this.claimedCodes = new Set([...this.claimedCodes, couponCode])
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
