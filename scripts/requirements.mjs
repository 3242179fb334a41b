/**
 * node scripts/requirements.mjs          every requirement has a test that names it, or a reason why it waits
 * node scripts/requirements.mjs --link   fills `test` in tests/requirements.json from the titles of the tests
 */
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { listFiles } from './lib/fingerprint.mjs'
import { inRoot, isMain, ROOT } from './lib/paths.mjs'

const MAP_FILE = inRoot('tests/requirements.json')
/** Rules by themselves: a test there proves nothing about the page or the call that should keep the rule. */
const RULES = /^src\/domain\//
const TEST_FILE = /\.test\.tsx?$/
/** Files of the journeys whose steps carry ids though they are not test files themselves. */
const JOURNEYS = /^tests[\\/]e2e[\\/].*\.ts$/
const ID = /\bR\d+\.\d+\b/g

const read = () => JSON.parse(fs.readFileSync(MAP_FILE, 'utf8'))

/** `R5.1` is in 'R5.1 name' and not in 'R5.12 name'. */
const names = (title, id) => (title.match(ID) ?? []).includes(id)

const testFiles = () =>
  ['src', 'server', 'tests']
    .flatMap((start) => listFiles(ROOT, start, (file) => TEST_FILE.test(file) || JOURNEYS.test(file)))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => file.split(path.sep).join('/'))

/** The text of a string or template as the file spells it; a template up to its first placeholder. */
function textOf(node, source) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.getText(source).slice(1, -1)
  if (ts.isTemplateExpression(node)) return node.head.getText(source).slice(1, -2)
  return null
}

/** The function that a call chain starts with: `test` for test.each(rows)('title', …). */
function calleeOf(call) {
  let node = call.expression
  while (
    ts.isCallExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  ) {
    node = ts.isTaggedTemplateExpression(node) ? node.tag : node.expression
  }
  return ts.isIdentifier(node) ? node.text : ''
}

/**
 * Titles that name requirements: the first argument of test, it, step and the like; and any string that
 * begins with an id (rows of a table). A describe() title names no test.
 */
function titlesOf(file) {
  if (!titles.has(file)) titles.set(file, readTitles(file))
  return titles.get(file)
}
const titles = new Map()

function readTitles(file) {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true
  )
  const found = []
  const visit = (node) => {
    const text = textOf(node, source)
    if (text !== null && /R\d+\.\d+/.test(text)) {
      const call =
        node.parent && ts.isCallExpression(node.parent) && node.parent.arguments[0] === node
          ? node.parent
          : null
      const callee = call ? calleeOf(call) : ''
      const isTitle = /^(test|it|step|journey)$/.test(callee)
      if (isTitle || (callee !== 'describe' && /^R\d+\.\d+/.test(text))) found.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * What a test sees, best first: a page or part as a person sees it, a call as a caller sees it, a journey; last parts of
 * the client. Tests of rules (`RULES`) are none of them.
 */
const SIGHT = [/\.test\.tsx$/, /^server\//, /^tests\//]
const sightOf = (file) => {
  const at = SIGHT.findIndex((pattern) => pattern.test(file))
  return at === -1 ? SIGHT.length : at
}

/** Fills `test` with the best test whose title names the id, clears links that broke, drops a wait that is over. */
function link() {
  const map = read()
  const known = new Set(map.requirements.map((row) => row.id))
  const unknown = new Set()
  const found = new Map()
  for (const file of testFiles()) {
    for (const title of titlesOf(file)) {
      for (const id of title.match(ID)) {
        if (!known.has(id)) unknown.add(id)
        if (RULES.test(file)) continue
        const best = found.get(id)
        if (!best || sightOf(file) < sightOf(best.file)) found.set(id, { file, name: title })
      }
    }
  }
  for (const row of map.requirements) {
    const best = found.get(row.id) ?? null
    const stands = row.test && problemOfTest(row) === null
    if (stands && (!best || sightOf(row.test.file) <= sightOf(best.file))) continue
    row.test = best
    if (row.test) row.waits = null
  }
  fs.writeFileSync(MAP_FILE, serialise(map))
  const linked = map.requirements.filter((row) => row.test).length
  const waiting = map.requirements.filter((row) => !row.test && row.waits).length
  console.log(
    `${linked} tested, ${waiting} waiting, ${map.requirements.length - linked - waiting} in neither`
  )
  if (unknown.size > 0) console.log(`Titles name ids that do not exist: ${[...unknown].join(', ')}`)
}

/** One row a line: a change of one requirement is a change of one line. */
const serialise = (map) =>
  `{\n  "about": ${JSON.stringify(map.about)},\n  "requirements": [\n${map.requirements
    .map((row) => `    ${JSON.stringify(row)}`)
    .join(',\n')}\n  ]\n}\n`

function problemOfTest({ id, test }) {
  if (RULES.test(test.file)) return `${test.file} tests a rule by itself, not what a person or caller sees`
  if (!names(test.name, id)) return `the test's name does not contain ${id}`
  const file = path.join(ROOT, test.file)
  if (!fs.existsSync(file)) return `${test.file} does not exist`
  return titlesOf(test.file).includes(test.name) ? null : `${test.file} has no test '${test.name}'`
}

function problemOf(row) {
  if (row.test && row.waits) return 'has a test and a reason to wait'
  if (row.served && !row.test?.file.startsWith('server/'))
    return 'is served alone, and a page makes it, or nothing proves it'
  if (row.test) return problemOfTest(row)
  return row.waits ? null : 'has neither a test nor a reason to wait'
}

/** @returns {{ name: string, ok: boolean, problem: string | null }[]} one row per requirement */
export function requirements() {
  const rows = read().requirements
  const seen = new Set()
  return rows.map((row) => {
    const problem = seen.has(row.id) ? 'is listed twice' : problemOf(row)
    seen.add(row.id)
    return { name: `${row.id} (${row.area})`, ok: problem === null, problem }
  })
}

if (isMain(import.meta)) {
  if (process.argv.includes('--link')) link()
  else {
    const failed = requirements().filter((row) => !row.ok)
    for (const row of failed) console.log(`${row.name}: ${row.problem}`)
    console.log(
      failed.length === 0 ? 'Every requirement is tested or waits' : `${failed.length} requirements fail`
    )
    process.exitCode = failed.length === 0 ? 0 : 1
  }
}
