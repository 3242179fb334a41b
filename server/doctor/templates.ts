import * as v from 'valibot'
import { SUBSCRIPTION_KINDS } from '@/domain/subscription/kinds'
import type { Config } from '../config'
import type { WechatAccount } from '../settings/providers/wechat'
import { askWechat } from '../wechat/ask'
import { DOCTOR_TEXTS as texts } from './texts'

const tokenSchema = v.object({ access_token: v.string() })
const listSchema = v.object({ data: v.array(v.object({ priTmplId: v.string(), content: v.string() })) })

const fieldsOf = (content: string): string[] =>
  [...content.matchAll(/\{\{(\w+)\.DATA\}\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))

/** Whether WeChat has the templates of WX_TEMPLATES with the fields that messages are filled with; null: it has, or none is named. */
export async function askTemplates(config: Config, account: WechatAccount): Promise<string | null> {
  const { wxTemplates, wxTemplateFields } = config
  if (Object.keys(wxTemplates).length === 0) return null
  const asked = {
    ...{ grant_type: 'client_credential', force_refresh: false },
    ...{ appid: account.appId, secret: account.secret }
  }
  const given = v.parse(tokenSchema, await askWechat({ config }, '/cgi-bin/stable_token', {}, asked))
  const said = await askWechat({ config }, '/wxaapi/newtmpl/gettemplate', given)
  const known = new Map(
    v.parse(listSchema, said).data.map(({ priTmplId, content }) => [priTmplId, fieldsOf(content)])
  )
  const wrong = SUBSCRIPTION_KINDS.flatMap((kind) => {
    const id = wxTemplates[kind]
    if (id === undefined) return []
    const fields = known.get(id)
    if (!fields) return [texts.noTemplate(kind, id)]
    const right = fields.toSorted().join('/') === wxTemplateFields[kind].toSorted().join('/')
    return right ? [] : [texts.otherFields(kind, fields.join('/'))]
  })
  return wrong.length === 0 ? null : wrong.join('；')
}
