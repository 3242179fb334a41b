/** Invoices, goods that go back and check items that were not done, with a server that dies between any two steps. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from './db/client'
import { runOps } from './ops/run'
import { logIn, mortalServer, openDays, postTo, ROUNDS, type ServerClient } from './testing/crashable-server'
import { RECIPIENT, orderInput, visitsOn } from './testing/ordering'

/** A round has nine starts of the server. */
const LIMIT_MS = 180_000 + ROUNDS * 120_000
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS })

const mortal = mortalServer('aftercrash')
let client: ServerClient
let session: Session

beforeAll(() => mortal.create())
afterAll(() => mortal.remove())

/** What is asked for while the server dies goes unheard. */
async function dieOver(ms: number, ...asked: (() => Promise<unknown>)[]): Promise<void> {
  const lost = asked.map((ask) => ask().catch(() => null))
  await pause(ms)
  await mortal.crash()
  await Promise.all(lost)
}

/** While no server is up: operators work, and what a dead process had leased is free as after a minute. */
async function between(...commands: string[][]): Promise<void> {
  await mortal.crash()
  await mortal.inside(async ({ db }) => {
    for (const typed of commands) {
      const { exit, text } = await runOps({ db, now: () => new Date() }, typed, 'front desk')
      if (exit !== 0) throw new Error(`${typed.join(' ')}: ${text}`)
    }
    const past = sql`now() - interval '1 second'`
    await db.execute(sql`update refund_payouts set next_ask_at = ${past} where state = 'asked'`)
    await db.execute(sql`update outbox set leased_until = null where done_at is null`)
  })
}

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await is()) return
    await pause(150)
  }
  throw new Error('it did not come to that')
}

const ok = async (answer: Promise<{ code: number; message: string }>) => {
  const { code, message } = await answer
  if (code !== ErrorCode.ok) throw new Error(`${code} ${message}`)
}

async function pay(orderNum: string): Promise<void> {
  const opened = await client.call('pay.create', { orderNo: orderNum, channel: 'wechat-h5' }, { session })
  const prepayId = opened.results.cashierUrl.split('/').pop() ?? ''
  await postTo(client, `/sandbox/cashier/${prepayId}`, { action: 'approve' })
  await until(
    async () =>
      (await client.call('order.statusCheck', { id: orderNum }, { session })).results.payStatus === 2
  )
}

const GOODS = {
  ...RECIPIENT,
  productCode: 'HS2009',
  skuId: 'HS2009-3',
  quantity: 2
}
const TITLE = { titleType: 'personal' as const, title: '陈予安', taxNumber: '', email: 'an@example.com' }
const invoices = async (id: string) =>
  (await client.call('invoice.view', { id }, { session })).results.invoices
const view = async (id: string) => (await client.call('order.refundView', { id }, { session })).results

interface Lived {
  readonly goods: string
  readonly visit: string
  /** Yuan of the check item that was not done. */
  readonly share: number
}

