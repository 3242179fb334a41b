import { CallError } from '@/contract/errors'
import { CHANNEL } from '@/contract/channels'
import type { LoginCapability } from '@/platform/door/login'
import type { Root } from './root'

type Checked = Pick<Root, 'session' | 'call'>

/** Of each session, and of which person: how they end. */
export const tokenChecks = new WeakMap<
  Root['session'],
  { readonly era: number; readonly passed: Promise<unknown> }
>()

async function runChecks({ session, call }: Checked, hostLogin: LoginCapability, token: string) {
  await call('auth.wxTokenVerify', {})
  const code = await hostLogin.credential()
  await call('auth.wxTokenCheck', { token, comefrom: session.comefrom, ...(code ? { code } : {}) })
}

/**
 * The two token checks of channel 66 (§4): one without parameters, one with token and channel. The second carries the
 * mini-program's own login credential where there is one; the server then opens what is the mini-program's to this session.
 * What a failed check leaves closed stays so until the next one, on the site until a reload; nobody is told.
 */
export async function checkMiniProgram(root: Checked, hostLogin: LoginCapability): Promise<void> {
  const { session } = root
  const { comefrom, token, era } = session
  if (Number(comefrom) !== CHANNEL.miniProgram || token === null) return
  if (hostLogin.silent || tokenChecks.get(session)?.era !== era)
    tokenChecks.set(session, { era, passed: runChecks(root, hostLogin, token) })
  try {
    await tokenChecks.get(session)?.passed
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
