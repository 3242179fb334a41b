import { CallError, ErrorCode, groupOf } from '@/contract/errors'
import { CHANNEL } from '@/contract/channels'
import type { LoginCapability } from '@/platform/door/login'
import { checkMiniProgram, tokenChecks } from './mini-program'
import type { Root } from './root'

/**
 * How the checks of channel 66 ended: both with code 1, or on another channel; not so; nobody is logged in whose token could be
 * checked; nobody knows.
 */
export type ShellEnd = 'open' | 'closed' | 'guest' | 'offline'

export const isShell = ({ comefrom }: Root['session']): boolean => Number(comefrom) === CHANNEL.miniProgram

/** No answer, or one that says nothing of the token. */
const UNANSWERED: readonly number[] = [
  ErrorCode.serviceUnavailable,
  ErrorCode.tooManyRequests,
  ErrorCode.cancelled
]

/**
 * Whether late pages are there (§2): waits for the checks that the entry or a login has begun, and begins them where nobody has. A
 * token that ran out is renewed for them; what nobody answered is asked again by the next who asks.
 */
export async function shellEnd(
  root: Pick<Root, 'session' | 'call'>,
  hostLogin: LoginCapability
): Promise<ShellEnd> {
  const { session } = root
  if (!isShell(session)) return 'open'
  const passed = async () => {
    await checkMiniProgram(root, hostLogin)
    await tokenChecks.get(session)?.passed
  }
  try {
    await session.ready()
    const { token } = session
    if (token === null) return 'guest'
    await passed().catch(async (error: unknown) => {
      if (!(error instanceof CallError) || error.code !== ErrorCode.sessionExpired) throw error
      tokenChecks.delete(session)
      await session.renew(token)
      await passed()
    })
    return 'open'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (groupOf(error) !== 'retry' && !UNANSWERED.includes(error.code)) return 'closed'
    tokenChecks.delete(session)
    return 'offline'
  }
}
