import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Contact, Relation } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { ID_TYPE } from '@/domain/person/codes'
import type { Db } from '../../db/client'
import { contacts } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { ACCOUNT_TEXTS } from '../texts'

export type ContactRow = typeof contacts.$inferSelect
/** The account's own person, as prices and cards depend on it. */
export type OwnPerson = Pick<ContactRow, 'id' | 'userId' | 'gender' | 'idType' | 'idNumber'>

/** Both spellings of §3: name and realName, gender and sex, the number by its type. */
export function toContactDto(row: ContactRow): Contact {
  const number =
    row.idType === ID_TYPE.idCard
      ? { id_number1: row.idNumber }
      : { id_number9: row.idNumber, other_id_number: row.idNumber }
  return {
    contacts_id: row.id,
    user_id: row.userId,
    name: row.name,
    realName: row.name,
    mobile: row.mobile,
    gender: row.gender,
    sex: row.gender,
    id_type: row.idType,
    id_number: row.idNumber,
    ...number,
    birthday: row.birthday?.replaceAll('-', '') ?? '',
    relation: row.relation,
    marry: row.marry,
    province_name: row.provinceName,
    city_name: row.cityName,
    county_name: row.countyName,
    addressDetails: row.addressDetails,
    is_default: row.isDefault ? 1 : 0
  }
}

export const SELF = '本人'

/** The user's people: themselves first, then the default one, then in the order they were added. */
export async function listContacts(db: Db, userId: string): Promise<Contact[]> {
  const rows = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), isNull(contacts.deletedAt)))
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt), asc(contacts.id))
  const own = (row: ContactRow) => (row.relation === SELF ? 0 : 1)
  return rows.sort((one, other) => own(one) - own(other)).map(toContactDto)
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

const RELATIONS = ['本人', '配偶', '父亲', '母亲', '儿子', '女儿', '朋友', '其他']

export const relations = (): Relation[] => RELATIONS.map((name, index) => ({ id: index + 1, name }))
