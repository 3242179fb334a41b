import { toOrder } from '@/components/order/to-order'
import { differenceOf, type Difference } from '@/domain/activity/replacement'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import {
  chooseReplacement,
  readReplacements,
  type ReplacedOrder,
  type ReplacementOption,
  type ReplacementPage
} from '@/services/activity/replacements'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** What can be done next. */
type ReplacementAct = 'login' | 'none' | 'choose' | 'confirm' | 'pay' | 'view' | 'old' | 'soon' | 'ended'

/** What was bought in an activity and is sold out: another product, or the money. */
export class ReplacementModel {
  readonly request = new LoadableRequest<ReplacementPage>()
  busy = false
  private chosenHere: string | null = null
  private orderNum: string | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly activityId: string
  ) {
    observed(this)
  }

  get page(): ReplacementPage | undefined {
    return this.request.value
  }

  get order(): ReplacedOrder | null {
    return this.page?.order ?? null
  }

  get guest(): boolean {
    return !this.root.session.isLoginedUser
  }

  /** One can be chosen now. */
  get chooses(): boolean {
    return this.page?.state === 'open' && this.order?.state === 'open'
  }

  /** What is chosen, of those that the person can have. */
  get option(): ReplacementOption | null {
    const { page, order, chosenHere } = this
    const code = chosenHere ?? order?.chosen
    return page?.options.find(({ product, unfit }) => product.productCode === code && unfit === '') ?? null
  }

  get act(): ReplacementAct {
    const { page, order } = this
    if (!page) return 'ended'
    if (order && order.state !== 'open') return this.standing(order)
    if (page.state !== 'open') return page.state
    if (this.guest) return 'login'
    if (!order) return 'none'
    return this.option ? 'confirm' : 'choose'
  }

  /** When what is shown ends to be true; null: never. */
  get turnsAt(): number | null {
    const { page } = this
    if (!page || page.state === 'ended') return null
    return page.state === 'soon' ? page.startAt : page.endAt
  }

  enter(): void {
    void this.load()
  }

  /** Somebody may have ordered, paid or taken back meanwhile. */
  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { root, scope, activityId, orderNum } = this
    const page = await scope.run(this.request, () => readReplacements(scope.call, activityId, orderNum))
    if (page) root.clock.set(page.serverTime)
  }

  /** Another of the caller's orders. */
  pick(orderNum: string): void {
    this.orderNum = orderNum
    this.chosenHere = null
    void this.load()
  }

  choose(productCode: string): void {
    this.chosenHere = productCode
  }

  differenceTo({ priceFen }: ReplacementOption): Difference {
    return differenceOf(this.order?.backFen ?? 0, priceFen)
  }

  next(): void {
    const { page, order } = this
    if (!page) return
    switch (this.act) {
      case 'login':
        return this.login()
      case 'confirm':
        return void this.confirm()
      case 'pay':
      case 'view':
        return toOrder(order?.newOrderNum ?? '', this.option?.product.kind ?? page.product.kind)
      case 'old':
        return toOrder(order?.orderNum ?? '', page.product.kind)
      case 'none':
      case 'choose':
      case 'soon':
      case 'ended':
    }
  }

  /** All of it goes back, as its page says before. */
  refund(): void {
    if (this.order) navigate('refund', { orderNum: this.order.orderNum })
  }

  private standing({ state }: ReplacedOrder): ReplacementAct {
    if (state === 'ordered') return 'pay'
    return state === 'settling' || state === 'done' ? 'view' : 'old'
  }

  /** From the product on it is bought as any other: the server knows what for. */
  private readonly confirm = singleFlight(async (): Promise<void> => {
    const { root, page, order, option } = this
    if (!page || !order || !option) return
    const { kind: type, productCode: id } = option.product
    this.setBusy(true)
    try {
      const now = await chooseReplacement(root.call, page.activityId, order, id)
      this.request.set({ ...page, order: now })
      root.feedback.toast({ text: texts.confirmed })
      if (!this.scope.left) navigate('selling', { type, id })
    } catch (error) {
      root.presentError(error)
      if (!this.scope.left) await this.load()
    } finally {
      this.setBusy(false)
    }
  })

  private login(): void {
    const path = publicHref('replacement', { activityId: this.activityId })
    this.root.session.setRedirect(path)
    navigate('authorize', { url: path })
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
