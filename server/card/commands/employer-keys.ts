import { asc, eq } from 'drizzle-orm'
import type { BranchTerms } from '@/domain/card/branch-terms'
import type { Db } from '../../db/client'
import { employers, type EmployerWay } from '../../db/schema'
import { EMPLOYER_KEY } from '../../http/employer-key'
import { hashToken, randomId, randomToken } from '../../settings/tokens'

type Employer = typeof employers.$inferSelect

/** A company. Null: there is one of that name. */
export async function makeEmployer(
  db: Db,
  { name, ways }: { readonly name: string; readonly ways: readonly EmployerWay[] },
  at: Date
): Promise<Employer | null> {
  const [made] = await db
    .insert(employers)
    .values({ id: randomId('E'), name, ways: [...ways], createdAt: at })
    .onConflictDoNothing()
    .returning()
  return made ?? null
}

/** A new key (256 random bits), shown once; the old one opens nothing any more. Null: there is no such company. */
export async function newEmployerKey(db: Db, id: string): Promise<string | null> {
  const key = `${EMPLOYER_KEY}${randomToken()}`
  const [made] = await db
    .update(employers)
    .set({ keyHash: hashToken(key) })
    .where(eq(employers.id, id))
    .returning({ id: employers.id })
  return made ? key : null
}

/** What it has agreed with branches, in the place of what stood there. False: there is no such company. */
export async function setBranchTerms(db: Db, id: string, terms: readonly BranchTerms[]): Promise<boolean> {
  const changed = await db
    .update(employers)
    .set({ branchTerms: [...terms] })
    .where(eq(employers.id, id))
    .returning({ id: employers.id })
  return changed.length > 0
}

export const employerList = (db: Db): Promise<Employer[]> =>
  db.select().from(employers).orderBy(asc(employers.name))

/** Whose key it is; null for one that there is not. */
export async function employerOfKey(db: Db, key: string): Promise<Employer | null> {
  const [found] = await db
    .select()
    .from(employers)
    .where(eq(employers.keyHash, hashToken(key)))
  return found ?? null
}
