import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'

interface Row {
  readonly name: string
  readonly ok: boolean
  readonly problem?: string
}
/** The script has no types of its own. */
interface Script {
  doorFiles(dist: string): Row[]
}

const DOORS: Readonly<Record<string, string[]>> = {
  native: ['js/1.js'],
  wechat: ['js/2.js'],
  'wechat-pay': ['js/3.js'],
  miniweb: ['js/4.js']
}
const LISTS = {
  entry: ['js/app.js'],
  wide: ['css/wide.css'],
  pages: { 'pages/tabs/home/index': ['js/home.js'] },
  plans: { checkup: { page: 'pages/confirm/confirm/index', files: ['js/checkup.js'] } },
  doors: DOORS
}
const FILES: Readonly<Record<string, string>> = {
  'h5/js/app.js': 'app()',
  'h5/js/home.js': 'home()',
  'h5/js/checkup.js': 'checkup()',
  'h5/js/1.js': 'tell("应用登录没有成功")',
  'h5/js/2.js': 'window.WeixinJSBridge.share()',
  'h5/js/3.js': '"WeixinJSBridge" in window',
  'h5/js/4.js': 'WeixinJSBridge',
  'weapp/app.js': 'App({})',
  'server/main.js': 'listen()'
}
let dist: string
beforeEach(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'doors-'))
})
afterEach(() => fs.rmSync(dist, { recursive: true }))

/** What the check says of such a build. */
async function problems(
  lists: object = LISTS,
  files: Readonly<Record<string, string>> = {}
): Promise<string[]> {
  const all = { ...FILES, ...files, 'h5/page-files.json': JSON.stringify(lists) }
  for (const [name, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true })
    fs.writeFileSync(path.join(dist, name), text)
  }
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const script = (await import(path.resolve(__dirname, '../scripts/door-files.mjs'))) as Script
  const rows = script.doorFiles(dist)
  expect(log).toHaveBeenCalledTimes(rows.length)
  return rows.flatMap(({ ok, name, problem }) => (ok ? [] : [problem ?? name]))
}

test('a build whose doors keep to themselves has no problem', async () => {
  expect(await problems()).toEqual([])
})

test.each([
  [
    'every visit fetches a door’s file',
    { ...LISTS, entry: ['js/app.js', 'js/1.js'] },
    {},
    'js/1.js is fetched by entry as well'
  ],
  [
    'a page fetches one',
    { ...LISTS, pages: { 'pages/tabs/home/index': ['js/home.js', 'js/2.js'] } },
    {},
    'js/2.js is fetched by pages/tabs/home/index as well'
  ],
  [
    'a plan does',
    { ...LISTS, plans: { checkup: { page: 'x', files: ['js/3.js'] } } },
    {},
    'js/3.js is fetched by plan checkup as well'
  ],
  [
    'another door does',
    { ...LISTS, doors: { ...DOORS, miniweb: ['js/4.js', 'js/1.js'] } },
    {},
    'js/1.js is fetched by miniweb as well'
  ],
  [
    'a door’s code stands in a page’s file',
    LISTS,
    { 'h5/js/home.js': 'home("应用登录没有成功")' },
    'js/home.js has code of native'
  ],
  [
    'a door has no file of its own',
    { ...LISTS, doors: { ...DOORS, 'wechat-pay': [] } },
    {},
    'wechat-pay has none'
  ],
  ['the phones of developing are in a build', LISTS, { 'weapp/app.js': 'load("/__disguise.js")' }, 'app.js']
])('%s: that is said', async (_name, lists, files, problem) => {
  expect((await problems(lists, files)).join('\n')).toContain(problem)
})
