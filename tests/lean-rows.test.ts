import { createRequire } from 'node:module'
import { transformSync, type PluginTarget } from '@babel/core'
import { vi } from 'vitest'

const ROWS = `const rows = {
  'city.list': row({ path: '/a', auth: 'none', changes: false, quiet: true }),
  'auth.login': row({ path: '/b', auth: 'none', server: 'oauth', changes: true }),
  'partner.mall': row({ path: '/c', auth: 'none', changes: false }),
  'bank.login': row({ path: '/d', auth: 'none', changes: true })
}`

function sentTo(target: 'h5' | 'weapp') {
  vi.stubEnv('TARO_ENV', target)
  const load = createRequire(__filename)
  const file = load.resolve('../config/lean-rows.js')
  Reflect.deleteProperty(load.cache, file)
  const plugins = [load(file) as PluginTarget]
  const sent = transformSync(ROWS, { plugins, configFile: false, babelrc: false })
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
