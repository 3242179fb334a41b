/**
 * node scripts/test.mjs [all|full|changed|unit|e2e]: runs every step, also after one failed; tells what failed and what each step
 * took; the last line is `N passed, N failed`.
 */
import fs from 'node:fs'
import { ensureBuilt, TARGETS } from './build.mjs'
import { check } from './check.mjs'
import { findBrowser } from './find-browser.mjs'
import { changedFiles, journeysOf, runsOn } from './lib/changed.mjs'
import { listFiles } from './lib/fingerprint.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { findPostgres } from './lib/postgres.mjs'
import { seconds } from './lib/run.mjs'
import { secondsTable } from './lib/table.mjs'
import { jest, playwright, vitest } from './lib/tally.mjs'
import { requirements } from './requirements.mjs'
import { doorFiles } from './door-files.mjs'
import { secrets } from './secrets.mjs'
import { guideRows } from './weapp-guide.mjs'
import { sizes } from './sizes.mjs'
import { syntax } from './syntax.mjs'

const none = { passed: 0, failures: [] }
const one = { passed: 1, failures: [] }

/** Rows that passed or failed as a tally; `problem` says what is wrong with a row. */
const tallyOf = (name, rows) => ({
  passed: rows.filter((row) => row.ok).length,
  failures: rows
    .filter((row) => !row.ok)
    .map((row) => `${name}: ${row.name}${row.problem ? ` ${row.problem}` : ''}`)
})

const testsBelow = (folder) => listFiles(ROOT, folder, (file) => file.endsWith('.test.ts'))

// ---- Tests without a browser

/** Of what the server does on the embedded engine when all of it runs on PostgreSQL: the client, migrations, a crash, payments. */
const WHERE_ENGINES_DIFFER = ['server/db/', 'server/crash.test', 'server/ordering/payments/pay.test']
const ON_BOTH_ENGINES = ['server/', 'tests/baskets.test']

/** Crowds, killed servers, generated inputs and ordered baskets at full length. */
const AT_LENGTH = {
  RUSH_ROUNDS: '20',
  FUZZ_INPUTS: '2000',
  CRASH_ROUNDS: '20',
  BACKLOG: 'to the end',
  FAILOVER: 'to the end',
  UPGRADE: 'to the end',
  RESTORE: 'to the end',
  BIG_SHOP: 'to the end',
  BASKETS: '1000',
  ADVERSARY_SEQUENCES: '300',
  CARD_SEQUENCES: '1000',
  SECKILL_PEOPLE: '2000',
  SECKILL_PIECES: '300'
}

/** Drills with servers of several processes, and generated inputs: at any length they take minutes. */
const AT_LENGTH_ALONE = [
  'server/{big-shop,failover,refund-crash,restore,upgrade}.test.ts',
  'server/ordering/adversary.test.ts',
  // Beside PostgreSQL it runs every day on the embedded engine, where a process ends with its database.
  'server/crash.test.ts',
  'server/fuzz/*.test.ts'
]

/** A start of the embedded engine takes seconds, and it serves one process alone: every crash five times. */
const EMBEDDED_AT_LENGTH = { ...AT_LENGTH, CRASH_ROUNDS: '5', CARD_SEQUENCES: '100' }

const onPostgres = (use) => async () => {
  const found = await findPostgres()
  if ('absent' in found) console.log(`No PostgreSQL here (${found.absent})`)
  return use(found.url ?? '')
}
const unit = (env, without) =>
  onPostgres((url) =>
    vitest(
      'unit',
      without.flatMap((files) => ['--exclude', files]),
      { TEST_DATABASE_URL: url, ...env }
    )
  )
/** Without PostgreSQL the step before has run on the embedded engine what it runs. */
const embedded = (files, env) =>
  onPostgres((url) => (url ? vitest('embedded', files, { TEST_DATABASE_URL: '', ...env }) : none))

/** They read the sources and documents as text, which no import tells. */
const readSources = (suffix) =>
  listFiles(ROOT, 'tests', (file) => /^tests\/[^/]+$/.test(file) && file.endsWith(suffix))

const changedCode = () =>
  changedFiles().filter((file) => fs.existsSync(inRoot(file)) && /\.(tsx?|[cm]?js|json)$/.test(file))

/** Tests that reach a changed file by their imports; what reads migrations does so by their folder. */
const changedUnit = onPostgres((url) => {
  const byFolder = changedFiles().some((file) => file.startsWith('server/db/migrations/'))
    ? testsBelow('server')
    : []
  return vitest('unit', ['related', ...changedCode(), ...byFolder, ...readSources('.test.ts')], {
    TEST_DATABASE_URL: url
  })
})
const changedPages = () =>
  jest('pages', ['--findRelatedTests', ...changedCode(), ...readSources('.test.tsx')])

// ---- Journeys

const USUAL = ['tests/e2e/[^/]+$']
const LONG = ['tests/e2e/full/', 'tests/weapp-host/']
/** What measures work shares the processors with no other journey. */
const ALONE = ['tests/e2e/alone/']
const touched = () =>
  journeysOf(changedFiles(), [...testsBelow('tests/e2e'), ...testsBelow('tests/weapp-host/tests')])

