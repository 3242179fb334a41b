import { logOut } from '@/services/login'
import type { Root } from '@/stores/root'
import { accountTexts as texts } from './texts'

/**
 * Asks, and ends the session. The server forgets it as well, but a lost line does not keep anyone logged in here.
 * @returns whether it ended
 */
export async function logOutAsking({ call, feedback, session }: Root): Promise<boolean> {
  const agreed = await feedback.confirm({
    title: texts.logoutAsk,
    text: texts.logoutText,
    confirmText: texts.logout,
    cancelText: texts.stay
  })
  if (!agreed) return false
  await logOut(call).catch(() => undefined)
  session.end()
  feedback.toast({ text: texts.loggedOut })
  return true
}
