import { and, asc, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import { checkRequired, spendTicket } from '../../account/commands/human-check'
import { checkCode } from '../../account/commands/use-code'
import { isPassword } from '../../account/password-hash'
import { ownPerson } from '../../account/queries/account'
import { hashPerson } from '../../db/person-hash'
import { boundCards, cardPeople, employers, type EmployerWay } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { proofOf } from '../proof'
import { CARD_KIND, withRights, type CardRow } from '../queries/own-card'
import { mobileHash, workHash } from '../registered-hash'
import { CARD_TEXTS } from '../texts'
import { tryOnce } from './card-tries'

type Person = typeof cardPeople.$inferSelect

export interface Proven {
  readonly card: CardRow
  readonly proof: string
}

/** Whether the registered person is the account's own, becomes it, or is somebody else. */
type Match = 'own' | 'new' | 'other'

const spend = async (context: RequestContext, ticket: string | undefined): Promise<void> => {
  if (ticket === undefined || !(await spendTicket(context.db, context, ticket))) throw checkRequired()
}

/** Refuses a card that is another account's (27302), has run out (27303) or is lost (27301). */
function checkFree(card: CardRow, userId: string, now: Date): void {
  if (card.userId !== null && card.userId !== userId)
    throw new Refusal(ErrorCode.cardBound, CARD_TEXTS.boundByOther)
  if (card.expiresAt <= now)
    throw new Refusal(ErrorCode.cardExpired, CARD_TEXTS.over(dateOf(card.expiresAt.getTime())))
  if (card.lostAt !== null) throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.lost)
}

/**
 * Number and password of a card that was bought. Refuses with 27304 without a passed check, with 27301 what is wrong and how often it can
 * be tried, 27302, 27303.
 */
export async function provePersonal(
  context: RequestContext,
  given: { readonly cardNumber: string; readonly password: string; readonly ticket?: string | undefined }
): Promise<Proven> {
  const { db } = context
  const { cardNumber, password } = given
  await spend(context, given.ticket)
  const card = await tryOnce(
    context,
    { what: cardNumber, field: 'password', wrong: CARD_TEXTS.wrongPassword },
    async () => {
      const [row] = await db.select().from(boundCards).where(eq(boundCards.cardNumber, cardNumber))
      const stored = row?.kind === CARD_KIND.prepaid ? row.passwordHash : null
      return (await isPassword(stored, password)) && row ? row : null
    }
  )
  const [full] = await withRights(db, [card])
  if (!full) throw new Error('a card that was just read')
  checkFree(full, requireUser(context).id, context.now())
  return { card: full, proof: await proofOf(context, cardNumber) }
}

type EnterpriseAsked =
  | {
      readonly way: 'workNo'
      readonly employerId: string
      readonly workNo: string
      readonly name: string
      readonly ticket?: string | undefined
    }
  | {
      readonly way: 'idNumber'
      readonly employerId: string
      readonly idType: number
      readonly idNumber: string
      readonly name: string
      readonly ticket?: string | undefined
    }
  | { readonly way: 'sms'; readonly employerId: string; readonly mobile: string; readonly code: string }

export interface ProvenPerson extends Proven {
  readonly person: Person
  readonly match: Match
}

/**
 * Somebody whom a company registered, by the ways that it takes. A name that is wrong is told as a number is, so that neither can be
 * guessed by itself. Refuses as `provePersonal`, with 20001 a way that the company does not take.
 */
export async function proveEnterprise(
  context: RequestContext,
  asked: EnterpriseAsked
): Promise<ProvenPerson> {
  const { db } = context
  const user = requireUser(context)
  const now = context.now()
  const [employer] = await db.select().from(employers).where(eq(employers.id, asked.employerId))
  if (!employer) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.noEmployer)
  const way: EmployerWay = asked.way
  if (!employer.ways.includes(way)) throw badInput(CARD_TEXTS.wayClosed, { field: 'way' })
  const person = await personOf(context, asked)
  const cards = await withRights(
    db,
    await db.select().from(boundCards).where(eq(boundCards.cardNumber, person.cardNumber))
  )
  const [card] = cards
  if (!card) throw new Error('somebody registered for no card')
  checkFree(card, user.id, now)
  const match = await matchOf(context, person)
  return { card, person, match, proof: await proofOf(context, card.cardNumber) }
}

/** By what was asked; one who is registered for several cards by the one that is free and ends first. */
async function personOf(context: RequestContext, asked: EnterpriseAsked): Promise<Person> {
  const { db } = context
  const now = context.now()
  if (asked.way === 'sms') {
    const useCode = await checkCode(context, asked.mobile, asked.code, 'card')
    const hash = await mobileHash(db, now, asked.mobile)
    const found = await first(context, asked.employerId, eq(cardPeople.mobileHash, hash), () => true)
    await transact(db, useCode)
    if (!found) throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.noneRegistered)
    return found
  }
  await spend(context, asked.ticket)
  const hash =
    asked.way === 'workNo'
      ? await workHash(db, now, asked.employerId, asked.workNo)
      : await hashPerson(db, now, asked)
  const which = asked.way === 'workNo' ? eq(cardPeople.workHash, hash) : eq(cardPeople.personHash, hash)
  return tryOnce(
    context,
    {
      what: `${asked.employerId}|${hash}`,
      field: asked.way,
      wrong: CARD_TEXTS.wrongPerson
    },
    () => first(context, asked.employerId, which, ({ name }) => name.trim() === asked.name.trim())
  )
}

async function first(
  context: RequestContext,
  employerId: string,
  which: ReturnType<typeof eq>,
  fits: (person: Person) => boolean
): Promise<Person | null> {
  const { db } = context
  const userId = requireUser(context).id
  const now = context.now()
  const rows = await db
    .select({ person: cardPeople, card: boundCards })
    .from(cardPeople)
    .innerJoin(boundCards, eq(boundCards.cardNumber, cardPeople.cardNumber))
    .where(and(eq(cardPeople.employerId, employerId), which))
    .orderBy(asc(boundCards.expiresAt), asc(boundCards.cardNumber))
  const theirs = rows.filter(({ person }) => fits(person))
  const free = theirs.find(({ card }) => card.userId === null && card.expiresAt > now)
  const own = theirs.find(({ card }) => card.userId === userId)
  return (free ?? own ?? theirs[0])?.person ?? null
}

export async function matchOf(context: RequestContext, { personHash }: Person): Promise<Match> {
  const { db } = context
  const own = await ownPerson(db, requireUser(context).id)
  if (!own) return 'new'
  return (await hashPerson(db, context.now(), own)) === personHash ? 'own' : 'other'
}
