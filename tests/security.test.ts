import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const text = fs.readFileSync(path.join(root, 'SECURITY.md'), 'utf8')

/** `file`: title, as the table and the paragraphs name tests. */
const named = [...text.matchAll(/`([\w/.-]+\.test\.tsx?)`:\s+([^|]+?)(?= *\||\))/g)].map(
  ([, file = '', title = '']) => [file, title.replace(/\s+/g, ' ')] as const
)

test('SECURITY.md names tests, each with its title', () => {
  expect(named.length).toBeGreaterThan(25)
  expect(named).toHaveLength([...text.matchAll(/\.test\.tsx?`/g)].length)
})

test.each(named)('%s has the test that SECURITY.md names: %s', (file, title) => {
  expect(fs.readFileSync(path.join(root, file), 'utf8')).toContain(title)
})
