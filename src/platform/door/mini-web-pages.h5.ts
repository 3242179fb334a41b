import wx from 'weixin-js-sdk'
import { browser } from './browser.h5'
import type { PayOutcome } from './pay'

/** WeChat answers at once, or the page lies in no mini-program any more; ms. */
const ANSWER_MS = 3000
/** Its type asks for an address, which the call has none of. */
const ONE_BACK = { url: '' }

/** What `ask` hands on first, or this after the time. */
function within<T>(late: T, ask: (answer: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve) => {
    window.setTimeout(() => resolve(late), ANSWER_MS)
    ask(resolve)
  })
}

const inMiniProgram = (): Promise<boolean> =>
  within(false, (answer) =>
    wx.miniProgram.getEnv((found: { miniprogram?: boolean }) => answer(found.miniprogram === true))
  )

/**
 * Opens the mini-program's own pay page over this one. What became of it is asked of the server: messages from here arrive when this
 * page is left, and none come back.
 */
export async function payOnNativePage(url: string): Promise<PayOutcome> {
  if (!(await inMiniProgram())) return 'lacking'
  return within<PayOutcome>('away', (answer) =>
    wx.miniProgram.navigateTo({ url, success: () => answer('away'), fail: () => answer('failed') })
  )
}

export async function closeWebView(): Promise<void> {
  if (await inMiniProgram()) wx.miniProgram.navigateBack(ONE_BACK)
  else browser.chrome.close()
}
