import type { Config } from '../config'
import type { Db } from '../db/client'
import { askOutside, jsonOf, ProviderRefusal } from '../outside'

/** What a call of WeChat's needs of the server. */
export interface WechatContext {
  readonly db: Db
  readonly now: () => Date
  readonly config: Pick<Config, 'providers'>
  /** For each call; without, as long as a customer waits. */
  readonly waitMs?: number
}

const WHO = 'WeChat'

/** WeChat's codes that the server does something about; it answers them with status 200. */
export const WECHAT_CODE = {
  busy: -1,
  tokenInvalid: 40001,
  tokenWrong: 40014,
  codeInvalid: 40029,
  codeUsed: 40163,
  blocked: 40226,
  tokenOver: 42001,
  tooMany: 45011
} as const

/** WeChat refuses what was asked of it, and says why by a code. */
export class WechatRefusal extends ProviderRefusal {
  constructor(
    readonly errcode: number,
    path: string
  ) {
    // Its own words may repeat what was sent.
    super(String(errcode), `WeChat refused ${path} with ${errcode}`)
  }
}

const isRecord = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)

/** One call; `query` and `body` hold secrets and go into no log. Throws `WechatRefusal`, or `OutsideError` where nothing is known. */
export async function askWechat(
  { config, waitMs }: Pick<WechatContext, 'config' | 'waitMs'>,
  path: string,
  query: Readonly<Record<string, string>>,
  body?: unknown
): Promise<Readonly<Record<string, unknown>>> {
  const params = new URLSearchParams(query).toString()
  const url = `${config.providers.origins.wechat}${path}${params === '' ? '' : `?${params}`}`
  const answer = await askOutside(
    WHO,
    url,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body)
        },
    waitMs
  )
  const said = jsonOf(WHO, answer)
  if (!isRecord(said)) throw new WechatRefusal(WECHAT_CODE.busy, path)
  const code = said['errcode'] ?? 0
  if (code !== 0) throw new WechatRefusal(typeof code === 'number' ? code : WECHAT_CODE.busy, path)
  return said
}
