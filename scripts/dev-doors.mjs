/**
 * npm run dev:doors: the site in six phones beside each other, each in the disguise of its host. Starts the dev server and the API where
 * they do not run yet. `PORT` names another port than 10087.
 */
import { spawn } from 'node:child_process'
import net from 'node:net'
import { doorServer } from './doors/server.mjs'
import { bin, ROOT } from './lib/paths.mjs'

const HOST = '127.0.0.1'
const SITE = 10086
const API = 8080
const { PORT = '10087', ...environment } = process.env

/** Whether somebody listens. */
const runs = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, HOST)
    const end = (is) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
  })

const children = []
function start(name, args, settings) {
  console.log(`启动 ${name}`)
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...environment, ...settings } }
  children.push(spawn(process.execPath, args, options))
}
process.on('SIGINT', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
process.on('exit', () => children.forEach((child) => child.kill('SIGTERM')))

if (!(await runs(API))) start(`接口 ${API}`, ['server/start.mjs', '--no-build'], {})
if (!(await runs(SITE))) {
  const taro = [bin('@tarojs/cli/bin/taro'), 'build', '--type', 'h5', '--watch']
  start(`站点 ${SITE}`, taro, { NODE_ENV: 'development' })
}

doorServer({ host: HOST, port: SITE }).listen(Number(PORT), HOST, () =>
  console.log(`六个入口：http://doors.localhost:${PORT}`)
)
