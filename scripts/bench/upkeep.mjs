/**
 * What comes after the order, on PostgreSQL: the list of somebody with a thousand orders, what time does to a hundred thousand at once
 * while others call, and a catalogue that is taken in from a file.
 */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { scratchDatabase } from '../lib/postgres.mjs'
import { callerOf, callsUntil, ensure, logIn, openDays, startTimed, timed } from './caller.mjs'
import { cpuOfBoth } from './cpu.mjs'
import { atLeast, atMost, percentile, shown } from './rows.mjs'

const LISTED = 1_000
const LOOKS = 200
/** Due at once: visits that nobody came to, and orders that nobody paid. */
const DUE = 100_000
const OWNERS = 50
const IMPORTED = 5_000
const IMPORT_S = 30
const CALLERS = 2
const QUIET_MS = 15_000
const PLACE = { hospitalId: 'H1001', productCode: 'CK1003', breakfastId: 1, customAddPackage: [] }
const EXAMINED = {
  ...{ cardType: 9, gender: 1, birthday: '19880314', identityCard: 'E70000001' },
  ...{ medUserName: '陈予安', medUserPhone: '13800000001' }
}

/** An order of its own, as customers make them: what is due is copies of it. */
async function placeOne({ call }, session) {
  const slot = { regDate: openDays[10], timeSpanId: 101, timespanStr: '07:30-08:00' }
  const [order] = ensure(
    await call('order.complete', { ...PLACE, ...slot, medUserInfo: EXAMINED }, { session }),
    'an order'
  )
  return order.orderNum
}

/** What a copy has of its own; the rest is as the order's. Numbers are in the order's place, so that parts name their order. */
const COPIED = [
  ['pay_orders', 'pay_order_num', 'pay_order_num = (select pay_order_num from orders where order_num = $1)'],
  ['orders', 'order_num', 'order_num = $1'],
  ['dues', null, 'order_num = $1'],
  ['order_people', null, 'order_num = $1'],
  ['order_lines', 'id', 'order_num = $1'],
  ['order_visits', 'id', 'order_num = $1'],
  ['order_claims', null, 'order_num = $1']
]

/** @param set columns of a table that are not the order's, in SQL; `n` is the number of the copy */
async function copies(client, orderNum, prefix, count, set) {
  const { rows } = await client.query('select pay_order_num from orders where order_num = $1', [orderNum])
  const payOrderNum = rows[0].pay_order_num
  for (const [table, , where] of COPIED) {
    const columns = await client.query(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'
       and not (column_name = 'id' and data_type = 'bigint') order by ordinal_position`,
      [table]
    )
    const values = columns.rows.map(({ name }) => {
      const own = set[`${table}.${name}`] ?? set[name]
      if (own !== undefined) return own
      if (name === 'pay_order_num') return `'${prefix}P' || n`
      if (name === 'order_num') return `'${prefix}' || n`
      if (name === 'same_key') return 'null'
      if (['id', 'visit_id', 'line_id'].includes(name)) return `replace(${name}, $1, '${prefix}' || n)`
      return name
    })
    const names = columns.rows.map(({ name }) => `"${name}"`)
    await client.query(
      `insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${count}) as n
       where ${where.includes('select') ? `pay_order_num = '${payOrderNum}' and $1 <> ''` : where}`,
      [orderNum]
    )
  }
}

const quoteBy =
  ({ call }) =>
  async (session) => {
    const input = {
      orgCode: 'H1001',
      productCode: PLACE.productCode,
      rtime: openDays[0],
      customAddPackage: []
    }
    ensure(await call('addon.quote', input, { session }), 'quote')
  }

async function measureList(caller, client, orderNum, session) {
  await copies(client, orderNum, 'BL', LISTED - 1, {
    'orders.created_at': `created_at - n * interval '1 hour'`
  })
  await client.query('vacuum analyze')
  const look = async () => ensure(await caller.call('order.list', { x: 1 }, { session }), 'list')
  const first = await look()
  if (first.total !== LISTED) throw new Error(`${first.total} orders are listed`)
  const times = []
  for (let round = 0; round < LOOKS; round += 1) times.push((await timed(look)).ms)
  return times.sort((a, b) => a - b)
}

/** Who owns what is due: many people, as nobody has so many orders. */
const OWNER = `(array(select id from users where id like 'bench-%' order by id))[1 + n % ${OWNERS}]`

async function addOwners(client, userId) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_name = 'users' order by ordinal_position`
  )
  const values = rows.map(({ name }) =>
    name === 'id'
      ? `'bench-' || n`
      : /phone|mobile|name|open|union/.test(name)
        ? `case when ${name} is null then null else ${name} || n end`
        : name
  )
  await client.query(
    `insert into users (${rows.map(({ name }) => `"${name}"`)}) select ${values} from users, generate_series(1, ${OWNERS}) as n where id = $1`,
    [userId]
  )
}

