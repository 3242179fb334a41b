import { ErrorCode } from '@/contract/errors'
import { consents } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { mallHome } from '../destinations'
import { PARTNER_TEXTS } from '../texts'

/** Of `consents`: they were told that the mall is another company's, and go there. */
const PURPOSE = 'lejian'

/** The address of the insurance mall for who has read the notice before it (§4). Refuses with 0 where none is configured. */
export async function authorizeMall(context: RequestContext): Promise<string> {
  const home = mallHome(context.config.partnerUrls)
  if (home === null) throw new Refusal(ErrorCode.business, PARTNER_TEXTS.notConfigured)
  const at = context.now()
  await context.db
    .insert(consents)
    .values({ userId: requireUser(context).id, purpose: PURPOSE, granted: true, at })
    .onConflictDoUpdate({ target: [consents.userId, consents.purpose], set: { granted: true, at } })
  return home
}
