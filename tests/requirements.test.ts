import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A project of its own with the script, so that the real map stays as it is. */
const project = fs.mkdtempSync(path.join(os.tmpdir(), 'requirements-'))
const at = (name: string) => path.join(project, name)
const MAP = 'tests/requirements.json'
const RULE = 'src/domain/person.test.ts'
const PAGE = 'src/pages/person.test.tsx'
const SERVER = 'server/person.test.ts'
/** Not spelt as an id, or this file would prove a requirement itself. */
const ID = ['R5', '4'].join('.')
const title = `${ID} a name is asked for`

beforeEach(() => {
  fs.cpSync(path.resolve(__dirname, '../scripts'), at('scripts'), { recursive: true })
  fs.symlinkSync(path.resolve(__dirname, '../node_modules'), at('node_modules'))
})
afterEach(() => fs.rmSync(project, { recursive: true }))

function write(name: string, text: string) {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true })
  fs.writeFileSync(at(name), text)
}

/** The test of the row after the script ran over files that hold one test each, with what it said. */
function run(files: string[], test: { file: string; name: string } | null, ...args: string[]) {
  for (const file of files) write(file, `test('${title}', () => {})\n`)
  write(
    MAP,
    JSON.stringify({ about: '', requirements: [{ id: ID, area: 'person', text: '', test, waits: null }] })
  )
  const { status, stdout } = spawnSync(process.execPath, [at('scripts/requirements.mjs'), ...args], {
    encoding: 'utf8'
  })
  const { requirements } = JSON.parse(fs.readFileSync(at(MAP), 'utf8')) as {
    requirements: { test: { file: string } | null }[]
  }
  return { status, stdout, linked: requirements[0]?.test?.file ?? null }
}

test('the test of a rule by itself is no proof of a requirement', () => {
  const { status, stdout } = run([RULE], { file: RULE, name: title })
  expect([status, stdout]).toEqual([1, expect.stringContaining(`${RULE} tests a rule by itself`)])
})

test('a requirement that only rules name gets no link, also in place of one that stood', () => {
  expect(run([RULE], null, '--link').linked).toBeNull()
  expect(run([RULE], { file: RULE, name: title }, '--link').linked).toBeNull()
})

test('the link goes to the test that sees most', () => {
  expect(run([RULE, SERVER], { file: RULE, name: title }, '--link').linked).toBe(SERVER)
  expect(run([RULE, SERVER, PAGE], { file: SERVER, name: title }, '--link').linked).toBe(PAGE)
  const { status, stdout } = run([RULE, SERVER, PAGE], { file: PAGE, name: title })
  expect([status, stdout]).toEqual([0, 'Every requirement is tested or waits\n'])
})
