import { navigate } from '@/routes/navigate'
import { listOrders } from '@/services/order/orders'
import { productsOf, type Product } from '@/services/catalogue/products'
import { PRODUCT_LISTS } from '@/stores/history'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { FEWEST, MOST, textOf } from '../shared/most'

export type Source = 'joined' | 'seen' | 'booked'

/** The tab of the order list that leaves nothing out. */
const ALL_ORDERS = 0

/** Where the codes of a source are kept. */
const LIST_OF = { joined: 'compared', seen: 'seen' } as const

type ListRoot = Pick<Root, 'history' | 'settings' | 'feedback'>

/** Where products to compare are chosen from: those put aside, those seen last, those booked before. */
export class ComparisonListModel {
  readonly request = new LoadableRequest<readonly Product[]>()
  source: Source = 'joined'
  /** In the order in which they were chosen. */
  chosen: readonly Product[] = []
  /** Choosing what is put away instead of what is compared. */
  managing = false

  constructor(
    private readonly root: ListRoot,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get most(): number {
    return this.root.settings.elder ? MOST.elder : MOST.standard
  }

  /** What is listed now: what was taken out since the answer is not. */
  get products(): readonly Product[] {
    const list = this.request.value ?? []
    return this.source === 'joined'
      ? list.filter(({ productCode }) => this.joined.includes(productCode))
      : list
  }

  /** Codes of what was put aside, newest first. */
  get joined(): readonly string[] {
    return this.root.history.words(PRODUCT_LISTS.compared)
  }

  /** So many more have to be chosen before they can be compared. */
  get missing(): number {
    return Math.max(0, FEWEST - this.chosen.length)
  }

  enter(): void {
    void this.load()
  }

  isChosen(productCode: string): boolean {
    return this.chosen.some((product) => product.productCode === productCode)
  }

  /** The most are chosen: others cannot be. */
  get full(): boolean {
    return !this.managing && this.chosen.length >= this.most
  }

  setSource(source: Source): void {
    this.source = source
    this.setManaging(false)
    void this.load()
  }

  async load(): Promise<void> {
    const { source } = this
    await this.scope.run(this.request, () => this.listed(source))
  }

  toggle(product: Product): void {
    if (this.isChosen(product.productCode)) {
      this.chosen = this.chosen.filter(({ productCode }) => productCode !== product.productCode)
    } else if (!this.full) {
      this.chosen = [...this.chosen, product]
    }
  }

  setManaging(managing: boolean): void {
    if (this.managing === managing) return
    this.managing = managing
    this.chosen = []
  }

  remove(productCodes: readonly string[]): void {
    for (const productCode of productCodes) this.root.history.remove(PRODUCT_LISTS.compared, productCode)
    this.chosen = this.chosen.filter(({ productCode }) => !productCodes.includes(productCode))
  }

  removeChosen(): void {
    this.remove(this.chosen.map(({ productCode }) => productCode))
    this.setManaging(false)
  }

  compare(): void {
    if (this.missing > 0) return
    // What is compared is put aside, so that it is found again.
    for (const { productCode } of [...this.chosen].reverse())
      this.root.history.add(PRODUCT_LISTS.compared, productCode)
    navigate('comparison', { products: textOf(this.chosen.map(({ productCode }) => productCode)) })
  }

  private async listed(source: Source): Promise<readonly Product[]> {
    const { history } = this.root
    const codes = source === 'booked' ? await this.booked() : history.words(PRODUCT_LISTS[LIST_OF[source]])
    if (codes.length === 0) return []
    const products = await productsOf(this.scope.call, codes)
    // The server's order is its own; only what consists of check items can be compared.
    return codes.flatMap((code) =>
      products.filter(({ productCode, itemCount }) => productCode === code && itemCount > 0)
    )
  }

  /** What the orders of the first page are for, newest first. */
  private async booked(): Promise<readonly string[]> {
    const { list } = await listOrders(this.scope.call, { page: 1, tab: ALL_ORDERS })
    return [...new Set(list.map(({ productCode }) => productCode))]
  }
}
