import type { Frame, Page } from 'playwright-core'

/**
 * What does not find its room on screen, in words: a document that is wider than the screen, text that a box cuts, text that
 * lies over other text, and text beyond the bar that it stands in. Text is measured by its line's em box. What scrolls out of
 * its box and what a box ends with an ellipsis is cut on purpose.
 */
export function roomFaults(screen: Page | Frame): Promise<string[]> {
  return screen.evaluate(() => {
    const found = new Set<string>()
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide, not ${clientWidth}`)
    const scrolls = 'wx-scroll-view, wx-swiper, wx-textarea, wx-input, textarea, input'
    const inks: {
      left: number
      right: number
      top: number
      bottom: number
      words: string
      text: Node
      layer: Element | null
    }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = (text.textContent ?? '').trim().slice(0, 20)
      if (
        !parent ||
        words === '' ||
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      const size = Number.parseFloat(window.getComputedStyle(parent).fontSize)
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        if (line.width <= 1) continue
        const middle = (line.top + line.bottom) / 2
        let [left, right, top, bottom] = [line.left, line.right, middle - size / 2, middle + size / 2]
        let layer: Element | null = null
        let hidden = false
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          const style = window.getComputedStyle(box)
          if (layer === null && /fixed|sticky/.test(style.position)) layer = box
          const cutsX = /hidden|clip/.test(style.overflowX)
          const cutsY = /hidden|clip/.test(style.overflowY)
          if (style.display === 'inline' || (style.overflowX === 'visible' && style.overflowY === 'visible'))
            continue
          const edge = box.getBoundingClientRect()
          const outside =
            right <= edge.left + 1 ||
            left >= edge.right - 1 ||
            bottom <= edge.top + 1 ||
            top >= edge.bottom - 1
          // What is read aloud alone is 1 px as drawn for a phone, 2 on a tablet.
          if (outside || edge.width <= 2.5 || edge.height <= 2.5) {
            hidden = true
            break
          }
          if (!box.matches(scrolls)) {
            const beyondX =
              (left < edge.left - 1 || right > edge.right + 1) && style.textOverflow !== 'ellipsis'
            const beyondY = top < edge.top - 1 || bottom > edge.bottom + 1
            if ((cutsX && beyondX) || (cutsY && beyondY)) found.add(`"${words}" is cut by ${box.className}`)
          }
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
          top = Math.max(top, edge.top)
          bottom = Math.min(bottom, edge.bottom)
        }
        if (hidden) continue
        if (right > clientWidth + 1 || left < -1) found.add(`"${words}" runs out of the screen`)
        const bar = layer?.getBoundingClientRect()
        if (bar && (top < bar.top - 2 || bottom > bar.bottom + 2)) found.add(`"${words}" leaves its bar`)
        inks.push({ left, right, top, bottom, words, text, layer })
      }
    }
    for (const [index, one] of inks.entries()) {
      for (const other of inks.slice(index + 1)) {
        // The lines that an ellipsis stands for lie where it does.
        if (one.layer !== other.layer || one.text === other.text) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (wide > 2 && high > 2) found.add(`"${one.words}" and "${other.words}" lie over each other`)
      }
    }
    return [...found]
  })
}
