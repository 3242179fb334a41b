/**
 * node scripts/faults.mjs               breaks every rule of tests/faults.json and expects the test that names it to fail
 * node scripts/faults.mjs R5.12 R4.6    these alone
 * node scripts/faults.mjs --changed     those whose rule or test differs from `main`
 * node scripts/faults.mjs --check       runs nothing: whether each fault can still be made
 *
 * A row of tests/faults.json: `id` of the requirement or the subject, `file` that keeps the rule, `from` (a text that stands there once) and `to` (the
 * text that breaks the rule), and `test` where it is not the one of tests/requirements.json. Faults are made in a copy of the tree
 * below .cache, never in the tree itself.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changedFiles } from './lib/changed.mjs'
import { bin, CACHE, inRoot, isMain, ROOT } from './lib/paths.mjs'
import { findPostgres } from './lib/postgres.mjs'
import { inParallel, run, seconds } from './lib/run.mjs'

const read = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'))
/** Told by the test that names the rule; anything less proves that the test proves nothing. */
const WANTED_PERCENT = 95

/** @returns {{ id: string, file: string, from: string, to: string, test: { file: string, name: string } | null }[]} */
function readFaults() {
  const named = new Map(read('tests/requirements.json').requirements.map(({ id, test }) => [id, test]))
  return read('tests/faults.json').faults.map((fault) => ({
    ...fault,
    test: fault.test ?? named.get(fault.id) ?? null
  }))
}

/** Why a fault cannot be made; null when it can. */
function problemOf({ file, from, to, test }) {
  if (!test) return 'no test names it'
  if (!/\.test\.tsx?$/.test(test.file) || test.file.startsWith('tests/e2e/'))
    return `${test.file} is no unit, page or server test`
  if (!fs.existsSync(inRoot(file))) return `${file} does not exist`
  const found = fs.readFileSync(inRoot(file), 'utf8').split(from).length - 1
  if (found !== 1) return `its text stands ${found} times in ${file}`
  if (from === to) return 'it changes nothing'
  const title = fs.existsSync(inRoot(test.file)) ? fs.readFileSync(inRoot(test.file), 'utf8') : ''
  return title.includes(test.name) ? null : `${test.file} has no test '${test.name}'`
}

/** Says which faults cannot be made any more. @returns {boolean} whether all can */
function check() {
  const problems = readFaults().flatMap((fault) => {
    const problem = problemOf(fault)
    return problem ? [`${fault.id} ${fault.file}: ${problem}`] : []
  })
  for (const problem of problems) console.log(problem)
  return problems.length === 0
}

/** A copy of the tree as it is on disk, packages and caches shared. */
function copyOfTree(no) {
  const copy = path.join(CACHE, 'faults', String(no))
  fs.rmSync(copy, { recursive: true, force: true })
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT })
  for (const file of listed.stdout.toString().split('\0').filter(Boolean)) {
    if (!fs.existsSync(inRoot(file))) continue
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    fs.copyFileSync(inRoot(file), path.join(copy, file))
  }
  for (const shared of ['node_modules', 'dist']) {
    if (fs.existsSync(inRoot(shared))) fs.symlinkSync(inRoot(shared), path.join(copy, shared))
  }
  return copy
}

/** The title up to its first placeholder, as a pattern of the runner. */
const patternOf = (name) => name.split(/%[a-z%]|\$\{|\$[a-z]/i)[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Tests of a file that failed or passed by name; null when the file did not run. */
async function outcome(copy, { file, name }, env) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'fault-')), 'report.json')
  const runner = file.endsWith('.tsx')
    ? [bin('jest/bin/jest.js'), '--json', '--silent', '--runTestsByPath']
    : [bin('vitest/vitest.mjs'), '--run', '--reporter=json']
  await run(['node', ...runner, `--outputFile=${report}`, file, '-t', patternOf(name)], { env, cwd: copy })
  if (!fs.existsSync(report)) return null
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  fs.rmSync(path.dirname(report), { recursive: true })
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const of = (status) => tests.filter((test) => test.status === status).length
  const broken = testResults.some(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
  )
  return { failed: of('failed'), passed: of('passed'), broken }
}

/** @returns {Promise<string>} 'told', or what happened instead */
async function make(copy, fault, env) {
  const problem = problemOf(fault)
  if (problem) return problem
  const file = path.join(copy, fault.file)
  const text = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(
    file,
    text.replace(fault.from, () => fault.to)
  )
  try {
    const result = await outcome(copy, fault.test, env)
    if (result === null || result.broken) return 'the test file cannot run with it'
    if (result.failed > 0) return 'told'
    return result.passed > 0 ? 'NOT TOLD' : 'no test ran'
  } finally {
    fs.writeFileSync(file, text)
  }
}

async function main(args) {
  if (args.includes('--check')) return check()
  const changed = args.includes('--changed') ? new Set(changedFiles()) : null
  const ids = args.filter((arg) => !arg.startsWith('--'))
  const faults = readFaults().filter(
    ({ id, file, test }) =>
      (ids.length === 0 || ids.includes(id)) && (!changed || changed.has(file) || changed.has(test?.file))
  )
  const { url = '' } = await findPostgres()
  const env = { TEST_DATABASE_URL: url }
  const copies = Array.from({ length: Math.min(os.availableParallelism(), faults.length) }, (_, no) =>
    copyOfTree(no)
  )
  const began = Date.now()
  const answers = await inParallel(
    faults.map((fault) => async () => {
      const copy = copies.pop()
      const answer = await make(copy, fault, env).finally(() => copies.push(copy))
      console.log(
        `${answer === 'told' ? 'told  ' : 'FAILED'} ${fault.id} ${fault.file}${answer === 'told' ? '' : `: ${answer}`}`
      )
      return answer
    }),
    copies.length
  )
  const told = answers.filter((answer) => answer === 'told').length
  console.log(`${told} of ${faults.length} told by the test that names them, ${seconds(Date.now() - began)}`)
  return faults.length === 0 || (told / faults.length) * 100 >= WANTED_PERCENT
}

if (isMain(import.meta)) process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
