import wx from 'weixin-js-sdk'
import { addressOf } from './browser.h5'
import type { ShareCard, Sign } from './share'
import { isSetUp, openAddress, setUp } from './wechat-sdk.h5'

/** Of the page that is open; an answer for an earlier one shows this one as well. */
let shown: ShareCard
/** WeChat opens its menu for nobody: how a page is sent by it where no card could be set up. */
export const HOW_TO_SHARE = '分享卡片没有准备好：点右上角“···”，选“复制链接”发给朋友'

function tell(): void {
  const { title, text, path, imgUrl } = shown
  const data = { title, desc: text, link: addressOf(path), imgUrl: addressOf(imgUrl) }
  wx.updateAppMessageShareData({ ...data, success: () => undefined })
  wx.updateTimelineShareData({ ...data, success: () => undefined })
}

/**
 * Sets up what WeChat's share menu sends of this page. Without a signature, or with one that WeChat refuses, the menu sends what WeChat
 * finds, and the next page tries again.
 * @param entered the address that the site was opened by
 * @param setLacking hears whether the menu is without a card
 */
export async function prepareMenu(
  card: ShareCard,
  sign: Sign,
  entered: string,
  setLacking: (is: boolean) => void
): Promise<void> {
  shown = card
  const address = openAddress(entered)
  if (isSetUp(address)) return wx.ready(tell)
  const signature = await sign(address)
  // Another page is open by now, and asks for itself.
  if (shown !== card) return
  setLacking(signature === null)
  if (!signature) return
  setUp(address, signature, () => setLacking(true))
  wx.ready(tell)
}
