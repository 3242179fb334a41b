import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ClassNames } from '../config/class-names'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'class-names-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

/** Many enough for a few to get the same three letters. */
const locals = Array.from({ length: 3000 }, (_, index) => `part-${index}`)
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text)
const file = (name: string) => path.join(root, name)

beforeAll(() => {
  write('many.module.scss', locals.map((local) => `.${local} { top: 0.5px; }`).join('\n'))
  write('few.module.scss', '.part-1 { &.on { top: 0; } }\n@keyframes turn { to { top: 0; } }')
})

test('no two classes have the same name, and each is short', () => {
  const { of } = new ClassNames(root)
  const names = [
    ...locals.map((local) => of(local, file('many.module.scss'))),
    ...['part-1', 'on', 'turn'].map((local) => of(local, file('few.module.scss')))
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z][\w-]{2}$/i.test(name))).toEqual([])
})

test('no name is one that blockers of advertisements hide', () => {
  const { of } = new ClassNames(root)
  expect(locals.filter((local) => /^ad/i.test(of(local, file('many.module.scss'))))).toEqual([])
})

test('a class that the stylesheet puts together has a name of its own, longer than all others', () => {
  const { of } = new ClassNames(root)
  expect(of('made', file('few.module.scss'))).toHaveLength(6)
  expect(of('made', file('few.module.scss'))).not.toBe(of('made', file('many.module.scss')))
})

test('names stay from build to build; the version tells that a new file has taken a few of them', () => {
  const before = new ClassNames(root)
  const same = new ClassNames(root)
  const nameIn = ({ of }: ClassNames) => locals.map((local) => of(local, file('many.module.scss')))
  expect(nameIn(same)).toEqual(nameIn(before))
  expect(same.version).toBe(before.version)

  write(
    'earlier.module.scss',
    locals
      .slice(0, 300)
      .map((local) => `.${local} {}`)
      .join('\n')
  )
  const after = new ClassNames(root)
  const earlier = nameIn(before)
  const moved = nameIn(after).filter((name, index) => name !== earlier[index])
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.length).toBeLessThan(30)
  expect(after.version).not.toBe(before.version)
})
