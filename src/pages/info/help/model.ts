import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { serviceAt, type ServiceState } from '@/domain/shop/service-hours'
import { readShop, type ShopInfo } from '@/services/catalogue/shop'
import { readOrder, type OrderDetail } from '@/services/order/order'
import { listOrders, nextOrders, type Order } from '@/services/order/orders'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { askedOf, isBegun, ownServices, type OwnService } from './own'
import { commonQuestions, questionsOf, searchQuestions, TOPICS, type Question } from './questions'

/** Orders that it may be about, the next visit first. */
const MOST = 3

/** Nobody waits for anything of them any more. */
const OVER: readonly (OrderStatus | null)[] = [
  ORDER_STATUS.cancelled,
  ORDER_STATUS.closed,
  ORDER_STATUS.refunded
]

type HelpRoot = Pick<Root, 'session' | 'clock' | 'servicePhone'>

/** The help centre: about which order, what can be done alone, what others ask, and whom to call. */
export class HelpModel {
  readonly orders = new LoadableRequest<readonly Order[]>()
  readonly order = new LoadableRequest<OrderDetail>()
  private readonly told = new LoadableRequest<ShopInfo>()
  chosen: string
  typed = ''
  /** Of the question whose answer is open; '' none. */
  open = ''

  constructor(
    private readonly root: HelpRoot,
    private readonly scope: PageScope,
    private readonly params: { readonly orderNum?: string; readonly topic?: string }
  ) {
    this.chosen = params.orderNum ?? ''
    observed(this)
  }

  enter(): void {
    void this.scope.run(this.told, () => readShop(this.scope.call))
    void this.loadOrders()
  }

  /** What was done about the order meanwhile counts. */
  returned(): void {
    void this.loadOrders()
  }

  get loggedIn(): boolean {
    return this.root.session.isLoginedUser
  }

  /** The topic whose questions alone are shown; undefined: all of the page. */
  get topic() {
    return TOPICS.find(({ id }) => id === this.params.topic)
  }

  /** Known before any answer; '' where nobody can be called. */
  get phone(): string {
    return this.told.value?.phone || this.root.servicePhone
  }

  get hours(): string {
    return this.told.value?.hours ?? ''
  }

  get service(): ServiceState | null {
    return serviceAt(this.hours, this.root.clock.now())
  }

  get own(): readonly OwnService[] {
    const order = this.order.value
    return order ? ownServices(order, this.told.value?.invoices ?? false, this.root.clock.now()) : []
  }

  /** What was typed is looked for in all questions. */
  get found(): readonly Question[] | null {
    return this.typed.trim() === '' ? null : searchQuestions(this.typed)
  }

  get common(): readonly Question[] {
    const order = this.order.value
    return commonQuestions(order ? askedOf(order) : null, order ? isBegun(order) : false)
  }

  get ofTopic(): readonly Question[] {
    return this.topic ? questionsOf(this.topic.id) : []
  }

  type(typed: string): void {
    this.typed = typed
  }

  toggle(id: string): void {
    this.open = this.open === id ? '' : id
  }

  choose(number: string): void {
    if (number === this.chosen) return
    this.chosen = number
    this.loadOrder(true)
  }

  async loadOrders(): Promise<void> {
    if (!this.loggedIn || this.topic) return
    const { call } = this.scope
    const orders = await this.scope.run(this.orders, async () => {
      const [next, { list }] = await Promise.all([nextOrders(call), listOrders(call, { page: 1, tab: 0 })])
      return this.about([...next, ...list])
    })
    if (!orders) return
    if (this.chosen === '') this.setChosen(orders[0]?.number ?? '')
    this.loadOrder(false)
  }

  loadOrder(fresh: boolean): void {
    const { chosen } = this
    if (chosen === '') return
    void this.scope.run(this.order, () => readOrder(this.scope.call, chosen), { fresh })
  }

  private setChosen(number: string): void {
    this.chosen = number
  }

  /** Each once, those that go on; the one that was come from in any case. */
  private about(orders: readonly Order[]): readonly Order[] {
    const { orderNum } = this.params
    const numbers = [...new Set(orders.map(({ number }) => number))]
    const each = numbers.flatMap((number) => orders.find((order) => order.number === number) ?? [])
    const named = each.filter(({ number }) => number === orderNum)
    const others = each.filter(({ number, status }) => number !== orderNum && !OVER.includes(status))
    return [...named, ...others].slice(0, MOST)
  }
}
