import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { LaterDue, PayChannel } from '@/contract/pay/dto'
import { ErrorCode } from '@/contract/errors'
import { rowsOf, type Db } from '../db/client'
import { isOutage } from '../db/outage'
import { orders } from '../db/schema'
import type { CallOptions } from './caller'
import { postTo, type ServerClient } from './crashable-server'
import type { RandomNumbers } from './random-numbers'
import { wantedBy, type Place } from './wanted-orders'

const CHANNELS: readonly PayChannel[] = ['wechat-h5', 'alipay', 'bankcard']

export interface Attacked {
  readonly db: Db
  /** One of the servers that are up. */
  server(): ServerClient
  /** An answer with a fault of the server; null: no answer at all. */
  faulty(call: string, fault: string | null): void
  readonly date: string
}

export interface Attacker {
  readonly session: Session
  readonly userId: string
  readonly giftNo: string
  readonly balanceNo: string
  readonly coupons: readonly string[]
  /** Tells the people of one sequence from those of all others. */
  readonly no: number
}

export type OrderRow = typeof orders.$inferSelect
type Answer = { readonly code: number; readonly results: unknown } | null
type CallName = Parameters<ServerClient['callRaw']>[0]
type Wanted = { readonly name: CallName; readonly input: object }
type Fits = (order: OrderRow) => boolean

export const isPaid = ({ payStatus }: OrderRow): boolean => payStatus === 2 || payStatus === 6
export const isUnpaid = ({ payStatus }: OrderRow): boolean => [0, 1, 7].includes(payStatus)
/** All of these are true. */
export const both =
  (...all: readonly Fits[]): Fits =>
  (order) =>
    all.every((one) => one(order))

/** The calls of somebody who sends each several times at once, to whichever server. */
export function callsOf(
  { db, server, faulty, date }: Attacked,
  { session, userId, giftNo, balanceNo, coupons, no }: Attacker,
  random: RandomNumbers
) {
  let keys = 0
  const made = new Set<string>()
  const wanted = wantedBy({ no, giftNo, balanceNo, coupons, date }, random)
  const nextKey = (): string => `adversary-${no}-${(keys += 1)}`

  async function call(
    name: CallName,
    input: unknown,
    key: string = nextKey(),
    options: CallOptions = {}
  ): Promise<Answer> {
    try {
      const answer = await server().callRaw(name, input, { session, idempotencyKey: key, ...options })
      if (answer.status >= 500) faulty(name, `${answer.status} ${answer.message}`)
      return answer
    } catch {
      faulty(name, null)
      return null
    }
  }

  const burst = <T>(times: number, one: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, one))

  /** Now and then, beside something else. */
  const perhaps = (part: number, one: () => Promise<unknown>): Promise<unknown> | null =>
    random.chance(part) ? one() : null

  /** What the shop's people do, several at once; nobody cuts their connection. */
  const desk = (name: string, times: number, one: () => Promise<unknown>): Promise<unknown> =>
    burst(times, () =>
      one().catch((error: unknown) => faulty(name, `${isOutage(error) ? 503 : 500} ${String(error)}`))
    )

  /** Orders of the sequence. */
  const own = async (): Promise<OrderRow[]> =>
    (
      await db
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), sql`${orders.createdAt} >= now() - interval '10 minutes'`))
    ).filter(({ orderNum }) => made.has(orderNum))

  /** One of the sequence, of those that a step is for where there are any. */
  async function any(fits: Fits = () => true): Promise<OrderRow | null> {
    const all = await own()
    const found = random.chance(0.85) ? all.filter(fits) : all
    return found.length > 0 ? random.of(found) : null
  }

  /** The same order several times under one key, and now and then under another. */
  async function place({ name, input }: Wanted = wanted(), options: CallOptions = {}): Promise<string[]> {
    const key = nextKey()
    const other = random.chance(0.3)
    const answers = await Promise.all([
      ...Array.from({ length: random.upTo(4) }, () => call(name, input, key, options)),
      ...(other ? [call(name, input, nextKey(), options)] : [])
    ])
    const placed = answers.flatMap((answer) =>
      answer?.code === ErrorCode.ok
        ? (answer.results as { orderNum: string }[]).map(({ orderNum }) => orderNum)
        : []
    )
    for (const orderNum of placed) made.add(orderNum)
    return [...new Set(placed)]
  }

  const post = async (path: string, body: object): Promise<void> => {
    try {
      await (await postTo(server(), path, body)).text()
    } catch {
      faulty(path, null)
    }
  }

  /** Payments of an order at the gateway that stand so. */
  const atGateway = (orderNum: string, state: string) =>
    rowsOf<{ prepayId: string }>(
      db,
      sql`select distinct g.prepay_id as "prepayId" from gateway_payments g join payments p on p.id = g.merchant_order
          join dues d on d.pay_order_num = p.pay_order_num where d.order_num = ${orderNum} and g.state = ${state}`
    )

  async function approve(orderNum: string): Promise<void> {
    for (const { prepayId } of await atGateway(orderNum, 'waiting')) {
      if (random.chance(0.7)) {
        await post('/sandbox/control', {
          prepayId,
          notify: random.of(['once', 'twice', 'never']),
          delayMs: random.of([0, 0, 40, 2_000]),
          hold: random.chance(0.25)
        })
      }
      const action = random.chance(0.1) ? 'decline' : 'approve'
      await burst(random.upTo(2), () => post(`/sandbox/cashier/${prepayId}`, { action }))
    }
  }

  /** Opens payments of one channel, or of several that end one another. */
  async function openPayments(orderNum: string, times: number, due?: LaterDue): Promise<void> {
    const one = random.of(CHANNELS)
    const several = random.chance(0.3)
    await burst(times, () =>
      call('pay.create', {
        orderNo: orderNum,
        channel: several ? random.of(CHANNELS) : one,
        ...(due ? { due } : {})
      })
    )
  }

  /** One of a kind that is paid: where the sequence has none it is bought first. */
  async function bought(fits: Fits, ...places: readonly Place[]): Promise<OrderRow | null> {
    const found = await any(both(isPaid, fits))
    if (found && isPaid(found) && fits(found)) return found
    const [orderNum] = await place(wanted(random.of(places)))
    if (orderNum === undefined) return found
    await openPayments(orderNum, 1)
    await approve(orderNum)
    const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
    if (order) await call('pay.status', { payOrderNum: order.payOrderNum })
    return order ?? null
  }

  return {
    ...{ db, date, random, made, wanted, nextKey, call, burst, perhaps, desk, own, any, place },
    ...{ post, atGateway, approve, openPayments, bought }
  }
}

export type Calls = ReturnType<typeof callsOf>
