import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import { GENDER, idTypeOf } from '@/domain/person/codes'
import { SELF } from '@/domain/person/contacts'
import { idCardFacts } from '@/domain/person/id-card'
import { saveContact } from '../../account/commands/save-contact'
import { ownPerson } from '../../account/queries/account'
import { ownContact, type ContactRow } from '../../account/queries/contacts'
import { hashPerson } from '../../db/person-hash'
import { boundCards, cardBalances, cardPeople } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { provenCard } from '../proof'
import { CARD_KIND } from '../queries/own-card'
import { mobileHash } from '../registered-hash'
import { CARD_TEXTS } from '../texts'
import { matchOf } from './prove-card'

type Bound = Pick<typeof boundCards.$inferSelect, 'cardNumber' | 'name' | 'company'>

/** Of two who bind the same card at once one does, by one conditional update. The same again does nothing. Refuses 27302, 27303, 27301. */
async function bind(
  tx: Tx,
  cardNumber: string,
  userId: string,
  { contact, hash }: { readonly contact: ContactRow; readonly hash: string },
  at: Date
): Promise<Bound> {
  const mine = or(isNull(boundCards.holderHash), eq(boundCards.holderHash, hash))
  const [bound] = await tx
    .update(boundCards)
    .set({ userId, contactsId: contact.id, holderHash: hash, boundAt: at })
    .where(
      and(
        eq(boundCards.cardNumber, cardNumber),
        isNull(boundCards.userId),
        isNull(boundCards.lostAt),
        gt(boundCards.expiresAt, at),
        mine
      )
    )
    .returning()
  if (bound) {
    await tx.update(cardBalances).set({ userId }).where(eq(cardBalances.no, cardNumber))
    return bound
  }
  const [card] = await tx.select().from(boundCards).where(eq(boundCards.cardNumber, cardNumber))
  if (!card) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.cardMissing)
  if (card.userId !== null && card.userId !== userId)
    throw new Refusal(ErrorCode.cardBound, CARD_TEXTS.boundByOther)
  if (card.holderHash !== null && card.holderHash !== hash)
    throw new Refusal(ErrorCode.cardBound, CARD_TEXTS.notHandedOn)
  if (card.expiresAt <= at)
    throw new Refusal(ErrorCode.cardExpired, CARD_TEXTS.over(dateOf(card.expiresAt.getTime())))
  if (card.lostAt !== null) throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.lost)
  return card
}

/** A card that was bought, for one of the account's people. Refuses with 404 somebody else's. */
export async function bindPersonal(
  context: RequestContext,
  { proof, contactsId }: { readonly proof: string; readonly contactsId: string }
): Promise<Bound> {
  const { db } = context
  const { id } = requireUser(context)
  const now = context.now()
  const cardNumber = await provenCard(context, proof)
  const contact = await ownContact(db, id, contactsId)
  const hash = await hashPerson(db, now, contact)
  return transact(db, async (tx) => {
    const [card] = await tx.select().from(boundCards).where(eq(boundCards.cardNumber, cardNumber))
    if (card?.kind !== CARD_KIND.prepaid) throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.proofOver)
    return bind(tx, cardNumber, id, { contact, hash }, now)
  })
}

/** A company's card, for whom it registered: the account's own person, or who becomes that with it. */
export async function bindEnterprise(context: RequestContext, proof: string): Promise<Bound> {
  const { db } = context
  const { id } = requireUser(context)
  const cardNumber = await provenCard(context, proof)
  const [person] = await db.select().from(cardPeople).where(eq(cardPeople.cardNumber, cardNumber))
  if (!person) throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.proofOver)
  const match = await matchOf(context, person)
  if (match === 'other') throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.otherPerson)
  const contact = match === 'new' ? await enterOwn(context, person) : await ownPerson(db, id)
  if (!contact) throw new Error('an account without its own person')
  const hash = person.personHash
  return transact(db, (tx) => bind(tx, cardNumber, id, { contact, hash }, context.now()))
}

/** The account's own person, as the company registered them: they have looked at it, and bind the card with it. */
function enterOwn(context: RequestContext, person: typeof cardPeople.$inferSelect): Promise<ContactRow> {
  const facts = idCardFacts(person.idNumber)
  return saveContact(context, {
    ...{ id: undefined, name: person.name, mobile: person.mobile, idNumber: person.idNumber },
    ...{
      idType: idTypeOf(person.idType),
      gender: facts?.gender ?? GENDER.male,
      birthday: facts?.birthday ?? null
    },
    ...{ relation: SELF, marry: undefined, consent: true },
    ...{ provinceName: undefined, cityName: undefined, countyName: undefined, addressDetails: undefined }
  })
}

/**
 * All cards that companies registered for this account's own number and own person: the number was shown at login, so that nothing is to
 * be guessed. Refuses with 27301 when there are none.
 */
export async function bindRegistered(context: RequestContext): Promise<Bound[]> {
  const { db } = context
  const { id, phone } = requireUser(context)
  const now = context.now()
  const contact = await ownPerson(db, id)
  const none = () => new Refusal(ErrorCode.cardRefused, CARD_TEXTS.noneRegistered)
  if (!contact) throw none()
  const hash = await hashPerson(db, now, contact)
  const found = await db
    .select({ cardNumber: cardPeople.cardNumber })
    .from(cardPeople)
    .innerJoin(boundCards, eq(boundCards.cardNumber, cardPeople.cardNumber))
    .where(
      and(
        eq(cardPeople.mobileHash, await mobileHash(db, now, phone)),
        eq(cardPeople.personHash, hash),
        isNull(boundCards.userId),
        isNull(boundCards.lostAt),
        gt(boundCards.expiresAt, now)
      )
    )
  if (found.length === 0) throw none()
  return transact(db, async (tx) => {
    const bound: Bound[] = []
    for (const { cardNumber } of found) bound.push(await bind(tx, cardNumber, id, { contact, hash }, now))
    return bound
  })
}
