import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { DuePurpose } from '@/domain/order/dues'
import type { Db } from '../../db/client'
import { dueGifts, dues, orders, payments, payOrders, refunds } from '../../db/schema'

export interface Due {
  readonly id: number
  readonly orderNum: string
  readonly purpose: DuePurpose
  readonly amountFen: number
  /** What of it gift cards pay. */
  readonly giftFen: number
}

const giftFen = sql<number>`(
  select coalesce(sum(${dueGifts.amountFen}), 0)::int from ${dueGifts} where ${dueGifts.dueId} = ${dues.id})`

/** What is to be paid under a pay order, and for which orders. */
export const duesOf = (db: Db, payOrderNum: string): Promise<Due[]> =>
  db
    .select({
      id: dues.id,
      orderNum: dues.orderNum,
      purpose: dues.purpose,
      amountFen: dues.amountFen,
      giftFen
    })
    .from(dues)
    .where(eq(dues.payOrderNum, payOrderNum))
    .orderBy(asc(dues.id))

/** What of them is paid at the gateway. */
export const toPayFen = (rows: readonly Pick<Due, 'amountFen' | 'giftFen'>[]): number =>
  rows.reduce((sum, row) => sum + row.amountFen - row.giftFen, 0)

export const sumFen = (rows: readonly Pick<Due, 'amountFen'>[]): number =>
  rows.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** A due of an order, and how the pay order stands that it is under. */
export interface OrderDue extends Due {
  readonly payOrderNum: string | null
  readonly payState: string | null
  readonly deadline: Date | null
  /** How the last try to pay it ended or stands. */
  readonly lastTry: string | null
  /** By which its pay order was paid at the gateway; null before, and when gift cards paid all. */
  readonly channel: string | null
}

/** All that orders cost, in the order in which it came up. */
export const duesOfOrders = (db: Db, orderNums: readonly string[]): Promise<OrderDue[]> =>
  selectDues(db)
    .where(inArray(dues.orderNum, [...orderNums]))
    .orderBy(asc(dues.id))

/** Pay orders under which an order's balance, changes and added items were paid, or were to be; for a condition. */
export const laterPayOrders = (db: Db, orderNum: string) =>
  db
    .select({ payOrderNum: dues.payOrderNum })
    .from(dues)
    .innerJoin(orders, eq(orders.orderNum, dues.orderNum))
    .where(and(eq(dues.orderNum, orderNum), ne(dues.payOrderNum, orders.payOrderNum)))

/** The same of all that a pay order is for. */
export const duesPaidWith = (db: Db, payOrderNum: string): Promise<OrderDue[]> =>
  selectDues(db).where(eq(dues.payOrderNum, payOrderNum)).orderBy(asc(dues.id))

const selectDues = (db: Db) =>
  db
    .select({
      id: dues.id,
      orderNum: dues.orderNum,
      amountFen: dues.amountFen,
      giftFen,
      purpose: dues.purpose,
      payOrderNum: dues.payOrderNum,
      payState: payOrders.state,
      deadline: payOrders.deadline,
      lastTry: sql<string | null>`(
        select ${payments.state} from ${payments} where ${payments.payOrderNum} = ${dues.payOrderNum}
        order by ${payments.createdAt} desc, ${payments.state} = 'failed', ${payments.id} limit 1)`,
      // A payment that came too late or twice went back as a whole.
      channel: sql<string | null>`(
        select ${payments.channel} from ${payments}
        where ${payments.payOrderNum} = ${dues.payOrderNum} and ${payments.state} = 'paid'
          and not exists (select from ${refunds} where ${refunds.cause} = 'payment:' || ${payments.id})
        order by ${payments.paidAt}, ${payments.id} limit 1)`
    })
    .from(dues)
    .leftJoin(payOrders, eq(payOrders.payOrderNum, dues.payOrderNum))
