import { runInAction } from 'mobx'
import { CHANNEL } from '@/contract/channels'
import { CallError, ErrorCode, isUndecided } from '@/contract/errors'
import { tradeToken } from '@/services/account/account'
import type { Call } from '@/services/http/call'
import type { FeedbackStore } from './feedback'
import type { SessionStore } from './session'

const texts = {
  title: (mobile: string) => `切换到 ${mobile}？`,
  text: '打开的链接属于另一个账号。切换后，当前账号会在这台手机上退出。',
  change: '切换',
  stay: '不切换'
} as const

/** Of these no second try makes a token good. */
const SPENT_CODES: readonly number[] = [ErrorCode.sessionExpired, ErrorCode.tokenInvalid]

interface Entered {
  readonly call: Call
  readonly feedback: FeedbackStore
  readonly session: SessionStore
}

/**
 * Trades the token of the address for a session. What cannot be traded is cleared and told; who had logged in before stays so.
 * Rejects only while nobody knows whether the token is good.
 */
export async function tradeEntry({ call, feedback, session }: Entered, token: string): Promise<void> {
  const { current, account, comefrom } = session
  try {
    if (current && !(await mayReplace(call, feedback, token, account?.id))) return session.forgetEntry()
    const traded = await tradeToken(call, comefrom, token)
    runInAction(() => {
      // Whoever used the product before, also where an older client did not keep who.
      if (current && account?.id !== traded.account.id) session.end()
      session.begin(traded)
      session.setThird(Number(comefrom) === CHANNEL.miniProgram)
    })
  } catch (error) {
    if (!(error instanceof CallError) || (isUndecided(error) && !SPENT_CODES.includes(error.code)))
      throw error
    if (session.current) session.forgetEntry()
    else session.invalidate(error)
  }
}

/**
 * A token in the address that belongs to somebody else than who is logged in: they are asked. The token is not spent by that.
 * @param id of the account that is logged in; unknown: asked all the same
 * @returns whether the token may be traded. Throws a CallError for one that is worthless
 */
async function mayReplace(
  call: Call,
  feedback: FeedbackStore,
  token: string,
  id: string | undefined
): Promise<boolean> {
  const { userId, mobile } = await call('auth.tokenOwner', { token })
  if (userId === id) return true
  return feedback.confirm({
    title: texts.title(mobile),
    text: texts.text,
    confirmText: texts.change,
    cancelText: texts.stay
  })
}
