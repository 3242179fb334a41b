import { and, count, eq, gt } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { suggestions } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { randomId } from '../../settings/tokens'
import { ACCOUNT_TEXTS } from '../texts'

const A_DAY = 10
const DAY_MS = 86_400_000

type Suggestion = Pick<typeof suggestions.$inferInsert, 'kind' | 'text'> & {
  readonly contact?: string | undefined
}

/** Keeps what somebody suggests: ten a day of a user, or of a guest's network. */
export async function suggest(context: RequestContext, input: Suggestion): Promise<void> {
  const { db, network, user } = context
  const now = context.now()
  const [sent] = await db
    .select({ n: count() })
    .from(suggestions)
    .where(
      and(
        user ? eq(suggestions.userId, user.id) : eq(suggestions.network, network),
        gt(suggestions.at, new Date(now.getTime() - DAY_MS))
      )
    )
  if ((sent?.n ?? 0) >= A_DAY) throw new Refusal(ErrorCode.tooManyRequests, ACCOUNT_TEXTS.suggestionLimit)
  const { kind, text, contact = '' } = input
  await db
    .insert(suggestions)
    .values({ id: randomId('g'), userId: user?.id ?? null, network, kind, text, contact, at: now })
}
