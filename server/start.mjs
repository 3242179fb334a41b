/**
 * `npm start`: builds the H5 site when it is missing or older than its sources, then runs the server.
 * `--no-build` goes straight to the server.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCompiled } from './compiled.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const KNOWN = ['--no-build']
const unknown = process.argv.slice(2).filter((argument) => !KNOWN.includes(argument))
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown argument: ${unknown.join(', ')} (known: ${KNOWN.join(', ')}; settings are environment variables)\n`
  )
  process.exit(1)
}

process.env.TZ ??= 'Asia/Shanghai'

if (!process.argv.includes('--no-build')) {
  const { ensureBuilt } = await import('../scripts/build.mjs')
  await ensureBuilt('h5')
}

await runCompiled(join(root, 'server', 'main.ts'), join(root, 'tsconfig.server.json'))
