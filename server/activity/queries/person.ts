import { eq } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { ageOf } from '@/domain/person/age'
import { ID_TYPE } from '@/domain/person/codes'
import { idCardFacts } from '@/domain/person/id-card'
import { ownPerson } from '../../account/queries/account'
import type { Db } from '../../db/client'
import { hashPerson } from '../../db/person-hash'
import { users } from '../../db/schema'
import { fingerprint } from '../../settings/fingerprint'

const ADULT = 18

/** What a person is known by beside the account: keyed hashes. */
export interface KnownBy {
  /** null of a call without a device's number. */
  readonly device: string | null
  /** null of who has not told a document. */
  readonly id: string | null
}

/** Whoever shares a device or a document with others shares its limits too, whatever the accounts. */
export async function knownBy(
  db: Db,
  now: Date,
  { userId, deviceToken }: { readonly userId: string; readonly deviceToken: string | null }
): Promise<KnownBy> {
  const own = await ownPerson(db, userId)
  return {
    device: deviceToken === null ? null : `device:${await fingerprint(db, now, `device|${deviceToken}`)}`,
    id: own && own.idNumber !== '' ? `id:${await hashPerson(db, now, own)}` : null
  }
}

/** Known to be under 18, by their document, their entry as themselves, or their profile. Of whom nothing is known it is false. */
export async function isMinor(db: Db, userId: string, now: Date): Promise<boolean> {
  const own = await ownPerson(db, userId)
  const card = own?.idType === ID_TYPE.idCard ? idCardFacts(own.idNumber) : null
  const [user] = await db.select({ profile: users.profile }).from(users).where(eq(users.id, userId))
  const told = [card?.birthday, own?.birthday, user?.profile?.birthday]
  const birthday = told.find((one) => one != null && one !== '')
  if (birthday === undefined || birthday === null) return false
  const age = ageOf(birthday, dateOf(now.getTime()))
  return age !== null && age < ADULT
}
