import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { bin, ROOT } from './paths.mjs'
import { run } from './run.mjs'

/**
 * What a step of the test command found: how many passed, and the names of those that failed.
 * @typedef {{ passed: number, failures: string[] }} Tally
 */

/** A report that does not exist or says nothing is a failure, never a pass. */
const broken = (name, why) => ({ passed: 0, failures: [`${name}: ${why}`] })

/** @returns {Promise<Tally>} every Jest test counts as one, a file that cannot run as one failure */
export async function jest(name, args, env = {}) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'jest-')), 'report.json')
  const options = ['--json', `--outputFile=${report}`]
  const { code } = await run(['node', bin('jest/bin/jest.js'), ...args, ...options], {
    env,
    echo: 'stderr'
  })
  if (!fs.existsSync(report)) return broken(name, `Jest ended with ${code} and wrote no report`)
  const result = JSON.parse(fs.readFileSync(report, 'utf8'))
  fs.rmSync(path.dirname(report), { recursive: true })
  const relative = (file) => path.relative(ROOT, file)
  const failures = result.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${name}: ${relative(file.name)} cannot run`]
    return failed.map((test) => `${name}: ${relative(file.name)} › ${test.fullName}`)
  })
  if (result.numTotalTests === 0) failures.push(`${name}: no test was found`)
  if (code !== 0 && failures.length === 0) failures.push(`${name}: Jest ended with ${code}`)
  return { passed: result.numPassedTests, failures }
}
