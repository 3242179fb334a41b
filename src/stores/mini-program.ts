import { CallError } from '@/contract/errors'
import { CHANNEL } from '@/contract/channels'
import type { LoginCapability } from '@/platform/door/login'
import type { Root } from './root'

/**
 * The two token checks of channel 66 (§4): one without parameters, one with token and channel. The second carries the
 * mini-program's own login credential where there is one; the server then opens what is the mini-program's to this session.
 * What a failed check leaves closed stays so until the next one; nobody is told.
 */
export async function checkMiniProgram(
  { session, call }: Pick<Root, 'session' | 'call'>,
  hostLogin: LoginCapability
): Promise<void> {
  const { comefrom, token } = session
  if (Number(comefrom) !== CHANNEL.miniProgram || token === null) return
  try {
    await call('auth.wxTokenVerify', {})
    const code = await hostLogin.credential()
    await call('auth.wxTokenCheck', { token, comefrom, ...(code ? { code } : {}) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
