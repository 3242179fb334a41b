/**
 * node scripts/big-shop.mjs postgres://…/empty [--orders 1000000] [--products 50000] [--branches 400] [--days 90]: makes a shop as it
 * is after years in an empty database, to be looked at and measured: DATABASE_URL=… npm start, and the customer's phone is 13900000000.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import './lib/run.mjs'
import { seconds } from './lib/run.mjs'
import { BIG, makeBigShop } from './bench/big-shop.mjs'

const options = Object.fromEntries(
  Object.entries(BIG).map(([name, size]) => [name, { type: 'string', default: String(size) }])
)
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const [url] = positionals
const sizes = Object.fromEntries(Object.entries(values).map(([name, size]) => [name, Number(size)]))
if (!url || Object.values(sizes).some((size) => !(size > 0))) {
  console.error(
    'usage: node scripts/big-shop.mjs postgres://…/empty [--orders N] [--products N] [--branches N] [--days N]'
  )
  process.exit(2)
}
const client = new pg.Client({ connectionString: url })
await client.connect()
const started = Date.now()
try {
  await makeBigShop(client, url, sizes, (text) => console.log(`${seconds(Date.now() - started)}  ${text}`))
} finally {
  await client.end()
}
