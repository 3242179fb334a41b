/**
 * Everybody does everything at once, against two servers over one database, of which one is killed and whose connections are cut; then a
 * patient accountant looks at what is left. `ADVERSARY_SEQUENCES` says how many sequences, `ADVERSARY_SEED` with which numbers;
 * with `ADVERSARY_KEEP` the database of a run that was objected to stays.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { DAY_MS } from '@/domain/date'
import { rowsOf, type Database } from '../db/client'
import { openPostgres } from '../db/open'
import { transact } from '../db/transact'
import { gatewayPayments, products, userCoupons } from '../db/schema'
import { sandboxGateway, resolveHeldPayment } from '../gateway/sandbox'
import { expireHoldsRegularly } from '../jobs/expire-holds'
import { askAboutPayments, deliverPayNotices, expireUnpaidOrders } from '../jobs/payments'
import { runAll } from '../jobs/ticker'
import { loadConfig } from '../config'
import { issueCard } from '../card/commands/issue-card'
import { issueGift } from '../money/commands/issue-gift'
import { objections } from '../testing/accountant'
import { forgetPrices, takeNotes } from '../testing/accountant-notes'
import { adversary } from '../testing/adversary'
import { oneOfSeveral, openDays, type OneOfSeveral } from '../testing/crashable-server'
import { wrongCards } from '../testing/cards'
import { wrongBooks, wrongChannels } from '../testing/money'
import { wrongOrders } from '../testing/orders'
import { processDatabase } from '../testing/process-database'
import { randomOf, type RandomNumbers } from '../testing/random-numbers'
import { leaveSeats, wrongCounts } from '../testing/stock'

const SEED = Number(process.env['ADVERSARY_SEED'] ?? 20_261_123)
/** Sequences of a batch, which run at once, each of somebody else. */
const AT_ONCE = 10
const SEQUENCES = Number(process.env['ADVERSARY_SEQUENCES'] ?? AT_ONCE)
const PHONES = Array.from({ length: AT_ONCE }, (_, index) => `1370000${String(5200 + index)}`)
const STEPS = { least: 4, more: 5 }
/** Books of all that was ever done are looked through after so many batches, and after the last. */
const WHOLE_EVERY = 5
/** Fewer than are wanted. */
const SEATS = 6
const MOST_ROUNDS = 40
/** Where nothing is cut so few calls of a batch may wait for one another longer than a lock is waited for: the machine is shared. */
const MOST_LATE = 10

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip
const LIMIT_MS = 180_000 + SEQUENCES * 20_000
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS })

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const now = () => new Date()

