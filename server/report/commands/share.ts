import { and, eq, gt, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS } from '@/domain/date'
import { reportShares } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { randomId } from '../../settings/tokens'
import { readablePerson } from '../queries/readable'
import { readerHash, sharingOf, type Sharing } from '../queries/sharing'
import { REPORT_TEXTS } from '../texts'

/** Readers of one person at a time. */
const MOST = 5

/** Who may read whose reports, by the number with which they log in. */
interface ShareRequest {
  readonly contactsId: string
  readonly mobile: string
  readonly days: number
}

/** Lets whoever logs in with a number read a person's reports for some days; what was given to them before is prolonged. */
export async function share(
  context: RequestContext,
  { contactsId, mobile, days }: ShareRequest
): Promise<Sharing> {
  const user = requireUser(context)
  const person = await readablePerson(context, contactsId)
  if (person.access === 'shared') throw new Refusal(ErrorCode.notFound, REPORT_TEXTS.missing)
  if (mobile === user.phone) throw new Refusal(ErrorCode.business, REPORT_TEXTS.shareSelf)
  const { db } = context
  const at = context.now()
  const phoneHash = await readerHash(context, mobile)
  const live = and(
    eq(reportShares.contactsId, contactsId),
    isNull(reportShares.endedAt),
    gt(reportShares.expiresAt, at)
  )
  const standing = await db.select().from(reportShares).where(live)
  const others = standing.filter((one) => one.phoneHash !== phoneHash)
  if (others.length >= MOST) throw new Refusal(ErrorCode.business, REPORT_TEXTS.shareLimit(MOST))
  await db
    .update(reportShares)
    .set({ endedAt: at })
    .where(and(live, eq(reportShares.phoneHash, phoneHash)))
  await db.insert(reportShares).values({
    id: randomId('rs'),
    contactsId,
    ownerId: user.id,
    phoneHash,
    phone: mobile,
    createdAt: at,
    expiresAt: new Date(at.getTime() + days * DAY_MS)
  })
  return sharingOf(context, contactsId)
}

/** Ends a share at once. Refuses with 404 what somebody else gave. */
export async function unshare(context: RequestContext, id: string): Promise<Sharing> {
  const { id: ownerId } = requireUser(context)
  const [ended] = await context.db
    .update(reportShares)
    .set({ endedAt: context.now() })
    .where(and(eq(reportShares.id, id), eq(reportShares.ownerId, ownerId)))
    .returning({ contactsId: reportShares.contactsId })
  if (!ended) throw new Refusal(ErrorCode.notFound, REPORT_TEXTS.shareMissing)
  return sharingOf(context, ended.contactsId)
}
