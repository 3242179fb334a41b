import type { Frame, Page } from 'playwright-core'

/** What care mode promises on every phone, in px. */
const PROMISE = { text: 18, told: 20, control: 60, rounding: 0.5 }

/**
 * What is too small for care mode on the whole page, scrolled-away parts included, in words: text, instructions and errors
 * (what fields are described by, alerts), and main controls (text fields, and buttons that are drawn as one).
 */
export function tooSmall(page: Page | Frame): Promise<string[]> {
  return page.evaluate(({ text: least, told, control, rounding }) => {
    const found = new Set<string>()
    const told20 = new Set<Element>(document.querySelectorAll('[role=alert]'))
    for (const field of document.querySelectorAll('[aria-describedby], [aria-errormessage]')) {
      for (const name of ['aria-describedby', 'aria-errormessage']) {
        const described = document.getElementById(field.getAttribute(name) ?? '')
        if (described) told20.add(described)
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = (text.textContent ?? '').trim().slice(0, 16)
      if (!parent || !words || parent.closest('script, style') || !parent.checkVisibility()) continue
      const { width, height } = parent.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue
      const size = Number.parseFloat(window.getComputedStyle(parent).fontSize)
      if (size < least - rounding) found.add(`${words} is ${size} px`)
      else if (size < told - rounding && [...told20].some((box) => box.contains(parent)))
        found.add(`${words} instructs with ${size} px`)
    }
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
      if (field.matches('[type=checkbox], [type=radio], [type=hidden]') || !field.checkVisibility()) continue
      const size = Number.parseFloat(window.getComputedStyle(field).fontSize)
      const height = Math.round(field.getBoundingClientRect().height)
      const name = field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? ''
      if (size < least - rounding) found.add(`the field ${name} writes ${size} px`)
      if (height < control - rounding) found.add(`the field ${name} is ${height} px high`)
    }
    for (const button of document.querySelectorAll('[role=button], button')) {
      const { backgroundColor, backgroundImage, boxShadow, borderTopLeftRadius } =
        window.getComputedStyle(button)
      const { height, width } = button.getBoundingClientRect()
      const words = (button.textContent ?? '').trim()
      const drawn =
        backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || boxShadow !== 'none'
      const pill = Number.parseFloat(borderTopLeftRadius) >= height / 2 && width > height * 1.6
      if (drawn && pill && words && button.checkVisibility() && height < control - rounding)
        found.add(`the button ${words} is ${Math.round(height)} px high`)
    }
    return [...found]
  }, PROMISE)
}
