import { renewSession as renew, type Session } from '@/services/account/account'
import type { Call } from '@/services/http/call'

/** Another access token for a session that ran out (§8, code 2), by its credential. */
export const renewSession: (call: Call, refreshToken: string, comefrom: string) => Promise<Session> = renew
