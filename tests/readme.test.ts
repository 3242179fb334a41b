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
  if (fallback === null || (Array.isArray(fallback) && fallback.length === 0)) return ''
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

test('every picture and file that the documents point at exists', () => {
  const links = ['README.md', 'ARCHITECTURE.md', 'SECURITY.md', 'docs/performance.md'].flatMap((name) => {
    const file = path.join(root, name)
    const targets = fs.readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)
    return [...targets].map(([, target = '']) => ({ target, file: path.resolve(file, '..', target) }))
  })
  const own = links.filter(({ target }) => !/^https?:/.test(target))
  expect(own.length).toBeGreaterThan(3)
  expect(own.filter(({ file }) => !fs.existsSync(file)).map(({ target }) => target)).toEqual([])
})

test('every folder that ARCHITECTURE.md lists exists', () => {
  const text = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
  const folders = [...text.matchAll(/^\| `([^`]+\/)`/gm)].map((match) => match[1] ?? '')
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((folder) => !fs.existsSync(path.join(root, folder)))).toEqual([])
})
