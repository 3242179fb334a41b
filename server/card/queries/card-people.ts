import { eq } from 'drizzle-orm'
import { leftOf, personProblem, usable } from '@/domain/card/rights'
import { CARD_WORDS } from '@/domain/card/texts'
import { dateOf, monthDay } from '@/domain/date'
import { ageAt } from '@/domain/person/age'
import { listContacts, type ContactRow } from '../../account/queries/contacts'
import type { Db } from '../../db/client'
import { hashPerson } from '../../db/person-hash'
import { cardMembers } from '../../db/schema'
import { cardOrders, type CardOrder } from './card-orders'
import { holderHashOf } from './card-person'
import { familyShare } from './family-share'
import { boundCard, type CardRow } from './own-card'
import { suited } from './wallet'

export interface PersonOnCard {
  readonly contact: ContactRow
  readonly age: number | null
  readonly holder: boolean
  readonly named: boolean
  readonly canName: boolean
  readonly left: number
  /** '' they can be booked for, once they are named. */
  readonly reason: string
  /** The order that has their use. */
  readonly order: CardOrder | null
}

/** The account's people as a card sees them: how much is left for each, or why nothing is. Refuses with 404 another's card. */
export async function cardPeopleOf(
  db: Db,
  userId: string,
  cardNumber: string,
  now: Date
): Promise<PersonOnCard[]> {
  const card = await boundCard(db, userId, cardNumber)
  const holderHash = await holderHashOf(db, card, now)
  const members = await db.select().from(cardMembers).where(eq(cardMembers.cardNumber, cardNumber))
  const orders = (await cardOrders(db, [card])).filter(({ kind }) => kind === 'right')
  const open = familyShare(card) - members.length
  const people: PersonOnCard[] = []
  for (const contact of await listContacts(db, userId)) {
    const hash = await hashPerson(db, now, contact)
    const member = members.find(({ personHash }) => personHash === hash)
    people.push(
      personOnCard(card, contact, {
        holder: hash === holderHash,
        member: member?.relation ?? null,
        open,
        order: orders.find(({ personHash }) => personHash === hash) ?? null,
        now
      })
    )
  }
  return people
}

interface Known {
  readonly holder: boolean
  /** What they are to the holder, once they are named. */
  readonly member: string | null
  readonly open: number
  readonly order: CardOrder | null
  readonly now: Date
}

function personOnCard(
  card: CardRow,
  contact: ContactRow,
  { holder, member, open, order, now }: Known
): PersonOnCard {
  const today = dateOf(now.getTime())
  const { birthday, gender } = suited(contact)
  const person = { isHolder: holder, relation: member ?? contact.relation, birthday, gender }
  const problems = card.rights.map((right) => ({ right, problem: personProblem(right, person, today) }))
  const theirs = problems.filter(({ problem }) => problem === null).map(({ right }) => right)
  const live = card.lostAt === null ? theirs.filter((right) => usable(right, now)) : []
  const left = live.reduce((sum, right) => sum + leftOf(right), 0)
  const canName = !holder && member === null && theirs.length > 0 && open > 0
  const family = problems.find(({ right }) => right.relations.length > 0)
  const reason = (): string => {
    if (theirs.length === 0) return (holder ? undefined : family?.problem) ?? CARD_WORDS.notHolder
    if (card.lostAt !== null) return CARD_WORDS.lost
    if (now < card.startsAt) return CARD_WORDS.early(dateOf(card.startsAt.getTime()))
    if (card.expiresAt <= now) return CARD_WORDS.expired
    if (left === 0) return order?.date ? CARD_WORDS.usedOn(monthDay(order.date)) : CARD_WORDS.usedUp
    return !holder && member === null && !canName ? CARD_WORDS.shareFull : ''
  }
  return {
    ...{ contact, holder, canName, order, reason: reason() },
    age: birthday === null ? null : ageAt(birthday, today),
    named: member !== null,
    left
  }
}
