import { START_TEXTS as texts } from '../../start-texts'
import type { Parsed } from '../parsers'
import { optional, type Source } from '../setting'
import { isWhole } from './sets'

const appId = (raw: string): Parsed<string | null> =>
  /^wx[0-9a-f]{16}$/.test(raw) ? { value: raw } : { problem: texts.wechatAppId }
const secret = (raw: string): Parsed<string | null> =>
  /^[0-9a-f]{32}$/.test(raw) ? { value: raw } : { problem: texts.wechatSecret }

export const WECHAT_SETTINGS = {
  WX_APP_ID: optional('WeChat’s official account: pages are shared with it and opened in WeChat', appId),
  WX_APP_SECRET: optional('its secret', secret),
  WX_MINI_APP_ID: optional('the mini-program', appId),
  WX_MINI_APP_SECRET: optional('its secret', secret),
  WX_OPEN_APP_ID: optional('the native apps at WeChat’s open platform, for payment in them', appId)
} as const

/** An account at WeChat that the server logs in to. */
export interface WechatAccount {
  readonly appId: string
  readonly secret: string
}

export interface WechatSettings {
  /** The official account of the site. */
  readonly site: WechatAccount | null
  readonly mini: WechatAccount | null
  /** Of the native apps, which log in to nothing themselves. */
  readonly openAppId: string | null
}

export function readWechat(from: Source): WechatSettings {
  const [siteId, siteSecret] = [
    from.read('WX_APP_ID', WECHAT_SETTINGS.WX_APP_ID),
    from.read('WX_APP_SECRET', WECHAT_SETTINGS.WX_APP_SECRET)
  ]
  const [miniId, miniSecret] = [
    from.read('WX_MINI_APP_ID', WECHAT_SETTINGS.WX_MINI_APP_ID),
    from.read('WX_MINI_APP_SECRET', WECHAT_SETTINGS.WX_MINI_APP_SECRET)
  ]
  isWhole(from, texts.providers.wechatSite, ['WX_APP_ID', 'WX_APP_SECRET'])
  isWhole(from, texts.providers.wechatMini, ['WX_MINI_APP_ID', 'WX_MINI_APP_SECRET'])
  return {
    site: siteId === null || siteSecret === null ? null : { appId: siteId, secret: siteSecret },
    mini: miniId === null || miniSecret === null ? null : { appId: miniId, secret: miniSecret },
    openAppId: from.read('WX_OPEN_APP_ID', WECHAT_SETTINGS.WX_OPEN_APP_ID)
  }
}
