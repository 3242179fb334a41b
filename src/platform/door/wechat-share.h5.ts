import wx from 'weixin-js-sdk'
import { addressOf } from './browser.h5'
import type { ShareCapability, ShareCard } from './share'
import { addressToSign } from './wechat-address'

/** Of the page that is open; an answer for an earlier one shows this one as well. */
let shown: ShareCard
/** The address that the SDK is set up for. */
let signed: string | null = null

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
 */
export async function prepareMenu(
  card: ShareCard,
  sign: Parameters<ShareCapability['prepare']>[1],
  entered: string
): Promise<void> {
  shown = card
  const address = addressToSign(navigator.userAgent, entered, window.location.href)
  if (signed === address) return wx.ready(tell)
  const signature = await sign(address)
  // Another page is open by now, and asks for itself.
  if (!signature || shown !== card) return
  signed = address
  wx.error(() => {
    signed = null
  })
  wx.config({
    debug: false,
    ...signature,
    jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
    openTagList: []
  })
  wx.ready(tell)
}
