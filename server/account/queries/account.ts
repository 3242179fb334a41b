import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { UserInfo } from '@/contract/dto/auth'
import { maskIdNumber } from '@/domain/mask'
import { ID_TYPE } from '@/domain/person/codes'
import type { Db } from '../../db/client'
import { contacts, users } from '../../db/schema'
import { tokenInvalid } from '../../http/refusal'

type UserRow = typeof users.$inferSelect

/** The account with the document of its own person. Plain numbers travel in sealed answers only. */
export async function userInfoOf(db: Db, user: UserRow, idNumber: 'plain' | 'masked'): Promise<UserInfo> {
  const [own] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, user.id), eq(contacts.relation, '本人'), isNull(contacts.deletedAt)))
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt))
    .limit(1)
  return {
    user_id: user.id,
    mobile: user.phone,
    name: user.name || (own?.name ?? ''),
    id_type: own?.idType ?? ID_TYPE.idCard,
    id_number: own ? (idNumber === 'plain' ? own.idNumber : maskIdNumber(own.idNumber, own.idType)) : '',
    memberLevel: user.memberLevel
  }
}

export async function accountOf(db: Db, userId: string, idNumber: 'plain' | 'masked'): Promise<UserInfo> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw tokenInvalid()
  return userInfoOf(db, user, idNumber)
}
