import { eq } from 'drizzle-orm'
import type { BranchTerms } from '@/domain/card/branch-terms'
import type { Db } from '../../db/client'
import { employers } from '../../db/schema'
import type { CardRow } from './own-card'

/** What the card's company has agreed with branches; none of a card that is no company's: every branch takes it. */
export async function branchTermsOf(
  db: Db,
  { employerId }: Pick<CardRow, 'employerId'>
): Promise<readonly BranchTerms[]> {
  if (employerId === null) return []
  const [found] = await db
    .select({ terms: employers.branchTerms })
    .from(employers)
    .where(eq(employers.id, employerId))
  return found?.terms ?? []
}
