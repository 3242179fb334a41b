import { entryKey } from '@/domain/cart/entry'
import { goodsOf, tellCart, type CartGoods, type ToldGoods } from '@/services/cart/cart'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { cartTexts as texts } from './texts'

/** What was moved from the cart to the favourites, with what the server says of it. */
export class FavouritesModel {
  readonly request = new LoadableRequest<ReadonlyMap<string, ToldGoods>>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get lines(): readonly CartGoods[] {
    return goodsOf(this.root.favourites.goods, this.request.value)
  }

  enter(): void {}

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { root, scope } = this
    const { goods } = root.favourites
    if (goods.length > 0) await scope.run(this.request, () => tellCart(scope.call, goods))
  }

  /** @returns whether it is in the cart again */
  bringBack(key: string): boolean {
    const { cart, favourites, feedback } = this.root
    const entry = favourites.goods.find((one) => entryKey(one) === key)
    const added = entry ? cart.add({ ...entry, ticked: true }) : 'in'
    if (added !== 'full') favourites.remove([key])
    if (added === 'full') feedback.refused(texts.full)
    else feedback.toast({ text: texts.broughtBack, icon: 'success' })
    return added !== 'full'
  }

  forget(key: string): void {
    this.root.favourites.remove([key])
  }
}
