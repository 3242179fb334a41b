import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { SELF } from '@/domain/person/contacts'
import type { Db } from '../../db/client'
import { contacts } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { ACCOUNT_TEXTS } from '../texts'

export type ContactRow = typeof contacts.$inferSelect
/** The account's own person, as prices and cards depend on it. */
export type OwnPerson = Pick<ContactRow, 'id' | 'userId' | 'gender' | 'idType' | 'idNumber'>

/** The user's people: themselves first, then the default one, then in the order they were added. */
export async function listContacts(db: Db, userId: string): Promise<ContactRow[]> {
  const rows = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), isNull(contacts.deletedAt)))
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt), asc(contacts.id))
  const own = (row: ContactRow) => (row.relation === SELF ? 0 : 1)
  return rows.sort((one, other) => own(one) - own(other))
}

/** One of the user's own people. Refuses with 404 for anybody else's. */
export async function ownContact(db: Db, userId: string, contactsId: string): Promise<ContactRow> {
  const [row] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, contactsId), eq(contacts.userId, userId), isNull(contacts.deletedAt)))
  if (!row) throw new Refusal(ErrorCode.notFound, ACCOUNT_TEXTS.contactMissing)
  return row
}

const RELATIONS = [SELF, '配偶', '父亲', '母亲', '儿子', '女儿', '朋友', '其他']

/** What a person can be to the user. */
export const relations = () => RELATIONS.map((name, index) => ({ id: index + 1, name }))
