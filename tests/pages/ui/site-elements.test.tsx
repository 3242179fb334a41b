import Taro from '@tarojs/taro'
import {
  defineCustomElementTaroPullToRefreshCore,
  defineCustomElementTaroTabbar
} from '@/platform/elements/definitions'
import { TabBar } from '@/platform/elements/tab-bar'

defineCustomElementTaroPullToRefreshCore()
defineCustomElementTaroTabbar()

afterEach(() => document.body.replaceChildren())

describe('a page that is pulled down', () => {
  function open() {
    let refreshed = 0
    const pane = Object.assign(document.createElement('div'), {
      __page: { onPullDownRefresh: () => (refreshed += 1) }
    })
    const element = document.createElement('taro-pull-to-refresh-core')
    const content = document.createElement('div')
    const list = document.createElement('div')
    list.className = 'pane'
    content.append(list)
    element.append(content)
    pane.append(element)
    document.body.append(pane)
    const touch = (name: string, screenY: number, on: Element = content) =>
      on.dispatchEvent(
        Object.assign(new Event(name, { bubbles: true, cancelable: true }), { touches: [{ screenY }] })
      )
    const pull = (way: number, on?: Element) => {
      touch('touchstart', 100, on)
      touch('touchmove', 100 + way, on)
      touch('touchend', 100 + way, on)
    }
    return { pane, element, list, touch, pull, refreshed: () => refreshed }
  }

  test('follows the finger at half its way, refreshes when let go far enough, and rests when that is done', () => {
    const { element, touch, refreshed } = open()
    touch('touchstart', 100)
    touch('touchmove', 180)
    expect(element.style.transform).toBe('translate3d(0, 40px, 0)')
    touch('touchmove', 400)
    expect(element.style.transform).toBe('translate3d(0, 100px, 0)')
    expect(refreshed()).toBe(0)
    touch('touchend', 400)
    expect(refreshed()).toBe(1)
    expect(element.className).toContain('pull-down--refreshing')
    Taro.eventCenter.trigger('__taroStopPullDownRefresh', { successHandler: () => undefined })
    expect(element.style.transform).toBe('')
    expect(element.className).not.toContain('pull-down--refreshing')
  })

  test('let go too early, it goes back and asks nothing', () => {
    const { element, pull, refreshed } = open()
    pull(90)
    expect(refreshed()).toBe(0)
    expect(element.style.transform).toBe('')
  })

  test('is not pulled while it is scrolled, nor by a list that scrolls in it, nor upwards', () => {
    const { pane, list, pull, refreshed } = open()
    pull(200, list)
    pull(-200)
    pane.scrollTop = 10
    pull(200)
    expect(refreshed()).toBe(0)
  })

  test('is not pulled twice while it refreshes', () => {
    const { pull, refreshed } = open()
    pull(200)
    pull(200)
    expect(refreshed()).toBe(1)
  })

  test('once left, it hears nothing any more', () => {
    const { element, pull, refreshed } = open()
    element.remove()
    pull(200)
    expect(refreshed()).toBe(0)
  })
})

describe('the bar at the bottom', () => {
  function open() {
    const bar = document.createElement('taro-tabbar')
    if (!(bar instanceof TabBar)) throw new Error('no bar')
    bar.conf = {
      list: [
        {
          pagePath: 'pages/tabs/home/index',
          text: '首页',
          iconPath: 'home.png',
          selectedIconPath: 'home-on.png'
        },
        {
          pagePath: 'pages/tabs/shop/index',
          text: '商城',
          iconPath: 'shop.png',
          selectedIconPath: 'shop-on.png'
        }
      ],
      customRoutes: { '/pages/tabs/home/index': ['/', '/index'], '/pages/tabs/shop/index': '/shop' }
    }
    document.body.append(bar)
    const go = (path: string) => Taro.eventCenter.trigger('__taroRouterChange', { toLocation: { path } })
    const links = () => [...bar.querySelectorAll('a')]
    const marked = () =>
      links()
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent)
    return { bar, go, links, marked }
  }

  test('has links to the public paths and marks the open one, with its picture, by any of its paths', () => {
    const { go, links, marked } = open()
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/', '/shop'])
    go('/shop')
    expect(marked()).toEqual(['商城'])
    expect(links().map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
      'home.png',
      'shop-on.png'
    ])
    go('/index')
    expect(marked()).toEqual(['首页'])
  })

  test('is away on other pages', () => {
    const { bar, go } = open()
    go('/order/list')
    expect(bar.hidden).toBe(true)
    go('/')
    expect(bar.hidden).toBe(false)
  })

  test('a tap moves inside the site, a tap for a new window stays a link', () => {
    const moves = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
    const { links } = open()
    const tap = (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      links()[1]?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(tap({})).toBe(true)
    expect(moves).toHaveBeenCalledWith({ url: '/pages/tabs/shop/index' })
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    tap({ ctrlKey: true })
    expect(moves).toHaveBeenCalledTimes(1)
  })
})
