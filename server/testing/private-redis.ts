import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { freePort } from './private-cluster'

const PROGRAM = '/usr/bin/redis-server'
/** Of the test's own Redis, which nobody else reaches. */
const PASSWORD = 'of-the-test'
const TRIES = 100
const LOOK_AGAIN_MS = 20

/** A Redis that belongs to one test file, keeps nothing on the disk, and may be killed and frozen. */
export interface PrivateRedis {
  readonly url: string
  keys(): Promise<string[]>
  /** How many are connected. */
  clients(): Promise<number>
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
}

/** Whether it is installed: `apt-get install redis-server`. */
export const hasRedis = (): boolean => existsSync(PROGRAM)

export async function createRedis(): Promise<PrivateRedis> {
  const port = await freePort()
  const url = `redis://:${PASSWORD}@127.0.0.1:${port}/3`
  let child: ChildProcess | null = null

  const clientOnce = () => createClient({ url, socket: { reconnectStrategy: false } })
  async function withClient<T>(use: (client: ReturnType<typeof clientOnce>) => Promise<T>): Promise<T> {
    const client = clientOnce()
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await use(client)
    } finally {
      if (client.isOpen) client.destroy()
    }
  }
  const isUp = () =>
    withClient(async (client) => (await client.ping()) === 'PONG').then(
      (answered) => answered,
      () => false
    )

  async function start() {
    const settings = [
      ...['--port', String(port), '--bind', '127.0.0.1', '--requirepass', PASSWORD],
      ...['--save', '', '--appendonly', 'no']
    ]
    child = spawn(PROGRAM, settings, { stdio: 'ignore' })
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries === TRIES) throw new Error('redis-server did not start')
      await pause(LOOK_AGAIN_MS)
    }
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    ...{ url, start, kill },
    keys: () => withClient((client) => client.keys('*')),
    clients: async () => (await withClient((client) => client.clientList())).length - 1,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT')
  }
}
