/** What lies in deploy/ is of this version: settings that exist, files that are there, paths that servers answer. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { SETTINGS } from '../server/config'

const ROOT = join(__dirname, '..')
const DEPLOY = join(ROOT, 'deploy')
const read = (...path: string[]) => readFileSync(join(DEPLOY, ...path), 'utf8')
const units = readdirSync(join(DEPLOY, 'systemd'))

interface Service {
  readonly command?: readonly string[]
  readonly volumes?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly depends_on?: object
}
const compose = parse(read('compose.yml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>
  volumes: object
}

/** Of our servers; the rest is Node's, the system's or the images'. */
const OTHERS = [
  'NODE_ENV',
  'TZ',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_INITDB_ARGS',
  'PGPASSWORD'
]
const known = (name: string) => name in SETTINGS || OTHERS.includes(name)

test.each([
  [
    'env.example',
    [...read('env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')
  ],
  [
    'the image',
    [
      ...read('Dockerfile')
        .split('FROM')
        .at(-1)!
        .matchAll(/\b([A-Z][A-Z0-9_]+)=/g)
    ].map(([, name]) => name ?? '')
  ],
  [
    'compose.yml',
    Object.values(compose.services).flatMap(({ environment }) => Object.keys(environment ?? {}))
  ],
  [
    'the units',
    units.flatMap((unit) =>
      [...read('systemd', unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
        [...line.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name ?? '')
      )
    )
  ]
])('%s sets nothing that no server knows', (_what, names) => {
  expect([names.length > 0, names.filter((name) => !known(name))]).toEqual([true, []])
})

test('what is started is there', () => {
  const started = [
    ...Object.values(compose.services).flatMap(({ command }) => command ?? []),
    ...units.flatMap((unit) => (/^ExecStart=(.*)$/m.exec(read('systemd', unit))?.[1] ?? '').split(' ')),
    ...[...read('Dockerfile').matchAll(/"(server\/[\w.-]+)"/g)].map(([, file]) => file ?? '')
  ].filter((word) => word.startsWith('server/'))
  expect([started.length > 3, started.filter((file) => !existsSync(join(ROOT, file)))]).toEqual([true, []])
})

test('npm run build:server makes every script that is started: who runs them may not write', async () => {
  const { SERVER_ENTRIES } = (await import(join(ROOT, 'scripts', 'lib', 'build-server.mjs'))) as {
    SERVER_ENTRIES: readonly string[]
  }
  const started = readdirSync(join(ROOT, 'server'))
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => [
      ...readFileSync(join(ROOT, 'server', file), 'utf8').matchAll(/buildServer\((?:'([\w/-]+)')?\)/g)
    ])
    .map(([, entry = 'main']) => entry)
  expect([...SERVER_ENTRIES].sort()).toEqual(started.sort())
})

test('files that compose hands over are there, and what it needs is described in it', () => {
  const { services, volumes } = compose
  const sources = Object.values(services)
    .flatMap((one) => one.volumes ?? [])
    .map((line) => line.split(':')[0] ?? '')
  const missing = sources
    // The site is built before, certificates are the operator's.
    .filter((source) => source.startsWith('.') && !/dist\/h5|certificates/.test(source))
    .filter((source) => !existsSync(join(DEPLOY, source)))
  const unnamed = sources.filter((source) => !source.startsWith('.') && !(source in volumes))
  const needed = Object.values(services).flatMap((one) =>
    Array.isArray(one.depends_on) ? (one.depends_on as string[]) : Object.keys(one.depends_on ?? {})
  )
  expect([missing, unnamed, needed.filter((name) => !(name in services))]).toEqual([[], [], []])
})

test('servers write nothing and run as nobody in particular', () => {
  const { app1, app2, migrate } = compose.services
  expect([app1?.read_only, app2?.read_only, migrate?.read_only]).toEqual([true, true, true])
  expect(read('Dockerfile').split('FROM').at(-1)).toContain('\nUSER node\n')
})

test('timers start units that are there', () => {
  const wanted = units.flatMap((unit) => /^Unit=(.*)$/m.exec(read('systemd', unit))?.[1] ?? [])
  const there = (unit: string) => units.includes(unit.replace(/@.*\./, '@.'))
  expect([wanted.length, wanted.filter((unit) => !there(unit))]).toEqual([3, []])
})
