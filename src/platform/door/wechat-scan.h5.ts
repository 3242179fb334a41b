import wx from 'weixin-js-sdk'
import type { Scanned } from './scan'
import type { Sign } from './share'
import { isSetUp, openAddress, setUp } from './wechat-sdk.h5'

/** WeChat is ready at once, or does not come; ms. */
const READY_MS = 3000
const nothing = () => undefined

/** Whether WeChat takes what is asked of it on the open page. */
async function ready(sign: Sign, entered: string): Promise<boolean> {
  const address = openAddress(entered)
  let refused = nothing
  if (!isSetUp(address)) {
    const signature = await sign(address)
    if (!signature) return false
    setUp(address, signature, () => refused())
  }
  return new Promise((resolve) => {
    refused = () => void resolve(false)
    window.setTimeout(refused, READY_MS)
    // It runs after a refused signature as well, which is told before.
    wx.ready(() => resolve(true))
  })
}

/** WeChat's scanner, which answers the page instead of opening what it reads. */
export async function scanInWechat(sign: Sign, entered: string): Promise<Scanned> {
  if (!(await ready(sign, entered))) return 'lacking'
  return new Promise((resolve) =>
    wx.scanQRCode({
      needResult: 1,
      scanType: ['barCode', 'qrCode'],
      success: ({ resultStr }) => resolve(resultStr ? { text: resultStr } : 'none'),
      cancel: () => resolve('none'),
      fail: () => resolve('lacking')
    })
  )
}
