import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { rowsOf } from './db/client'
import type { Caller } from './testing/caller'
import { logIn, mortalServer, openDays, postTo, ROUNDS, type ServerClient } from './testing/crashable-server'
import { wrongCards } from './testing/cards'
import { wrongBooks } from './testing/money'
import { orderInput } from './testing/ordering'
import { wrongCounts } from './testing/stock'

/** A round has four deaths, and a start of the server after each. */
const LIMIT_MS = 120_000 + ROUNDS * 60_000
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS })

const PAID = 2
/** Longer than it takes to kill a process, so that no notice is out by then. */
const NOTICE_DELAY_MS = 1_500
/** Of the first rounds; spent once each. */
const COUPONS = ['CP-PL50']
/** 800 元, spent in the first round. */
const BALANCE = '8600100012345704'
const COMPANY = '7700200000000017'

const mortal = mortalServer('crash')
const { comeUp, crash } = mortal

beforeAll(() => mortal.create())
afterAll(() => mortal.remove())

/** Once: the next code is sent after a minute. */
let known: Session | null = null
const loggedIn = async (client: ServerClient): Promise<Session> => (known ??= await logIn(client))

const seats = async ({ call }: Caller, regDate: string): Promise<number> => {
  const { results } = await call('booking.timespans', { hospId: 'H1001', productCode: 'CK1003', regDate })
  return results.find(({ id }) => id === 102)?.remnum ?? -1
}

const paysWith = (round: number) => {
  const couponCode = COUPONS[round]
  return { ...(couponCode ? { couponCode } : {}), ...(round === 0 ? { balanceCard: BALANCE } : {}) }
}

/** One order on its way from the first tap to its payment, with four deaths on the way. Answers its number. */
async function liveThrough(
  round: number,
  session: Session,
  first: ServerClient
): Promise<{ orderNum: string; client: ServerClient }> {
  const regDate = openDays[round] ?? ''
  let client = first
  const before = await seats(client, regDate)
  const complete = () =>
    client.call('order.complete', orderInput({ regDate, ...paysWith(round) }), {
      session,
      idempotencyKey: `crash-order-key-${round}`
    })
  // The call dies with the server at another moment each round, before its answer or right after it.
  const lost = complete().catch(() => null)
  await pause((round * 17) % 90)
  await crash()
  await lost

  client = await comeUp()
  const answer = await complete()
  expect(`${answer.code} ${answer.message}`).toBe('1 success')
  const [order] = answer.results
  if (!order) throw new Error('no order')
  expect(await seats(client, regDate)).toBe(before - 1)
  await crash()

  client = await comeUp()
  expect((await complete()).results[0]?.orderNum).toBe(order.orderNum)
  expect(await seats(client, regDate)).toBe(before - 1)
  const unpaid = await client.call('order.statusCheck', { id: order.orderNum }, { session })
  expect(unpaid.results.payStatus).not.toBe(PAID)
  const create = () =>
    client.call(
      'pay.create',
      { orderNo: order.orderNum, channel: 'wechat-h5' },
      { session, idempotencyKey: `crash-pay-key-${round}` }
    )
  const unheard = create().catch(() => null)
  await pause((round * 7) % 40)
  await crash()
  await unheard

  client = await comeUp()
  const created = await create()
  const prepayId = created.results.cashierUrl.split('/').pop() ?? ''
  const post = (path: string, body: object) => postTo(client, path, body)
  const notify = round % 2 === 0 ? 'once' : 'twice'
  expect((await post('/sandbox/control', { prepayId, delayMs: NOTICE_DELAY_MS, notify })).status).toBe(200)
  expect((await post(`/sandbox/cashier/${prepayId}`, { action: 'approve' })).status).toBe(303)
  await crash()

  client = await comeUp()
  const check = async () =>
    (await client.call('order.statusCheck', { id: order.orderNum }, { session })).results
  // The status check asks nobody: what it tells came by the notice.
  for (let tries = 0; tries < 200 && (await check()).payStatus !== PAID; tries += 1) await pause(100)
  expect(await check()).toMatchObject({ payStatus: PAID, orderStatus: 40 })
  expect(await seats(client, regDate)).toBe(before - 1)
  return { orderNum: order.orderNum, client }
}

