import wx from 'weixin-js-sdk'
import type { WxSignature } from './share'
import { addressToSign } from './wechat-address'

/** The address that the SDK is set up for. */
let signed: string | null = null

/** The one that WeChat checks a signature of the open page against. @param entered the address that the site was opened by */
export const openAddress = (entered: string): string =>
  addressToSign(navigator.userAgent, entered, window.location.href)

export const isSetUp = (address: string): boolean => signed === address

/**
 * Sets up what pages of ours ask WeChat for; `wx.ready` runs what needs it.
 * @param refused hears that WeChat does not take the signature, also later
 */
export function setUp(address: string, signature: WxSignature, refused: () => void): void {
  signed = address
  wx.error(() => {
    signed = null
    refused()
  })
  wx.config({
    debug: false,
    ...signature,
    jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'],
    openTagList: []
  })
}