onPostgres('two servers, of which one is killed', () => {
  const storage = processDatabase('adversary')
  let database: Database
  let servers: OneOfSeveral[]
  let sessions: Session[]
  let kept = false
  /** A server that comes up in place of one that was killed. */
  let coming: Promise<unknown> = Promise.resolve()
  const config = loadConfig({ DEMO: '1', LOG_LEVEL: 'silent' }, process.cwd())

  beforeAll(async () => {
    await storage.create()
    const [first, second] = await Promise.all([
      oneOfSeveral({ ...storage.env }),
      oneOfSeveral({ ...storage.env })
    ])
    servers = [first, second]
    database = openPostgres(`${String(storage.env['DATABASE_URL'])}?application_name=accountant`, 8)
    sessions = []
    for (const mobile of PHONES) {
      const sent = await first.client.call('auth.sendCode', { mobile })
      const answer = await first.client.call('auth.login', { mobile, code: sent.results.demoCode ?? '' })
      sessions.push(answer.results)
    }
    await database.db.update(products).set({ onShelf: true })
    await database.db.execute(sql`update product_skus set open = true, stock = 10000000`)
    await comeToRest()
    await takeNotes(database.db)
  })
  afterAll(async () => {
    await coming
    for (const one of servers ?? []) await one.kill()
    await database?.close()
    if (kept) process.stdout.write(`${String(storage.env['DATABASE_URL'])}\n`)
    else await storage.remove()
  })

  /** What is under way ends: results come, notices arrive, what nobody pays runs out, what died is taken up. */
  async function comeToRest(): Promise<void> {
    const { db } = database
    if (!config.ok) throw new Error('no config')
    const context = { db, gateway: sandboxGateway(database, now), now, config: config.config, log: silent }
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const held = await db.select().from(gatewayPayments).where(eq(gatewayPayments.state, 'processing'))
      for (const { prepayId } of held) await resolveHeldPayment(db, prepayId, true, now())
      await db.execute(sql`update gateway_notices set due_at = now() where state = 'waiting'`)
      await db.execute(
        sql`update payments set next_ask_at = now() - interval '1 second' where state in ('opening', 'closing', 'pending')`
      )
      await db.execute(
        sql`update refund_payouts set next_ask_at = now() - interval '1 second' where state = 'asked'`
      )
      await db.execute(
        sql`update pay_orders set deadline = now() - interval '1 second' where state in ('open', 'closing') and deadline > now()`
      )
      await db.execute(sql`update holds set expires_at = now() where state = 'held' and id < 'hV'`)
      await runAll([expireHoldsRegularly, deliverPayNotices, askAboutPayments, expireUnpaidOrders], context)
      const [left] = await rowsOf<{ count: number }>(
        db,
        sql`select ((select count(*) from pay_orders where state in ('open', 'paying', 'closing'))
          + (select count(*) from payments where state in ('opening', 'closing', 'pending', 'created'))
          + (select count(*) from refund_payouts where state = 'asked' and refund_no not like 'RF________00__')
          + (select count(*) from gateway_notices where state = 'waiting'))::int as count`
      )
      if (left?.count === 0) return
      await pause(50)
    }
  }

  /** What somebody has to pay with, anew for each sequence. */
  async function equip(userId: string, no: number) {
    const { db } = database
    const giftNo = `GA${SEED}${String(no).padStart(8, '0')}`
    const expiresAt = new Date(Date.now() + 30 * DAY_MS)
    await transact(db, (tx) =>
      issueGift(tx, { no: giftNo, userId, amountFen: 70_000 + no, expiresAt }, now())
    )
    const balanceNo = `87${String(no).padStart(14, '0')}`
    const card = {
      ...{
        cardNumber: balanceNo,
        kind: 'personal' as const,
        name: '储值卡',
        userId,
        startsAt: new Date(0),
        expiresAt
      },
      ...{ requirePackageIds: [], withinPackageIds: [] }
    }
    await transact(db, (tx) =>
      issueCard(tx, { card, quotaFen: 0, balanceFen: 50_000 + no, rights: [], person: null }, now())
    )
    const coupons = ['CP-PL50', 'CP-CH30']
    await db.insert(userCoupons).values(
      coupons.map((couponCode) => ({
        ...{ id: `uc-adversary-${no}-${couponCode}`, userId, couponCode },
        ...{ status: 'unused', grantedAt: now(), expiresAt }
      }))
    )
    return { giftNo, balanceNo, coupons }
  }

  /** kill -9 of a server, connections cut in the middle of what they do. */
  async function disturb(random: RandomNumbers, isOver: () => boolean): Promise<void> {
    await pause(100 + random.below(600))
    // One that comes up is not cut.
    await coming
    if (isOver()) return
    if (random.chance(0.5)) {
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name <> 'accountant' and random() < 0.5`
      )
    }
    if (!random.chance(0.3)) return
    const dying = random.below(2)
    const victim = servers[dying]
    const [other] = servers.filter((_, index) => index !== dying)
    if (!victim || !other) return
    servers = [other]
    await victim.kill()
    coming = oneOfSeveral({ ...storage.env }).then((one) => servers.push(one))
  }

  test(`${SEQUENCES} sequences of calls at once leave nothing to object to`, async () => {
    const { db } = database
    const random = randomOf(SEED)
    const faults: string[] = []
    let done = 0
    let killed = 0
    let batches = 0
    while (done < SEQUENCES) {
      // Everything before is at rest: a second earlier the last orders of the batch before would be held against this one's prices.
      const began = new Date()
      const date = openDays[((done / AT_ONCE) % openDays.length) | 0] ?? ''
      await leaveSeats(
        db,
        sql`org_code = 'H1001' and kind = 'checkup' and date = ${date} and slot_id in (101, 102, 103)`,
        SEATS
      )
      await leaveSeats(db, sql`org_code = 'V4201' and kind = 'vaccine' and date = ${date}`, SEATS * AT_ONCE)
      await forgetPrices(db)
      const disturbed = done === 0 || random.chance(0.6)
      const late: string[] = []
      const runs = await Promise.all(
        sessions.slice(0, Math.min(AT_ONCE, SEQUENCES - done)).map(async (session, index) => {
          const userId = session.userInfo.user_id
          const no = done + index + 1
          const own = randomOf(SEED + no)
          const run = adversary(
            {
              db,
              date,
              server: () => own.of(servers).client,
              faulty: (name, fault) => {
                const said = `${name}: ${fault ?? 'no answer'}`
                if (fault?.startsWith('500')) faults.push(said)
                // What is cut or killed answers 503 or nothing.
                else if (!disturbed) late.push(said)
              }
            },
            { session, userId, no, ...(await equip(userId, no)) },
            own
          )
          return () => run(STEPS.least + own.below(STEPS.more))
        })
      )
      let over = false
      const before = servers
      await Promise.all([
        Promise.all(runs.map((run) => run())).finally(() => (over = true)),
        disturbed ? disturb(random, () => over) : null
      ])
      if (servers !== before) killed += 1
      done += runs.length
      await comeToRest()
      batches += 1
      if (late.length > MOST_LATE) faults.push(...late)
      const wrong = await objections(db, began)
      if (done >= SEQUENCES || batches % WHOLE_EVERY === 0) {
        for (const look of [wrongBooks, wrongChannels, wrongCounts, wrongCards, wrongOrders])
          wrong.push(...(await look(db)))
      }
      kept = process.env['ADVERSARY_KEEP'] !== undefined && wrong.length + faults.length > 0
      expect({ done, wrong, faults }).toEqual({ done, wrong: [], faults: [] })
    }
    const [made] = await rowsOf<Record<string, number>>(
      db,
      sql`select (select count(*)::int from orders where order_num not like 'CA________00__') as orders,
        (select count(*)::int from payments where state = 'paid' and pay_order_num not like 'PAY________00__') as payments,
        (select count(*)::int from refunds where refund_no not like 'RF________00__') as refunds,
        (select count(*)::int from order_changes where order_num not like 'CA________00__') as changes,
        (select count(*)::int from holds where state = 'booked') as "holdsUsed",
        (select count(*)::int from dues join pay_orders p using (pay_order_num) where purpose = 'balance' and p.state = 'paid') as balances,
        (select count(distinct refund_no)::int from refund_lines b join refunds r using (refund_no)
          where refund_type = 3 and r.state = 50) as "itemsBack",
        (select count(*)::int from refunds where refund_type = 2 and state = 50) as "goodsBack",
        (select count(*)::int from order_events where event = 'visited') as arrivals,
        (select count(*)::int from order_events where event = 'visit-undone') as undone,
        (select count(*)::int from order_events where event = 'reckoned') as "leftOut"`
    )
    process.stdout.write(`${JSON.stringify({ sequences: done, killed, ...made })}\n`)
    // A crowd that nothing was sold to has shown nothing.
    const { orders: sold = 0, payments: paid = 0 } = made ?? {}
    expect(Math.min(sold, paid)).toBeGreaterThan(SEQUENCES / 3)
  })
})
