import { and, eq, isNull, ne } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { isDate } from '@/domain/date'
import { keysOf } from '@/domain/keys-of'
import { birthdayOf } from '@/domain/person/birthday'
import { ID_TYPE, type Gender, type IdType } from '@/domain/person/codes'
import { MOST_CONTACTS, SELF } from '@/domain/person/contacts'
import { idCardDisagreement, idNumberError, normalizeIdNumber } from '@/domain/person/id-card'
import { contacts, users } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { ownPerson } from '../queries/account'
import { ownContact, type ContactRow } from '../queries/contacts'
import { randomId } from '../../settings/tokens'
import { ACCOUNT_TEXTS } from '../texts'
import { transact, type Tx } from '../../db/transact'

type Kept = 'relation' | 'marry' | 'provinceName' | 'cityName' | 'countyName' | 'addressDetails'

/** A person as they are entered or changed; what is left out stays as it is. */
export type ContactRequest = Pick<ContactRow, 'name' | 'mobile' | 'idNumber' | 'birthday'> & {
  readonly [K in Kept]: ContactRow[K] | undefined
} & {
  /** Undefined of somebody new. */
  readonly id: string | undefined
  readonly gender: Gender
  readonly idType: IdType
  /** This person has agreed to being entered. */
  readonly consent: boolean
}

interface Entered {
  readonly relation: string
  readonly old: ContactRow | null
  readonly consent: boolean
  readonly now: Date
}

/** When the person agreed to being entered. Refuses somebody else without that, and a second 本人. */
async function agreedAt(
  tx: Tx,
  userId: string,
  { relation, old, consent, now }: Entered
): Promise<Date | null> {
  if (relation === SELF) {
    const own = await ownPerson(tx, userId)
    if (own && own.id !== old?.id) throw badInput(ACCOUNT_TEXTS.selfTwice, { field: 'relation' })
    return null
  }
  if (old && old.relation !== SELF) return old.consentAt ?? (consent ? now : null)
  if (!consent) throw badInput(ACCOUNT_TEXTS.consentMissing, { field: 'consent' })
  return now
}

/** What is told of a person. */
type Told = Pick<ContactRow, Kept | 'name' | 'mobile' | 'gender' | 'birthday'>

const isSame = (row: ContactRow, told: Told): boolean =>
  keysOf(told).every((field) => row[field] === told[field])

/**
 * Adds a person or changes one of the user's own. Somebody who is entered again with all the same is the same person: the answer may
 * have been lost on its way. Refuses what §5 forbids (20001), and other users' people (404).
 */
export async function saveContact(context: RequestContext, input: ContactRequest): Promise<ContactRow> {
  const user = requireUser(context)
  const now = context.now()
  const idNumber = normalizeIdNumber(input.idNumber)
  const { idType, birthday: given } = input
  if (given !== null && !isDate(given)) throw badInput('出生日期不正确', { field: 'birthday' })
  const wrong = idNumberError({ idType, idNumber })
  if (wrong) throw badInput(wrong, { field: 'id_number' })
  const conflict =
    idType === ID_TYPE.idCard ? idCardDisagreement({ idNumber, gender: input.gender, birthday: given }) : null
  if (conflict) throw badInput(conflict.message, { field: conflict.field })

  return transact(context.db, async (tx) => {
    // One after the other: of two that enter the same person at once the second finds the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    const old = input.id ? await ownContact(tx, user.id, input.id) : null
    const mine = and(eq(contacts.userId, user.id), isNull(contacts.deletedAt))
    // The numbers are sealed: the few people of one user are compared here.
    const others = await tx
      .select({ id: contacts.id, idType: contacts.idType, idNumber: contacts.idNumber })
      .from(contacts)
      .where(and(mine, old ? ne(contacts.id, old.id) : undefined))
    const relation = input.relation ?? old?.relation ?? '其他'
    const told = {
      name: input.name,
      mobile: input.mobile,
      gender: input.gender,
      birthday: birthdayOf({ idType, idNumber, birthday: given }),
      relation,
      marry: input.marry === undefined ? (old?.marry ?? null) : input.marry,
      provinceName: input.provinceName ?? old?.provinceName ?? '',
      cityName: input.cityName ?? old?.cityName ?? '',
      countyName: input.countyName ?? old?.countyName ?? '',
      addressDetails: input.addressDetails ?? old?.addressDetails ?? ''
    }
    const twin = others.find((other) => other.idType === idType && other.idNumber === idNumber)
    if (twin) {
      const known = await ownContact(tx, user.id, twin.id)
      if (!old && isSame(known, told)) return known
      throw badInput(ACCOUNT_TEXTS.contactTwice, { field: 'id_number' })
    }
    const consentAt = await agreedAt(tx, user.id, { relation, old, consent: input.consent, now })
    const values = { ...told, idType, idNumber, consentAt, updatedAt: now }
    if (old) {
      const [row] = await tx.update(contacts).set(values).where(eq(contacts.id, old.id)).returning()
      return row ?? { ...old, ...values }
    }
    if (others.length >= MOST_CONTACTS)
      throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.contactLimit(MOST_CONTACTS))
    const row = {
      ...values,
      id: randomId('c'),
      userId: user.id,
      isDefault: false,
      createdAt: now,
      deletedAt: null
    }
    await tx.insert(contacts).values(row)
    return row
  })
}
