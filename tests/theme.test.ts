import fs from 'node:fs'
import path from 'node:path'
import themes from '@/platform/host/theme.json'
import { appPages } from '@/routes/generate'

const src = path.resolve(__dirname, '../src')
const tokens = fs.readFileSync(path.join(src, 'styles/tokens.scss'), 'utf8')

/** Of the first scope that has it: light's comes before dark's. */
const token = (name: string, scope: string): string | undefined =>
  new RegExp(`--ca-${name}: (#[0-9a-f]{6})`).exec(tokens.slice(tokens.indexOf(`\n${scope}`)))?.[1]

test.each([
  ['light', ':root'],
  ['dark', '.ca-theme--dark']
] as const)('what the host draws in %s has the colours of the tokens', (theme, scope) => {
  const values = themes[theme]
  expect(values).toMatchObject({
    backgroundColor: token('page', scope),
    navigationBarBackgroundColor: token('surface', scope),
    tabBackgroundColor: token('surface', scope),
    tabColor: token('ink-3', scope),
    tabSelectedColor: token('primary-text', scope)
  })
})

test.each(['light', 'dark'] as const)('each tab has both its icons in %s', (theme) => {
  const values: Record<string, string> = themes[theme]
  const files = appPages(true).tabs.flatMap(({ icon }) => [values[`${icon}Icon`], values[`${icon}IconOn`]])
  expect(files.filter((file) => file === undefined || !fs.existsSync(path.join(src, file)))).toEqual([])
  expect(new Set(files).size).toBe(10)
})
