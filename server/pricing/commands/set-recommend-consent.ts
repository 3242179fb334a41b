import { consents } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { RECOMMEND_PURPOSE } from '../queries/smart-reasons'

/** Notes that the user allows or forbids recommendations from past reports (§4). */
export async function setRecommendConsent(context: RequestContext, granted: boolean): Promise<void> {
  const at = context.now()
  await context.db
    .insert(consents)
    .values({ userId: requireUser(context).id, purpose: RECOMMEND_PURPOSE, granted, at })
    .onConflictDoUpdate({ target: [consents.userId, consents.purpose], set: { granted, at } })
}
