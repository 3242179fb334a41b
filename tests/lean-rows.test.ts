import { createRequire } from 'node:module'
import { transformSync, type PluginTarget } from '@babel/core'
import { vi } from 'vitest'

const ROWS = `const rows = {
  'city.list': row({ path: '/a', auth: 'none', changes: false, quiet: true }),
  'auth.login': row({ path: '/b', auth: 'none', server: 'oauth', changes: true }),
  'partner.mall': row({ path: '/c', auth: 'none', changes: false }),
  'bank.login': row({ path: '/d', auth: 'none', changes: true })
}`
const METHODS = `const rows = {
  'a.b': row({ method: 'POST', path: '/a', idempotent: 'in-command' }),
  'a.c': row({ method: 'GET', path: '/b', idempotent: true }),
  'a.d': row({ ...reads, method: 'POST' })
}`

function sentTo(target: 'h5' | 'weapp', rows = ROWS) {
  vi.stubEnv('TARO_ENV', target)
  const load = createRequire(__filename)
  const file = load.resolve('../config/lean-rows.js')
  Reflect.deleteProperty(load.cache, file)
  const plugins = [load(file) as PluginTarget]
  const sent = transformSync(rows, { plugins, configFile: false, babelrc: false })
  vi.unstubAllEnvs()
  return sent?.code?.replace(/\s+/g, ' ')
}

test('of a call is sent what its client reads; a mini-program has one server, and none of the calls of pages that it lacks', () => {
  expect(sentTo('h5')).toBe(
    "const rows = { 'city.list': { path: '/a', auth: 'none' }, 'auth.login': { path: '/b', auth: 'none', server: 'oauth' }, 'partner.mall': { path: '/c', auth: 'none' }, 'bank.login': { path: '/d', auth: 'none' } };"
  )
  expect(sentTo('weapp')).toBe(
    "const rows = { 'city.list': { path: '/a', auth: 'none' }, 'auth.login': { path: '/b', auth: 'none' } };"
  )
})

test('a path that is the name of its call is not sent', () => {
  const rows = `const rows = {
  'a.b': row({ path: '/a/b', auth: 'none' }),
  'a.c': { path: '/a/c' },
  'a.d': row({ path: '/a/d/:id' }),
  'a.e': row({ ...reads, path: '/a/e' })
}`
  expect(sentTo('h5', rows)).toBe(
    "const rows = { 'a.b': { auth: 'none' }, 'a.c': {}, 'a.d': { path: '/a/d/:id' }, 'a.e': { ...reads, path: '/a/e' } };"
  )
})

test('a call is a POST where nothing else is sent of it; a row that begins as another does says so all the same', () => {
  expect(sentTo('h5', METHODS)).toBe(
    "const rows = { 'a.b': { path: '/a', idempotent: true }, 'a.c': { method: 'GET', path: '/b', idempotent: true }, 'a.d': { ...reads, method: 'POST' } };"
  )
})
