import fs from 'node:fs'
import type AxeApi from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { still } from './at-rest'

declare global {
  interface Window {
    /** Put into the page by `barriers`. */
    axe: typeof AxeApi
  }
}

/** How the product may look: by the system's scheme, and in care mode (关怀模式). */
export const MODES = ['light', 'dark', 'elder'] as const
export type Mode = (typeof MODES)[number]

const axeSource = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
/** Also what WCAG 2.2 asks for, and what is merely good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Longer texts are cards that can be tapped, not buttons with a label. */
const LONGEST_LABEL = 14

/** Turns the page on screen to a mode: dark as the system does it, care mode by the class that its switch sets. */
export async function wear(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light' })
  // A page that is drawn for another scheme writes its classes anew.
  await page.waitForFunction(
    (dark) =>
      [...document.querySelectorAll('.taro_page .ca-theme')].every(
        (scope) => scope.classList.contains('ca-theme--dark') === dark
      ),
    mode === 'dark'
  )
  await page.evaluate((elder) => {
    for (const scope of document.querySelectorAll('html, .ca-theme')) {
      scope.classList.toggle('ca-theme--elder', elder)
    }
  }, mode === 'elder')
  await still(page)
}

/** What is wrong with a page that wears a mode. One that came or was drawn anew meanwhile does not wear it, and says so. */
export async function flawsIn(page: Page, mode: Mode): Promise<string[]> {
  const found = await flaws(page)
  const bare = await page.evaluate(
    (elder) =>
      [...document.querySelectorAll('.taro_page .ca-theme')].filter(
        (scope) => scope.classList.contains('ca-theme--elder') !== elder
      ).length,
    mode === 'elder'
  )
  return bare > 0 ? [...found, `${bare} pages are not in ${mode} mode`] : found
}

/** What is wider than the screen, in words: the document, or a page, which Taro lets scroll in a box of its own. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, .taro_page')]
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth)
      .map((box) => `${box.className || box.tagName} is ${box.scrollWidth} px wide, not ${box.clientWidth}`)
  )
}

/** Masked names (陈**) and labels of four characters that a line breaks within, in words. */
export function torn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? ''
      for (const { 0: word, index } of words.matchAll(/[\u4e00-\u9fff]{1,2}\*+|^跨境税费/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top))
        if (new Set(lines).size > 1) found.push(`${word} is broken in '${words.slice(0, 20)}'`)
      }
    }
    return found
  })
}

/** Buttons whose label is cut or runs out of them, in words. */
export function cutLabels(page: Page | Frame): Promise<string[]> {
  return page.evaluate((longest) => {
    const found: string[] = []
    for (const button of document.querySelectorAll<HTMLElement>('button, [role=button]')) {
      const box = button.getBoundingClientRect()
      const label = (button.innerText ?? '').trim()
      if (box.width === 0 || label === '' || label.length > longest) continue
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        if (!parent || parent.getClientRects().length === 0) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const ink = range.getBoundingClientRect()
        if (ink.width <= 1) continue
        const cut = ink.left < box.left - 1 || ink.right > box.right + 1
        // A touch area that is wider than its words makes them scroll, but cuts nothing.
        const clips = window.getComputedStyle(parent).overflowX !== 'visible'
        const ellipsis = clips && parent.clientWidth > 0 && parent.scrollWidth > parent.clientWidth + 1
        if (cut || ellipsis) found.push(`the label ${label.replace(/\s+/g, ' ')} is cut`)
      }
    }
    return found
  }, LONGEST_LABEL)
}

/** Least widths of what is typed into, px: a word of some characters, and a code. */
const WORD_PX = 160
const CODE_PX = 96

/** Fields in which there is no room for what is typed, in words. */
export function narrowInputs(page: Page | Frame): Promise<string[]> {
  return page.evaluate(
    ({ word, code }) =>
      [...document.querySelectorAll<HTMLElement>('input, textarea, wx-input, wx-textarea')].flatMap(
        (field) => {
          const { width } = field.getBoundingClientRect()
          if (width === 0 || !field.checkVisibility() || field.matches('[type=file], [type=checkbox]'))
            return []
          const name = field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? ''
          const least = /验证码|卡号|件数|数量/.test(name) ? code : word
          return width < least - 1 ? [`${name} has ${Math.round(width)} px, not ${least}`] : []
        }
      ),
    { word: WORD_PX, code: CODE_PX }
  )
}

/** Text of one line that is cut and does not end in dots, since it stands in a box of its own there, in words. */
function cutBare(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((line) => {
      const { overflowX, textOverflow } = window.getComputedStyle(line)
      if (overflowX === 'visible' || textOverflow !== 'ellipsis' || line.scrollWidth <= line.clientWidth + 1)
        return []
      const boxed = [...line.children].some((child) => window.getComputedStyle(child).display !== 'inline')
      return boxed ? [`${line.innerText} is cut without dots`] : []
    })
  )
}

/** Least side of what is tapped, in px, and in care mode; one px is lost to rounding. */
const TARGET_PX = 44
const CARE_TARGET_PX = 60
const ROUNDING_PX = 1
/** In care mode too: seven of them, or as many times of a day, share the width of a phone. */
const NARROWER = '[aria-label*="月"][role=radio]'

