import Taro from '@tarojs/taro'
import type { PaneScroll } from './types'

interface Edge {
  id?: string
  top?: number
}

export const paneScroll: PaneScroll = {
  tops(paneId, ids) {
    return new Promise((resolve) => {
      const query = Taro.createSelectorQuery()
      for (const id of [paneId, ...ids]) query.select(`#${id}`).boundingClientRect()
      query.exec((edges: (Edge | null)[]) => {
        const [pane, ...rest] = edges.map((edge) => edge?.top ?? null)
        resolve(rest.map((top) => (top === null ? null : top - (pane ?? 0))))
      })
    })
  },
  read: () => undefined
}
