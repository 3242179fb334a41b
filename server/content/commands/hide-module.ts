import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { CONTENT_TEXTS } from '../texts'
import { moduleHides, modules } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'

/** The device as an owner of put-away blocks, or null when it did not tell its token. */
export const deviceOwner = ({ deviceToken }: Pick<RequestContext, 'deviceToken'>): string | null =>
  deviceToken === null ? null : `d:${deviceToken}`

/** Puts a block of home away for this device, for good. Refuses with 404 when there is no such block. */
export async function hideModule(context: RequestContext, moduleId: number): Promise<void> {
  const owner = deviceOwner(context)
  if (owner === null) throw badInput(CONTENT_TEXTS.deviceMissing)
  const [known] = await context.db
    .select({ id: modules.moduleId })
    .from(modules)
    .where(eq(modules.moduleId, moduleId))
  if (!known) throw new Refusal(ErrorCode.notFound, CONTENT_TEXTS.moduleMissing)
  await context.db.insert(moduleHides).values({ owner, moduleId, at: context.now() }).onConflictDoNothing()
}
