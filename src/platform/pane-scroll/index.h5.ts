import { visit } from '../page-focus/visit.h5'
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
  read(id) {
    const heading = document.getElementById(id)?.querySelector<HTMLElement>('[role="heading"]')
    if (heading) visit(heading)
  }
}
