import { and, eq, isNull } from 'drizzle-orm'
import { ID_TYPE, genderOf } from '@/domain/person/codes'
import { suitability } from '@/domain/person/suitability'
import type { ProductRow } from '../../catalogue/queries/read-shop'
import type { Db } from '../../db/client'
import { contacts } from '../../db/schema'

/** Whether the user has people of their own and the product takes none of them, on whichever of the days. */
export async function takesNoneOfFamily(
  db: Db,
  userId: string | null,
  { sexLimit, ageMin, ageMax }: ProductRow,
  days: readonly string[]
): Promise<boolean> {
  if (userId === null || (sexLimit === null && ageMin === null && ageMax === null)) return false
  const people = await db
    .select({
      gender: contacts.gender,
      idType: contacts.idType,
      idNumber: contacts.idNumber,
      birthday: contacts.birthday
    })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), isNull(contacts.deletedAt)))
  const limits = { kind: null, sexLimit: genderOf(sexLimit), ageMin, ageMax }
  return (
    people.length > 0 &&
    people.every(({ gender, idType, idNumber, birthday }) => {
      const type = idType === ID_TYPE.idCard ? ID_TYPE.idCard : ID_TYPE.other
      const person = { gender: genderOf(gender), idType: type, idNumber, birthday }
      return days.every((day) => !suitability(person, limits, day).ok)
    })
  )
}
