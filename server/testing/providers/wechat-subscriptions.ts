import * as v from 'valibot'
import { fits } from '@/domain/subscription/fields'

const messageSchema = v.object({
  touser: v.string(),
  template_id: v.string(),
  page: v.string(),
  miniprogram_state: v.picklist(['developer', 'trial', 'formal']),
  lang: v.picklist(['zh_CN', 'en_US', 'zh_HK', 'zh_TW']),
  data: v.record(v.string(), v.object({ value: v.string() }))
})
type Message = v.InferOutput<typeof messageSchema>

const refusal = (errcode: number, errmsg: string) => ({ errcode, errmsg: `${errmsg} rid: 6a0b-1c2d-3e4f` })

/** Subscription messages as WeChat sends them: by a template of the account, with all of its fields, once for each yes. */
export class FakeSubscriptions {
  /** Fields by template. */
  readonly templates = new Map<string, readonly string[]>()
  readonly sent: Message[] = []
  private readonly yes = new Map<string, number>()

  /** Somebody says yes to one message. */
  agree(openid: string, template: string): void {
    const key = `${openid} ${template}`
    this.yes.set(key, (this.yes.get(key) ?? 0) + 1)
  }

  list(): unknown {
    const data = [...this.templates].map(([priTmplId, fields]) => ({
      ...{ priTmplId, title: '到检提醒', type: 2 },
      content: fields.map((name) => `提示:{{${name}.DATA}}\n`).join('')
    }))
    return { errcode: 0, errmsg: 'ok', data }
  }

  send(body: unknown): unknown {
    const parsed = v.safeParse(messageSchema, body)
    if (!parsed.success) return refusal(47001, 'data format error')
    const message = parsed.output
    const { touser, template_id: template, page, data } = message
    if (!/^o[\w-]{27}$/.test(touser)) return refusal(40003, 'invalid openid')
    const fields = this.templates.get(template)
    if (!fields) return refusal(40037, 'invalid template_id')
    if (!/^pages(\/[\w-]+)+(\?[\w%=&.-]*)?$/.test(page)) return refusal(41030, 'invalid page')
    const wrong = fields.find((name) => !fits(name, data[name]?.value ?? ''))
    if (wrong !== undefined || Object.keys(data).length !== fields.length)
      return refusal(47003, `argument invalid! data.${wrong ?? 'more'}.value invalid`)
    const key = `${touser} ${template}`
    const left = this.yes.get(key) ?? 0
    if (left < 1) return refusal(43101, 'user refuse to accept the msg')
    this.yes.set(key, left - 1)
    this.sent.push(message)
    return { errcode: 0, errmsg: 'ok', msgid: 1000 + this.sent.length }
  }
}
