/**
 * A flash sale with a queue on PostgreSQL, at two servers: 2,000 people enter in the same moment, those who are let in order in the same
 * moment, and two people look at a product all the while.
 */
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { scratchDatabase } from '../lib/postgres.mjs'
import { callerOf, callsUntil, OK, ofServer, startTimed, throwFrom } from './caller.mjs'
import { cpuOfBoth } from './cpu.mjs'
import { atMost, exactly, percentile, shown } from './rows.mjs'

const { crowdOf } = ofServer('testing/crowd')
const { RECIPIENT } = ofServer('testing/ordering')
const { wrongCounts } = ofServer('testing/stock')
const { useDataKeys } = ofServer('db/data-keys')
const { openPostgres } = ofServer('db/open')

const PEOPLE = 2_000
const PIECES = 300
/** So many enter another sale and order before, as servers that have just started are slow. */
const WARM = 200
/** As long as the crowd takes: a second has too few calls for their 95th percentile. */
const QUIET_MS = 6_000
const MOST_MS = 5_000
const MOST_SLOWER = 2
const CONNECTIONS = 2
const DATA_KEY_BYTES = 32
const LOOKED_AT = { type: 'checkup', id: 'CK1003' }
/** The same choice of the same person twice is one order: each sale has goods of its own. */
const sale = (productCode, pieces) => ({ activityId: `SK-${productCode}`, productCode, pieces })
const WARM_SALE = sale('HS2008', WARM)
/** A 95th percentile of some seconds leaps: that of three crowds in the middle stands for them. */
const SALES = ['HS2001', 'HS2003', 'HS2007'].map((code) => sale(code, PIECES))

/** One call of each of them, as it goes over the wire. */
async function keptOf(people, callOf) {
  const lists = []
  for (const [at, session] of people.entries()) {
    const kept = []
    await callOf(callerOf('', kept).call, session, at)
    lists.push(kept)
  }
  return lists
}

const entering = (people, { activityId }) =>
  keptOf(people, (call, session, at) =>
    call('seckill.enter', { activityId }, { session, device: `device-of-the-crowd-${at}` })
  )

const ordering = (people, { productCode }) =>
  keptOf(people, (call, session) =>
    call(
      'order.completeGoods',
      { ...RECIPIENT, productCode, skuId: `${productCode}-1`, quantity: 1 },
      { session }
    )
  )

const addSale = (client, { activityId, productCode, pieces }) =>
  client.query(
    `insert into flash_sales (activity_id, product_code, price_fen, stock, per_user, queued, start_at, end_at)
     values ($1, $2, 9900, $3, 1, true, now(), now() + interval '1 hour')`,
    [activityId, productCode, pieces]
  )
const endSale = (client, { activityId }) =>
  client.query(`update flash_sales set end_at = now() where activity_id = $1`, [activityId])

/** Those of them who may order now. */
async function letInto(client, people, { activityId }) {
  const { rows } = await client.query(
    `select user_id as id from flash_queue where activity_id = $1 and ready_until > now()`,
    [activityId]
  )
  const ids = new Set(rows.map(({ id }) => id))
  return people.filter(({ userInfo }) => ids.has(userInfo.user_id))
}

async function soldBy(client, { activityId }) {
  const { rows } = await client.query(
    `select count(*)::int as orders, count(distinct user_id)::int as owners from orders
     where offer = 'flash' and offer_id = $1`,
    [activityId]
  )
  return rows[0]
}

/** Those who were let in order, in the same moment. */
async function order(client, people, sale, thrown) {
  const ready = await letInto(client, people, sale)
  return thrown(await ordering(ready, sale))
}

/** A guest at each server looks at the product all the time that `work` takes; p95 of their times in ms, and how many were refused. */
async function lookedAtBeside(origins, work) {
  let over = false
  let refused = 0
  const look = async ({ call }) => {
    if ((await call('product.detail', LOOKED_AT)).code !== OK) refused += 1
  }
  const guests = origins.map((origin) => callerOf(origin))
  const [times, value] = await Promise.all([
    callsUntil(look, guests, () => over),
    work().finally(() => (over = true))
  ])
  return { value, p95: percentile(times, 0.95), looks: times.length, refused }
}

