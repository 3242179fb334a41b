import { consents } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { ARTICLE_PURPOSE } from '../queries/picked'

/** Notes that the user's latest report may choose articles, or may no more. */
export async function agreeToPicks(context: RequestContext, granted: boolean): Promise<void> {
  const at = context.now()
  await context.db
    .insert(consents)
    .values({ userId: requireUser(context).id, purpose: ARTICLE_PURPOSE, granted, at })
    .onConflictDoUpdate({ target: [consents.userId, consents.purpose], set: { granted, at } })
}
