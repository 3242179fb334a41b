import { ensureBuilt } from '../build.mjs'
import { findBrowser } from '../find-browser.mjs'
import { listFiles } from '../lib/fingerprint.mjs'
import { ROOT } from '../lib/paths.mjs'
import { scratchDatabase } from '../lib/postgres.mjs'
import { jest, nodeTest } from '../lib/tally.mjs'
import { atMost } from './rows.mjs'

/** What `npm test` runs shorter. */
const FULL_LENGTH = {
  RUSH_ROUNDS: '20',
  FUZZ_INPUTS: '2000',
  CRASH_ROUNDS: '20',
  BACKLOG: 'to the end',
  BASKETS: '1000'
}
const STOCK_AND_CRASH = ['server/stock/rush', 'server/crash.test', 'server/backlog.test']

async function onEngine(engine, files, url) {
  const { passed, failures } = await jest(`endurance on ${engine}`, [...files, '--selectProjects=unit'], {
    ...FULL_LENGTH,
    TEST_DATABASE_URL: url
  })
  for (const failure of failures) console.error(failure)
  const name = `crowd, killed server, generated inputs and ordered baskets on ${engine}: tests failed`
  return { ...atMost(name, failures.length, `of ${passed + failures.length}`, 0), must: true }
}

/** Scenes of the mini-program that take minutes: they run on the site in `npm test`. */
async function inMiniProgram() {
  await ensureBuilt('weapp')
  process.env.CHROME_PATH = await findBrowser()
  const files = listFiles(ROOT, 'tests/e2e/long', (file) => file.endsWith('.test.ts'))
  const { passed, failures } = await nodeTest('long journeys', files, ['--test-concurrency=1'])
  for (const failure of failures) console.error(failure)
  const name = 'other people, relaunches and text sizes in the mini-program: tests failed'
  return { ...atMost(name, failures.length, `of ${passed + failures.length}`, 0), must: true }
}

/** The crowd after one slot and the server that dies on both engines, generated inputs and ordered baskets on the embedded one. */
export async function measure() {
  const rows = [
    await onEngine('PGlite', [...STOCK_AND_CRASH, 'server/fuzz', 'tests/baskets'], ''),
    await inMiniProgram()
  ]
  const database = await scratchDatabase()
  if ('absent' in database) {
    console.error(`No PostgreSQL here (${database.absent}): on the embedded engine only`)
    return rows
  }
  try {
    return [...rows, await onEngine('PostgreSQL', STOCK_AND_CRASH, database.url)]
  } finally {
    await database.drop()
  }
}
