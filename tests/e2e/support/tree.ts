import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import type { Driver } from './driver'
import { reachable, treeOf } from './find'
import type { H5Driver } from './h5'
import { ROOT } from './server'

/** Where the kept files are. `UPDATE_TREES=1` writes them anew; a reader of the change hears what became of a screen. */
const FOLDER = path.join(ROOT, 'tests/e2e/trees')
const UPDATE = process.env.UPDATE_TREES === '1'
/** What can be pressed, in the order in which a name is looked for. */
const PRESSED = ['button', 'link', 'radio', 'checkbox', 'tab', 'option', 'switch'] as const
const LOOK_MS = 50
const REST_MS = 200
/** A notice is gone after so long. */
const NOTICE_MS = 4_000
const PATIENCE_MS = 20_000

/** What a run makes by chance or by its speed. */
const CHANCE: readonly (readonly [RegExp, string])[] = [
  [/CA\d{8}\w+/g, 'CA…'],
  [/PAY\d{8}\w+/g, 'PAY…'],
  [/(\d月\d{1,2}日) \d{2}:\d{2}(?![-\d])/g, '$1 …'],
  [/今天 \d{2}:\d{2}(?![-\d])/g, '今天 …'],
  [/演示验证码 \d{6}/g, '演示验证码 …'],
  [/\d{4} \d{4} \d{2}(?!\d)/g, '…'],
  // Codes of services, cards and what is picked up.
  [/\b[A-Z\d]{4} [A-Z\d]{4} [A-Z\d]{4}\b/g, '…'],
  [/(\d{4}-)?(\d{2}-\d{2}) \d{2}:\d{2}(:\d{2})?(?![-\d])/g, '$2 …'],
  [/剩余\d+(小时\d+分钟|小时|分钟|秒)/g, '剩余…'],
  [/余\d+/g, '余…'],
  // The page is named as the focus comes to its heading, or said to be once the answer is there.
  [/焦点：heading「商品详情」\n听到：(.*)/g, '焦点：heading「$1」'],
  // Of the add-ons without a draft, which stand in sight for a frame while the cashier takes the place of confirm, or do not.
  [/听到：还没有选择机构与时间\n/g, ''],
  // Written by a job some seconds after the payment.
  [/消息，\d+条未读/g, '消息'],
  // The hot word of the moment.
  [/link "[^"]* 搜索"/g, 'link "… 搜索"'],
  [/^\s*- \/(url|placeholder).*\n/gm, '']
]
const kept = (text: string) => CHANCE.reduce((now, [chance, told]) => now.replace(chance, told), text)

/** The tree once it stays as it is. */
async function atRest(look: () => Promise<string>): Promise<string> {
  for (let before = '', ends = performance.now() + PATIENCE_MS; ;) {
    const now = await look()
    if ((now !== '' && now === before) || performance.now() > ends) return now
    before = now
    await pause(REST_MS)
  }
}

/** How often a tree is looked at again that is not the kept one: what it shows may still be on its way. */
const LOOKS = 20

/** Holds the tree of the page on top, at rest, against the kept file of that name: each target has its own. */
export async function holdTree(user: Driver, name: string): Promise<void> {
  const file = user.target === 'h5' ? name : `${user.target}/${name}`
  // What a step says in passing is no part of its screen.
  if (UPDATE) await pause(NOTICE_MS)
  for (let count = 1; ; count += 1) {
    const tree = await atRest(() => user.tree())
    try {
      return holdAgainst(file, tree)
    } catch (error) {
      if (count === LOOKS) throw error
      await pause(REST_MS)
    }
  }
}

/** Holds what was heard on the way against the kept file: all of it must be heard again, whatever comes first. */
export function hearAgain(name: string, heard: readonly string[]): void {
  const lines = kept(heard.join('\n')).split('\n')
  if (UPDATE) fs.writeFileSync(path.join(FOLDER, `${name}.txt`), `${lines.join('\n').trim()}\n`)
  const before = fs.readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8').split('\n')
  const lost = before.filter((line) => line !== '' && !lines.includes(line))
  assert.deepEqual(lost, [], `no longer heard; UPDATE_TREES=1 writes tests/e2e/trees/${name}.txt anew`)
}

/** Holds a text against the kept file of that name. */
function holdAgainst(name: string, text: string): void {
  const file = path.join(FOLDER, `${name}.txt`)
  const now = `${kept(`${text}\n`).trimEnd()}\n`
  if (UPDATE) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, now)
  }
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  assert.equal(now, before, `${name} is not as tests/e2e/trees has it; UPDATE_TREES=1 writes it anew`)
}

