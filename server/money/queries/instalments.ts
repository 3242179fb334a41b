import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { InstalmentPurpose } from '@/domain/order/instalments'
import { tenderFen, type TenderSum } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import {
  instalments,
  instalmentTenders,
  orders,
  payments,
  payOrders,
  refunds,
  transfers
} from '../../db/schema'

/** What of an instalment a tender pays, and under which number of it. */
export interface TenderPart extends TenderSum {
  readonly no: string
}

export interface Instalment {
  readonly id: number
  readonly orderNum: string
  readonly purpose: InstalmentPurpose
  readonly amountFen: number
  /** What of it is paid beside the gateway. */
  readonly tenders: readonly TenderPart[]
}

const tenders = sql<TenderPart[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('tender', ${instalmentTenders.tender}, 'no', ${instalmentTenders.no},
    'amountFen', ${instalmentTenders.amountFen}) order by ${instalmentTenders.tender}, ${instalmentTenders.no}), '[]')
  from ${instalmentTenders} where ${instalmentTenders.dueId} = ${instalments.id})`

/** What is to be paid under a pay order, and for which orders. */
export const instalmentsOf = (db: Db, payOrderNum: string): Promise<Instalment[]> =>
  db
    .select({
      id: instalments.id,
      orderNum: instalments.orderNum,
      purpose: instalments.purpose,
      amountFen: instalments.amountFen,
      tenders
    })
    .from(instalments)
    .where(eq(instalments.payOrderNum, payOrderNum))
    .orderBy(asc(instalments.id))

/** What of them is paid at the gateway. */
export const toPayFen = (rows: readonly Pick<Instalment, 'amountFen' | 'tenders'>[]): number =>
  rows.reduce((sum, row) => sum + row.amountFen - tenderFen(row.tenders), 0)

export const sumFen = (rows: readonly Pick<Instalment, 'amountFen'>[]): number =>
  rows.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** A due of an order, and how the pay order stands that it is under. */
export interface OrderInstalment extends Instalment {
  readonly payOrderNum: string | null
  readonly payState: string | null
  readonly deadline: Date | null
  /** How the last try to pay it ended or stands. */
  readonly lastTry: string | null
  /** By which its pay order was paid at the gateway; null before, and when tenders paid all. */
  readonly channel: string | null
  /** When its money came; null before, and of one of nothing. */
  readonly paidAt: Date | null
}

/** All that orders cost, in the order in which it came up. */
export const instalmentsOfOrders = (db: Db, orderNums: readonly string[]): Promise<OrderInstalment[]> =>
  selectDues(db)
    .where(inArray(instalments.orderNum, [...orderNums]))
    .orderBy(asc(instalments.id))

/** Pay orders under which orders' balances, changes and added items were paid, or were to be; for a condition. */
export const laterPayOrders = (db: Db, orderNums: readonly string[]) =>
  db
    .select({ payOrderNum: instalments.payOrderNum })
    .from(instalments)
    .innerJoin(orders, eq(orders.orderNum, instalments.orderNum))
    .where(
      and(inArray(instalments.orderNum, [...orderNums]), ne(instalments.payOrderNum, orders.payOrderNum))
    )

/** The same of all that a pay order is for. */
export const instalmentsPaidWith = (db: Db, payOrderNum: string): Promise<OrderInstalment[]> =>
  selectDues(db).where(eq(instalments.payOrderNum, payOrderNum)).orderBy(asc(instalments.id))

const selectDues = (db: Db) =>
  db
    .select({
      id: instalments.id,
      orderNum: instalments.orderNum,
      amountFen: instalments.amountFen,
      tenders,
      purpose: instalments.purpose,
      payOrderNum: instalments.payOrderNum,
      payState: payOrders.state,
      deadline: payOrders.deadline,
      lastTry: sql<string | null>`(
        select ${payments.state} from ${payments} where ${payments.payOrderNum} = ${instalments.payOrderNum}
        order by ${payments.createdAt} desc, ${payments.state} = 'failed', ${payments.id} limit 1)`,
      // A payment that came too late or twice went back as a whole.
      channel: sql<string | null>`(
        select ${payments.channel} from ${payments}
        where ${payments.payOrderNum} = ${instalments.payOrderNum} and ${payments.state} = 'paid'
          and not exists (select from ${refunds} where ${refunds.cause} = 'payment:' || ${payments.id})
        order by ${payments.paidAt}, ${payments.id} limit 1)`,
      paidAt: sql<Date | null>`(
        select min(${transfers.at}) from ${transfers} where ${transfers.cause} = 'due:' || ${instalments.id})`.mapWith(
        transfers.at
      )
    })
    .from(instalments)
    .leftJoin(payOrders, eq(payOrders.payOrderNum, instalments.payOrderNum))
