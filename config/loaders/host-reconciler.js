const fs = require('node:fs')

const MEMBER = /\$\$\$hostConfig\.(\w+)/
const EXPORTED = /(^|[;}\n])exports\.(\w+)=/

/**
 * React's reconciler is made for every kind of host; Taro's has no hydration, no persistence and no test selectors. What the
 * host says of itself, and what Taro never asks for, becomes a constant, and the minifier leaves out what hangs on it: 11 KB.
 * Both are read from Taro's code, so that another version of it gives other constants.
 */
module.exports = function hostReconciler(source) {
  const file = require.resolve('@tarojs/react/dist/react.esm.js')
  this.addDependency(file)
  const host = fs.readFileSync(file, 'utf8')
  const has = (name) => new RegExp(`\\b${name}\\b`).test(host)
  const saysOf = (name) => new RegExp(`\\b${name}: (true|false)\\b`).exec(host)?.[1]
  const asks = (name) => new RegExp(`\\b(TaroReconciler|renderer)\\.${name}\\b`).test(host)
  if (saysOf('supportsMutation') !== 'true')
    throw new Error('host-reconciler: Taro describes its host in another way now')
  if (!MEMBER.test(source) || !EXPORTED.test(source))
    throw new Error('host-reconciler: React asks its host in another way now')
  return source
    .replace(new RegExp(MEMBER, 'g'), (member, name) => saysOf(name) ?? (has(name) ? member : 'void 0'))
    .replace(new RegExp(EXPORTED, 'g'), (all, before, name) => (asks(name) ? all : `${before}var $$${name}=`))
}
