import type { Page } from 'playwright-core'

/**
 * What page zoom breaks on the whole page, scrolled-away parts included, in words: text that leaves the screen sideways,
 * text that a box cuts, and text over other text. Rows that scroll by themselves may be wider than the screen, and what a
 * bar covers is reached by scrolling.
 */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Ink {
      readonly words: string
      readonly parent: HTMLElement
      readonly layer: Element
      readonly rects: readonly DOMRect[]
    }
    const SLACK = 2
    const screen = document.documentElement.clientWidth
    const found = new Set<string>()
    const inks: Ink[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = (text.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 16)
      const parent = text.parentElement
      if (words === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      let layer: Element | null = null
      let scrolls = false
      let away = rects.length === 0
      let judged = true
      let seen = rects
      for (let box: Element | null = parent; box && box !== document.body && !away; box = box.parentElement) {
        judged &&= !box.matches('.taro_page, [class*=taro-]')
        const style = window.getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (['fixed', 'sticky', 'absolute'].includes(style.position)) layer ??= box
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        if (style.display === 'inline') continue
        seen = seen.filter(
          ({ left, top, right, bottom }) =>
            left >= edge.left - SLACK &&
            right <= edge.right + SLACK &&
            top >= edge.top - SLACK &&
            bottom <= edge.bottom + SLACK
        )
        if (!judged) continue
        if (box.clientWidth <= 1 || box.clientHeight <= 1) away = true
        scrolls ||= ['auto', 'scroll'].includes(style.overflowX)
        const down = ['auto', 'scroll'].includes(style.overflowY)
        if (away || scrolls) continue
        const wide = rects.some(({ left, right }) => left < edge.left - SLACK || right > edge.right + SLACK)
        const high =
          !down &&
          rects.some(({ top, bottom }) => top < edge.top - SLACK * 2 || bottom > edge.bottom + SLACK * 2)
        if (wide || high) found.add(`${words} is cut by .${box.className}`)
        if (style.textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1)
          found.add(`${words} ends in dots`)
        if (down) scrolls = true
      }
      if (away) continue
      if (!scrolls && rects.some(({ left, right }) => left < -SLACK || right > screen + SLACK))
        found.add(`${words} leaves the screen`)
      inks.push({ words, parent, layer: layer ?? document.body, rects: seen })
    }
    inks.forEach((one, at) => {
      for (const other of inks.slice(at + 1)) {
        if (
          one.layer !== other.layer ||
          one.parent.contains(other.parent) ||
          other.parent.contains(one.parent)
        )
          continue
        const over = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK * 2
          )
        )
        if (over) found.add(`${one.words} lies over ${other.words}`)
      }
    })
    return [...found]
  })
}
