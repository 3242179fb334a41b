import { and, count, eq, isNotNull } from 'drizzle-orm'
import { fits } from '@/domain/subscription/fields'
import type { Db } from '../db/client'
import { subscriptions, users } from '../db/schema'
import { refused } from './refusals'
import type { SubscriptionSender } from './sending'

/** Of the sandbox's accounts, as of WeChat's. */
const OPENID = /^o[\w-]{27}$/
/** A page has neither origin nor leading slash. */
const PAGE = /^pages(\/[\w-]+)+(\?[\w%=&.-]*)?$/

/** How many messages of a template somebody said yes to and has not had. WeChat counts for itself: the sandbox by what was kept. */
async function left(db: Db, openid: string, templateId: string): Promise<number> {
  const [counted] = await db
    .select({ yes: count(), sent: count(subscriptions.sentAt) })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        isNotNull(users.openid),
        eq(users.openid, openid),
        eq(subscriptions.templateId, templateId),
        eq(subscriptions.accepted, true)
      )
    )
  return counted ? counted.yes - counted.sent : 0
}

/** Plays WeChat: it refuses what WeChat refuses, and a message of it is seen by `npm run ops -- subscriptions list`. */
export const sandboxSender = (db: Db): SubscriptionSender => ({
  async send({ openid, templateId, page, title }) {
    if (!OPENID.test(openid)) return refused(40003)
    if (!PAGE.test(page)) return refused(41030)
    if (!fits('thing1', title)) return refused(47003)
    return (await left(db, openid, templateId)) > 0 ? 'sent' : refused(43101)
  }
})
