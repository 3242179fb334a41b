import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { readBrands, type Brand } from '@/services/activity/brands'
import { claimCoupons } from '@/services/catalogue/coupon'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Partners that are new, as they are for the city in force. */
export class NewBrandModel {
  readonly request = new LoadableRequest<readonly Brand[]>()
  private cityCode = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  /** Another city may have been chosen meanwhile. */
  returned(): void {
    if (this.root.location.cityCode !== this.cityCode) void this.load()
  }

  async load(): Promise<void> {
    const { scope, root } = this
    const { cityCode } = root.location
    this.inCity(cityCode)
    await scope.run(this.request, () => readBrands(scope.call, cityCode))
  }

  readonly claim = singleFlight(async (couponCode: string): Promise<void> => {
    const { root } = this
    if (!root.session.isLoginedUser) return this.login()
    try {
      const [answer] = await claimCoupons(root.call, [couponCode])
      if (answer?.claimed) root.feedback.toast({ text: texts.claimed, icon: 'success' })
      else if (answer) root.feedback.toast({ text: answer.reason })
    } catch (error) {
      root.presentError(error)
    }
    if (!this.scope.left) await this.load()
  })

  private login(): void {
    const back = publicHref('newBrand')
    this.root.session.setRedirect(back)
    navigate('authorize', { url: back })
  }

  private inCity(cityCode: string): void {
    this.cityCode = cityCode
  }
}
