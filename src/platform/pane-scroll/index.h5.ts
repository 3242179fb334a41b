import type { PaneScroll } from './types'

export const paneScroll: PaneScroll = {
  async tops(paneId, ids) {
    const pane = document.getElementById(paneId)
    const edge = pane?.getBoundingClientRect().top ?? 0
    return ids.map((id) => {
      const element = document.getElementById(id)
      return element ? element.getBoundingClientRect().top - edge : null
    })
  },
  // Taro's scrollIntoView centres the element and moves the page with it.
  bring(paneId, id) {
    const pane = document.getElementById(paneId)
    const element = document.getElementById(id)
    if (pane && element)
      pane.scrollTop += element.getBoundingClientRect().top - pane.getBoundingClientRect().top
    return true
  }
}
