import type { Page } from 'playwright-core'

/**
 * What page zoom breaks on the whole page, scrolled-away parts included, in words: text that leaves the screen sideways or the
 * painted ground that it stands on, text that a box cuts, and text over other text. Rows that scroll by themselves may be wider than the screen, and what a
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
      const size = Number.parseFloat(window.getComputedStyle(parent).fontSize)
      let layer: Element | null = null
      let onGround = false
      let scrolls = false
      let away = rects.length === 0
      let judged = true
      let seen = rects
      for (let box: Element | null = parent; box && box !== document.body && !away; box = box.parentElement) {
        judged &&= !box.matches('.taro_page, [class*=taro-]')
        const style = window.getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (['fixed', 'sticky', 'absolute'].includes(style.position)) layer ??= box
        onGround ||= /auto|scroll/.test(style.overflowX + style.overflowY)
        if (!onGround && !/^rgba\(.*, 0\)$/.test(style.backgroundColor)) {
          onGround = true
          // By the em box: letters are lower than their line.
          const off = rects.some(({ top, bottom }) => {
            const middle = (top + bottom) / 2
            return middle - size / 2 < edge.top - SLACK || middle + size / 2 > edge.bottom + SLACK
          })
          if (off) found.add(`${words} leaves its ground .${box.className}`)
        }
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

/** Text alone in so many per cent of its size, as WeChat and iOS enlarge it; the page takes notice. */
export async function inText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    for (const name of ['text-size-adjust', '-webkit-text-size-adjust'])
      document.documentElement.style.setProperty(name, size)
  }, `${percent}%`)
  const roomy = percent > 100
  await page.waitForFunction((on) => document.documentElement.classList.contains('ca-roomy') === on, roomy)
}

/** How much of the window's height bars cover that do not scroll with the page, and which do. */
export function fixedShare(page: Page): Promise<{ of: number; by: string[] }> {
  return page.evaluate(() => {
    const rows = new Set<number>()
    const by: string[] = []
    for (const bar of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, pointerEvents } = window.getComputedStyle(bar)
      const stands = ['fixed', 'sticky'].includes(position) || bar.matches('.tab-bar')
      if (!stands || pointerEvents === 'none' || !bar.checkVisibility({ visibilityProperty: true })) continue
      // A sheet is what the person asked for, and it scrolls.
      if (bar.closest('[aria-modal]') || bar.querySelector('[aria-modal]')) continue
      const { top, bottom, width } = bar.getBoundingClientRect()
      if (width < innerWidth / 2 || bottom <= 0 || top >= innerHeight) continue
      by.push(`${bar.className} ${Math.round(bottom - top)} px`)
      for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row += 1)
        rows.add(row)
    }
    return { of: rows.size / innerHeight, by }
  })
}

/** What is chosen among others and wears no line that tells it where grounds and shadows are gone, in words. */
export function chosenUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = '[aria-checked="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"])'
    return [...document.querySelectorAll<HTMLElement>(chosen)].flatMap((one) => {
      if (!one.checkVisibility()) return []
      const { outlineStyle, outlineWidth } = window.getComputedStyle(one)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return []
      return [`${one.getAttribute('aria-label') ?? one.innerText} is chosen and does not show it`]
    })
  })
}
