const path = require('node:path')
const { requireWithEsbuild } = require('@tarojs/helper')

const CONTRACT = path.join(__dirname, '../../src/contract')
const { packRows } = requireWithEsbuild(path.join(CONTRACT, 'packed-rows.ts'))

const MINI_PROGRAM = process.env.TARO_ENV === 'weapp'
/** Calls of pages that the mini-program has not: their names begin with these words. */
const ELSEWHERE = /^(bank|partner)\./

/** The mini-program has one server: that of its build. */
const ofTarget = ([name, { server, ...row }]) =>
  MINI_PROGRAM ? (ELSEWHERE.test(name) ? [] : [[name, row]]) : [[name, server ? { server, ...row } : row]]

/**
 * Rows of calls (`src/contract`) are sent as lines of text with what a client reads of them, in place of objects: 13 KB less of the
 * mini-program's main package. To take it out, delete its calls in prod.ts.
 */
module.exports = function packedRows() {
  this.addContextDependency(CONTRACT)
  const exported = Object.entries(requireWithEsbuild(this.resourcePath)).map(([name, rows]) => {
    const lines = packRows(Object.fromEntries(Object.entries(rows).flatMap(ofTarget)))
    return `export const ${name} = unpackRows(${JSON.stringify(lines)})\n`
  })
  return [`import { unpackRows } from '@/contract/packed-rows'\n`, ...exported].join('')
}
