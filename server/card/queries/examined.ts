import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import {
  boundCards,
  cardPeople,
  cardRights,
  orderPeople,
  orderReservations,
  orderVisits
} from '../../db/schema'

/** Somebody whom a company registered, and whether they were examined: that is all that it learns. */
export interface Examined {
  readonly workNo: string
  readonly name: string
  readonly examined: boolean
}

/** Of each of its people; not what was done, when, where, what it cost or who of the family was. */
export async function examinedOf(db: Db, employerId: string): Promise<Examined[]> {
  const came = sql<boolean>`exists (
    select from ${cardRights} r
      join ${orderReservations} c on c.kind = 'right' and c.resource = r.id and c.amount > c.given_back
      join ${orderVisits} v on v.order_num = c.order_num and v.state = 'visited'
      join ${orderPeople} p on p.order_num = c.order_num and p.role = 'examinee'
    where r.card_number = ${cardPeople.cardNumber} and p.person_hash = ${cardPeople.personHash})`
  const rows = await db
    .select({ workNo: cardPeople.workNo, name: cardPeople.name, workHash: cardPeople.workHash, came })
    .from(cardPeople)
    .innerJoin(boundCards, eq(boundCards.cardNumber, cardPeople.cardNumber))
    .where(eq(cardPeople.employerId, employerId))
    .orderBy(asc(boundCards.cardNumber))
  const people = new Map<string, Examined>()
  for (const { workNo, name, workHash, came: examined } of rows) {
    const known = people.get(workHash)
    people.set(workHash, { workNo, name, examined: examined || (known?.examined ?? false) })
  }
  return [...people.values()]
}