async function inBrowser(name, files) {
  if (files.length === 0) return none
  process.env.CHROME_PATH = await findBrowser()
  console.log(process.env.CHROME_PATH)
  return playwright(name, files, { TEST_DATABASE_URL: '' })
}

const build = (target, isNeeded = () => true) => ({
  budget: 160,
  run: async () => {
    if (!isNeeded()) return none
    if (!(await ensureBuilt(target))) console.log(`dist/${target} is fresh`)
    return one
  }
})

const builds = TARGETS.map((target) => `build ${target}`)

/** The map of requirements counts as one: it is one file that is right or not. */
function requirementMap() {
  const { failures } = tallyOf('requirements', requirements())
  return failures.length === 0 ? one : { passed: 0, failures }
}

/** What a step does, the seconds that it may take on two processors (what it took, and a tenth), and steps without which it cannot do it. */
const STEPS = {
  check: { budget: 220, run: async () => tallyOf('check', await check({ quick: true })) },
  'whole check': { budget: 320, run: async () => tallyOf('check', await check()) },
  requirements: { budget: 5, run: requirementMap },
  ...Object.fromEntries(TARGETS.map((target) => [`build ${target}`, build(target)])),
  syntax: { budget: 20, needs: builds, run: () => tallyOf('syntax', syntax()) },
  sizes: { budget: 5, needs: builds, run: async () => tallyOf('sizes', await sizes()) },
  guide: { budget: 5, needs: builds, run: () => tallyOf('guide', guideRows()) },
  doors: { budget: 5, needs: builds, run: () => tallyOf('doors', doorFiles()) },
  secrets: { budget: 5, needs: builds, run: () => tallyOf('secrets', secrets()) },
  unit: { budget: 300, run: unit({}, AT_LENGTH_ALONE) },
  pages: { budget: 360, run: () => jest('pages', []) },
  embedded: { budget: 45, run: embedded(WHERE_ENGINES_DIFFER, {}) },
  work: { budget: 90, needs: builds, run: () => inBrowser('work', ALONE) },
  journeys: { budget: 250, needs: builds, run: () => inBrowser('journeys', USUAL) },
  'unit at length': { budget: 1_000, run: unit(AT_LENGTH, []) },
  'embedded at length': { budget: 740, run: embedded(ON_BOTH_ENGINES, EMBEDDED_AT_LENGTH) },
  'other journeys': {
    budget: 4_500,
    needs: builds,
    run: () => inBrowser('other journeys', LONG)
  },
  'changed unit': { run: changedUnit },
  'changed pages': { run: changedPages },
  ...Object.fromEntries(
    TARGETS.map((target) => [
      `changed ${target}`,
      build(target, () => touched().some((file) => runsOn(file, target)))
    ])
  ),
  'changed journeys': {
    needs: TARGETS.map((target) => `changed ${target}`),
    run: () => inBrowser('journeys', touched())
  }
}

/** Steps one after another; the chains of a list within it beside each other. */
const checkedBy = (check) => [
  [
    [check, 'requirements'],
    [...builds, 'syntax', 'sizes', 'guide', 'doors', 'secrets']
  ]
]
const SETS = {
  all: [...checkedBy('check'), 'unit', 'pages', 'embedded', 'journeys'],
  full: [
    ...checkedBy('whole check'),
    'unit at length',
    'pages',
    'embedded at length',
    'work',
    'journeys',
    'other journeys'
  ],
  changed: [
    'changed unit',
    'changed pages',
    ...TARGETS.map((target) => `changed ${target}`),
    'changed journeys'
  ],
  unit: ['unit', 'pages', 'embedded'],
  e2e: [...builds, 'journeys']
}

const wanted = SETS[process.argv[2] ?? 'all']
if (!wanted) {
  console.error(`usage: node scripts/test.mjs ${Object.keys(SETS).join('|')}`)
  process.exit(2)
}

let passed = 0
const failures = []
const spent = []
const failed = new Set()

async function step(name) {
  const { run, budget, needs = [] } = STEPS[name]
  const started = Date.now()
  console.log(`\n== ${name}`)
  const missing = needs.find((other) => failed.has(other))
  let found
  try {
    found = missing ? { passed: 0, failures: [`${name}: not run, ${missing} failed`] } : await run()
  } catch (error) {
    console.log(error.message)
    found = { passed: 0, failures: [`${name}: ${error.message.split('\n')[0]}`] }
  }
  passed += found.passed
  failures.push(...found.failures)
  if (found.failures.length > 0) failed.add(name)
  const ms = Date.now() - started
  spent.push({ name, ms, budget })
  console.log(`   ${name}: ${seconds(ms)}`)
}

async function chain(names) {
  for (const name of names) await step(name)
}

const began = Date.now()
for (const place of wanted) await (Array.isArray(place) ? Promise.all(place.map(chain)) : step(place))
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${secondsTable([...spent, { name: 'in all', ms: Date.now() - began }])}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
