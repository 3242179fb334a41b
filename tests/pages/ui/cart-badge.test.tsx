/** The bar at the bottom of the site tells what the cart has. */
import Taro from '@tarojs/taro'
import { showCount } from '@/pages/tabs/shared/show-count'
import { entryKey } from '@/domain/cart/entry'
import { TabBar } from '@/platform/elements/tab-bar'
import { CartStore } from '@/stores/cart'
import { memoryStorage } from '@/../tests/support/storage'

const TABS = ['home', 'shop', 'registered', 'shoppingcart', 'mine']

const tab = (page: string) => {
  const pagePath = `pages/tabs/${page}/index`
  return { pagePath, text: page, iconPath: `${page}.png`, selectedIconPath: `${page}-on.png` }
}

function openBar(): HTMLElement {
  // Under a name of its own: Taro's parts have taken the usual one here.
  customElements.define('cart-test-bar', class extends TabBar {})
  const bar = document.createElement('cart-test-bar')
  Object.assign(bar, {
    conf: { list: TABS.map((name) => tab(name)), customRoutes: {} }
  })
  document.body.append(bar)
  Taro.eventCenter.trigger('__taroRouterChange', { toLocation: { path: '/' } })
  return bar
}

test('on its tab, also said, whatever comes first and whatever changes it; none for an empty cart', () => {
  const cart = new CartStore(memoryStorage(), Date.now)
  const badge = () => document.querySelector<HTMLElement>('.tab-bar-badge')
  const put = (productCode: string) => cart.add({ kind: 'checkup', productCode })
  put('CK1')
  showCount(cart)
  const bar = openBar()
  expect(badge()?.textContent).toBe('1')
  expect(badge()?.closest('a')).toBe(bar.querySelectorAll('a')[3])
  expect(bar.querySelectorAll('a')[3]?.textContent).toBe('shoppingcart1')
  for (let more = 2; more <= 12; more += 1) put(`CK${more}`)
  expect(badge()?.textContent).toBe('12')
  expect([badge()?.getAttribute('role'), badge()?.getAttribute('aria-label')]).toEqual(['img', '12种商品'])
  expect(bar.querySelectorAll('.tab-bar-badge')).toHaveLength(1)
  // The cart's badge counts what is ticked and can be bought.
  cart.change('CK2', { ticked: false })
  expect(badge()?.textContent).toBe('11')
  cart.setLost(['CK3'])
  expect(badge()?.textContent).toBe('10')
  // Paid, or taken out.
  cart.remove(cart.goods.map(entryKey))
  expect(badge()).toBeNull()
  put('CK1')
  expect(badge()?.textContent).toBe('1')
})
