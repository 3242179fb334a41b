import { and, eq } from 'drizzle-orm'
import { CUSTOMS, customsYear } from '@/domain/customs/customs'
import { longIdNumber } from '@/domain/person/id-card'
import { ID_TYPE } from '@/domain/person/codes'
import { verifyRealName } from '../../../account/real-name'
import type { Db } from '../../../db/client'
import { hashPerson } from '../../../db/person-hash'
import { customsYears } from '../../../db/schema'
import type { RequestContext } from '../../../http/context'

/** Keyed hash of an identity number: the same person has the same allowance under each account and by its old number. */
export const personOfCustoms = (db: Db, now: Date, idNumber: string): Promise<string> =>
  hashPerson(db, now, { idType: ID_TYPE.idCard, idNumber: longIdNumber(idNumber) })

/** What orders of a person have of a year, in fen. */
export async function usedOfYear(db: Db, personHash: string, year: number): Promise<number> {
  const [row] = await db
    .select({ takenFen: customsYears.takenFen })
    .from(customsYears)
    .where(and(eq(customsYears.personHash, personHash), eq(customsYears.year, year)))
  return row?.takenFen ?? 0
}

/** How the year of a person stands. Told for a real name alone: refuses with 28001–28003. */
export async function allowanceOf(
  { db, config, now }: RequestContext,
  { name, idNumber }: { readonly name: string; readonly idNumber: string }
): Promise<{ readonly year: number; readonly usedFen: number; readonly limitFen: number }> {
  await verifyRealName(config, { name, idType: ID_TYPE.idCard, idNumber })
  const at = now()
  const year = customsYear(at.getTime())
  const usedFen = await usedOfYear(db, await personOfCustoms(db, at, idNumber), year)
  return { year, usedFen, limitFen: CUSTOMS.yearFen }
}
