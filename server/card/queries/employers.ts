import { asc, eq, ilike, max } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { boundCards, employers } from '../../db/schema'

const MOST = 20

/** Companies by a part of their name, with the last end of their cards. */
export const findEmployers = (db: Db, name: string) =>
  db
    .select({
      id: employers.id,
      name: employers.name,
      ways: employers.ways,
      expiresAt: max(boundCards.expiresAt)
    })
    .from(employers)
    .leftJoin(boundCards, eq(boundCards.employerId, employers.id))
    .where(ilike(employers.name, `%${name.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`))
    .groupBy(employers.id)
    .orderBy(asc(employers.name))
    .limit(MOST)