declare global {
  interface Window {
    hear(line: string): Promise<void>
    /** The driver itself moves the focus. */
    reaching?: boolean
  }
}

/** Writes down what live regions say and where the product moves the focus, over all pages that are loaded. */
async function listen(page: Page, hear: (line: string) => void): Promise<void> {
  await page.exposeFunction('hear', hear)
  await page.addInitScript(() => {
    const LIVE = '[role="status"], [role="alert"], [aria-live]'
    const said = new WeakMap<Element, string>()
    const listener = {
      check(node: Node | null) {
        const element = node instanceof Element ? node : node?.parentElement
        const region = element?.closest(LIVE)
        if (!region || region.closest('[aria-hidden="true"], [inert], [aria-busy="true"]')) return
        // Of a page under the one on top nothing is said.
        if (!region.checkVisibility()) return
        const text = (region.textContent ?? '').trim()
        if (said.get(region) === text) return
        said.set(region, text)
        if (text) void window.hear(`听到：${text}`)
      },
      focus(target: EventTarget | null) {
        if (window.reaching || !(target instanceof HTMLElement)) return
        const role = target.getAttribute('role') ?? (target.matches('input, textarea') ? 'textbox' : '')
        const labelled = document.getElementById(target.getAttribute('aria-labelledby') ?? '')
        const name = target.getAttribute('aria-label') ?? (labelled ?? target).textContent ?? ''
        const more = document.getElementById(target.getAttribute('aria-describedby') ?? '')?.textContent
        const wrong = target.getAttribute('aria-invalid') === 'true' ? '，无效' : ''
        if (role)
          void window.hear(`焦点：${role}「${name.trim().slice(0, 40)}」${wrong}${more ? `，${more}` : ''}`)
      }
    }
    document.addEventListener('focusin', (event) => listener.focus(event.target))
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        listener.check(target)
        for (const added of addedNodes) {
          listener.check(added)
          if (added instanceof Element) added.querySelectorAll(LIVE).forEach((part) => listener.check(part))
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** What a line of the tree reads: its name, its text, and that without the spaces between its parts. */
function textsOf(line: string): string[] {
  const [, name = '', text = ''] = /^\s*- \w+(?: "((?:[^"\\]|\\.)*)")?[^:]*:?\s*(.*)$/.exec(line) ?? []
  return [name, text, text.replace(/ /g, '')].filter((found) => found !== '')
}

const matches = (what: string | RegExp, text: string) =>
  typeof what === 'string' ? text.includes(what) : what.test(text)

/**
 * Takes the driver's eyes: what it taps is found by role and name in the tree alone and pressed as a screen reader presses,
 * what it sees is what the tree reads. Returns what is heard on the way, line by line.
 */
export async function byTree(user: H5Driver): Promise<string[]> {
  const { page } = user
  const heard: string[] = []
  await listen(page, (line) => void (heard.at(-1) !== line && heard.push(line)))

  async function find(what: string | RegExp): Promise<{ role: string; target: Locator } | null> {
    for (const role of PRESSED) {
      const exact = typeof what === 'string'
      const named = reachable(page).getByRole(role, { name: what, exact, disabled: false })
      if ((await named.count()) > 0) return { role, target: named.last() }
    }
    for (const role of PRESSED) {
      const holding = reachable(page)
        .getByRole(role, { disabled: false })
        .filter({ has: page.getByText(what) })
      if ((await holding.count()) > 0) return { role, target: holding.last() }
    }
    return null
  }

  async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    const ends = performance.now() + PATIENCE_MS
    for (;;) {
      const found = await look()
      if (found) return found
      if (performance.now() > ends) throw new Error(`${what} is not in the tree:\n${await treeOf(page)}`)
      await page.waitForTimeout(LOOK_MS)
    }
  }

  user.tap = async (what) => {
    const { role, target } = await until(String(what), () => find(what))
    const [first = ''] = (await target.ariaSnapshot()).split('\n')
    heard.push(`按下：${first.replace(/^- /, '').replace(/:.*$/, '') || role}`)
    await target.evaluate((element: HTMLElement) => {
      window.reaching = true
      element.focus()
      window.reaching = false
      element.click()
    })
  }
  user.type = async (field, text) => {
    const box = reachable(page).getByRole('textbox', { name: field, exact: true }).last()
    await box.waitFor()
    heard.push(`填写：${field}`)
    await box.evaluate((element: HTMLElement) => {
      window.reaching = true
      element.focus()
      window.reaching = false
    })
    await box.fill(text)
  }
  user.see = async (what) => {
    await until(String(what), async () => {
      return (await treeOf(page))
        .split('\n')
        .some((line) => textsOf(line).some((text) => matches(what, text)))
    })
  }
  return heard
}
