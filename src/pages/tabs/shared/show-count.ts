import { autorun } from 'mobx'
import { countText } from '@/components/ui/badge'
import { spokenCount } from '@/components/ui/badge/spoken'
import { tabBadge } from '@/platform/tab-badge'
import type { RouteRow } from '@/routes/row'
import { routes } from '@/routes/table'
import type { CartStore } from '@/stores/cart'

/** Its place in the bottom bar. */
const CART = Object.values<RouteRow>(routes)
  .filter(({ tab }) => tab)
  .indexOf(routes.shoppingcart)

let watched: CartStore | undefined

/** The count of the cart on its tab of the bottom bar, from now on. */
export function showCount(cart: CartStore): void {
  if (watched === cart) return
  watched = cart
  autorun(() => {
    const text = cart.count > 0 ? countText(cart.count) : ''
    tabBadge.show(CART, text, spokenCount(text))
  })
}
