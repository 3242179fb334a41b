import { and, asc, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isFlashOpen } from '@/domain/quote/base-price'
import type { Db } from '../../db/client'
import { counter } from '../../db/counter'
import type { AnyOffer, OfferRules } from './offer'
import { ordersBy } from './used'

type SaleTable = PgTable &
  Readonly<
    Record<
      | 'activityId'
      | 'productCode'
      | 'priceFen'
      | 'stock'
      | 'taken'
      | 'remaining'
      | 'perUser'
      | 'startAt'
      | 'endAt',
      PgColumn
    >
  >

interface Windowed {
  readonly kind: AnyOffer
  readonly table: SaleTable
  readonly overText: string
  /** What it asks for besides. */
  readonly also?: (db: Db, of: { readonly userId: SQL; readonly now: SQL }) => SQL | undefined
}

/** The window of a row is open. */
export const windowOpen = ({ startAt, endAt }: SaleTable, now: SQL): SQL | undefined =>
  and(lte(startAt, now), gt(endAt, now))

/** The user has fewer orders by the row than one may have; a guest (null) has none. */
export const belowLimit = (db: Db, { kind, table }: Windowed, userId: SQL): SQL =>
  lt(ordersBy(db, { userId, kind, id: table.activityId }), table.perUser)

/** The cheapest counts. */
export const cheapest = ({ priceFen, activityId }: SaleTable): SQL[] => [asc(priceFen), asc(activityId)]

/** An offer of which each row is a price within a window, for as many pieces as it has, so often a user. */
export function windowed(sale: Windowed): OfferRules {
  const { kind, table, overText, also } = sale
  const { activityId, productCode, priceFen, remaining, perUser, startAt, endAt } = table
  return {
    overText,
    open(db, of) {
      const best = db
        .select({
          offer: sql`jsonb_build_object('kind', ${kind}::text, 'id', ${activityId}, 'priceFen', ${priceFen},
            'left', ${remaining}, 'perUser', ${perUser})`
        })
        .from(table)
        .where(
          and(
            eq(productCode, of.productCode),
            windowOpen(table, of.now),
            gt(remaining, 0),
            belowLimit(db, sale, of.userId),
            also?.(db, of)
          )
        )
        .orderBy(...cheapest(table))
        .limit(1)
      return sql`(${best})`
    },
    async isOver(db, seen, now) {
      const rows = await db
        .select({
          startAt: sql<number>`extract(epoch from ${startAt}) * 1000`.mapWith(Number),
          endAt: sql<number>`extract(epoch from ${endAt}) * 1000`.mapWith(Number),
          stock: sql<number>`${remaining}`.mapWith(Number)
        })
        .from(table)
        .where(and(eq(productCode, seen.productCode), eq(priceFen, seen.priceFen)))
      const { priceFen: fen } = seen
      return rows.length > 0 && !rows.some((row) => isFlashOpen({ ...row, priceFen: fen }, now.getTime()))
    },
    pieces: counter({
      name: kind,
      table,
      key: activityId,
      taken: [table.taken, 'taken'],
      room: sql`${table.stock}`
    })
  }
}
