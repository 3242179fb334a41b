import { runInAction } from 'mobx'
import type { PageCache } from '@/platform/page-cache/types'
import type { ScrollKeeper } from '@/platform/scroll-keeper/types'
import type { Root } from './root'

/**
 * A page that the browser had put aside is as old as that: an order may be paid by now, a coupon spent, its person gone. Who uses the
 * product is read anew, and everything is asked for again: the content of all pages is made once more. A page in which something was
 * typed keeps that, and asks as it does whenever another page has lain over it.
 */
export function drawAgain(
  { session, cart, feedback }: Pick<Root, 'session' | 'cart' | 'feedback'>,
  { typedIn, showAgain }: Pick<PageCache, 'typedIn' | 'showAgain'>,
  { stay }: Pick<ScrollKeeper, 'stay'>
): void {
  const { era } = session
  session.adopt(true)
  void cart.account?.sync()
  // With another person all of it is made anew.
  if (session.era !== era) return
  if (typedIn()) return showAgain()
  stay()
  runInAction(() => (feedback.asked += 1))
}
