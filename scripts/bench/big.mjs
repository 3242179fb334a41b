/**
 * The figures of a shop as it is after years (`big-shop.mjs`): what a customer waits for, what jobs take, and whether a large table is read from
 * beginning to end. `BIG_SHARE=0.1` makes a tenth of it; `BIG_DATABASE_URL` is one that `node scripts/big-shop.mjs` has filled, and is kept.
 */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { scratchDatabase } from '../lib/postgres.mjs'
import { BIG, LISTED, makeBigShop } from './big-shop.mjs'
import { callerOf, ensure, logIn, OK, openDays, startTimed, timed } from './caller.mjs'
import { busiest, jobTimes } from './job-times.mjs'
import { atMost, percentile, shown } from './rows.mjs'
import { scansOf, scansSince } from './scans.mjs'

const LOOKS = 100
/** Common, rare, of several words, in no product, and the number of one. */
const WORDS = ['体检', '血压计', '甲状腺 女', '天然气', '深度体检 1234', 'CT']
const PEOPLE = 8
const WARM = 25
const EACH = 150
/** Jobs are watched for so long after what fell due was made up for: each that runs every minute has run. */
const WATCHED_MS = 65_000
/** Tables of fewer rows may be read whole. */
const LARGE = 20_000
/** A server reads the shop once when it starts. */
const SHOP = ['products', 'product_items', 'product_branches', 'product_skus']
const SPANS = ['07:30-08:00', '08:00-08:30', '08:30-09:00', '09:00-09:30', '09:30-10:30']
const FIRST_SPAN = 101

const sorted = (times) => times.toSorted((a, b) => a - b)
const rounded = (ms) => Number(ms.toFixed(1))

async function timesOf(calls, times) {
  const took = []
  for (let round = 0; round < times; round += 1) for (const call of calls) took.push((await timed(call)).ms)
  return sorted(took)
}

/** Another person for every order of a user, also in a database that was measured before. */
const personOf = (turn) => `E${String((Math.floor(Date.now() / 1000) + turn) % 1e8).padStart(8, '0')}`

/** An order of a person of their own at one of the many branches. */
async function ordersOf(origin, sessions, from, each, branches) {
  const lists = []
  for (const [user, session] of sessions.entries()) {
    const kept = []
    const { call } = callerOf(origin, kept)
    for (let turn = from; turn < from + each; turn += 1) {
      const span = (user + turn) % SPANS.length
      const branch = String(1 + ((user * 31 + turn * 7) % branches)).padStart(5, '0')
      await call(
        'order.complete',
        {
          ...{ hospitalId: `BR${branch}`, productCode: 'CK1003', breakfastId: 1, customAddPackage: [] },
          ...{
            regDate: openDays[(user * 7 + turn) % 40],
            timeSpanId: FIRST_SPAN + span,
            timespanStr: SPANS[span]
          },
          medUserInfo: {
            ...{ cardType: 9, gender: 1, birthday: '19880314', medUserName: '陈予安' },
            ...{ medUserPhone: '13800000001', identityCard: personOf(turn) }
          }
        },
        { session }
      )
    }
    lists.push(kept)
  }
  return lists
}

async function thrown(folder, origin, lists) {
  const file = path.join(folder, 'calls.json')
  fs.writeFileSync(file, JSON.stringify(lists))
  const { stdout } = await promisify(execFile)(process.execPath, [
    inRoot('scripts/bench/throw.mjs'),
    file,
    origin
  ])
  return JSON.parse(stdout)
}

const rssOf = (pid) => {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}

