import fs from 'node:fs'
import path from 'node:path'
import { SETTINGS } from '../server/config'

const root = path.resolve(__dirname, '..')
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
const project = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Cells of the table below a heading, row by row, without header and rule; `|` inside a cell does not occur. */
function tableBelow(heading: string): string[][] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (!section) throw new Error(`README.md has no section ${heading}`)
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    )
}

const bare = (cell: string | undefined) => (cell ?? '').replace(/`/g, '')

/** A default as a person sets it in the environment. */
function spelt(fallback: unknown): string {
  if (fallback === null || (typeof fallback === 'object' && Object.keys(fallback).length === 0)) return ''
  if (typeof fallback === 'boolean') return fallback ? '1' : '0'
  return String(fallback)
}

test('the configuration table names every setting of the server with its default, and no other', () => {
  const listed = tableBelow('Configuration').map(([name, fallback]) => [bare(name), bare(fallback)])
  const known = Object.entries(SETTINGS).map(([name, { fallback }]) => [name, spelt(fallback)])
  expect(listed).toEqual(known)
})

test('the scripts table names every script of package.json, and no other', () => {
  const listed = tableBelow('Scripts').flatMap(([names]) =>
    [...(names ?? '').matchAll(/`npm (?:run )?([\w:]+)`/g)].map((match) => match[1])
  )
  expect(listed.sort()).toEqual(Object.keys(project.scripts).sort())
})

/** The pages of docs/ that tell how the code is made; performance.md is a table of figures. */
const PAGES = [
  'map',
  'bridge',
  'order',
  'client',
  'activities',
  'build',
  'tests',
  'decisions',
  'heard',
  'accessibility',
  'care'
].map((name) => `docs/${name}.md`)
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8')

test('every picture and file that the documents point at exists', () => {
  const links = ['README.md', 'SECURITY.md', 'docs/performance.md', ...PAGES].flatMap((name) => {
    const targets = read(name).matchAll(/\]\(([^)#]+)[^)]*\)/g)
    return [...targets].map(([, target = '']) => ({ target, file: path.resolve(root, name, '..', target) }))
  })
  const own = links.filter(({ target }) => !/^https?:/.test(target))
  expect(own.length).toBeGreaterThan(3)
  expect(own.filter(({ file }) => !fs.existsSync(file)).map(({ target }) => target)).toEqual([])
})

test.each(PAGES)('%s has 150 lines at most, and every folder and file that it names exists', (name) => {
  const text = read(name)
  expect(text.split('\n').length).toBeLessThanOrEqual(151)
  const named = [...text.matchAll(/`((?:src|server|config|scripts|tests)\/[\w./-]*)`/g)].map(
    ([, file = '']) => file
  )
  expect(named.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
})

test('docs/map.md lists every folder of the server', () => {
  const listed = [...read('docs/map.md').matchAll(/^\| `server\/([^`/]+)\/`/gm)].map(([, folder]) => folder)
  const folders = fs
    .readdirSync(path.join(root, 'server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(listed.sort()).toEqual(folders.sort())
})

test('docs/order.md lists every room of an order', () => {
  const listed = [...read('docs/order.md').matchAll(/^\| `server\/ordering\/([^`/]+)\/`/gm)].map(
    ([, room]) => room
  )
  const rooms = fs
    .readdirSync(path.join(root, 'server/ordering'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(listed.sort()).toEqual(rooms.sort())
})
