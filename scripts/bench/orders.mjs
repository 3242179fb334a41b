/**
 * Orders a second on PostgreSQL, with login, sealed bodies, validation, pricing, idempotency and seats: 32 people at once, over
 * many slots and after one, and while the catalogue changes. The calls are sealed before and thrown by a process of its own.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { scratchDatabase } from '../lib/postgres.mjs'
import { callerOf, logIn, OK, openDays, startTimed, throwFrom } from './caller.mjs'
import { cpuOfBoth } from './cpu.mjs'
import { pgbench } from './pgbench.mjs'
import { atLeast, atMost, shown } from './rows.mjs'

const PEOPLE = 32
/** Each person's orders: before it is measured, over many slots, after one. */
const WARM = 200
const EACH = 100
/** Rounds of them, and what warms each. */
const ROUNDS = 3
const WARM_EACH = 25
const HOT_EACH = 100
const IMPORT_EACH = 200
const CHANGED_EACH = 100
/** So many want the hot slot in vain. */
const TOO_MANY = 64
const QUOTA_FULL = 27002
/**
 * Each person's orders over two servers on the database, and what the second one brings: it shares the processors with the first one,
 * the database and who calls, so that it is more only where each has processors of its own.
 */
const SHARED_EACH = 100
const TWO_SERVERS = { share: 0.9, ofMany: 1.5, many: 6 }
/** Orders over transactions of `pgbench` a second on the same PostgreSQL: what no processor changes. */
const YARDSTICK = { least: 0.06, aim: 0.1 }

/** Other products, which an import changes one by one while people order. */
const IMPORTED = 5000
/** So many every so many ms: faster, and it is the client of the import that costs, whatever it changes. */
const IMPORT_PACE = { rows: 10, ms: 10 }
/** An import may take so much of the orders a second. */
const IMPORT_COST = 1 / 3
/** The price of the product that people order changes so often, in ms; so many orders of all may be refused meanwhile. */
const CHANGE_EVERY = 200
const MAY_REFUSE = 1 / 1000

const SPANS = ['07:30-08:00', '08:00-08:30', '08:30-09:00', '09:00-09:30', '09:30-10:30']
const FIRST_SPAN = 101
const DAYS = 40
const HOT = { day: openDays[DAYS], span: 1 }
const PLACE = {
  hospitalId: 'H1001',
  productCode: 'CK1003',
  breakfastId: 1,
  customAddPackage: [{ addPackageId: 6201, itemCodeList: ['HE005'] }]
}

/** Another person for every order of a user, as the same person on the same day is the same order. */
const medUserInfo = (number) => ({
  cardType: 9,
  gender: 1,
  birthday: '19880314',
  identityCard: `E${String(number).padStart(8, '0')}`,
  medUserName: '陈予安',
  medUserPhone: '13800000001'
})

/** The orders of each user as they go over the wire. @param slotOf (user, turn) -> `{ day, span }` */
async function prepared(origin, sessions, from, each, slotOf) {
  const lists = []
  for (const [user, session] of sessions.entries()) {
    const kept = []
    const { call } = callerOf(origin, kept)
    for (let turn = from; turn < from + each; turn += 1) {
      const { day, span } = slotOf(user, turn)
      const slot = { regDate: day, timeSpanId: FIRST_SPAN + span, timespanStr: SPANS[span] }
      await call('order.complete', { ...PLACE, ...slot, medUserInfo: medUserInfo(turn) }, { session })
    }
    lists.push(kept)
  }
  return lists
}

const spread = (user, turn) => ({
  day: openDays[(user * 7 + turn) % DAYS],
  span: (user + turn) % SPANS.length
})
const hot = () => HOT

async function addProducts(client) {
  const { rows } = await client.query(`select * from products where product_code = $1`, [PLACE.productCode])
  const columns = Object.keys(rows[0]).filter((name) => name !== 'product_code' && name !== 'combo_id')
  await client.query(
    `insert into products (product_code, combo_id, ${columns})
     select 'BENCH' || number, null, ${columns} from products, generate_series(1, $1) as number where product_code = $2`,
    [IMPORTED, PLACE.productCode]
  )
}

