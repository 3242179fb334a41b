import { currentDoor } from '../door/index.h5'
import type { ShareCapability } from './types'

const addressOf = (path: string) => (path.startsWith('/') ? window.location.origin + path : path)

export const sharing: ShareCapability = {
  canOpen: () => typeof navigator.share === 'function',
  async prepare(card, sign) {
    if (currentDoor().name !== 'wechat') return
    const signature = await sign(window.location.href.split('#')[0] ?? '')
    if (!signature) return
    const { default: wx } = await import('weixin-js-sdk')
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
  },
  async share(card) {
    try {
      await navigator.share({ title: card.title, text: card.text, url: addressOf(card.path) })
      return true
    } catch {
      return false
    }
  }
}
