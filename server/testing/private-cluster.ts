import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL that belongs to one test file: it may be stopped, killed and frozen. */
export interface PrivateCluster {
  readonly url: string
  start(): void
  /** Connections are cut, nothing is finished. */
  stopAtOnce(): void
  /** All its processes are gone at once. */
  kill(): void
  /** All its processes stand still, with their connections open. */
  freeze(): void
  thaw(): void
  remove(): void
}

const INSTALLED = '/usr/lib/postgresql'

/** Folder of PostgreSQL's programs, or null where it is not installed. */
export function postgresPrograms(): string | null {
  if (!existsSync(INSTALLED)) return null
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))
  return (
    versions
      .map((version) => join(INSTALLED, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  )
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Runs a program of PostgreSQL, which refuses to run as root. */
export function programs(bin: string, cwd: string): (program: string, args: readonly string[]) => void {
  const quiet: ExecFileSyncOptions = { stdio: 'ignore', cwd }
  return (program, args) =>
    process.getuid?.() === 0
      ? void execFileSync('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], quiet)
      : void execFileSync(join(bin, program), [...args], quiet)
}

/** To the postmaster of a folder and all that it started. */
export function signalCluster(data: string, name: NodeJS.Signals): void {
  const [master = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
  for (const pid of [master, ...children]) process.kill(Number(pid), name)
}

export async function createCluster(bin: string): Promise<PrivateCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const data = join(folder, 'data')
  const port = await freePort()
  chmodSync(folder, 0o777)
  const run = programs(bin, folder)
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', ...args])

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'fsync = off',
    'full_page_writes = off'
  ]
  writeFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  const start = () => void control('-l', join(folder, 'log'), 'start')
  const stopAtOnce = () => void control('-m', 'immediate', 'stop')
  let killed = false
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stopAtOnce,
    kill: () => {
      signalCluster(data, 'SIGKILL')
      killed = true
    },
    freeze: () => signalCluster(data, 'SIGSTOP'),
    thaw: () => signalCluster(data, 'SIGCONT'),
    remove: () => {
      if (!killed) stopAtOnce()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
