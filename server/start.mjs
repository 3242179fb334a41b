/**
 * `npm start`: builds the H5 site when it is missing or older than its sources, then runs the server.
 * `--no-build` leaves the site as it is. The server's own script is built whenever its sources have changed (`built.mjs`).
 */
import { runServer } from './built.mjs'

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

await runServer()
