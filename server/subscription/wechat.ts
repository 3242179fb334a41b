import { filled } from '@/domain/subscription/fields'
import type { Config } from '../config'
import type { WechatAccount } from '../settings/providers/wechat'
import { askAsAccount } from '../wechat/as-account'
import { WechatRefusal, type WechatContext } from '../wechat/ask'
import { refusalOf } from './refusals'
import type { SubscriptionSender } from './sending'
import { SUBSCRIPTION_TEXTS as texts } from './texts'

const SEND = '/cgi-bin/message/subscribe/send'

type Context = Omit<WechatContext, 'waitMs'> & {
  readonly config: Pick<Config, 'wxTemplateFields' | 'production'>
}

/** Of a call: at worst there are four for one message, as a token may have to be fetched twice. */
const WAIT_MS = 6_000

/**
 * WeChat itself. What it sent although its answer was lost it does not send a second time: one yes is one message, and the next try is
 * refused as spent.
 */
export const wechatSender = (context: Context, account: WechatAccount): SubscriptionSender => ({
  async send({ openid, templateId, page, orderNum, kind, title }) {
    const { wxTemplateFields, production } = context.config
    const values = { thing: title, character_string: orderNum, phrase: texts.phrases[kind] }
    const message = {
      ...{ touser: openid, template_id: templateId, page, lang: 'zh_CN' },
      miniprogram_state: production ? 'formal' : 'trial',
      data: filled(wxTemplateFields[kind], values)
    }
    try {
      await askAsAccount({ ...context, waitMs: WAIT_MS }, account, SEND, {}, message)
      return 'sent'
    } catch (error) {
      const why = error instanceof WechatRefusal ? refusalOf(error.errcode) : null
      if (why === null) throw error
      return { refused: why }
    }
  }
})
