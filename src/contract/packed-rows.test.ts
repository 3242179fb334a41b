import type { EndpointMeta } from './endpoint'
import { firstEndpoints } from './first-endpoints'
import { laterEndpoints } from './later-endpoints'
import { packRows, unpackRows } from './packed-rows'

const PLAIN = { method: 'POST', path: '/city/list', auth: 'user', changes: true } as const

test.each<[string, Partial<EndpointMeta>, string]>([
  ['the path of its name is not sent', {}, 'city.list'],
  ['another one is', { path: '/v2/city/list/:x' }, 'city.list  /v2/city/list/:x'],
  ['that a session is used where there is one is not', { auth: 'optional' }, 'city.list'],
  ['that none is looked at is', { auth: 'none' }, 'city.list n'],
  ['by which way a key is kept is not', { idempotent: 'in-command' }, 'city.list i'],
  [
    'what its server alone reads is not',
    { quiet: true, plainToo: true, beacon: true, changes: false },
    'city.list'
  ],
  ['a method and what travels sealed', { method: 'GET', encrypted: true, showLoading: true }, 'city.list gel']
])('a row as a line: %s', (_what, changes, line) => {
  expect(packRows({ 'city.list': { ...PLAIN, ...changes } })).toBe(line)
})

test('a row that says what no letter stands for ends the build', () => {
  const unknown: object = { envelope: 'map' }
  const row = { ...PLAIN, ...unknown }
  expect(() => packRows({ 'city.list': row })).toThrow('city.list has envelope map')
})

test('what a client reads of every row of the product comes back of its line', () => {
  const rows: Readonly<Record<string, EndpointMeta>> = { ...firstEndpoints, ...laterEndpoints }
  const read = (table: typeof rows) =>
    Object.entries(table).map(([name, { changes, quiet, plainToo, beacon, auth, idempotent, ...meta }]) => [
      name,
      auth === 'none',
      Boolean(idempotent),
      JSON.parse(
        JSON.stringify(meta, (_, value) => (value === false ? undefined : value)),
        undefined
      )
    ])
  expect(read(unpackRows(packRows(rows)))).toEqual(read(rows))
  expect(Object.keys(rows).length).toBeGreaterThan(200)
})