/** Puts it in while no server is up, and says how long the next one takes to have done it. */
async function sweep(database, client, sessions, { put, left, count }) {
  await put()
  await client.query('vacuum analyze')
  const server = await startTimed({ DATABASE_URL: database.url })
  try {
    const caller = callerOf(server.origin)
    const started = performance.now()
    const from = await left()
    let done = false
    const watching = (async () => {
      while ((await left()) > 0) await setTimeout(250)
      done = true
    })()
    const times = await callsUntil(quoteBy(caller), sessions, () => done)
    await watching
    const seconds = (performance.now() - started) / 1000
    const [ofServer, ofDatabase] = await cpuOfBoth(client, [server.pid])
    const cpu = (ofServer + ofDatabase) / count
    return { perSecond: Math.round(Math.min(from, count) / seconds), p95: percentile(times, 0.95), cpu }
  } finally {
    await server.stop()
  }
}

const one = async (client, query) => Number((await client.query(query)).rows[0].n)

function products() {
  const rows = ['productCode,like,name,salePrice,marketPrice,tags,branches']
  for (let number = 1; number <= IMPORTED; number += 1) {
    rows.push(`IMP${number},CK1003,新年套餐 ${number},${500 + (number % 900)}.5,1999,新品|限时,H1001|H1002`)
  }
  return rows.join('\n')
}

async function importProducts(database, file) {
  fs.writeFileSync(file, products())
  const run = () =>
    promisify(execFile)(process.execPath, [inRoot('server/ops.mjs'), 'import', 'products', file, '--json'], {
      env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'development' },
      maxBuffer: 2 ** 26
    })
  const { value, ms } = await timed(run)
  const [said] = JSON.parse(value.stdout).rows
  if (said.new !== IMPORTED) throw new Error(`imported: ${value.stdout}`)
  const again = await timed(run)
  return { seconds: ms / 1000, again: again.ms / 1000 }
}

export async function measure() {
  const database = await scratchDatabase()
  if ('absent' in database) {
    console.error(`No PostgreSQL here (${database.absent}): what comes after the order is not measured`)
    return []
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const client = new pg.Client({ connectionString: database.url })
  let server
  try {
    server = await startTimed({ DATABASE_URL: database.url })
    await client.connect()
    await client.query('update slots set capacity = 10000000, blocked = 0')
    const caller = callerOf(server.origin)
    const session = await logIn(caller, 0)
    const orderNum = await placeOne(caller, session)
    const { rows } = await client.query('select user_id from orders where order_num = $1', [orderNum])
    await addOwners(client, rows[0].user_id)
    const list = await measureList(caller, client, orderNum, session)
    const sessions = []
    for (let user = 0; user < CALLERS; user += 1) sessions.push(await logIn(caller, 100 + user))
    const end = performance.now() + QUIET_MS
    const quiet = percentile(await callsUntil(quoteBy(caller), sessions, () => performance.now() > end), 0.95)
    await server.stop()
    server = undefined
    const taken = () =>
      client.query(
        `update slots set taken = (select coalesce(sum(amount - given_back), 0) from order_claims where kind = 'seat' and resource = slots.id::text)
         where id in (select distinct resource::bigint from order_claims where kind = 'seat')`
      )
    const missed = await sweep(database, client, sessions, {
      count: DUE,
      put: async () => {
        await copies(client, orderNum, 'BM', DUE, {
          user_id: OWNER,
          'pay_orders.state': `'paid'`,
          'orders.pay_status': '2',
          'orders.status': '40',
          'order_visits.state': `'booked'`,
          'order_visits.date': `current_date - 2`
        })
        await taken()
      },
      left: () => one(client, `select count(*) as n from orders where order_num like 'BM%' and status = 40`)
    })
    const unpaid = await sweep(database, client, sessions, {
      count: DUE,
      put: async () => {
        await copies(client, orderNum, 'BU', DUE, {
          user_id: OWNER,
          'pay_orders.deadline': `now() - interval '1 hour'`
        })
        await taken()
      },
      left: () =>
        one(client, `select count(*) as n from pay_orders where pay_order_num like 'BU%' and state = 'open'`)
    })
    const imported = await importProducts(database, path.join(folder, 'products.csv'))
    return [
      atMost(`first page of ${LISTED} orders, p95`, Math.round(percentile(list, 0.95)), 'ms', 100),
      shown('the same, p50', Math.round(percentile(list, 0.5)), 'ms'),
      atLeast(`${DUE} visits that were missed, swept`, missed.perSecond, '/s', 1000),
      shown(
        'the same, CPU of the server and PostgreSQL each, calls included',
        Number(missed.cpu.toFixed(2)),
        'ms'
      ),
      atMost('calls meanwhile, p95 of the quiet one', Number((missed.p95 / quiet).toFixed(2)), '×', 2),
      atLeast(`${DUE} orders that nobody paid, closed`, unpaid.perSecond, '/s', 1000),
      shown(
        'the same, CPU of the server and PostgreSQL each, calls included',
        Number(unpaid.cpu.toFixed(2)),
        'ms'
      ),
      atMost('calls meanwhile, p95 of the quiet one', Number((unpaid.p95 / quiet).toFixed(2)), '×', 2),
      shown('the quiet one', Number(quiet.toFixed(1)), 'ms'),
      atMost(`${IMPORTED} new products from a file`, Number(imported.seconds.toFixed(1)), 's', IMPORT_S),
      shown('the same file again', Number(imported.again.toFixed(1)), 's')
    ]
  } finally {
    await client.end()
    await server?.stop()
    await database.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
