import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../server'

/** A phone of `npm run dev:doors`. */
export interface PhoneRow {
  readonly name: string
  readonly userAgent: string
  readonly bridge: string | null
}

/** What a page asks its host for. */
export interface Asked {
  readonly id: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
}

/** How a host answers, as the buttons beside a phone read. */
export type Answer =
  '成功' | '已接手' | '取消' | '失败' | '没有此能力' | '两次' | '答错' | '答给别的' | '晚答' | '不答'

/** The scripts have no types of their own. */
interface Scripts {
  readonly PHONES: readonly PhoneRow[]
  answersTo(
    asked: Asked,
    bridge: string | null,
    given: object
  ): { label: string; says: { after: number; data: string }[] }[]
}

const SHEET = `Object.defineProperty(navigator, 'share', { configurable: true, value: async (params) =>
  window.toHost(JSON.stringify({ id: 'sheet', action: 'navigator.share', params })) })`

/** A phone's browser reads codes, Chromium on Linux does not: of a photo it reads what `window.code` says. */
const READER = `globalThis.BarcodeDetector = class {
  detect = async () => (window.code ? [{ rawValue: window.code }] : [])
}`

const FOLDER = path.join(ROOT, 'scripts/doors')

const parts = ['phones.mjs', 'answers.mjs'].map((name) => import(path.join(FOLDER, name)) as Promise<object>)
export const doorScripts = Promise.all(parts).then((loaded) => Object.assign({}, ...loaded) as Scripts)

/** What every host's scanner reads. */
export async function scannedCode(): Promise<string> {
  const asked = { id: '', action: 'scan', params: {} }
  const right = (await doorScripts).answersTo(asked, 'ios', {}).find(({ label }) => label === '成功')
  return (JSON.parse(right?.says[0]?.data ?? '') as { result: { text: string } }).result.text
}

/**
 * What a page runs first in such a phone: `page/disguise.js`, as the page of the six phones has it. Beside a page of its own there is no panel:
 * what is posted goes to `window.toHost`.
 */
export function disguise(phone: PhoneRow, origin: string): string {
  const facts = JSON.stringify({ phone, looks: {}, panel: origin })
  const script = fs.readFileSync(path.join(FOLDER, 'page/disguise.js'), 'utf8').replace('FACTS', () => facts)
  const hand = 'if (data?.posted) window.toHost(data.posted)'
  // A phone's browser has a sheet and a reader of its own, Chromium without a screen none.
  const own = phone.bridge === null ? `${SHEET}\n${READER}` : ''
  return `if (location.origin === ${JSON.stringify(origin)}) {
    window.addEventListener('message', ({ data }) => { ${hand} })
    ${script}
    ${own}
  }`
}
