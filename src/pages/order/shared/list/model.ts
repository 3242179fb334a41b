import { runInAction } from 'mobx'
import { ORDER_STATUS, ORDER_TABS, type OrderTab } from '@/domain/order/codes'
import { isOrderTab } from '@/domain/order/status-table'
import { countOrders, listOrders, type Order, type TabCounts } from '@/services/order/orders'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { ActionRunner, type OrderChange } from '../actions/action-runner'
import { OrderSearch } from './search'

export interface OrderPage {
  readonly list: readonly Order[]
  readonly hasMore: boolean
  /** Pages in it. */
  readonly pages: number
}

/** After a deadline the server closes the order on its own; it is asked again in so many ms, so many times. */
const CLOSING_MS = 3000
const CLOSING_TRIES = 4

/** The orders of the account by tab, page by page (R7.108). */
export class OrderListModel {
  readonly request = new LoadableRequest<OrderPage>()
  readonly actions: ActionRunner
  tab: OrderTab
  counts: TabCounts = {}
  more: 'idle' | 'loading' | 'failed' = 'idle'
  readonly search: OrderSearch
  /** Category of the orders that stand here; undefined: all. */
  private readonly type: number | undefined
  private closing: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    { statusType, type }: { statusType?: string; type?: number | undefined }
  ) {
    const tab = statusType === undefined ? 0 : Number(statusType)
    this.tab = isOrderTab(tab) ? tab : 0
    this.type = type
    this.search = new OrderSearch(() => void this.load(true))
    this.actions = new ActionRunner(root, (number, change) => this.changed(number, change))
    observed(this)
  }

  /** Tabs with what waits in them; the tabs 全部 and 已完成 ask for nothing and count nothing. */
  get tabs(): readonly { key: OrderTab; text: string; count: number }[] {
    const silent: readonly OrderTab[] = [0, 4]
    return ORDER_TABS.map(({ type, name }) => ({
      key: type,
      text: name,
      count: silent.includes(type) ? 0 : (this.counts[String(type)] ?? 0)
    }))
  }

  /** An order can be looked for by its kind where orders of several stand. */
  get byKind(): boolean {
    return this.type === undefined
  }

  /** The way out of the search: the orders of the tab stand there again. */
  endSearch(): void {
    const narrowed = this.search.narrows
    this.search.end()
    if (narrowed) void this.load(true)
  }

  /** Everything that leaves orders out goes. */
  showAll(): void {
    this.tab = 0
    this.search.end()
    void this.load(true)
  }

  get now(): () => number {
    return this.root.clock.now
  }

  enter(): void {
    this.scope.onLeave(() => {
      clearTimeout(this.closing)
      this.search.leave()
    })
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  select(tab: OrderTab): void {
    if (tab === this.tab) return
    this.tab = tab
    void this.load(true)
  }

  /** Everything that is shown, anew; as many pages as there are. */
  async load(fresh = false): Promise<void> {
    const pages = fresh ? 1 : (this.request.value?.pages ?? 1)
    this.more = 'idle'
    // Counts are of all orders.
    if (this.type === undefined) void this.loadCounts()
    await this.scope.run(this.request, () => this.fetch(pages), { fresh })
    this.watchClosing(CLOSING_TRIES)
  }

  /** The end of the page came into sight. */
  async loadMore(): Promise<void> {
    const shown = this.request.value
    if (!shown?.hasMore || this.more === 'loading' || this.request.loading) return
    const { tab } = this
    this.setMore('loading')
    try {
      const answer = await this.ask(tab, shown.pages + 1)
      if (this.scope.left || this.request.value !== shown) return
      this.request.set({
        list: joined(shown.list, answer.list),
        hasMore: answer.hasMore,
        pages: shown.pages + 1
      })
      this.setMore('idle')
    } catch {
      if (this.request.value === shown) this.setMore('failed')
    }
  }

  /** A countdown reached zero: the order closes on the server, and here. */
  expired(): void {
    void this.load()
  }

  changed(number: string, change: OrderChange): void {
    const shown = this.request.value
    if (change === 'deleted' && shown) {
      this.request.set({ ...shown, list: shown.list.filter((order) => order.number !== number) })
    }
    void this.load()
  }

  private async loadCounts(): Promise<void> {
    try {
      const counts = await countOrders(this.scope.call)
      runInAction(() => (this.counts = counts))
    } catch {
      // The badges are a help; the list says what is wrong.
    }
  }

  private async fetch(pages: number): Promise<OrderPage> {
    const { tab } = this
    let page: OrderPage = { list: [], hasMore: true, pages: 0 }
    while (page.pages < pages && page.hasMore) {
      const answer = await this.ask(tab, page.pages + 1)
      page = { list: joined(page.list, answer.list), hasMore: answer.hasMore, pages: page.pages + 1 }
    }
    return page
  }

  private async ask(tab: OrderTab, page: number) {
    const { keyword, categories } = this.search
    const types = this.type === undefined ? categories : [this.type]
    const answer = await listOrders(this.scope.call, { page, tab, types, keyword })
    this.root.clock.set(answer.serverTime)
    return answer
  }

  /** The order may outlive its deadline by the server's next round. */
  private watchClosing(tries: number): void {
    clearTimeout(this.closing)
    const late = this.request.value?.list.some(
      ({ status, payDeadline }) =>
        status === ORDER_STATUS.unpaid && payDeadline !== null && payDeadline <= this.root.clock.now()
    )
    if (!late || tries === 0 || this.scope.left) return
    this.closing = setTimeout(() => {
      const pages = this.request.value?.pages ?? 1
      void this.scope.run(this.request, () => this.fetch(pages)).then(() => this.watchClosing(tries - 1))
    }, CLOSING_MS)
  }

  private setMore(more: OrderListModel['more']): void {
    this.more = more
  }
}

/** Pages shift while orders come and go: each order stands once. */
function joined(list: readonly Order[], next: readonly Order[]): readonly Order[] {
  const known = new Set(list.map(({ number }) => number))
  return [...list, ...next.filter(({ number }) => !known.has(number))]
}
