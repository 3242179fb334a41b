import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './private-cluster'

const PROGRAM = '/usr/sbin/pgbouncer'
const TRIES = 100
const LOOK_AGAIN_MS = 50

/** PgBouncer before a cluster. */
export interface Pooler {
  /** Of a database of the cluster. */
  url(name: string): string
  remove(): Promise<void>
}

export const hasPooler = (): boolean => existsSync(PROGRAM)

export async function createPooler(
  clusterUrl: string,
  mode: 'session' | 'transaction' = 'session',
  settingsBeside: readonly string[] = []
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const port = await freePort()
  const { port: behind } = new URL(clusterUrl)
  const file = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${behind} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    ...settingsBeside
  ]
  writeFileSync(file, `${settings.join('\n')}\n`)
  chmodSync(folder, 0o755)
  const root = process.getuid?.() === 0
  // It refuses to run as root.
  const child = root
    ? spawn('runuser', ['-u', 'postgres', '--', PROGRAM, '-q', file], { stdio: 'ignore' })
    : spawn(PROGRAM, ['-q', file], { stdio: 'ignore' })
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url('postgres') })
    client.on('error', () => undefined)
    const up = await client.connect().then(
      () => true,
      () => false
    )
    if (up) {
      await client.end()
      break
    }
    if (tries >= TRIES || child.exitCode !== null) throw new Error('PgBouncer did not start')
    await pause(LOOK_AGAIN_MS)
  }
  return {
    url,
    remove: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
