import Taro from '@tarojs/taro'

interface TabItem {
  readonly pagePath: string
  readonly text: string
  readonly iconPath: string
  readonly selectedIconPath: string
}

/** What Taro's router hands over: the tabs of app.config and the public paths by page path. */
export interface TabBarConf {
  readonly list: readonly TabItem[]
  readonly customRoutes: Readonly<Record<string, string | readonly string[]>>
}

interface RouterChange {
  readonly toLocation?: { readonly path?: string }
}

const CHANGE = '__taroRouterChange'

const withSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

interface Tab extends TabItem {
  readonly url: string
  readonly paths: readonly string[]
  readonly link: HTMLAnchorElement
  readonly icon: HTMLImageElement
}

/** The bar at the bottom of the tab pages: links to their public paths, the open one marked; away on other pages. */
export class TabBar extends HTMLElement {
  conf: TabBarConf = { list: [], customRoutes: {} }
  private tabs: readonly Tab[] = []

  connectedCallback(): void {
    this.className = 'tab-bar taro-tabbar__tabbar'
    this.setAttribute('role', 'navigation')
    this.setAttribute('aria-label', '主导航')
    if (this.tabs.length === 0) {
      this.tabs = this.conf.list.map((item) => this.tabOf(item))
      this.append(...this.tabs.map(({ link }) => link))
    }
    Taro.eventCenter.on(CHANGE, this.changed)
    this.mark(window.location.pathname)
  }

  disconnectedCallback(): void {
    Taro.eventCenter.off(CHANGE, this.changed)
  }

  private readonly changed = ({ toLocation }: RouterChange = {}) =>
    this.mark(toLocation?.path ?? window.location.pathname)

  private mark(path: string): void {
    const open = this.tabs.find(({ paths }) => paths.includes(withSlash(path)))
    this.hidden = open === undefined
    for (const tab of this.tabs) {
      const on = tab === open
      tab.link.classList.toggle('tab-bar-item--on', on)
      if (on) tab.link.setAttribute('aria-current', 'page')
      else tab.link.removeAttribute('aria-current')
      tab.icon.src = on ? tab.selectedIconPath : tab.iconPath
    }
  }

  private tabOf(item: TabItem): Tab {
    const url = withSlash(item.pagePath)
    const paths = [this.conf.customRoutes[url] ?? [], url].flat()
    const link = document.createElement('a')
    link.className = 'tab-bar-item'
    link.href = paths[0] ?? url
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void Taro.switchTab({ url })
    })
    const icon = document.createElement('img')
    icon.className = 'tab-bar-icon'
    icon.alt = ''
    const label = document.createElement('span')
    label.textContent = item.text
    link.append(icon, label)
    return { ...item, url, paths, link, icon }
  }
}
