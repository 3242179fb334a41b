import { SHELF_IDS, shelfOfKind, type ShelfId } from '@/domain/kinds/shelves'
import { productsOf, type Product } from '@/services/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** `activityId` of the group of goods that cannot be bought any more (§3). */
export const INVALID_GROUP = -1
const PLAIN_GROUP = 0

/** A line of the cart. `product` is null when the server does not know the code any more. */
export interface CartGoods {
  readonly productCode: string
  readonly product: Product | null
  readonly isChecked: boolean
  /** A gift that comes with the others; not sold by itself. */
  readonly isFullGift: boolean
}

export interface CartGroup {
  readonly activityId: number
  readonly products: readonly CartGoods[]
}

/** What the server said, and of which codes. */
interface Answer {
  readonly list: readonly Product[]
  readonly answered: ReadonlySet<string>
}

/** 'shoppingCart' of §3: the entries of the cart with what the server says of them. */
export class CartModel {
  readonly request = new LoadableRequest<Answer>()
  isEdit = false
  private checked: readonly string[] = []

  constructor(private readonly root: Pick<Root, 'call' | 'cart'>) {
    observed(this)
  }

  /** Every entry, the newest first. */
  get allGoods(): readonly CartGoods[] {
    const list = this.request.value?.list ?? []
    const known = new Map(list.map((product) => [product.productCode, product]))
    return this.root.cart.goods.map(({ productCode }) => ({
      productCode,
      product: known.get(productCode) ?? null,
      isChecked: this.checked.includes(productCode),
      isFullGift: false
    }))
  }

  /** Nobody has said yet whether they can be bought: neither valid nor invalid. */
  get pending(): readonly CartGoods[] {
    const answered = this.request.value?.answered
    return this.allGoods.filter(({ productCode }) => !answered?.has(productCode))
  }

  /** Off the shelf, or gone by the server's word: shown, never to be chosen. */
  get loseGoods(): readonly CartGoods[] {
    const answered = this.request.value?.answered
    return this.allGoods.filter(
      ({ productCode, product }) => answered?.has(productCode) && (product === null || product.offShelf)
    )
  }

  /** What can be booked, and the invalid ones in group -1 (R3.9). */
  get goods(): readonly CartGroup[] {
    const lost = this.loseGoods
    const rest = new Set([...lost, ...this.pending].map(({ productCode }) => productCode))
    const valid = this.allGoods.filter(({ productCode }) => !rest.has(productCode))
    return [
      { activityId: PLAIN_GROUP, products: valid },
      { activityId: INVALID_GROUP, products: lost }
    ].filter(({ products }) => products.length > 0)
  }

  /** What can be had, by the shelf of the shop that it is from. */
  get byShelf(): readonly { shelf: ShelfId; products: readonly CartGoods[] }[] {
    return SHELF_IDS.map((shelf) => ({
      shelf,
      products: this.selectable.filter(({ product }) => product && shelfOfKind(product.kind) === shelf)
    })).filter(({ products }) => products.length > 0)
  }

  /** The ticked ones. */
  get curCheckGoods(): readonly CartGoods[] {
    return this.selectable.filter(({ isChecked }) => isChecked)
  }

  /** True only when some can be ticked and all are (R4.81). */
  get checkAll(): boolean {
    return this.selectable.length > 0 && this.curCheckGoods.length === this.selectable.length
  }

  get selectable(): readonly CartGoods[] {
    return this.goods.find(({ activityId }) => activityId !== INVALID_GROUP)?.products ?? []
  }

  async load(): Promise<void> {
    const productCodes = this.root.cart.goods.map(({ productCode }) => productCode)
    if (productCodes.length === 0) {
      this.request.set({ list: [], answered: new Set() })
      return
    }
    await this.request.run(async () => ({
      list: await productsOf(this.root.call, productCodes),
      answered: new Set(productCodes)
    }))
  }

  toggleEdit(): void {
    this.isEdit = !this.isEdit
    this.checked = []
  }

  toggle(productCode: string): void {
    if (!this.selectable.some((goods) => goods.productCode === productCode)) return
    this.checked = this.checked.includes(productCode)
      ? this.checked.filter((code) => code !== productCode)
      : [...this.checked, productCode]
  }

  toggleAll(): void {
    this.checked = this.checkAll ? [] : this.selectable.map(({ productCode }) => productCode)
  }

  remove(productCodes: readonly string[]): void {
    this.root.cart.remove(productCodes)
    this.checked = this.checked.filter((code) => !productCodes.includes(code))
    if (this.root.cart.count === 0) this.isEdit = false
  }
}
