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

const RUNNERS = {
  Jest: { command: ['node', bin('jest/bin/jest.js'), '--json'], echo: 'stderr' },
  // Its report has the form of Jest's.
  Vitest: {
    command: ['node', bin('vitest/vitest.mjs'), '--run', '--reporter=default', '--reporter=json'],
    echo: true
  }
}

/** The journeys' runner lists each test as it ends. */
const PLAYWRIGHT = ['node', bin('@playwright/test/cli.js'), 'test', '--reporter=list,json']

export const jest = (name, args, env) => counted('Jest', name, args, env)
export const vitest = (name, args, env) => counted('Vitest', name, args, env)

/** Specs of a report, with the titles above them. */
const specsOf = (suite, above = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, titles: [...above, spec.title] })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...above, inner.title]))
]

/**
 * @param {string[]} files patterns of their paths
 * @returns {Promise<Tally>} every test of a project counts as one; one that did not run because another failed counts as neither
 */
export async function playwright(name, files, env = {}) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json')
  const { code } = await run([...PLAYWRIGHT, ...files], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    echo: true
  })
  if (!fs.existsSync(report)) return broken(name, `Playwright ended with ${code} and wrote no report`)
  const { suites, errors } = JSON.parse(fs.readFileSync(report, 'utf8'))
  fs.rmSync(path.dirname(report), { recursive: true })
  const tests = suites
    .flatMap((suite) => specsOf(suite))
    .flatMap((spec) => spec.tests.map(({ status, projectName }) => ({ ...spec, status, projectName })))
  const failures = [
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, file, titles }) => `${name}: ${projectName} ${file} › ${titles.join(' › ')}`),
    ...errors.map(({ message }) => `${name}: ${String(message).split('\n')[0]}`)
  ]
  if (tests.length === 0) failures.push(`${name}: no test was found`)
  if (code !== 0 && failures.length === 0) failures.push(`${name}: Playwright ended with ${code}`)
  return { passed: tests.filter(({ status }) => status === 'expected').length, failures }
}

/** @returns {Promise<Tally>} every test counts as one, a file that cannot run as one failure */
async function counted(runner, name, args, env = {}) {
  const { command, echo } = RUNNERS[runner]
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json')
  const { code } = await run([...command, `--outputFile=${report}`, ...args], { env, echo })
  if (!fs.existsSync(report)) return broken(name, `${runner} ended with ${code} and wrote no report`)
  const result = JSON.parse(fs.readFileSync(report, 'utf8'))
  fs.rmSync(path.dirname(report), { recursive: true })
  const relative = (file) => path.relative(ROOT, file)
  const failures = result.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${name}: ${relative(file.name)} cannot run`]
    return failed.map((test) => `${name}: ${relative(file.name)} › ${test.fullName}`)
  })
  if (result.numTotalTests === 0) failures.push(`${name}: no test was found`)
  if (code !== 0 && failures.length === 0) failures.push(`${name}: ${runner} ended with ${code}`)
  return { passed: result.numPassedTests, failures }
}
