import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { dues } from '../../db/schema'

export interface Due {
  readonly id: number
  readonly orderNum: string
  readonly amountFen: number
}

/** What is to be paid under a pay order, and for which orders. */
export const duesOf = (db: Db, payOrderNum: string): Promise<Due[]> =>
  db
    .select({ id: dues.id, orderNum: dues.orderNum, amountFen: dues.amountFen })
    .from(dues)
    .where(eq(dues.payOrderNum, payOrderNum))
    .orderBy(asc(dues.id))

export const sumFen = (rows: readonly Pick<Due, 'amountFen'>[]): number =>
  rows.reduce((sum, { amountFen }) => sum + amountFen, 0)
