import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Profile } from '@/contract/account/dto/account'
import type { UserInfo } from '@/contract/auth/dto/auth'
import { maskIdNumber } from '@/domain/mask'
import { ID_TYPE } from '@/domain/person/codes'
import type { Db } from '../../db/client'
import { contacts, users } from '../../db/schema'
import { tokenInvalid } from '../../http/refusal'

type UserRow = typeof users.$inferSelect

export const EMPTY_PROFILE: NonNullable<UserRow['profile']> = {
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
  const [own] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.relation, '本人'), isNull(contacts.deletedAt)))
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt))
    .limit(1)
  return own ?? null
}

/** The account with the document of its own person. Plain numbers travel in sealed answers only. */
export async function userInfoOf(db: Db, user: UserRow, idNumber: 'plain' | 'masked'): Promise<UserInfo> {
  const own = await ownPerson(db, user.id)
  return {
    user_id: user.id,
    mobile: user.phone,
    name: user.name || (own?.name ?? ''),
    id_type: own?.idType ?? ID_TYPE.idCard,
    id_number: own ? (idNumber === 'plain' ? own.idNumber : maskIdNumber(own.idNumber, own.idType)) : '',
    memberLevel: user.memberLevel
  }
}

export async function userRow(db: Db, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw tokenInvalid()
  return user
}

export const accountOf = async (db: Db, userId: string, idNumber: 'plain' | 'masked'): Promise<UserInfo> =>
  userInfoOf(db, await userRow(db, userId), idNumber)

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
    gender: flagOf(told.gender),
    marry: flagOf(told.marry),
    birthday: told.birthday.replaceAll('-', ''),
    mobile: user.phone,
    realName: own?.name ?? '',
    hasPassword: user.passwordHash === null ? 0 : 1,
    memberLevel: user.memberLevel,
    erasedAfter: user.erasedAfter?.getTime() ?? null
  }
}
