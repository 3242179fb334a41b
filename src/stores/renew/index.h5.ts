import { CHANNEL } from '@/contract/channels'
import { CallError, ErrorCode } from '@/contract/errors'
import { renewSession as renew, type Session } from '@/services/account/account'
import type { Call } from '@/services/http/call'

/** Another access token for a session that ran out (§8, code 2): by its credential, on the bank's channel by another login. */
export async function renewSession(call: Call, refreshToken: string, comefrom: string): Promise<Session> {
  if (comefrom !== String(CHANNEL.bank)) return renew(call, refreshToken)
  const { renewByBank } = await import('./by-bank').catch(() => {
    throw new CallError(ErrorCode.network, '')
  })
  return renewByBank(call)
}
