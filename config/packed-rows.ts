import path from 'node:path'
import type { Chain } from './elements'

const CONTRACT = path.join(__dirname, '../src/contract')
/** Where the client takes its rows from. */
const LISTS = ['first-endpoints', 'later-endpoints', 'analytics/rows']

export function packedRows(chain: Chain): void {
  chain.module
    .rule('packed-rows')
    .test(LISTS.map((list) => path.join(CONTRACT, `${list}.ts`)))
    .use('packed-rows')
    .loader(path.join(__dirname, 'loaders/packed-rows.js'))
}
