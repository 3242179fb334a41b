import Taro from '@tarojs/taro'
import type { TabBadgeCapability } from './types'

/** Texts that WeChat has not taken yet, by the place of the tab: it takes them only while a tab page is on top. */
const wanted = new Map<number, string>()

export function paintBadges(): void {
  for (const [index, text] of wanted) {
    const taken = text ? Taro.setTabBarBadge({ index, text }) : Taro.removeTabBarBadge({ index })
    taken.then(
      () => {
        if (wanted.get(index) === text) wanted.delete(index)
      },
      () => undefined
    )
  }
}

export const tabBadge: TabBadgeCapability = {
  show(index, text) {
    wanted.set(index, text)
    paintBadges()
  }
}
