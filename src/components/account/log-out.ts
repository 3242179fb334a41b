import { logOut } from '@/services/account/login'
import type { Root } from '@/stores/root'
import { accountTexts as texts } from './texts'

/**
 * Asks, and ends the session. The account hears of the last changes of the cart, and the server forgets the session as well,
 * but a lost line does not keep anyone logged in here.
 * @returns whether it ended
 */
export async function logOutAsking({ call, feedback, session, cart }: Root): Promise<boolean> {
  const agreed = await feedback.confirm({
    title: texts.logoutAsk,
    text: texts.logoutText,
    confirmText: texts.logout,
    cancelText: texts.stay
  })
  if (!agreed) return false
  await cart.account?.sync()
  await logOut(call).catch(() => undefined)
  session.leave()
  feedback.toast({ text: texts.loggedOut })
  return true
}
