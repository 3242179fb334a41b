/**
 * `npm start`: builds the H5 site when it is missing or older than its sources, then runs the server.
 * `--no-build` leaves the site as it is. The server's own script is built whenever its sources have changed (`scripts/lib/build-server.mjs`).
 */
import { runServer } from './run.mjs'

const KNOWN = ['--no-build']
const unknown = process.argv.slice(2).filter((argument) => !KNOWN.includes(argument))
if (unknown.length > 0) {
  process.stderr.write(
    `不认识的参数：${unknown.join('、')}（可以用 ${KNOWN.join('、')}；设置写在环境变量里）\n`
  )
  process.exit(1)
}

process.env.TZ ??= 'Asia/Shanghai'

const { buildServer, ensureBuilt } = await import('../scripts/build.mjs')
if (!process.argv.includes('--no-build')) await ensureBuilt('h5')
runServer(await buildServer())