/** Two orders from the till to the invoice of what is left of them. */
async function liveThrough(round: number): Promise<Lived> {
  /** Another one each round. */
  const moment = (most: number) => most * ((round * 0.37 + 1 / 3) % 1)
  const regDate = openDays[round] ?? ''
  const bought = await client.call('order.completeGoods', GOODS, { session })
  const booked = await client.call('order.complete', orderInput({ regDate }), { session })
  const goods = bought.results[0]?.orderNum ?? ''
  const visit = booked.results[0]?.orderNum ?? ''
  await pay(goods)
  await pay(visit)
  await mortal.crash()
  const [item = ''] = await mortal.inside(async ({ db }) => {
    await visitsOn(db, visit, new Date())
    return codesOf(db, visit)
  })
  await between(
    ['orders', 'ship', goods, '--courier', '顺丰速运', '--parcel', 'SF1042'],
    ['orders', 'check-in', visit, '--undone', item]
  )

  client = await mortal.comeUp()
  const receive = () => client.call('order.confirmReceipt', { id: goods }, { session })
  const invoice = (orderNum: string) => client.call('invoice.apply', { orderNum, ...TITLE }, { session })
  await dieOver(moment(60), receive, () => invoice(visit))
  client = await mortal.comeUp()
  await ok(receive())
  await ok(invoice(visit))
  await ok(invoice(goods))
  // The job issues them.
  await dieOver(moment(2_400))
  await between()
  client = await mortal.comeUp()
  for (const id of [goods, visit]) await until(async () => (await invoices(id))[0]?.state === 'issued')

  const [{ lineId = '' } = {}] = (await view(visit)).items
  const undone = [{ lineId, itemCode: item, quantity: 1 }]
  const piece = [{ lineId: `${goods}-01`, quantity: 1 }]
  const preview = { orderNum: visit, parts: undone }
  const { amount: share } = (await client.call('order.refundPreview', preview, { session })).results
  const refundVisit = () =>
    client.call(
      'order.refund',
      { orderNum: visit, parts: undone, amount: share, reasonId: 12 },
      { session, idempotencyKey: `crash-undone-${round}` }
    )
  const refundGoods = () =>
    client.call(
      'order.refund',
      { orderNum: goods, parts: piece, amount: 95, reasonId: 7 },
      { session, idempotencyKey: `crash-goods-${round}` }
    )
  await dieOver(moment(90), refundVisit, refundGoods)
  client = await mortal.comeUp()
  await ok(refundVisit())
  await ok(refundGoods())
  const [{ refundNo = '' } = {}] = (await view(goods)).refunds
  await between(['refunds', 'approve', refundNo])

  client = await mortal.comeUp()
  const send = () =>
    client.call(
      'order.sendBack',
      { orderNum: goods, companyCode: 'YTO', parcelNo: 'YT8800123456' },
      { session }
    )
  await dieOver(moment(60), send)
  client = await mortal.comeUp()
  await ok(send())
  await between(['refunds', 'receive', refundNo])
  client = await mortal.comeUp()
  // The job pays out, and what is left is invoiced.
  await dieOver(moment(1_500))
  await between()
  client = await mortal.comeUp()
  for (const id of [goods, visit]) {
    await until(async () => (await view(id)).refunds[0]?.state === 50)
    await until(async () => (await invoices(id)).filter(({ state }) => state === 'issued').length === 2)
  }
  return { goods, visit, share }
}

const codesOf = async (db: Parameters<typeof rowsOf>[0], orderNum: string): Promise<string[]> => {
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select item->>'code' as code from order_lines, jsonb_array_elements(items) as item
        where order_num = ${orderNum} and role = 'product' limit 1`
  )
  return rows.map(({ code }) => code)
}

/** The books themselves, with nobody at work on them. */
const books = (orderNum: string) =>
  mortal.inside(async ({ db }) => {
    const [row] = await rowsOf<Record<string, unknown>>(
      db,
      sql`select o.refunded_fen as refunded,
            (select count(*)::int from refunds r where r.order_num = o.order_num) as refunds,
            (select coalesce(sum(g.amount_fen), 0)::int from gateway_refunds g join payments p using (prepay_id)
              where p.pay_order_num = o.pay_order_num) as gateway,
            (select count(*)::int from order_events e where e.order_num = o.order_num and e.event = 'refunded') as told,
            (select coalesce(sum(c.given_back), 0)::int from order_claims c where c.order_num = o.order_num and c.kind = 'sku') as pieces,
            (select array_agg(i.kind || ' ' || i.state || ' ' || i.amount_fen order by i.invoice_no)
              from invoices i where i.order_num = o.order_num) as invoices,
            o.paid_fen as paid
          from orders o where o.order_num = ${orderNum}`
    )
    return row
  })

test(`kill -9 in receipt and invoice, in its issue, in refunds, in the parcel back and in paying back, ${ROUNDS} times each: nothing is lost or doubled`, async () => {
  client = await mortal.comeUp()
  session = await logIn(client)
  const made: Lived[] = []
  for (let round = 0; round < ROUNDS; round += 1) made.push(await liveThrough(round))
  await mortal.crash()
  for (const { goods, visit, share } of made) {
    const fen = Math.round(share * 100)
    expect(await books(goods)).toEqual({
      ...{ paid: 19_800, refunded: 9_500, refunds: 1, gateway: 9_500, told: 1, pieces: 1 },
      invoices: ['blue reversed 19800', 'red issued 19800', 'blue issued 10300']
    })
    expect(await books(visit)).toMatchObject({
      ...{ paid: 108_000, refunded: fen, refunds: 1, gateway: fen, told: 1, pieces: 0 },
      invoices: ['blue reversed 108000', 'red issued 108000', `blue issued ${108_000 - fen}`]
    })
  }
})