/**
 * What is tapped and smaller than a finger, in words. Its side is felt with points around its middle, so that room that it
 * takes beyond its drawing counts, up to its neighbour's. What is cut by its scroll box or a bar is judged when it is not.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ usual, care, narrower }) => {
      const inCare = document.querySelector('.ca-theme--elder') !== null
      const kinds =
        'button, a[href], [role=button], [role=link], [role=radio], [role=checkbox], [role=switch], [role=tab]'
      const { innerWidth, innerHeight } = window
      const found: string[] = []
      for (const target of document.querySelectorAll<HTMLElement>(kinds)) {
        // What has its touch area over the whole of a card or a row is measured by that.
        const area =
          window.getComputedStyle(target).position === 'static' &&
          window.getComputedStyle(target, '::after').position === 'absolute'
            ? (target.offsetParent ?? target)
            : target
        const { left, top, right, bottom, width, height } = area.getBoundingClientRect()
        const reach = inCare && !target.matches(narrower) ? care : usual
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        if (width === 0 || target.getAttribute('aria-disabled') === 'true') continue
        if (x < reach || y < reach || x + reach >= innerWidth || y + reach >= innerHeight) continue
        const within = [
          [x, y],
          [left + 2, y],
          [right - 2, y],
          [x, top + 2],
          [x, bottom - 2]
        ]
        const around = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach]
        ]
        const whole = within.every(([px = 0, py = 0]) => target.contains(document.elementFromPoint(px, py)))
        if (!whole) continue
        const barred = around.some(([px = 0, py = 0]) => {
          let box = document.elementFromPoint(px, py)
          while (box && !box.contains(target) && !/fixed|sticky/.test(window.getComputedStyle(box).position))
            box = box.parentElement
          return box !== null && !box.contains(target)
        })
        if (barred) continue
        const felt = around.every(([px = 0, py = 0]) => {
          const hit = document.elementFromPoint(px, py)
          const other = hit?.closest(kinds)
          return target.contains(hit) || (other !== null && other !== undefined && !other.contains(target))
        })
        if (felt) continue
        const name = (target.getAttribute('aria-label') ?? target.innerText ?? '').trim().replace(/\s+/g, ' ')
        found.push(
          `${name.slice(0, 20)} is ${Math.round(width)} x ${Math.round(height)} px, too small for a finger`
        )
      }
      return found
    },
    {
      usual: TARGET_PX / 2 - ROUNDING_PX,
      care: CARE_TARGET_PX / 2 - ROUNDING_PX,
      narrower: NARROWER
    }
  )
}

interface Seen {
  readonly rule: string
  readonly target: string
  readonly text: string
  readonly why: string
}

/** What of a box is uncovered, or on the screen at all, is no measure of it for these: it is looked at again in the middle of the screen. */
const BY_SIGHT: readonly string[] = ['target-size', 'label-content-name-mismatch']
async function everywhere(page: Page, { rule, target }: Seen): Promise<boolean> {
  return page.evaluate(
    async ({ rule: only, target: wanted }) => {
      const box = document.querySelector(wanted)
      if (!box) return false
      const scrolled: [Element, number][] = []
      for (let over = box.parentElement; over; over = over.parentElement)
        scrolled.push([over, over.scrollTop])
      box.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        runOnly: [only]
      })
      for (const [over, top] of scrolled) over.scrollTop = top
      return violations.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === wanted))
    },
    { rule, target }
  )
}

/** All that axe finds on what is on screen, contrast of colours and good practice included; in words. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const seen = await page.evaluate(async (rules): Promise<Seen[]> => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: rules,
      // By its nature of a trial, and not among those.
      rules: { 'label-content-name-mismatch': { enabled: true } }
    })
    return violations.flatMap((violation) =>
      violation.nodes.map((node) => ({
        rule: violation.id,
        target: node.target.join(' '),
        text: (document.querySelector<HTMLElement>(node.target.join(' '))?.innerText ?? '').slice(0, 30),
        why: [...node.any, ...node.all, ...node.none].map((check) => check.message).join('; ')
      }))
    )
  }, RULES)
  const found: Seen[] = []
  for (const each of seen) {
    if (!BY_SIGHT.includes(each.rule) || (await everywhere(page, each))) found.push(each)
  }
  return found.map(
    ({ rule, target, text, why }) => `${rule} at ${target} "${text.replace(/\s+/g, ' ')}": ${why}`
  )
}

/** A page that has the focus, where it begins to be read, is nothing to press: no ring stands around it. */
const ringed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const active = document.activeElement
    const whole = active?.matches('.ca-theme, [role=main], [role=heading]') === true
    return whole && getComputedStyle(active).outlineStyle !== 'none' ? ['a ring stands around the page'] : []
  })

const look = async (page: Page): Promise<string[]> => [
  ...(await overflow(page)),
  ...(await cutLabels(page)),
  ...(await cutBare(page)),
  ...(await smallTargets(page)),
  ...(await ringed(page)),
  ...(await barriers(page))
]

/** Longer than a toast stays, in ms. */
const TOAST_MS = 2_500

/**
 * All that is wrong with the looks of the screen; empty when nothing is. A toast that fades while it is looked at is no
 * flaw: what is found must still be there when it has gone.
 */
export async function flaws(page: Page): Promise<string[]> {
  const found = await look(page)
  if (found.length === 0) return found
  await page.waitForTimeout(TOAST_MS)
  await still(page)
  return look(page)
}
