/** node scripts/check.mjs: everything that needs no run of the product, in some two minutes. */
import fs from 'node:fs'
import os from 'node:os'
import { bin, CACHE, isMain } from './lib/paths.mjs'
import { inParallel, run, seconds } from './lib/run.mjs'

const types = (name, project) => ({
  name: `types ${name}`,
  command: ['node', bin('typescript/bin/tsc'), '--noEmit', '--incremental', '--pretty', 'false'].concat(
    ['--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`],
    ['-p', project]
  )
})

const KNIP = ['node', bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints']

/** The longest first, so that two at a time end together. */
const STEPS = [
  types('h5', 'tsconfig.json'),
  types('weapp', 'tsconfig.weapp.json'),
  types('server', 'tsconfig.server.json'),
  {
    name: 'lint',
    command: ['node', bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0', '--cache'].concat([
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/eslint/'
    ])
  },
  {
    name: 'typed lint',
    long: true,
    command: ['node', bin('eslint/bin/eslint.js'), 'server', 'src', '--max-warnings', '0'].concat([
      '--config',
      'eslint.typed.config.mjs'
    ])
  },
  {
    name: 'format',
    command: ['node', bin('prettier/bin/prettier.cjs'), '--check', '--cache', '--log-level', 'warn'].concat([
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/prettier',
      '.'
    ])
  },
  types('weapp-host', 'tests/weapp-host/tsconfig.json'),
  types('e2e', 'tests/e2e/tsconfig.json'),
  {
    name: 'architecture',
    command: [
      'node',
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      'src',
      'server',
      'config',
      'tests'
    ].concat(['--output-type', 'err-long'])
  },
  // Files that nothing reaches, exports and types that only their own file uses, packages that nothing uses.
  { name: 'unused', command: KNIP },
  // What only tests reach: the product does not need it, and the tests of it prove nothing.
  { name: 'only tests use', command: [...KNIP, '--production', '--include', 'files,exports'] },
  // Each fault of tests/faults.json can still be made: its text stands where it stood.
  { name: 'faults', command: ['node', 'scripts/faults.mjs', '--check'] },
  // A migration that the release before could not live with, or that holds calls up.
  { name: 'migrations', command: ['node', 'scripts/migrations.mjs'] },
  // The generated icon styles match their drawings.
  { name: 'icons', command: ['node', 'scripts/icons.mjs', '--check'] },
  {
    name: 'styles',
    command: ['node', bin('stylelint/bin/stylelint.mjs'), 'src/**/*.scss', '--max-warnings', '0']
  }
]

/**
 * Runs the steps, printing each as it ends; `quick` leaves out what is `long`.
 * @returns {Promise<{ name: string, ok: boolean, ms: number }[]>}
 */
export async function check({ quick = false } = {}) {
  fs.mkdirSync(CACHE, { recursive: true })
  const width = Math.min(2, os.availableParallelism())
  const tasks = STEPS.filter(({ long }) => !(quick && long)).map(({ name, command }) => async () => {
    const { code, output, ms } = await run(command)
    const ok = code === 0
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${seconds(ms)}`)
    if (!ok) console.log(output.trimEnd())
    return { name, ok, ms }
  })
  return inParallel(tasks, width)
}

if (isMain(import.meta)) {
  const started = Date.now()
  const results = await check()
  const failed = results.filter((result) => !result.ok)
  if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}`)
  console.log(
    `${results.length - failed.length} passed, ${failed.length} failed in ${seconds(Date.now() - started)}`
  )
  process.exitCode = failed.length > 0 ? 1 : 0
}