/** A crowd, from the moment that its sale is on until all who were let in have ordered. */
async function crowd({ client, origins, thrown, pids, people }, sale) {
  const cpu = () => cpuOfBoth(client, pids)
  const calls = await entering(people, sale)
  await addSale(client, sale)
  const quiet = await lookedAtBeside(origins, () => setTimeout(QUIET_MS))
  const before = await cpu()
  const beside = await lookedAtBeside(origins, async () => {
    const entered = await thrown(calls)
    const after = await cpu()
    return { entered, after, ordered: await order(client, people, sale, thrown) }
  })
  const { entered, after, ordered } = beside.value
  const { orders, owners } = await soldBy(client, sale)
  if (orders !== owners) throw new Error(`${orders} orders of ${owners} people`)
  await endSale(client, sale)
  const [ofServers, ofDatabase] = after.map((ms, index) => (ms - before[index]) / people.length)
  const refused = people.length - (entered.codes[OK] ?? 0) + beside.refused
  const slower = beside.p95 / quiet.p95
  return {
    ...{ orders, refused, entered: entered.took, ordered: ordered.took },
    ...{ most: Math.max(entered.most, ordered.most), busy: entered.busy + ordered.busy },
    ...{ ofServers, ofDatabase, slower, quiet: quiet.p95 }
  }
}

export async function measure() {
  const scratch = await scratchDatabase()
  if ('absent' in scratch) {
    console.error(`No PostgreSQL here (${scratch.absent}): a crowd is not measured`)
    return []
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const client = new pg.Client({ connectionString: scratch.url })
  const key = crypto.randomBytes(DATA_KEY_BYTES)
  const env = { DATABASE_URL: scratch.url, DATA_KEY: key.toString('base64') }
  useDataKeys([key])
  const database = openPostgres(scratch.url, CONNECTIONS)
  const servers = []
  try {
    for (let server = 0; server < 2; server += 1) servers.push(await startTimed(env))
    await client.connect()
    const sold = [WARM_SALE, ...SALES].map(({ productCode }) => productCode)
    await client.query('update product_skus set stock = 1000000 where product_code = any($1)', [sold])
    const people = await crowdOf(database.db, new Date(), PEOPLE)
    const origins = servers.map(({ origin }) => origin)
    const thrown = (lists) => throwFrom(folder, lists, origins, { again: true })
    const around = { client, origins, thrown, pids: servers.map(({ pid }) => pid) }
    await client.query('vacuum analyze')
    await crowd({ ...around, people: people.slice(0, WARM) }, WARM_SALE)
    const crowds = []
    for (const sale of SALES) crowds.push(await crowd({ ...around, people }, sale))
    const wrong = await wrongCounts(database.db)
    if (wrong.length > 0) throw new Error(wrong.join(', '))
    return rowsOf(crowds)
  } finally {
    await client.end()
    await database.close()
    for (const server of servers) await server.stop()
    await scratch.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function rowsOf(crowds) {
  const middle = (name, digits) =>
    Number(
      percentile(
        crowds.map((one) => one[name]).sort((a, b) => a - b),
        0.5
      ).toFixed(digits)
    )
  const most = (name) => Math.max(...crowds.map((one) => one[name]))
  const seconds = (ms) => Number((ms / 1_000).toFixed(2))
  const unsold = crowds.find(({ orders }) => orders !== PIECES)
  return [
    exactly(
      `${PEOPLE} people at once after ${PIECES} pieces, two servers, ${crowds.length} times: orders, one a person`,
      unsold?.orders ?? PIECES,
      '',
      PIECES
    ),
    atMost('the same, until the slowest answer was there', seconds(most('most')), 's', MOST_MS / 1_000),
    exactly('the same, people and calls beside them refused in the end', most('refused'), '', 0),
    shown('the same, answers that asked to come again', most('busy')),
    atMost(
      'the same, until the last one knew the place in the queue',
      seconds(most('entered')),
      's',
      MOST_MS / 1_000
    ),
    shown('the same, CPU of the servers a person, calls included', middle('ofServers', 2), 'ms'),
    shown('the same, CPU of PostgreSQL a person, calls included', middle('ofDatabase', 2), 'ms'),
    shown('the same, until all who were let in had ordered', seconds(most('ordered')), 's'),
    atMost(
      'calls meanwhile, p95 of the quiet one, the crowd in the middle',
      middle('slower', 2),
      '×',
      MOST_SLOWER
    ),
    shown('the quiet one', middle('quiet', 1), 'ms')
  ]
}
