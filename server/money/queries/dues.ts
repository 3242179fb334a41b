import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { DuePurpose } from '@/domain/order/dues'
import type { Db } from '../../db/client'
import { dues, payments, payOrders } from '../../db/schema'

export interface Due {
  readonly id: number
  readonly orderNum: string
  readonly purpose: DuePurpose
  readonly amountFen: number
}

/** What is to be paid under a pay order, and for which orders. */
export const duesOf = (db: Db, payOrderNum: string): Promise<Due[]> =>
  db
    .select({ id: dues.id, orderNum: dues.orderNum, purpose: dues.purpose, amountFen: dues.amountFen })
    .from(dues)
    .where(eq(dues.payOrderNum, payOrderNum))
    .orderBy(asc(dues.id))

export const sumFen = (rows: readonly Pick<Due, 'amountFen'>[]): number =>
  rows.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** A due of an order, and how the pay order stands that it is under. */
export interface OrderDue extends Due {
  readonly payOrderNum: string | null
  readonly payState: string | null
  readonly deadline: Date | null
  /** How the last try to pay it ended or stands. */
  readonly lastTry: string | null
}

/** All that orders cost, in the order in which it came up. */
export const duesOfOrders = (db: Db, orderNums: readonly string[]): Promise<OrderDue[]> =>
  db
    .select({
      id: dues.id,
      orderNum: dues.orderNum,
      amountFen: dues.amountFen,
      purpose: dues.purpose,
      payOrderNum: dues.payOrderNum,
      payState: payOrders.state,
      deadline: payOrders.deadline,
      lastTry: sql<string | null>`(
        select ${payments.state} from ${payments} where ${payments.payOrderNum} = ${dues.payOrderNum}
        order by ${payments.createdAt} desc, ${payments.state} = 'failed', ${payments.id} limit 1)`
    })
    .from(dues)
    .leftJoin(payOrders, eq(payOrders.payOrderNum, dues.payOrderNum))
    .where(inArray(dues.orderNum, [...orderNums]))
    .orderBy(asc(dues.id))
