import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { databasePrint } from '../../../server/testing/fingerprint'
import { copyOf, madeOnce } from '../../../server/testing/made-once'

export const ROOT = path.resolve(__dirname, '../../..')
/** A first start migrates and seeds; a busy machine takes its time. In ms. */
const START_LIMIT_MS = 240_000
const LOOK_AGAIN_MS = 50
/** Images of data folders: as old as this at most, since what is seeded is relative to the time. */
const IMAGE_AGE_MS = 10 * 60_000

/** The real server as `npm start` runs it, over a folder of its own. */
export interface RunningServer {
  readonly origin: string
  /** Starts it again over the same data, after `kill`. */
  restart(): Promise<void>
  /** kill -9: nothing is told to the process. */
  kill(): Promise<void>
  close(): Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** What runs when this process ends, ends with it; a signal alone would end it without `exit`. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
process.once('SIGTERM', () => process.exit(1))

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** Starts a server over a data folder and waits until it answers. */
async function launch(dataDir: string, port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/start.mjs', '--no-build'], {
    cwd: ROOT,
    env: {
      ...process.env,
      TZ: 'Asia/Shanghai',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SERVICE_PHONE: '400-000-1000',
      ...env
    },
    stdio: ['ignore', 'inherit', 'inherit']
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  await ended(child, 'SIGKILL')
  throw new Error('the server did not become ready')
}

/** A data folder as the first start of a server leaves it at that time or a little before. */
export async function dataDirOf(
  who: string,
  now: number,
  begin: (dataDir: string, now: Date) => Promise<void>
): Promise<string> {
  const at = now - (now % IMAGE_AGE_MS)
  const images = path.join(ROOT, '.cache/databases/folders')
  return copyOf(
    await madeOnce(images, `${who}-${databasePrint()}-${at}`, (folder) => begin(folder, new Date(at)))
  )
}

export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  const dataDir = await dataDirOf('server', Date.now(), async (folder) =>
    ended(await launch(folder, port, {}), 'SIGTERM')
  )
  let child = await launch(dataDir, port, env)
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => ended(child, 'SIGKILL'),
    async restart() {
      child = await launch(dataDir, port, env)
    },
    async close() {
      await ended(child, 'SIGTERM')
      fs.rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
