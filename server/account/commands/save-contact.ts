import { and, count, eq, isNull, ne } from 'drizzle-orm'
import type { Contact, SaveContactInput } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { isDate } from '@/domain/date'
import { birthdayOf } from '@/domain/person/age'
import { ID_TYPE } from '@/domain/person/codes'
import { idCardDisagreement, idNumberError, normalizeIdNumber } from '@/domain/person/id-card'
import { contacts } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { ownPerson } from '../queries/account'
import { ownContact, SELF, toContactDto, type ContactRow } from '../queries/contacts'
import { randomId } from '../../settings/tokens'
import { ACCOUNT_TEXTS } from '../texts'
import { transact, type Tx } from '../../db/transact'

const MAX_CONTACTS = 50

const dashed = (compact: string | undefined): string | null => {
  if (!compact) return null
  const date = `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}`
  if (!isDate(date)) throw badInput('出生日期不正确', { field: 'birthday' })
  return date
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

/** Adds a person or changes one of the user's own. Refuses what §5 forbids (20001), and other users' people (404). */
export async function saveContact(context: RequestContext, input: SaveContactInput): Promise<Contact> {
  const user = requireUser(context)
  const now = context.now()
  const idNumber = normalizeIdNumber(input.id_number)
  const given = dashed(input.birthday)
  const wrong = idNumberError({ idType: input.id_type, idNumber })
  if (wrong) throw badInput(wrong, { field: 'id_number' })
  const conflict =
    input.id_type === ID_TYPE.idCard
      ? idCardDisagreement({ idNumber, gender: input.gender, birthday: given })
      : null
  if (conflict) throw badInput(conflict.message, { field: conflict.field })

  return transact(context.db, async (tx) => {
    const old = input.contacts_id ? await ownContact(tx, user.id, input.contacts_id) : null
    const mine = and(eq(contacts.userId, user.id), isNull(contacts.deletedAt))
    // The numbers are sealed: the few people of one user are compared here.
    const others = await tx
      .select({ idNumber: contacts.idNumber })
      .from(contacts)
      .where(and(mine, eq(contacts.idType, input.id_type), old ? ne(contacts.id, old.id) : undefined))
    if (others.some((other) => other.idNumber === idNumber))
      throw badInput(ACCOUNT_TEXTS.contactTwice, { field: 'id_number' })
    const relation = input.relation ?? old?.relation ?? '其他'
    const consentAt = await agreedAt(tx, user.id, { relation, old, consent: input.consent === 1, now })
    const values = {
      name: input.name,
      mobile: input.mobile,
      gender: input.gender,
      idType: input.id_type,
      idNumber,
      birthday: birthdayOf({ idType: input.id_type, idNumber, birthday: given }),
      relation,
      consentAt,
      marry: input.marry === undefined ? (old?.marry ?? null) : input.marry,
      provinceName: input.province_name ?? old?.provinceName ?? '',
      cityName: input.city_name ?? old?.cityName ?? '',
      countyName: input.county_name ?? old?.countyName ?? '',
      addressDetails: input.addressDetails ?? old?.addressDetails ?? '',
      updatedAt: now
    }
    if (old) {
      const [row] = await tx.update(contacts).set(values).where(eq(contacts.id, old.id)).returning()
      return toContactDto(row ?? { ...old, ...values })
    }
    const [total] = await tx.select({ n: count() }).from(contacts).where(mine)
    if ((total?.n ?? 0) >= MAX_CONTACTS)
      throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.contactLimit(MAX_CONTACTS))
    const row = {
      ...values,
      id: randomId('c'),
      userId: user.id,
      isDefault: false,
      createdAt: now,
      deletedAt: null
    }
    await tx.insert(contacts).values(row)
    return toContactDto(row)
  })
}
