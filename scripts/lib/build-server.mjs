import fs from 'node:fs'
import path from 'node:path'
import { contentHash, listFiles } from './fingerprint.mjs'
import { inRoot, ROOT } from './paths.mjs'

const OUT = inRoot('dist', 'server')
/** What the server's script is made of. */
const INPUTS = [
  'server',
  'src/contract',
  'src/domain',
  'tsconfig.json',
  'tsconfig.server.json',
  'package-lock.json',
  'scripts/lib/build-server.mjs'
]
/** The script lies elsewhere than its sources; what it reads lies beside those. */
const SOURCES_FOLDER = "__dirname = require('node:path').join(__dirname, '..', '..', 'server');"
const isInput = (file) => /\.(ts|json|mjs)$/.test(file) && !/\.test\.ts$/.test(file)

/** What runs of the server: itself, and the commands of an operator. */
export const SERVER_ENTRIES = ['main', 'migrate-main', 'ops/main', 'doctor/main']

const inputHash = () =>
  contentHash(
    ROOT,
    INPUTS.flatMap((start) => listFiles(ROOT, start, isInput)),
    process.versions.node
  ).slice(0, 16)

/**
 * Builds `dist/server/<entry>-<hash>.js` unless it is there: one script of the server's TypeScript, packages are loaded as they are.
 * Functions keep no names of their own, unlike under `tsx`: naming them anew with every call costs an eighth of a busy
 * server's time. The hash is that of the sources, so that two that start at once build the same file.
 * @param {string} entry its first file in `server`, without the ending
 * @returns {Promise<string>} the file
 */
export async function buildServer(entry = 'main') {
  const name = entry.replace('/', '-')
  const file = path.join(OUT, `${name}-${inputHash()}.js`)
  if (fs.existsSync(file)) return file
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [inRoot('server', `${entry}.ts`)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    tsconfig: inRoot('tsconfig.server.json'),
    sourcemap: 'inline',
    sourcesContent: false,
    banner: { js: SOURCES_FOLDER },
    outfile: file,
    write: false,
    logLevel: 'warning'
  })
  fs.mkdirSync(OUT, { recursive: true })
  // What another start is writing at this moment has its process in the name.
  const others = fs
    .readdirSync(OUT)
    .filter((other) => other.startsWith(`${name}-`) && other.endsWith('.js') && other !== path.basename(file))
  for (const other of others) fs.rmSync(path.join(OUT, other), { force: true })
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, outputFiles[0].text)
  fs.renameSync(unfinished, file)
  return file
}
