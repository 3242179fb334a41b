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
const GOODS = 'HS2003'
/** The same choice of the same person twice is one order: each sale has a choice of its own. */
const WARM_SALE = { activityId: 'SK-WARM', pieces: WARM, skuId: `${GOODS}-2` }
const SALE = { activityId: 'SK-CROWD', pieces: PIECES, skuId: `${GOODS}-1` }

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

const ordering = (people, { skuId }) =>
  keptOf(people, (call, session) =>
    call('order.completeGoods', { ...RECIPIENT, productCode: GOODS, skuId, quantity: 1 }, { session })
  )

const addSale = (client, { activityId, pieces }) =>
  client.query(
    `insert into flash_sales (activity_id, product_code, price_fen, stock, per_user, queued, start_at, end_at)
     values ($1, $2, 9900, $3, 1, true, now(), now() + interval '1 hour')`,
    [activityId, GOODS, pieces]
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
    await client.query('update product_skus set stock = 1000000 where product_code = $1', [GOODS])
    const people = await crowdOf(database.db, new Date(), PEOPLE)
    const origins = servers.map(({ origin }) => origin)
    const thrown = (lists) => throwFrom(folder, lists, origins)
    await addSale(client, WARM_SALE)
    await client.query('vacuum analyze')
    // Connections end while they have nothing to do, so that nothing that takes long stands between this and the crowd.
    const calls = await entering(people, SALE)
    const first = people.slice(0, WARM)
    const warm = await entering(first, WARM_SALE)
    await lookedAtBeside(origins, () => thrown(warm))
    await order(client, first, WARM_SALE, thrown)
    await endSale(client, WARM_SALE)
    await addSale(client, SALE)
    const quiet = await lookedAtBeside(origins, () => setTimeout(QUIET_MS))
    const cpu = () =>
      cpuOfBoth(
        client,
        servers.map(({ pid }) => pid)
      )
    const before = await cpu()
    const beside = await lookedAtBeside(origins, async () => {
      const entered = await thrown(calls)
      const after = await cpu()
      return { entered, after, ordered: await order(client, people, SALE, thrown) }
    })
    const { entered, after, ordered } = beside.value
    const [ofServers, ofDatabase] = after.map((ms, index) =>
      Number(((ms - before[index]) / PEOPLE).toFixed(2))
    )
    const { orders, owners } = await soldBy(client, SALE)
    const wrong = await wrongCounts(database.db)
    if (orders !== owners || wrong.length > 0)
      throw new Error(`${orders} orders of ${owners} people; ${wrong.join(', ')}`)
    const refused = PEOPLE - (entered.codes[OK] ?? 0) + beside.refused
    const seconds = (ms) => Number((ms / 1_000).toFixed(2))
    return [
      exactly(
        `${PEOPLE} people at once after ${PIECES} pieces, two servers: orders, one a person`,
        orders,
        '',
        PIECES
      ),
      atMost(
        'the same, until the last one knew the place in the queue',
        seconds(entered.took),
        's',
        MOST_MS / 1_000
      ),
      exactly('the same, people and calls beside them refused', refused, '', 0),
      shown('the same, CPU of the servers a person, calls included', ofServers, 'ms'),
      shown('the same, CPU of PostgreSQL a person, calls included', ofDatabase, 'ms'),
      shown('the same, until all who were let in had ordered', seconds(ordered.took), 's'),
      atMost(
        'calls meanwhile, p95 of the quiet one',
        Number((beside.p95 / quiet.p95).toFixed(2)),
        '×',
        MOST_SLOWER
      ),
      shown('the quiet one', Number(quiet.p95.toFixed(1)), 'ms')
    ]
  } finally {
    await client.end()
    await database.close()
    for (const server of servers) await server.stop()
    await scratch.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
