import { runInAction } from 'mobx'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { claimCoupons, type WalletCoupon } from '@/services/catalogue/coupon'
import {
  couponProducts,
  type CouponedProduct,
  type CouponProductFilter,
  type CouponProducts,
  type CouponProductSort
} from '@/services/catalogue/coupon-products'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import { PagedRequest } from '@/stores/paged-request'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

type Head = Pick<CouponProducts, 'coupon' | 'held' | 'claimable' | 'kinds' | 'bySex'>

/** A coupon and what it can be used for in the city in force. */
export class CouponProductsModel {
  readonly products: PagedRequest<CouponedProduct>
  sort: CouponProductSort = 'default'
  filter: CouponProductFilter = {}
  filtering = false
  head: Head | null = null
  /** The city that the list is of. */
  private cityCode = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly couponCode: string
  ) {
    this.products = new PagedRequest(this.fetch, ({ product }) => product.productCode)
    observed(this)
  }

  get coupon(): WalletCoupon | null {
    return this.head?.coupon ?? null
  }

  /** How many conditions the list is narrowed by. */
  get filterCount(): number {
    return Object.keys(this.filter).length
  }

  enter(): void {
    void this.load()
  }

  /** Another city may have been chosen meanwhile, or somebody logged in. */
  returned(): void {
    if (this.root.location.cityCode !== this.cityCode) void this.load()
  }

  load(): Promise<void> {
    return this.products.open()
  }

  chooseSort(sort: CouponProductSort): void {
    if (sort === this.sort) return
    this.sort = sort
    void this.products.open({ fresh: true })
  }

  /** The price after it is the one sorting with two directions: a second tap turns it round. */
  togglePrice(): void {
    this.chooseSort(this.sort === 'price' ? 'priceDesc' : 'price')
  }

  openFilter(): void {
    this.filtering = true
  }

  closeFilter(): void {
    this.filtering = false
  }

  narrow(filter: CouponProductFilter): void {
    this.filtering = false
    this.filter = filter
    void this.products.open({ fresh: true })
  }

  /** Takes the coupon; a guest logs in first and comes back to this page. */
  readonly claim = singleFlight(async (): Promise<void> => {
    const { session, feedback, presentError } = this.root
    if (!session.isLoginedUser) {
      const back = publicHref('canCouponProduct', { couponCode: this.couponCode })
      session.setRedirect(back)
      navigate('authorize', { url: back })
      return
    }
    try {
      const [answer] = await claimCoupons(this.scope.call, [this.couponCode])
      if (answer?.claimed) feedback.toast({ text: texts.claimed, icon: 'success' })
      else if (answer) feedback.toast({ text: answer.reason })
      await this.load()
    } catch (error) {
      presentError(error)
    }
  })

  private readonly fetch = async (pageNo: number): Promise<CouponProducts> => {
    const { cityCode } = this.root.location
    const { couponCode, sort, filter } = this
    const answer = await couponProducts(this.scope.call, { couponCode, cityCode, sort, ...filter, pageNo })
    runInAction(() => {
      this.cityCode = cityCode
      this.head = answer
    })
    return answer
  }
}