/** Changes the other products one by one, each in a transaction of its own. */
async function importAll(client) {
  for (let number = 1; number <= IMPORTED; number += 1) {
    const product = `BENCH${number}`
    await client.query(`update products set sell_count = sell_count + 1 where product_code = $1`, [product])
    if (number % IMPORT_PACE.rows === 0) await setTimeout(IMPORT_PACE.ms)
  }
}

/** Changes the price of what people order again and again, until `work` has ended. */
async function whileChanging(client, work) {
  let ended = false
  const changes = (async () => {
    while (!ended) {
      await client.query(`update products set sale_price_fen = sale_price_fen + 1 where product_code = $1`, [
        PLACE.productCode
      ])
      await setTimeout(CHANGE_EVERY)
    }
  })()
  const value = await work.finally(() => (ended = true))
  await changes
  return value
}

const mean = (figures) => figures.reduce((sum, figure) => sum + figure / figures.length, 0)

function twoServers(share) {
  // Those that this process may use: a container may have fewer than the machine.
  const processors = os.availableParallelism()
  const { many, ofMany } = TWO_SERVERS
  const name = `two servers on one database, of one (${processors} processors`
  return processors < many
    ? atLeast(`${name}; ${ofMany} × is held from ${many} on)`, share, '×', TWO_SERVERS.share)
    : atLeast(`${name})`, share, '×', ofMany)
}

