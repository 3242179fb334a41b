import type { Page } from 'playwright-core'

/** The one column that a wider window shows, and the most room of two beside each other, in px. */
export const COLUMN_PX = 480
export const PAIR_PX = 1180

/** How wide the page in front is, px. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shells = [...document.querySelectorAll('.taro_page > .ca-theme, .pull-down > .ca-theme')]
    return (
      shells
        .filter((shell) => shell.checkVisibility())
        .at(-1)
        ?.getBoundingClientRect().width ?? 0
    )
  })

/** What is wrong with two columns, in words: the one at the side stands under the header, whole, and its button can be pressed. */
export function sideFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1
    // Pages behind this one are hidden.
    const seen = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(name)].filter((part) => part.checkVisibility())
    const box = (name: string) => seen(name).at(-1)?.getBoundingClientRect()
    const [main, side, header] = [box('.ca-main'), box('.ca-side'), box('.ca-header')]
    if (!main || !side || !header) return ['there are no two columns']
    const buttons = seen('.ca-bar [role=button]')
    const covered = buttons.filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    const modal = document.querySelector('[aria-modal=true]') !== null
    return [
      ...(side.left < main.right - SLACK ? ['the side lies over the rest'] : []),
      ...(main.width < side.width ? [`the side has ${side.width} px, the rest ${main.width}`] : []),
      ...(side.top < header.bottom - SLACK ? ['the side lies under the header'] : []),
      ...(side.bottom > innerHeight + SLACK ? ['the side leaves the window'] : []),
      ...(buttons.length === 0 ? ['there is no bar'] : []),
      ...(modal ? [] : covered.map(({ innerText }) => `${innerText} is covered`))
    ]
  })
}

/** What is wrong with a list and what is chosen from it, in words: the second scrolls by itself, between header and edge. */
export function paneFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1
    const seen = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(name)].filter((part) => part.checkVisibility()).at(-1)
    const [list, pane, header] = [seen('.ca-main'), seen('.ca-pane'), seen('.ca-header')]
    if (!list || !pane || !header) return ['nothing stands beside the list']
    const [left, right, top] = [list, pane, header].map((part) => part.getBoundingClientRect())
    if (!left || !right || !top) return []
    return [
      ...(right.left < left.right - SLACK ? ['what is chosen lies over the list'] : []),
      ...(right.top < top.bottom - SLACK ? ['what is chosen lies under the header'] : []),
      ...(right.bottom > innerHeight + SLACK ? ['what is chosen leaves the window'] : []),
      ...(list.querySelectorAll('[aria-checked=true]').length === 1 ? [] : ['not one is chosen'])
    ]
  })
}

/**
 * What a window wider than a phone shows beside its page, or below its edge without a way to scroll there, in words:
 * texts and pictures, and whatever is laid over the page (bars, sheets, masks).
 */
export function beside(page: Page, wide = COLUMN_PX): Promise<string[]> {
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
  }, wide)
}
