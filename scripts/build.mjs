/**
 * node scripts/build.mjs h5|weapp|server [--force]: a production build, skipped while it is fresh.
 * A build is fresh while the hash of its inputs and the shape of its outputs are those of the last one.
 */
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { buildServer, SERVER_ENTRIES } from './lib/build-server.mjs'
import { contentHash, listFiles, shapeHash } from './lib/fingerprint.mjs'
import { bin, inRoot, isMain, ROOT } from './lib/paths.mjs'
import { run, seconds } from './lib/run.mjs'

export { buildServer }

export const TARGETS = ['h5', 'weapp']
const INPUTS = [
  'src',
  'config',
  'types',
  'babel.config.js',
  'package-lock.json',
  'project.config.json',
  'tsconfig.json',
  'tsconfig.weapp.json'
]
const HASH_FILE = '.build-hash'
/** Settings of the environment that the build compiles in. */
const COMPILED_IN =
  /^(API_ORIGIN|CALL_ORIGINS|SHOP_NAME|SHOP_CITY|THIRD_PARTY_AUTHORIZE_URL|REAL_NAME_CODES|MAP_URL|URL_HOSTS|SERVICE_PHONE|PUBLIC_ORIGIN|TARO_APP_\w+)$/
/** Of the mini-program alone: DEMO is a setting of the server too, which the site asks. */
const COMPILED_INTO_WEAPP = /^(LOCATION|DEMO)$/

const outDir = (target) => inRoot('dist', target)
const isInput = (file) => !/\.test\.tsx?$/.test(file)

function inputHash(target) {
  const files = INPUTS.flatMap((start) => listFiles(ROOT, start, isInput))
  const env = Object.keys(process.env)
    .filter((name) => COMPILED_IN.test(name) || (target === 'weapp' && COMPILED_INTO_WEAPP.test(name)))
    .sort()
    .map((name) => `${name}=${process.env[name]}`)
  return contentHash(ROOT, files, [target, ...env].join('\n'))
}

const outputHash = (target) =>
  shapeHash(
    outDir(target),
    listFiles(outDir(target), '.', (file) => file !== HASH_FILE)
  )

/** Whether dist/<target> is missing, incomplete, or was not built from what the tree holds now. */
export function isStale(target) {
  const file = path.join(outDir(target), HASH_FILE)
  if (!fs.existsSync(file)) return true
  const [inputs, outputs] = fs.readFileSync(file, 'utf8').trim().split('\n')
  return inputs !== inputHash(target) || outputs !== outputHash(target)
}

/** Writes .br and .gz beside what compresses, so that serving costs no work. */
function precompress(dir) {
  const files = listFiles(dir, '.', (file) => /\.(js|css|html|svg|json)$/.test(file))
  for (const file of files) {
    const full = path.join(dir, file)
    const body = fs.readFileSync(full)
    const brotli = {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length
      }
    }
    fs.writeFileSync(`${full}.br`, zlib.brotliCompressSync(body, brotli))
    fs.writeFileSync(`${full}.gz`, zlib.gzipSync(body, { level: 9 }))
  }
  return files.length
}

/** Builds a target. Throws when the build fails or leaves nothing behind. */
export async function build(target) {
  if (!TARGETS.includes(target)) throw new Error(`unknown target ${target}: use ${TARGETS.join(' or ')}`)
  console.log(`Building ${target} (a minute or two the first time) …`)
  fs.rmSync(path.join(outDir(target), HASH_FILE), { force: true })
  const inputs = inputHash(target)
  const started = Date.now()
  const progress = setInterval(() => console.log(`  … ${target}: ${seconds(Date.now() - started)}`), 10_000)
  const { code, output } = await run(['node', bin('@tarojs/cli/bin/taro'), 'build', '--type', target], {
    env: { NODE_ENV: 'production', TARO_ENV: target, FORCE_COLOR: '0' }
  }).finally(() => clearInterval(progress))
  const entry = path.join(outDir(target), target === 'h5' ? 'index.html' : 'app.json')
  if (code !== 0 || !fs.existsSync(entry)) throw new Error(`the ${target} build failed:\n${output}`)
  if (target === 'h5') console.log(`  compressed ${precompress(outDir('h5'))} files`)
  fs.writeFileSync(path.join(outDir(target), HASH_FILE), `${inputs}\n${outputHash(target)}\n`)
  console.log(`Built dist/${target} in ${seconds(Date.now() - started)}`)
}

/** Builds a target when it is stale; true when it built. */
export async function ensureBuilt(target) {
  if (!isStale(target)) return false
  await build(target)
  return true
}

if (isMain(import.meta)) {
  const target = process.argv[2]
  try {
    if (target !== 'server' && !TARGETS.includes(target))
      throw new Error(`usage: node scripts/build.mjs ${TARGETS.join('|')}|server [--force]`)
    // Each, as who runs them may not write here.
    if (target === 'server') {
      for (const entry of SERVER_ENTRIES)
        console.log(`Built ${path.relative(ROOT, await buildServer(entry))}`)
    } else if (process.argv.includes('--force')) await build(target)
    else if (!(await ensureBuilt(target))) console.log(`dist/${target} is fresh`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
