import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { parseDateTime } from '@/domain/date'
import { askOutside, jsonOf, OutsideError, ProviderRefusal } from '../outside'
import type { CourierSettings } from '../settings/providers/courier'
import { sameDigest } from '../settings/digest'

/** kuaidi100 signs by MD5, in upper case; nothing stronger is offered. */
const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase()

/** Its names of couriers, by a word of the name under which the shop knows them. */
const COMPANIES: readonly (readonly [string, string])[] = [
  ['顺丰', 'shunfeng'],
  ['中通', 'zhongtong'],
  ['圆通', 'yuantong'],
  ['申通', 'shentong'],
  ['韵达', 'yunda'],
  ['极兔', 'jtexpress'],
  ['京东', 'jd'],
  ['德邦', 'debangkuaidi'],
  ['EMS', 'ems'],
  ['邮政', 'youzhengguonei'],
  ['跨越', 'kuayue']
]

/** null: one that is not in the list, whose parcels nobody follows. */
export const companyOf = (courier: string): string | null =>
  COMPANIES.find(([word]) => courier.toUpperCase().includes(word))?.[1] ?? null

export interface FollowedParcel {
  readonly company: string
  readonly parcelNo: string
  /** Of who receives it, which some couriers want to know; '' without one. */
  readonly phone: string
}

/** Where a parcel has been, the oldest first, and whether it was received. */
export interface Track {
  readonly parcelNo: string
  readonly received: boolean
  readonly events: readonly { readonly at: Date; readonly title: string; readonly text: string }[]
}

const RECEIVED = '3'

const resultSchema = v.object({
  nu: v.string(),
  state: v.union([v.string(), v.number()]),
  data: v.array(v.object({ ftime: v.string(), context: v.string(), status: v.optional(v.string()) }))
})

/** A list as kuaidi100 tells it: the whole of it each time, newest first. */
function trackOf({ nu, state, data }: v.InferOutput<typeof resultSchema>): Track {
  const events = data.toReversed().flatMap(({ ftime, context, status = '' }) => {
    const at = parseDateTime(ftime)
    return at === null ? [] : [{ at: new Date(at), title: status, text: context }]
  })
  return { parcelNo: nu, received: String(state) === RECEIVED, events }
}

const pushSchema = v.object({ status: v.string(), lastResult: v.optional(resultSchema) })

/** What is in a push. `forged`: not signed with the salt; `nothing`: no list in it, as when it gives up (`abort`). */
export function openPush({ salt }: CourierSettings, form: unknown): Track | 'forged' | 'nothing' {
  const posted = v.safeParse(v.object({ sign: v.string(), param: v.string() }), form)
  if (!posted.success || !sameDigest(md5(posted.output.param + salt), posted.output.sign.toUpperCase()))
    return 'forged'
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pushSchema), posted.output.param)
  return parsed.success && parsed.output.lastResult ? trackOf(parsed.output.lastResult) : 'nothing'
}

const WHO = 'kuaidi100'

async function post(url: string, form: Readonly<Record<string, string>>): Promise<unknown> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await askOutside(WHO, url, {
    ...{ method: 'POST', headers, body: new URLSearchParams(form).toString() }
  })
  return jsonOf(WHO, answer)
}

/** The parcel is followed already. */
const REPEATED = '501'
const answerSchema = v.looseObject({ returnCode: v.optional(v.union([v.string(), v.number()])) })

/** Asks that what becomes of a parcel is posted here. Throws where it was not taken. */
export async function subscribe(
  { key, salt, notifyUrl }: CourierSettings,
  origin: string,
  { company, parcelNo, phone }: FollowedParcel
): Promise<void> {
  const param = JSON.stringify({
    ...{ company, number: parcelNo, key },
    parameters: { callbackurl: notifyUrl, salt, resultv2: '1', ...(phone === '' ? {} : { phone }) }
  })
  const told = v.parse(answerSchema, await post(`${origin}/poll`, { schema: 'json', param }))
  const code = String(told.returnCode ?? '')
  if (code !== '200' && code !== REPEATED) throw new ProviderRefusal(code, 'kuaidi100 follows no parcel')
}

/** Asks where a parcel has been; null: nobody has seen it yet. */
export async function poll(
  { key, customer }: CourierSettings,
  origin: string,
  { company, parcelNo, phone }: FollowedParcel
): Promise<Track | null> {
  const param = JSON.stringify({ com: company, num: parcelNo, ...(phone === '' ? {} : { phone }) })
  const sign = md5(param + key + customer)
  const told = await post(`${origin}/poll/query.do`, { customer, sign, param })
  const found = v.safeParse(resultSchema, told)
  if (found.success) return trackOf(found.output)
  if (!v.is(answerSchema, told)) throw new OutsideError('kuaidi100 answered with what is no answer')
  return null
}
