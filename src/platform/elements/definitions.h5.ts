import { PullDown } from './pull-down'
import { TabBar } from './tab-bar'

/**
 * Taro's router and entry ask for these by name (`@tarojs/components/dist/components`); the build leads them here. Taro's
 * own would bring a second renderer along.
 */
export const defineCustomElementTaroPullToRefreshCore = () => define('taro-pull-to-refresh-core', PullDown)
export const defineCustomElementTaroTabbar = () => define('taro-tabbar', TabBar)

function define(name: string, element: CustomElementConstructor): void {
  if (!window.customElements.get(name)) window.customElements.define(name, element)
}
