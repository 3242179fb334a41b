/** node scripts/syntax.mjs: reads every script of both builds as the oldest supported engines do. */
import fs from 'node:fs'
import { Linter } from 'eslint'
import { listFiles } from './lib/fingerprint.mjs'
import { inRoot, isMain } from './lib/paths.mjs'

/** What the parsers of iOS 12.2 and Chrome 69 know (browserslist in package.json). */
const READING = { languageOptions: { ecmaVersion: 2019, sourceType: 'script' } }

const linter = new Linter()

/** Standard since 2018, known to no WebKit before iOS 16.4: one takes its whole file down. */
const LOOKBEHIND = /\(\?<[=!]/

/** A name, not syntax, but unknown to Chrome 69 and 70 and used as a script loads; asking for its type is allowed. */
const GLOBAL_THIS = /[=(,]globalThis\b|\bglobalThis\./

/** Asked for big integers as a script loads, iOS 12 and 13 throw. */
const BIG_INT = /\bBigInt\(/

/** Each must be refused: a rule that lets its example pass is a failure of its own. */
const NEWER = {
  'a class field': 'class A { b = 1 }',
  'a logical assignment': 'let a; a ||= 1',
  'optional chaining': 'a?.b',
  'a nullish default': 'a ?? b',
  'a big integer': '1n',
  'a big integer by its name': 'var a=BigInt(1)',
  'a numeric separator': '1_000',
  'a dynamic import': 'import("a")',
  'a lookbehind': '/(?<=a)b/',
  'the newer name of the global object': 'var a=globalThis;'
}

/** Why an old engine cannot read a script; '' when it can. */
function fault(source) {
  for (const [name, found] of [
    ['lookbehind', LOOKBEHIND],
    ['globalThis', GLOBAL_THIS],
    ['BigInt', BIG_INT]
  ]) {
    const hit = found.exec(source)
    if (hit) return `${name}: ${around(source, hit.index)}`
  }
  const fatal = linter.verify(source, READING).find((message) => message.fatal)
  if (!fatal) return ''
  const before = source.split('\n', fatal.line - 1).join('\n').length
  return `${fatal.message}: ${around(source, before + fatal.column)}`
}

const around = (source, at) => source.slice(Math.max(0, at - 40), at + 40).replace(/\s+/g, ' ')

/** The scripts inside a document, but for data (`type="application/json"`). */
const inlineScripts = (html) =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g)].map(([, source]) => source)

const scriptsOf = (file, text) =>
  file.endsWith('.html') ? inlineScripts(text) : /\.(js|wxs)$/.test(file) ? [text] : []

function inBuild(target) {
  const root = inRoot('dist', target)
  const scripts = listFiles(root, '.', (file) => /\.(js|wxs|html)$/.test(file)).flatMap((file) =>
    scriptsOf(file, fs.readFileSync(`${root}/${file}`, 'utf8')).map((source) => ({ file, source }))
  )
  if (scripts.length === 0) throw new Error(`dist/${target} is not built`)
  const problem = scripts
    .map(({ file, source }) => ({ file, why: fault(source) }))
    .filter(({ why }) => why)
    .map(({ file, why }) => `${file}: ${why}`)
    .join('\n')
  return { name: `${target}, ${scripts.length} scripts`, ok: problem === '', problem }
}

/**
 * Parses the scripts of dist/h5 and dist/weapp and prints a row each.
 * @returns {{ name: string, ok: boolean, problem?: string }[]} throws when a build is missing
 */
export function syntax() {
  const rules = Object.entries(NEWER).map(([name, example]) => ({
    name: `refuses ${name}`,
    ok: fault(example) !== ''
  }))
  const rows = [...rules, ...['h5', 'weapp'].map(inBuild)]
  for (const { name, ok, problem } of rows)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${problem ? `\n${problem}` : ''}`)
  return rows
}

if (isMain(import.meta)) {
  try {
    process.exitCode = syntax().every((row) => row.ok) ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
