import wx from 'weixin-js-sdk'
import { addressOf } from './browser.h5'
import type { ShareCapability } from './share'

/** Sets up what WeChat's share menu sends of this page. Without a signature the menu sends what WeChat finds. */
export const prepareMenu: ShareCapability['prepare'] = async (card, sign) => {
  const signature = await sign(window.location.href.split('#')[0] ?? '')
  if (!signature) return
  wx.config({
    debug: false,
    ...signature,
    jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
    openTagList: []
  })
  wx.ready(() => {
    const data = {
      title: card.title,
      desc: card.text,
      link: addressOf(card.path),
      imgUrl: addressOf(card.imgUrl)
    }
    wx.updateAppMessageShareData({ ...data, success: () => undefined })
    wx.updateTimelineShareData({ ...data, success: () => undefined })
  })
}
