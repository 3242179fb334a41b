import { appendFileSync, mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createCluster, freePort, programs, signalCluster, type PrivateCluster } from './private-cluster'

const STANDBY = 'second'

/** A primary that confirms nothing before its standby has it. */
export interface ReplicaPair {
  readonly primary: PrivateCluster
  /** Of a database, with both addresses, the primary's first. */
  url(name: string): string
  readonly standbyUrl: string
  /** kill -9 of all processes of the primary. */
  killPrimary(): void
  /** The standby becomes the primary. */
  promote(): void
  freezeStandby(): void
  thawStandby(): void
  remove(): void
}

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Waits until the primary says that its standby is a synchronous one. */
async function untilInStep(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (let tries = 0; tries < 200; tries += 1) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'"
      )
      if (rowCount) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('the standby does not follow')
  } finally {
    await client.end()
  }
}

export async function createPair(bin: string): Promise<ReplicaPair> {
  const primary = await createCluster(bin)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'standby-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const run = programs(bin, folder)
  const { port: first } = new URL(primary.url)
  const from = `host=127.0.0.1 port=${first} user=postgres application_name=${STANDBY}`
  run('pg_basebackup', ['-D', data, '-d', from, '-R', '-X', 'stream', '-c', 'fast'])
  appendFileSync(join(data, 'postgresql.auto.conf'), `port = ${port}\n`)
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), 'start'])
  await onServer(
    primary.url,
    `alter system set synchronous_standby_names = '${STANDBY}'`,
    'select pg_reload_conf()'
  )
  await untilInStep(primary.url)
  return {
    primary,
    url: (name) => `postgres://postgres@127.0.0.1:${first},127.0.0.1:${port}/${name}`,
    standbyUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    killPrimary: () => primary.kill(),
    promote: () => void run('pg_ctl', ['-D', data, '-w', 'promote']),
    freezeStandby: () => signalCluster(data, 'SIGSTOP'),
    thawStandby: () => signalCluster(data, 'SIGCONT'),
    remove: () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
      primary.remove()
    }
  }
}
