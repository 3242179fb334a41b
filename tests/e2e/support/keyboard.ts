import type { Locator, Page } from 'playwright-core'
import { named } from './find'
import type { H5Driver } from './h5'

/** More stops than the longest page has. */
const MOST_STOPS = 400

/** A stop of the Tab key: what is wrong with it, and whether it is the one that is wanted. */
interface Stop {
  readonly reached: boolean
  /** The wanted one is another choice of the same group: the arrow keys lead to it. */
  readonly besides: boolean
  readonly fault: string
}

/**
 * The mask of a sheet that closes lies over the page until it is gone, and a sheet that opens has the focus before it
 * has slid in: so often it is looked again, and after so many ms.
 */
const LOOKS = 12
const BETWEEN_LOOKS_MS = 50

/** A stop as it is seen once what moves has come to rest. */
async function stopOf(target: Locator): Promise<Stop> {
  for (let look = 1; ; look += 1) {
    const stop = await seenStop(target)
    if (!/is covered|is out of sight/.test(stop.fault) || look === LOOKS) return stop
    await target.page().waitForTimeout(BETWEEN_LOOKS_MS)
  }
}

/** What the focused element shows: it must be on screen, not covered, and drawn as focused. */
async function seenStop(target: Locator): Promise<Stop> {
  // A bar at the bottom makes room while something is typed.
  if ((await target.count()) === 0) return { reached: false, besides: false, fault: '' }
  const { what, faults, reached, besides } = await target.evaluate((wanted) => {
    const active = document.activeElement
    const nowhere = { what: '', faults: [], reached: false, besides: false }
    if (!(active instanceof HTMLElement) || active === document.body) return nowhere
    const groups = '[role=radiogroup], [role=tablist], [role=listbox]'
    const group = active.closest(groups)
    const box = active.getBoundingClientRect()
    const { innerWidth, innerHeight } = window
    const inView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
    const onTop = inView ? document.elementFromPoint(x, y) : null
    const covered = onTop !== null && !active.contains(onTop) && !onTop.contains(active)
    const { outlineStyle, outlineWidth } = window.getComputedStyle(active)
    // A dialog and a carousel take the focus and hold what can be pressed; a page is begun at its heading, or itself while it has none.
    const holder = active.matches('[aria-modal=true], [role=group]')
    if (active.matches('.ca-theme, [role=main], [role=heading]')) return nowhere
    // A text field wears no ring of its own, it would cut the first letter: the frame around does.
    const frame = active.matches('.text-field') ? active.closest('.focus-frame, .focus-line') : null
    const ring = frame
      ? outlineStyle === 'none' && window.getComputedStyle(frame).boxShadow.includes('inset')
      : outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const faults = [
      box.width === 0 || box.height === 0 ? 'has no size' : '',
      active.closest('[aria-hidden=true]') ? 'is hidden' : '',
      inView ? '' : 'is out of sight',
      covered ? `is covered by ${onTop.className || onTop.tagName}` : '',
      ring || holder ? '' : 'does not show it'
    ]
    const name = (active.getAttribute('aria-label') ?? active.innerText ?? '').trim().slice(0, 30)
    return {
      what: `${active.tagName.toLowerCase()} "${name.replace(/\s+/g, ' ')}"`,
      faults: faults.filter((fault) => fault !== ''),
      // What is pressed is the innermost that takes the focus: a button in a card is not the card.
      reached: wanted.contains(active) || (!holder && wanted.closest('[tabindex], a, button') === active),
      besides: group !== null && group === wanted.closest(groups)
    }
  })
  return {
    reached,
    besides,
    fault: faults.length > 0 ? `${what} has the focus and ${faults.join(', ')}` : ''
  }
}

/**
 * Takes the driver's finger away: what it taps is reached with Tab and pressed with Enter, what it types goes to the
 * field that has the focus. Stops that are not to be seen are gathered.
 */
export function byKeyboard(user: H5Driver): ReadonlySet<string> {
  const faults = new Set<string>()
  const { page } = user

  async function reach(target: Locator): Promise<void> {
    for (let stops = 0; stops <= MOST_STOPS; stops += 1) {
      const { reached, besides, fault } = await stopOf(target)
      if (fault) faults.add(fault)
      if (reached) return
      await page.keyboard.press(besides ? 'ArrowRight' : 'Tab')
    }
    throw new Error(`the Tab key does not reach ${target.toString()}`)
  }

  user.tap = async (what) => {
    await reach(await named(page, what))
    await page.keyboard.press('Enter')
  }
  user.type = async (field, text) => {
    const control = page.getByLabel(field, { exact: true }).filter({ visible: true }).last()
    const input = control
      .locator('input, textarea')
      .or(control.and(page.locator('input, textarea')))
      .first()
    await input.waitFor()
    await reach(input)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  }
  user.pay = async () => {
    await page.waitForURL(/\/sandbox\/cashier\//)
    const approve = page.getByRole('button', { name: '确认支付' }).first()
    await approve.waitFor()
    await reach(approve)
    await page.keyboard.press('Enter')
  }
  return faults
}

/** What stands around the focus: the dialog it is in, and the label of what has it. */
export function focusOf(page: Page): Promise<{ inDialog: boolean; label: string }> {
  return page.evaluate(() => {
    const active = document.activeElement
    return {
      inDialog: active?.closest('[aria-modal=true]') !== null && active !== null,
      label: active?.getAttribute('aria-label') ?? active?.textContent ?? ''
    }
  })
}