interface Booked {
  orderNum: string
  date: string
  payable: number
  paid: number
  /** Of that out of the balance. */
  stored: number
  payments: number
  told: number
  atGateway: number
  held: number
}

/** The books themselves, with nobody at work on them. */
const books = (): Promise<Booked[]> =>
  mortal.inside(({ db }) =>
    rowsOf<Booked>(
      db,
      sql`select o.order_num as "orderNum", v.date::text as date, o.payable_fen as payable, o.paid_fen as paid,
            (select coalesce(sum(t.amount_fen), 0)::int from due_tenders t join dues d on d.id = t.due_id
              where d.order_num = o.order_num) as stored,
            (select count(*)::int from payments p where p.pay_order_num = o.pay_order_num and p.state = 'paid') as payments,
            (select count(*)::int from order_events e where e.order_num = o.order_num and e.event = 'paid') as told,
            (select coalesce(sum(g.amount_fen), 0)::int from gateway_payments g join payments p using (prepay_id)
              where p.pay_order_num = o.pay_order_num and g.state = 'paid') as "atGateway",
            (select count(*)::int from holds h where h.slot_row_id = v.slot_id and h.state = 'held') as held
          from orders o join order_visits v using (order_num) where order_num not like 'CA________00__' order by v.date`
    )
  )

test(`kill -9 in the order, between order and payment, in the opening of the payment, and between payment and notice, ${ROUNDS} times each: nothing is lost or doubled`, async () => {
  let client = await comeUp()
  const session = await loggedIn(client)
  const made: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const lived = await liveThrough(round, session, client)
    client = lived.client
    made.push(lived.orderNum)
  }
  await crash()
  const found = await books()
  expect(found.map(({ orderNum }) => orderNum)).toEqual(made)
  for (const { payable, stored, ...row } of found) {
    expect(row).toMatchObject({ paid: payable, atGateway: payable - stored, payments: 1, told: 1, held: 0 })
  }
  expect(found.map(({ stored }) => stored)).toEqual(made.map((_, round) => (round === 0 ? 80_000 : 0)))
  expect(new Set(found.map(({ date }) => date)).size).toBe(ROUNDS)
  expect(found[0]?.payable).toBe(103_000)
})

test('kill -9 in an order on a card: the same key goes on with it, and one use is taken with one seat', async () => {
  let client = await comeUp()
  const session = await loggedIn(client)
  const complete = () =>
    client.call(
      'card.complete',
      {
        ...orderInput({ regDate: openDays[0] ?? '', productCode: 'CK1017', hospitalId: 'H2002' }),
        customAddPackage: [{ addPackageId: 6101, itemCodeList: ['LU001'] }],
        cardNumber: COMPANY
      },
      { session, idempotencyKey: 'crash-card-key' }
    )
  const lost = complete().catch(() => null)
  await pause(30)
  await crash()
  await lost
  client = await comeUp()
  const { code, results } = await complete()
  expect([code, results[0]?.payPrice]).toEqual([1, 0])
  expect((await complete()).results).toEqual(results)
  await crash()
  await mortal.inside(async ({ db }) => {
    const taken = await rowsOf(
      db,
      sql`select kind, resource, amount::int, order_num as "orderNum" from order_claims
        where kind = 'right' and order_num not like 'CA________00__'`
    )
    const orderNum = results[0]?.orderNum
    expect(taken).toEqual([{ kind: 'right', resource: `${COMPANY}-1`, amount: 1, orderNum }])
    expect([...(await wrongCards(db)), ...(await wrongCounts(db)), ...(await wrongBooks(db))]).toEqual([])
  })
})
