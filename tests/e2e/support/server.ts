import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
/** A first start migrates and seeds; a busy machine takes its time. In ms. */
const START_LIMIT_MS = 120_000

/** The real server as `npm start` runs it, over a folder of its own. */
export interface RunningServer {
  readonly origin: string
  /** Starts it again over the same data, after `kill`. */
  restart(): Promise<void>
  /** kill -9: nothing is told to the process. */
  kill(): Promise<void>
  stop(): Promise<void>
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

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'chengan-e2e-'))
  let child = launch()

  function launch(): ChildProcess {
    return spawn(process.execPath, ['server/start.mjs', '--no-build'], {
      cwd: ROOT,
      env: {
        ...process.env,
        TZ: 'Asia/Shanghai',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...env
      },
      stdio: ['ignore', 'inherit', 'inherit']
    })
  }

  async function ready(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const answer = await fetch(`${origin}/healthz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    throw new Error('the server did not become ready')
  }

  await ready()
  return {
    origin,
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
    async restart() {
      child = launch()
      await ready()
    },
    async stop() {
      child.kill('SIGTERM')
      await ended(child)
      fs.rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