async function figures(client, url, folder) {
  // Of the seeded products one more branch each: the big shop's branches take what is ordered.
  await client.query(
    `insert into product_branches select 'CK1003', org_code from branches where org_code like 'BR%' on conflict do nothing`
  )
  const { rows: sizes } = await client.query(
    `select (select count(*) from orders)::int as orders, (select count(*) from products)::int as products,
      (select count(*) from branches where org_code like 'BR%')::int as branches, (select count(*) from slots)::int as slots`
  )
  const [{ orders, products, branches, slots }] = sizes
  const before = await scansOf(client)
  const server = await startTimed({ DATABASE_URL: url, METRICS_PORT: '0' })
  try {
    const caller = callerOf(server.origin)
    const first = await timed(() => caller.call('product.search', { keyword: WORDS[0] }))
    const jobsDone = jobTimes(server, { for: WATCHED_MS })
    // What fails here ends the server, of which that fails too.
    jobsDone.catch(() => undefined)
    const read = await scansOf(client)
    const session = await logIn(caller, 0)
    const asked = (name, input) => async () => ensure(await caller.call(name, input, { session }), name)
    const list = await timesOf([asked('order.list', { x: 1 })], LOOKS)
    const tabs = await timesOf(
      [
        asked('order.tabCounts', {}),
        ...[1, 2, 3, 4, 5].map((statusType) => asked('order.list', { x: 1, statusType }))
      ],
      LOOKS / 4
    )
    const search = await timesOf(
      WORDS.map((keyword) => asked('product.search', { keyword })),
      LOOKS / 4
    )
    const all = await timesOf(
      WORDS.map((keyword) => asked('home.searchAll', { keyword, cityCode: '131' })),
      LOOKS / 4
    )
    const suggest = await timesOf(
      WORDS.map((keyword) => asked('product.suggest', { keyword })),
      LOOKS / 4
    )
    const shop = await timesOf(
      ['default', 'price', 'sell'].map((sort) => asked('product.list', { sort, pageNo: 1, pageSize: 20 })),
      LOOKS / 10
    )
    const sessions = []
    for (let user = 1; user <= PEOPLE; user += 1) sessions.push(await logIn(caller, 200 + user))
    await thrown(folder, server.origin, await ordersOf(server.origin, sessions, 0, WARM, branches))
    const placed = await thrown(
      folder,
      server.origin,
      await ordersOf(server.origin, sessions, WARM, EACH, branches)
    )
    if (placed.codes[OK] !== PEOPLE * EACH) throw new Error(`orders: ${JSON.stringify(placed.codes)}`)
    const jobs = busiest(await jobsDone)
    const scans = [
      ...scansSince(before, await scansOf(client), LARGE, (table) => !SHOP.includes(table)),
      ...scansSince(read, await scansOf(client), LARGE, (table) => SHOP.includes(table))
    ]
    const p95 = (times) => rounded(percentile(times, 0.95))
    return [
      shown(`a shop of ${orders} orders, ${products} products, ${branches} more branches`, slots, 'slots'),
      shown('the server starts, and answers its first search', rounded(server.took + first.ms), 'ms'),
      atMost(`first page of ${LISTED} orders of these, p95`, p95(list), 'ms', 100),
      shown('the same by tab, and their counts, p95', p95(tabs), 'ms'),
      atMost('search, p95', p95(search), 'ms', 150),
      atMost('the same with everything else that a word finds, p95', p95(all), 'ms', 150),
      shown('words that complete what is typed, p95', p95(suggest), 'ms'),
      shown('a page of the shop, p95', p95(shop), 'ms'),
      atMost(`order placed, ${PEOPLE} people, p99`, rounded(placed.p99), 'ms', 150),
      shown('the same', Math.round(placed.perSecond), '/s'),
      atMost(`the busiest job (${jobs.name}), of its interval`, Number(jobs.share.toFixed(3)), '×', 1),
      atMost(
        `sequential scans over a table of more than ${LARGE} rows${scans.length > 0 ? ` (${scans.join(', ')})` : ''}`,
        scans.length,
        '',
        0
      ),
      shown('memory of the server', rssOf(server.pid), 'MB')
    ]
  } finally {
    await server.stop()
  }
}

export async function measure() {
  const share = Number(process.env.BIG_SHARE ?? 1)
  const own = process.env.BIG_DATABASE_URL
  const database = own ? { url: own, drop: async () => {} } : await scratchDatabase()
  if ('absent' in database) {
    console.error(`No PostgreSQL here (${database.absent}): a big shop is not measured`)
    return []
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const sizes = { ...BIG, orders: Math.round(BIG.orders * share) }
    const made = own ? null : await timed(() => makeBigShop(client, database.url, sizes, console.error))
    const rows = await figures(client, database.url, folder)
    return made ? [shown('a big shop is made', Math.round(made.ms / 1000), 's'), ...rows] : rows
  } finally {
    await client.end()
    await database.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
