import type { Page } from 'playwright-core'

/** The most of the window's height that a bar at its end may take, %: beyond it scrolls with the page. */
const MOST_PERCENT = 40
/** A word of so many characters has not a line for each of them. */
const COLUMN = 3

/**
 * What is wrong with the bars that stand over the end of a page, in words: one that covers too much of the window, that covers the
 * page's own end, or whose words stand in a column of single characters; and the number of bars.
 */
export function barFaults(page: Page): Promise<{ bars: number; faults: string[] }> {
  return page.evaluate(
    ({ most, column }) => {
      const faults: string[] = []
      let bars = 0
      for (const bar of document.querySelectorAll<HTMLElement>('.taro_page *')) {
        const { position } = window.getComputedStyle(bar)
        if (!['fixed', 'sticky'].includes(position) || !bar.checkVisibility()) continue
        const { top, bottom, width, height } = bar.getBoundingClientRect()
        const holds = bar.querySelector('button, [role=button]') !== null
        if (!holds || bottom < innerHeight - 1 || top <= 0 || width < innerWidth / 2) continue
        bars += 1
        const name = (bar.innerText ?? '').replace(/\s+/g, ' ').slice(0, 24)
        const percent = Math.round((height / innerHeight) * 100)
        if (percent > most) faults.push(`${name} takes ${percent} %`)
        const room = bar.previousElementSibling?.getBoundingClientRect().height ?? 0
        if (position === 'fixed' && room < height - 1)
          faults.push(`${name} is ${Math.round(height)} px high over ${Math.round(room)} px of room`)
        const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const words = (text.textContent ?? '').trim()
          const range = document.createRange()
          range.selectNodeContents(text)
          const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size
          if (words.length >= column && lines > words.length / 2) faults.push(`${words} has ${lines} lines`)
        }
      }
      return { bars, faults }
    },
    { most: MOST_PERCENT, column: COLUMN }
  )
}
