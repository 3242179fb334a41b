import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { personProblem } from '@/domain/card/rights'
import { dateOf } from '@/domain/date'
import { birthdayOf } from '@/domain/person/birthday'
import { idTypeOf } from '@/domain/person/codes'
import { ownContact } from '../../account/queries/contacts'
import { hashPerson } from '../../db/person-hash'
import { boundCards, cardMembers } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { cardUnfit } from '../refusals'
import { openOrdersOf } from '../queries/card-orders'
import { askedContact } from '../queries/card-person'
import { familyShare } from '../queries/family-share'
import { ownCard, type CardRow } from '../queries/own-card'
import { CARD_TEXTS } from '../texts'

interface Named {
  readonly cardNumber: string
  readonly contactsId: string
}

const refused = (text: string) => new Refusal(ErrorCode.cardRefused, text)

/** Why somebody cannot be named by any entitlement of the card; null when they can. */
function familyProblem(
  card: CardRow,
  person: { readonly relation: string; readonly birthday: string | null },
  today: string
): string | null {
  const theirs = card.rights.filter(
    ({ relations, withdrawnAt }) => relations.length > 0 && withdrawnAt === null
  )
  const problems = theirs.map((right) =>
    personProblem(right, { ...person, isHolder: false, gender: null }, today)
  )
  return problems.some((problem) => problem === null) ? null : (problems[0] ?? CARD_TEXTS.holderOnly)
}

/** The holder names somebody of the family, within the share that the company gives: once named, they can be booked for. The same again does nothing. */
export async function nameFamily(context: RequestContext, { cardNumber, contactsId }: Named): Promise<void> {
  const { db } = context
  const { id } = requireUser(context)
  const now = context.now()
  const card = await ownCard(db, id, cardNumber, now)
  if (card.lostAt !== null) throw refused(CARD_TEXTS.lost)
  const contact = await ownContact(db, id, contactsId)
  const asked = askedContact(contact)
  const birthday = birthdayOf({ ...asked, idType: idTypeOf(asked.idType) })
  const problem = familyProblem(card, { relation: contact.relation, birthday }, dateOf(now.getTime()))
  if (problem !== null) throw cardUnfit(problem)
  const personHash = await hashPerson(db, now, contact)
  await transact(db, async (tx) => {
    // Two phones name one after the other.
    await tx
      .select({ one: boundCards.cardNumber })
      .from(boundCards)
      .where(eq(boundCards.cardNumber, cardNumber))
      .for('no key update')
    const [counted] = await tx
      .select({ n: sql<number>`count(*) filter (where ${cardMembers.personHash} <> ${personHash})::int` })
      .from(cardMembers)
      .where(eq(cardMembers.cardNumber, cardNumber))
    if ((counted?.n ?? 0) >= familyShare(card)) throw refused(CARD_TEXTS.shareFull)
    await tx
      .insert(cardMembers)
      .values({ cardNumber, personHash, contactsId, relation: contact.relation, namedAt: now })
      .onConflictDoUpdate({
        target: [cardMembers.cardNumber, cardMembers.personHash],
        set: { contactsId, relation: contact.relation }
      })
  })
}

/** Takes somebody out again. Refuses with 27301 while they have a visit by it. */
export async function dropFamily(context: RequestContext, { cardNumber, contactsId }: Named): Promise<void> {
  const { db } = context
  const { id } = requireUser(context)
  const card = await ownCard(db, id, cardNumber, context.now())
  await transact(db, async (tx) => {
    const which = and(eq(cardMembers.cardNumber, cardNumber), eq(cardMembers.contactsId, contactsId))
    const [member] = await tx.select().from(cardMembers).where(which)
    if (!member) throw refused(CARD_TEXTS.notMember)
    const ahead = await openOrdersOf(tx, card)
    if (ahead.some(({ personHash }) => personHash === member.personHash))
      throw refused(CARD_TEXTS.memberBooked)
    await tx.delete(cardMembers).where(which)
  })
}
