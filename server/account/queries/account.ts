import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { maskIdNumber } from '@/domain/mask'
import { genderOf, ID_TYPE, type Gender } from '@/domain/person/codes'
import { SELF } from '@/domain/person/contacts'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared'
import { contacts, users } from '../../db/schema'
import type { Profile as ToldProfile } from '../../db/schema/account'
import { tokenInvalid } from '../../http/refusal'

type UserRow = typeof users.$inferSelect

export const EMPTY_PROFILE: ToldProfile = {
  nickname: '',
  gender: null,
  birthday: '',
  marry: null,
  heightCm: null,
  weightKg: null,
  allergies: '',
  medicines: ''
}

/** The contact that is the user. */
export async function ownPerson(db: Db, userId: string): Promise<typeof contacts.$inferSelect | null> {
  const [own] = await ownStatement(db).execute({ userId })
  return own ?? null
}

const ownStatement = prepared((db) =>
  db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, sql.placeholder('userId')),
        eq(contacts.relation, SELF),
        isNull(contacts.deletedAt)
      )
    )
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt))
    .limit(1)
    .prepare('own_person')
)

/** An account with the document of its own person. */
export interface Account {
  readonly id: string
  readonly phone: string
  readonly name: string
  readonly idType: number
  readonly idNumber: string
  readonly memberLevel: number
}

/** The account of a user who is read already. Plain numbers travel in sealed answers only. */
export async function accountOfRow(db: Db, user: UserRow, idNumber: 'plain' | 'masked'): Promise<Account> {
  const own = await ownPerson(db, user.id)
  return {
    id: user.id,
    phone: user.phone,
    name: user.name || (own?.name ?? ''),
    idType: own?.idType ?? ID_TYPE.idCard,
    idNumber: own ? (idNumber === 'plain' ? own.idNumber : maskIdNumber(own.idNumber, own.idType)) : '',
    memberLevel: user.memberLevel
  }
}

export async function userRow(db: Db, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw tokenInvalid()
  return user
}

export const accountOf = async (db: Db, userId: string, idNumber: 'plain' | 'masked'): Promise<Account> =>
  accountOfRow(db, await userRow(db, userId), idNumber)

/** What the user told of themselves, and what the account knows of them. */
export interface Profile extends ToldProfile {
  readonly gender: Gender | null
  readonly marry: 0 | 1 | null
  readonly mobile: string
  /** Of the user's own person; '' before there is one. */
  readonly realName: string
  readonly hasPassword: boolean
  readonly memberLevel: number
  /** When the account is erased, as its owner asked for; null: it stays. */
  readonly erasedAfter: Date | null
}

const flagOf = (value: number | null): 0 | 1 | null => (value === 0 || value === 1 ? value : null)

/** What the user told of themselves; sex and birthday of their own person until they did. */
export async function profileOf(db: Db, user: UserRow): Promise<Profile> {
  const own = await ownPerson(db, user.id)
  const told = user.profile ?? {
    ...EMPTY_PROFILE,
    gender: own?.gender ?? null,
    birthday: own?.birthday ?? '',
    marry: own?.marry ?? null
  }
  return {
    ...told,
    gender: genderOf(told.gender),
    marry: flagOf(told.marry),
    mobile: user.phone,
    realName: own?.name ?? '',
    hasPassword: user.passwordHash !== null,
    memberLevel: user.memberLevel,
    erasedAfter: user.erasedAfter
  }
}
