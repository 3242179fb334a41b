/**
 * node scripts/test.mjs [unit|e2e|all]: runs every step, also after one failed; lists the failures; the
 * last line is `N passed, N failed`.
 */
import { ensureBuilt, TARGETS } from './build.mjs'
import { check } from './check.mjs'
import { findBrowser } from './find-browser.mjs'
import { listFiles } from './lib/fingerprint.mjs'
import { ROOT } from './lib/paths.mjs'
import { scratchDatabase } from './lib/postgres.mjs'
import { seconds } from './lib/run.mjs'
import { jest, nodeTest } from './lib/tally.mjs'
import { requirements } from './requirements.mjs'
import { secrets } from './secrets.mjs'
import { sizes } from './sizes.mjs'
import { syntax } from './syntax.mjs'

const one = { passed: 1, failures: [] }
const testsBelow = (folder) => listFiles(ROOT, folder, (file) => file.endsWith('.test.ts'))

/** The long ones are the bench's (scripts/bench/endurance.mjs). */
const isShort = (file) => !file.includes('/long/')

/** A journey that hangs fails, ms. */
const LONGEST = '--test-timeout=720000'

/** More than the two processors: half of a journey is waiting for a slow network or a toast to go. */
const AT_ONCE = '--test-concurrency=3'

/** The journeys, and behind them the short tests of the mini-program's host, so that all end together. */
const inBrowser = () => [...testsBelow('tests/e2e').filter(isShort), ...testsBelow('tests/weapp-host/tests')]

/** Rows that passed or failed as a tally; `detail` says what is wrong with a row. */
const tallyOf = (name, rows) => ({
  passed: rows.filter((row) => row.ok).length,
  failures: rows
    .filter((row) => !row.ok)
    .map((row) => `${name}: ${row.name}${row.problem ? ` ${row.problem}` : ''}`)
})

async function postgres() {
  const database = await scratchDatabase()
  if ('absent' in database) {
    console.log(`No PostgreSQL here (${database.absent}): the server's tests ran on the embedded engine only`)
    return { passed: 0, failures: [] }
  }
  try {
    return await jest('postgres', ['server/', '--selectProjects=unit'], { TEST_DATABASE_URL: database.url })
  } finally {
    await database.drop()
  }
}

/** The map of requirements counts as one: it is one file that is right or not. */
function requirementMap() {
  const { failures } = tallyOf('requirements', requirements())
  return failures.length === 0 ? one : { passed: 0, failures }
}

const build = (target) => async () => {
  if (!(await ensureBuilt(target))) console.log(`dist/${target} is fresh`)
  return one
}

const browser = async () => {
  process.env.CHROME_PATH = await findBrowser()
  console.log(process.env.CHROME_PATH)
  return one
}

const withoutDatabase = { TEST_DATABASE_URL: '' }
const STEPS = {
  check: async () => tallyOf('check', await check()),
  unit: () => jest('unit', ['--selectProjects=unit'], withoutDatabase),
  postgres,
  pages: () => jest('pages', ['--selectProjects=pages']),
  requirements: requirementMap,
  ...Object.fromEntries(TARGETS.map((target) => [`build ${target}`, build(target)])),
  syntax: () => tallyOf('syntax', syntax()),
  sizes: () => tallyOf('sizes', sizes()),
  secrets: () => tallyOf('secrets', secrets()),
  browser,
  journeys: () => nodeTest('journeys', inBrowser(), [AT_ONCE, LONGEST], withoutDatabase)
}

const builds = TARGETS.map((target) => `build ${target}`)
const SETS = {
  unit: ['unit', 'postgres', 'pages'],
  e2e: [...builds, 'browser', 'journeys'],
  all: [
    'check',
    'unit',
    'postgres',
    'pages',
    'requirements',
    ...builds,
    'syntax',
    'sizes',
    'secrets',
    'browser',
    'journeys'
  ]
}

const wanted = SETS[process.argv[2] ?? 'all']
if (!wanted) {
  console.error(`usage: node scripts/test.mjs ${Object.keys(SETS).join('|')}`)
  process.exit(2)
}

let passed = 0
const failures = []
for (const name of wanted) {
  const started = Date.now()
  console.log(`\n== ${name}`)
  try {
    const tally = await STEPS[name]()
    passed += tally.passed
    failures.push(...tally.failures)
  } catch (error) {
    console.log(error.message)
    failures.push(`${name}: ${error.message.split('\n')[0]}`)
  }
  console.log(`   ${name}: ${seconds(Date.now() - started)}`)
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
