/**
 * node scripts/bench.mjs [part ...] [--write]: figures of the product on this machine, one table with the bounds they are
 * held against. Without a name all parts run; `--write` puts what ran into the table of docs/performance.md.
 */
import './lib/run.mjs'
import { seconds } from './lib/run.mjs'
import { cellsOf, printed, writeTable } from './bench/table.mjs'

/** Each module exports `measure()`, which gives rows (see bench/rows.mjs). */
const PARTS = {
  bytes: () => import('./bench/bytes.mjs'),
  pages: () => import('./bench/pages.mjs'),
  addons: () => import('./bench/addons.mjs'),
  server: () => import('./bench/server.mjs'),
  orders: () => import('./bench/orders.mjs'),
  upkeep: () => import('./bench/upkeep.mjs')
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => word !== '--write' && !(word in PARTS))
if (unknown.length > 0) {
  console.error(`usage: npm run bench -- [${Object.keys(PARTS).join('|')} ...] [--write]`)
  process.exit(2)
}
const chosen = words.filter((word) => word in PARTS)
const lines = []
for (const part of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
  const started = Date.now()
  try {
    const { measure } = await PARTS[part]()
    for (const row of await measure()) {
      lines.push(cellsOf(part, row))
      if (row.must && row.met === false) process.exitCode = 1
    }
  } catch (error) {
    console.error(`${part}: ${error.stack}`)
    process.exitCode = 1
  }
  console.error(`${part}: ${seconds(Date.now() - started)}`)
}
console.log(printed(lines))
if (words.includes('--write')) await writeTable(lines, Object.keys(PARTS))
