import { bankApp } from '@/platform/bank-app'
import type { Session } from '@/services/account/account'
import type { Call } from '@/services/http/call'
import { logInAgain } from '../bank-login'

/** Of the bank's door, which fetches it with the first session that runs out in it. */
export const renewByBank = (call: Call): Promise<Session> => logInAgain(call, bankApp)
