import { within } from '@/platform/scheduler/within'
import { logOut } from '@/services/account/login'
import type { Root } from '@/stores/root'
import { accountTexts as texts } from './texts'

/** So long the account is told of the end, each time, ms: who left has handed the phone on. */
const TOLD_WITHIN_MS = 1500

/**
 * Asks once, also about changes of cart and favourites that the account has not heard, and ends the session. The account hears of the last changes of the cart, and the server forgets the session as well,
 * but a line that is lost or hangs does not keep anyone logged in here.
 * @returns whether it ended
 */
export async function logOutAsking({ call, feedback, session, cart }: Root): Promise<boolean> {
  const unsent = cart.account?.hasNews === true
  const agreed = await feedback.confirm({
    title: unsent ? texts.unsentAsk : texts.logoutAsk,
    text: unsent ? texts.unsentText : texts.logoutText,
    confirmText: unsent ? texts.leaveUnsent : texts.logout,
    cancelText: texts.stay
  })
  if (!agreed) return false
  if (cart.account) await within(TOLD_WITHIN_MS, cart.account.sync())
  await within(
    TOLD_WITHIN_MS,
    logOut(call).catch(() => undefined)
  )
  session.leave()
  feedback.toast({ text: texts.loggedOut })
  return true
}
