import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { branches, tills } from '../../../db/schema'
import { hashToken, randomId, randomToken } from '../../../settings/tokens'
import { TILL_TEXTS as texts } from '../texts'

/** A till and its branch. */
export interface Till {
  readonly id: string
  readonly name: string
  readonly orgCode: string
  readonly orgName: string
}

type Made =
  | { readonly ok: true; readonly id: string; readonly key: string }
  | { readonly ok: false; readonly reason: string }

/** A till of a branch and its key (256 random bits), which nobody can read again. */
export async function makeTill(
  db: Db,
  { orgCode, name }: Pick<Till, 'orgCode' | 'name'>,
  at: Date
): Promise<Made> {
  const [branch] = await db.select().from(branches).where(eq(branches.orgCode, orgCode))
  if (!branch) return { ok: false, reason: texts.noBranch(orgCode) }
  const [id, key] = [randomId('till-'), `till_${randomToken()}`]
  const made = await db
    .insert(tills)
    .values({ id, orgCode, name, keyHash: hashToken(key), madeAt: at })
    .onConflictDoNothing()
    .returning({ id: tills.id })
  return made.length > 0 ? { ok: true, id, key } : { ok: false, reason: texts.tillTwice(branch.name, name) }
}

/** From now on its key opens nothing. Null: there is no such till, or it was withdrawn before. */
export async function withdrawTill(db: Db, id: string, at: Date): Promise<{ readonly name: string } | null> {
  const [gone] = await db
    .update(tills)
    .set({ withdrawnAt: at })
    .where(and(eq(tills.id, id), isNull(tills.withdrawnAt)))
    .returning({ name: tills.name })
  return gone ?? null
}

const ROW = { id: tills.id, name: tills.name, orgCode: tills.orgCode, orgName: branches.name }

/** All tills, of a branch or of all. */
export const tillList = (db: Db, orgCode?: string) =>
  db
    .select({ ...ROW, madeAt: tills.madeAt, withdrawnAt: tills.withdrawnAt })
    .from(tills)
    .innerJoin(branches, eq(branches.orgCode, tills.orgCode))
    .where(orgCode === undefined ? undefined : eq(tills.orgCode, orgCode))
    .orderBy(asc(tills.orgCode), asc(tills.madeAt), asc(tills.id))

/** Whose key it is; null for one that there is not, or that was withdrawn. */
export async function tillOfKey(db: Db, key: string): Promise<Till | null> {
  const [till] = await db
    .select(ROW)
    .from(tills)
    .innerJoin(branches, eq(branches.orgCode, tills.orgCode))
    .where(and(eq(tills.keyHash, hashToken(key)), isNull(tills.withdrawnAt)))
  return till ?? null
}
