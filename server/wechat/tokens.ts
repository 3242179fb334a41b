import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { settings } from '../db/schema'
import type { WechatAccount } from '../settings/providers/wechat'
import { askWechat, type WechatContext } from './ask'

/** What WeChat gives for two hours, as all servers keep it. */
const keptSchema = v.object({
  value: v.string(),
  /** ms since 1970. */
  until: v.number()
})
type Kept = v.InferOutput<typeof keptSchema>

/** It is renewed so long before its end, in ms: WeChat lets the old one go on for five minutes, and clocks differ. */
const RENEWED_BEFORE_MS = 10 * 60_000

export const givenSchema = v.object({
  value: v.pipe(v.string(), v.minLength(1)),
  seconds: v.pipe(v.number(), v.minValue(1))
})

/** Fetches of this process under way, so that calls at once ask WeChat once. */
const underWay = new Map<string, Promise<string>>()

async function readKept({ db }: WechatContext, name: string): Promise<Kept | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  if (!row) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), row.value)
  return parsed.success ? parsed.output : null
}

async function keep({ db, now }: WechatContext, name: string, kept: Kept): Promise<void> {
  const row = { name, value: JSON.stringify(kept), updatedAt: now() }
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.name, set: { value: row.value, updatedAt: row.updatedAt } })
}

/** What is kept under the name, else what `fetched` brings, for all servers. Two that fetch at once both hold: the later one stays. */
export async function shared(
  context: WechatContext,
  name: string,
  fetched: () => Promise<v.InferOutput<typeof givenSchema>>
): Promise<string> {
  const kept = await readKept(context, name)
  if (kept && kept.until - context.now().getTime() > RENEWED_BEFORE_MS) return kept.value
  const known = underWay.get(name)
  if (known) return known
  const fetching = (async () => {
    const { value, seconds } = await fetched()
    await keep(context, name, { value, until: context.now().getTime() + seconds * 1000 })
    return value
  })().finally(() => underWay.delete(name))
  underWay.set(name, fetching)
  return fetching
}

const tokenName = ({ appId }: WechatAccount) => `wechat-token:${appId}`

/**
 * The account's access token. `stable_token` gives every server the same one until shortly before its end, so none makes that of another
 * invalid; a forced renewal, of which there are 20 a day, is never asked for.
 */
export const accessToken = (context: WechatContext, account: WechatAccount): Promise<string> =>
  shared(context, tokenName(account), async () => {
    const { access_token: value, expires_in: seconds } = await askWechat(
      context,
      '/cgi-bin/stable_token',
      {},
      { grant_type: 'client_credential', appid: account.appId, secret: account.secret, force_refresh: false }
    )
    return v.parse(givenSchema, { value, seconds })
  })

/** WeChat takes this one no more. Another that came meanwhile stays. */
export async function forgetToken(
  context: WechatContext,
  account: WechatAccount,
  token: string
): Promise<void> {
  const kept = await readKept(context, tokenName(account))
  if (kept?.value === token) await keep(context, tokenName(account), { value: '', until: 0 })
}
