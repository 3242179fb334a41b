import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './paths.mjs'
import { MARK } from './result-lines.mjs'
import { inParallel, seconds } from './run.mjs'

/** More than the two processors: half of a journey is waiting for a slow network or a toast to go. */
const AT_ONCE = 3
/** A file that hangs is ended, ms; the longest takes a third of it on two busy processors. */
const LONGEST_MS = 12 * 60_000
/** After that it has had the time to close its browser and its server, ms. */
const FAREWELL_MS = 30_000

/** Those that take more than a minute, the longest first, so that all end together. */
const LONG = [
  'phone.weapp',
  'evening.h5',
  'evening.weapp',
  'looks.h5',
  'faults.weapp',
  'zoom.h5',
  'evening-beside.weapp',
  'text-size.weapp',
  'tree.weapp',
  'tree.h5',
  'care.h5',
  'goods.h5',
  'care.weapp',
  'deep-links.weapp',
  'deep-links.h5',
  'wide.h5',
  'faults.h5',
  'host-login.weapp',
  'book-checkup.weapp'
]

const rank = (file) => {
  const index = LONG.findIndex((name) => path.basename(file).startsWith(`${name}.`))
  return index < 0 ? LONG.length : index
}

const indented = (text) => text.trimEnd().replace(/^/gm, '       ')

/** Runs a file of node:test; says what fails when it does. @returns {Promise<import('./tally.mjs').Tally>} */
function runFile(name, file, env) {
  const started = Date.now()
  const command = ['--import', 'tsx', '--test-reporter=./scripts/lib/result-lines.mjs', file]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const failures = []
  const said = []
  let passed = 0
  const fail = (what, why = '') => {
    failures.push(`${name}: ${file} › ${what}`)
    console.log(`FAILED ${file} › ${what}`)
    if (why) console.log(indented(why))
  }
  const take = (line) => {
    if (!line.startsWith(MARK)) {
      said.push(line)
      return
    }
    const result = JSON.parse(line.slice(MARK.length))
    if (!result.ok) fail(result.name, result.why)
    else if (!result.skipped) passed += 1
  }
  createInterface({ input: child.stdout }).on('line', take)
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  let late = null
  const limit = setTimeout(() => {
    fail(`did not end within ${seconds(LONGEST_MS)}`)
    child.kill('SIGTERM')
    late = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS)
  }, LONGEST_MS)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit)
      clearTimeout(late)
      if (code !== 0 && failures.length === 0) fail(`ended with ${code}`)
      if (passed + failures.length === 0) fail('has no test')
      if (failures.length > 0) console.log(indented(said.join('\n')))
      const tally = failures.length > 0 ? `${passed} passed, ${failures.length} failed` : `${passed} passed`
      console.log(
        `${failures.length > 0 ? 'FAILED' : 'ok    '} ${file.padEnd(44)} ${tally.padEnd(12)} ${seconds(Date.now() - started)}`
      )
      resolve({ passed, failures })
    })
  })
}

/**
 * Runs files of node:test, each in a process of its own, the longest first; what fails is told at once.
 * @returns {Promise<import('./tally.mjs').Tally>} every test counts as one
 */
export async function journeys(name, files, env = {}, atOnce = AT_ONCE) {
  if (files.length === 0) return { passed: 0, failures: [`${name}: no test was found`] }
  const inOrder = [...files].sort((a, b) => rank(a) - rank(b))
  const tallies = await inParallel(
    inOrder.map((file) => () => runFile(name, file, env)),
    atOnce
  )
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures)
  }
}
