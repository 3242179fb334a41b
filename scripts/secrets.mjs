/** node scripts/secrets.mjs: looks through both builds for what must not leave the house. */
import fs from 'node:fs'
import os from 'node:os'
import { listFiles } from './lib/fingerprint.mjs'
import { inRoot, isMain, ROOT } from './lib/paths.mjs'

/** Settings whose name has no business in a client, and whose value, when set here, still less. */
const SETTINGS = [
  'DATABASE_URL',
  'DATA_KEY',
  'MAPS_SCRIPT_URL',
  'SMS_WEBHOOK_SECRET',
  'SMS_WEBHOOK_URL',
  'KUAIDI100_KEY',
  'KUAIDI100_SALT',
  'REAL_NAME_TENCENT_KEY_SECRET',
  'SMS_ALIYUN_KEY_SECRET',
  'SMS_TENCENT_KEY_SECRET',
  'WX_APP_SECRET',
  'WX_MINI_APP_SECRET',
  'WXPAY_API_KEY',
  'WXPAY_KEY',
  'ALIPAY_PRIVATE_KEY'
]

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (texts) => new RegExp(texts.map(escaped).join('|'))

/** Each with an example that it must find: a rule that does not is a failure of its own. */
const RULES = [
  {
    name: 'a private key',
    found: /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    example: '-----BEGIN PRIVATE KEY-----'
  },
  {
    name: 'an access key',
    found: /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bnpm_\w{36}\b/,
    example: `AKIA${'A'.repeat(16)}`
  },
  {
    name: 'an address with a password',
    found: /\b[a-z]+:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@/i,
    example: 'postgres://user:word@host/name'
  },
  { name: 'a setting of the server', found: anyOf(SETTINGS), example: 'process.env.DATABASE_URL' },
  { name: 'a source map', found: /[#@]\s*sourceMappingURL=/, example: '//# sourceMappingURL=app.js.map' },
  {
    name: 'a person of the sample data',
    found: anyOf([
      '10000000001',
      '99010119880314011X',
      '990101199007220228',
      '8600100012345670',
      '7700200000000017'
    ]),
    example: '"10000000001"'
  },
  {
    name: 'a path of the machine',
    found: new RegExp(
      `${[ROOT, os.homedir()].map(escaped).join('|')}|["'\`(]\\/(?:work|tmp|home|root|Users)\\/`
    ),
    example: '"/tmp/build/app.js"'
  },
  {
    name: 'a package registry',
    found: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}/i,
    example: 'https://registry.npmjs.org/'
  }
]

/** Values set in this shell: as secret as their names. */
const values = SETTINGS.map((name) => process.env[name] ?? '').filter((value) => value.length >= 8)

/** What is wrong with a file of a build. */
function problemsOf(file, text) {
  const problems = RULES.flatMap(({ name, found }) => {
    const hit = found.exec(text)
    return hit
      ? [`${name}: ${text.slice(Math.max(0, hit.index - 20), hit.index + 60).replace(/\s+/g, ' ')}`]
      : []
  })
  if (file.endsWith('.map')) problems.push('a source map')
  if (values.some((value) => text.includes(value))) problems.push('the value of a setting')
  return problems
}

/**
 * Looks through dist/h5 and dist/weapp and prints a row each.
 * @returns {{ name: string, ok: boolean, problem?: string }[]} throws when a build is missing
 */
export function secrets() {
  const rules = RULES.map(({ name, found, example }) => ({ name: `finds ${name}`, ok: found.test(example) }))
  const builds = ['h5', 'weapp'].map((target) => {
    const root = inRoot('dist', target)
    const files = listFiles(root, '.')
    if (files.length === 0) throw new Error(`dist/${target} is not built`)
    const problems = files.flatMap((file) =>
      problemsOf(file, fs.readFileSync(`${root}/${file}`, 'utf8')).map((problem) => `${file}: ${problem}`)
    )
    return {
      name: `${target}, ${files.length} files`,
      ok: problems.length === 0,
      problem: problems.join('\n')
    }
  })
  const rows = [...rules, ...builds]
  for (const { name, ok, problem } of rows)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${problem ? `\n${problem}` : ''}`)
  return rows
}

if (isMain(import.meta)) {
  try {
    process.exitCode = secrets().every((row) => row.ok) ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
