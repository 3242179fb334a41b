/**
 * node scripts/bench.mjs [part ...] [--write]: figures of the product on this machine, one table with the bounds they are
 * held against. Without a name all parts run. `--write` makes the table of docs/performance.md of it: whole and of one commit, so that
 * it takes no part by itself, no part that failed and no changed file.
 */
import './lib/run.mjs'
import { seconds } from './lib/run.mjs'
import { cellsOf, measuredCommit, printed, writeTable } from './bench/table.mjs'

/** Each module exports `measure()`, which gives rows (see bench/rows.mjs). */
const PARTS = {
  bytes: () => import('./bench/bytes.mjs'),
  pages: () => import('./bench/pages.mjs'),
  addons: () => import('./bench/addons.mjs'),
  server: () => import('./bench/server.mjs'),
  orders: () => import('./bench/orders.mjs'),
  crowd: () => import('./bench/crowd.mjs'),
  upkeep: () => import('./bench/upkeep.mjs'),
  big: () => import('./bench/big.mjs')
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => word !== '--write' && !(word in PARTS))
const chosen = words.filter((word) => word in PARTS)
const writes = words.includes('--write')
if (unknown.length > 0 || (writes && chosen.length > 0)) {
  console.error(`usage: npm run bench -- [${Object.keys(PARTS).join('|')} ...] or --write`)
  process.exit(2)
}
const commit = writes ? measuredCommit() : null
const lines = []
let whole = true
for (const part of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
  const started = Date.now()
  try {
    const { measure } = await PARTS[part]()
    const rows = await measure()
    if (rows.length === 0) whole = false
    for (const row of rows) {
      lines.push(cellsOf(part, row))
      if (row.must && row.met === false) process.exitCode = 1
    }
  } catch (error) {
    console.error(`${part}: ${error.stack}`)
    process.exitCode = 1
    whole = false
  }
  console.error(`${part}: ${seconds(Date.now() - started)}`)
}
console.log(printed(lines))
if (commit && whole) await writeTable(lines, commit)
