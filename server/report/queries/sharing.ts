import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { maskMobile } from '@/domain/mask'
import { reportShares, reportViews } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { fingerprint } from '../../settings/fingerprint'

const NEWEST = 50

/** By what a reader is found again: the number with which they log in. */
export const readerHash = ({ db, now }: Pick<RequestContext, 'db' | 'now'>, phone: string): Promise<string> =>
  fingerprint(db, now(), `report|${phone}`)

type View = typeof reportViews.$inferSelect

/** To whom, by their masked number, a person's reports are shown until when, and who looked at them. */
export interface Sharing {
  readonly shares: readonly { readonly id: string; readonly mobile: string; readonly until: Date }[]
  readonly views: readonly Pick<View, 'viewer' | 'reportNo' | 'what' | 'at'>[]
}

/** Who may read a person's reports besides the account, and who has read them. */
export async function sharingOf(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  contactsId: string
): Promise<Sharing> {
  const shares = await db
    .select()
    .from(reportShares)
    .where(
      and(
        eq(reportShares.contactsId, contactsId),
        isNull(reportShares.endedAt),
        gt(reportShares.expiresAt, now())
      )
    )
    .orderBy(desc(reportShares.createdAt))
  const views = await db
    .select()
    .from(reportViews)
    .where(eq(reportViews.contactsId, contactsId))
    .orderBy(desc(reportViews.at))
    .limit(NEWEST)
  return {
    shares: shares.map(({ id, phone, expiresAt }) => ({
      id,
      mobile: maskMobile(phone),
      until: expiresAt
    })),
    views
  }
}

/** What others share with a reader: the person and until when. */
export async function sharedWith(
  context: Pick<RequestContext, 'db' | 'now'>,
  phone: string
): Promise<readonly { contactsId: string; ownerId: string; until: Date }[]> {
  const rows = await context.db
    .select()
    .from(reportShares)
    .where(
      and(
        eq(reportShares.phoneHash, await readerHash(context, phone)),
        isNull(reportShares.endedAt),
        gt(reportShares.expiresAt, context.now())
      )
    )
    .orderBy(desc(reportShares.createdAt))
  return rows.map(({ contactsId, ownerId, expiresAt }) => ({
    contactsId,
    ownerId,
    until: expiresAt
  }))
}