export async function measure() {
  const database = await scratchDatabase()
  if ('absent' in database) {
    console.error(`No PostgreSQL here (${database.absent}): orders are not measured`)
    return []
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const client = new pg.Client({ connectionString: database.url })
  let server
  let second
  try {
    server = await startTimed({ DATABASE_URL: database.url })
    await client.connect()
    await client.query('update slots set capacity = 1000000, blocked = 0')
    const seats = PEOPLE * HOT_EACH - TOO_MANY
    await client.query(
      `update slots set capacity = $1, blocked = 0 where org_code = 'H1001' and date = $2 and slot_id = $3`,
      [seats, HOT.day, FIRST_SPAN + HOT.span]
    )
    await client.query('vacuum analyze')
    const caller = callerOf(server.origin)
    const sessions = []
    for (let user = 0; user < PEOPLE; user += 1) sessions.push(await logIn(caller, user))
    const thrown = (lists, ...others) => throwFrom(folder, lists, [server.origin, ...others])
    await thrown(await prepared(server.origin, sessions, 0, WARM, spread))
    let from = WARM
    const cpu = () => cpuOfBoth(client, [server.pid])
    // In turn, as the machine drifts by more than what is measured.
    const yardsticks = [await pgbench(PEOPLE)]
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // Connections end while they have nothing to do: each of the round's own is there as it ends.
      await thrown(await prepared(server.origin, sessions, from, WARM_EACH, spread))
      from += WARM_EACH
      const lists = await prepared(server.origin, sessions, from, EACH, spread)
      from += EACH
      const before = await cpu()
      const made = await thrown(lists)
      const after = await cpu()
      if (made.codes[OK] !== PEOPLE * EACH) throw new Error(`orders: ${JSON.stringify(made.codes)}`)
      const [ofServer, ofDatabase] = after.map((ms, index) => (ms - before[index]) / (PEOPLE * EACH))
      rounds.push({ ...made, ofServer, ofDatabase })
      yardsticks.push(await pgbench(PEOPLE))
    }
    const many = Object.fromEntries(
      ['perSecond', 'p50', 'p99', 'ofServer', 'ofDatabase'].map((part) => [
        part,
        mean(rounds.map((round) => round[part]))
      ])
    )
    const yardstick = mean(yardsticks)
    const one = await thrown(await prepared(server.origin, sessions, from, HOT_EACH, hot))
    from += HOT_EACH
    if (one.codes[OK] !== seats || one.codes[QUOTA_FULL] !== TOO_MANY) {
      throw new Error(`the hot slot of ${seats} seats: ${JSON.stringify(one.codes)}`)
    }
    const { rows } = await client.query(
      `select (select count(*)::int from order_visits where time_span_id = $2 and date = $1) as made,
        (select remaining from slots where org_code = 'H1001' and date = $1 and slot_id = $2) as remaining`,
      [HOT.day, FIRST_SPAN + HOT.span]
    )
    second = await startTimed({ DATABASE_URL: database.url })
    await thrown(await prepared(server.origin, sessions, from, SHARED_EACH, spread), second.origin)
    from += SHARED_EACH
    // One server before and after the two: the machine drifts by more than what is measured.
    const shares = []
    for (const others of [[], [second.origin], [second.origin], []]) {
      const made = await thrown(await prepared(server.origin, sessions, from, SHARED_EACH, spread), ...others)
      from += SHARED_EACH
      if (made.codes[OK] !== PEOPLE * SHARED_EACH)
        throw new Error(`two servers: ${JSON.stringify(made.codes)}`)
      shares.push(made.perSecond)
    }
    const [aloneBefore, two, twoAgain, aloneAfter] = shares
    const share = (two + twoAgain) / (aloneBefore + aloneAfter)
    await second.stop()
    second = undefined
    await addProducts(client)
    const importing = await prepared(server.origin, sessions, from, IMPORT_EACH, spread)
    from += IMPORT_EACH
    const changing = await prepared(server.origin, sessions, from, CHANGED_EACH, spread)
    const [imported] = await Promise.all([thrown(importing), importAll(client)])
    const changed = await whileChanging(client, thrown(changing))
    if (imported.codes[OK] !== PEOPLE * IMPORT_EACH) {
      throw new Error(`beside an import: ${JSON.stringify(imported.codes)}`)
    }
    const refused = 1 - (changed.codes[OK] ?? 0) / (PEOPLE * CHANGED_EACH)
    if (rows[0].made !== seats || rows[0].remaining !== 0) throw new Error(`sold: ${JSON.stringify(rows[0])}`)
    return [
      atLeast('orders on PostgreSQL, 32 people', Math.round(many.perSecond), '/s', 500),
      shown(`pgbench beside it, ${PEOPLE} clients, in turn`, Math.round(yardstick), '/s'),
      atLeast(
        'orders over transactions of pgbench',
        Number((many.perSecond / yardstick).toFixed(3)),
        '×',
        ...[YARDSTICK.least, YARDSTICK.aim]
      ),
      atMost('the same, p99', Math.round(many.p99), 'ms', 100),
      shown('the same, CPU of the server an order', Number(many.ofServer.toFixed(2)), 'ms'),
      shown('the same, CPU of PostgreSQL an order', Number(many.ofDatabase.toFixed(2)), 'ms'),
      shown('the same, p50', Math.round(many.p50), 'ms'),
      atLeast(`one hot slot of ${seats} seats, none oversold`, Math.round(one.perSecond), '/s', 300),
      shown('the same, p99', Math.round(one.p99), 'ms'),
      twoServers(Number(share.toFixed(2))),
      atLeast(
        `the first beside an import of ${IMPORTED} products one by one, share`,
        Number((imported.perSecond / many.perSecond).toFixed(2)),
        '×',
        Number((1 - IMPORT_COST).toFixed(2))
      ),
      shown('the same, p99', Math.round(imported.p99), 'ms'),
      shown(
        `orders while the price of their product changes every ${CHANGE_EVERY} ms`,
        Math.round(changed.perSecond),
        '/s'
      ),
      atMost('the same, refused of all', Number(refused.toFixed(4)), '', MAY_REFUSE)
    ]
  } finally {
    await client.end()
    await second?.stop()
    await server?.stop()
    await database.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
