import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { orderPeople, orderReservations, orders, orderVisits } from '../../db/schema'
import type { CardRow } from './own-card'

/** What an order has of a card, with the visit that it is for. */
export interface CardOrder {
  readonly kind: string
  readonly resource: string
  readonly amount: number
  readonly orderNum: string
  readonly orderType: number
  readonly productCode: string
  readonly productName: string
  readonly deleted: boolean
  readonly personHash: string | null
  readonly person: typeof orderPeople.$inferSelect.person | null
  readonly date: string | null
  readonly timespan: string
  readonly orgName: string
  /** Somebody has come: what it has is used, not occupied. */
  readonly visited: boolean
  readonly ahead: boolean
}

const visitOf = (which: SQL) =>
  sql<boolean>`exists (select from ${orderVisits} where ${orderVisits.orderNum} = ${orders.orderNum} and ${which})`

/** What orders have of cards and did not give back, the newest order first. */
export async function cardOrders(db: Db, cards: readonly CardRow[]): Promise<CardOrder[]> {
  const numbers = cards.map(({ cardNumber }) => cardNumber)
  const rights = cards.flatMap((card) => card.rights.map(({ id }) => id))
  if (numbers.length === 0) return []
  const { kind, resource, amount, givenBack } = orderReservations
  const rows = await db
    .select({
      ...{ kind, resource, orderNum: orders.orderNum, orderType: orders.orderType },
      ...{ productCode: orders.productCode, productName: orders.productName },
      amount: sql<number>`${amount} - ${givenBack}`.mapWith(Number),
      deleted: sql<boolean>`${orders.deletedAt} is not null`,
      personHash: orderPeople.personHash,
      person: orderPeople.person,
      date: orderVisits.date,
      timespan: orderVisits.timespan,
      orgName: orderVisits.orgName,
      visited: visitOf(sql`${orderVisits.state} = 'visited'`),
      ahead: visitOf(sql`${orderVisits.state} in ('toBook', 'asked', 'booked')`)
    })
    .from(orderReservations)
    .innerJoin(orders, eq(orders.orderNum, orderReservations.orderNum))
    .leftJoin(orderPeople, and(eq(orderPeople.orderNum, orders.orderNum), eq(orderPeople.role, 'examinee')))
    .leftJoin(orderVisits, and(eq(orderVisits.orderNum, orders.orderNum), eq(orderVisits.no, 1)))
    .where(
      and(
        or(
          and(inArray(kind, ['quota', 'cardBalance']), inArray(resource, numbers)),
          and(eq(kind, 'right'), rights.length > 0 ? inArray(resource, rights) : sql`false`)
        ),
        sql`${amount} > ${givenBack}`
      )
    )
    .orderBy(desc(orders.createdAt), asc(orderReservations.id))
  return rows.map((row) => ({
    ...row,
    timespan: row.timespan ?? '',
    orgName: row.orgName ?? '',
    // Goods and vouchers have no visit: what paid for them is used.
    visited: row.visited || (!row.ahead && row.date === null)
  }))
}

/** Those of which a visit is ahead. */
export const openOrdersOf = async (db: Db, card: CardRow): Promise<CardOrder[]> =>
  (await cardOrders(db, [card])).filter(({ ahead }) => ahead)
