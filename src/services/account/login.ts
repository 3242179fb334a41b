/** By what somebody begins and ends a session (§7). */
import { toSession, type Session } from './account'
import type { Call } from '../http/call'

/** `ticket` of a check that was passed. @returns seconds to the next send, and in demo mode the code itself */
export const sendLoginCode = (
  call: Call,
  mobile: string,
  ticket?: string
): Promise<{ readonly retryAfter: number; readonly demoCode?: string | undefined }> =>
  call('auth.sendCode', { mobile, ...(ticket === undefined ? {} : { ticket }) })

/** @throws CallError `business` for a code that is wrong, too old or tried too often */
export const logIn = async (
  call: Call,
  given: { mobile: string; code: string; comefrom: string }
): Promise<Session> => toSession(await call('auth.login', given))

/** The mini-program: its login credential and what its phone button gave. Null when the host knows no number. */
export async function logInByHost(
  call: Call,
  given: { code: string; phoneCode: string }
): Promise<Session | null> {
  const { session } = await call('auth.silent', given)
  return session && toSession(session)
}

export const logOut = async (call: Call): Promise<void> => {
  await call('auth.logout', {})
}
