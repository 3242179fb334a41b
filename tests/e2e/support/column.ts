import type { Page } from 'playwright-core'

/** The one column that a wider window shows, in px. */
const COLUMN_PX = 480

/**
 * What a window wider than a phone shows beside its column, or below its edge without a way to scroll there, in words:
 * texts and pictures, and whatever is laid over the page (bars, sheets, masks).
 */
export function beside(page: Page): Promise<string[]> {
  return page.evaluate((widest) => {
    const SLACK = 1
    const { innerWidth, innerHeight } = window
    const [left, right] = [(innerWidth - widest) / 2 - SLACK, (innerWidth + widest) / 2 + SLACK]
    const found = new Set<string>()
    for (const part of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = window.getComputedStyle(part)
      const layer = style.position === 'fixed' || style.position === 'sticky'
      const words = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
      )
      if (!layer && !words && part.tagName !== 'IMG') continue
      const box = part.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      let scrolls = false
      for (let above = part.parentElement; above && !above.matches('.taro_page'); above = above.parentElement)
        scrolls ||= ['auto', 'scroll', 'hidden', 'clip'].includes(window.getComputedStyle(above).overflowX)
      const name = `${part.innerText.trim().replace(/\s+/g, ' ').slice(0, 16)} (.${part.className})`
      if (!scrolls && (box.left < left || box.right > right))
        found.add(`${name} is beside the column: ${Math.round(box.left)} to ${Math.round(box.right)}`)
      if (style.position === 'fixed' && (box.top < -SLACK || box.bottom > innerHeight + SLACK))
        found.add(`${name} leaves the window`)
    }
    return [...found]
  }, COLUMN_PX)
}
