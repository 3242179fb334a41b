import * as v from 'valibot'
import { ticket } from './check'
import { code, flag, lines, mobile, text } from '../../common/dto'

// --- codes, login, session -------------------------------------------------------------------------------

export const authcodeInput = v.object({ mobile, ticket })
/** `demoCode` only in demo mode; `retryAfter` is the time to the next send, in seconds. */
export const authcodeResults = v.object({ retryAfter: v.number(), demoCode: v.optional(v.string()) })

export const authorizeInput = v.object({
  mobile,
  code: v.pipe(v.string('请填写验证码'), v.regex(/^\d{6}$/, '验证码为6位数字')),
  comefrom: v.optional(v.string())
})

/** The mini-program's login: `code` of wx.login and, when granted, `phoneCode` of getPhoneNumber. */
export const silenceInput = v.object({
  code: v.pipe(v.string('登录凭证不正确'), v.minLength(1), v.maxLength(200)),
  phoneCode: v.optional(v.pipe(v.string(), v.maxLength(200)))
})

export const userInfo = v.object({
  user_id: v.string(),
  mobile: v.string(),
  name: v.string(),
  id_type: v.number(),
  id_number: v.string(),
  memberLevel: v.number()
})

/**
 * A session. `expiresIn` seconds of the access token (7200); `sessionSecret` is base64url, the seed of the
 * signing and encryption keys; `kid` names it.
 */
export const session = v.object({
  token: v.string(),
  refreshToken: v.string(),
  expiresIn: v.number(),
  kid: v.string(),
  sessionSecret: v.string(),
  /** ms since 1970 by the server's clock. */
  serverTime: v.number(),
  userInfo
})
/** `needPhone` 1: the mini-program account has no number yet and the page must ask for it. */
export const silenceResults = v.object({ needPhone: flag, session: v.nullable(session) })

export const refreshInput = v.object({ refreshToken: v.pipe(v.string(), v.minLength(20), v.maxLength(200)) })

/** Key agreement for encrypted calls before login: `x` is the client's random seed, base64url of 32 bytes. */
export const keyInput = v.object({
  x: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, '安全连接出错，请刷新后重试'))
})
export const keyResults = v.object({ kid: v.string(), secret: v.string(), expiresIn: v.number() })

export const thirdLoginInput = v.object({ comefrom: v.string(), token: v.pipe(v.string(), v.maxLength(200)) })
export const tokenOwnerInput = v.object({ token: v.pipe(v.string(), v.maxLength(200)) })
/** `mobile` is masked. */
export const tokenOwner = v.object({ userId: v.string(), mobile: v.string() })
export const infoInput = v.object({ access_token: v.optional(v.pipe(v.string(), v.maxLength(200))) })
export const infoResults = v.array(v.object({ account: userInfo }))
export const wxTokenCheckInput = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  comefrom: v.string(),
  /** A login credential of the mini-program: proves that the session is inside it. */
  code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))
})

// --- contacts ----------------------------------------------------------------------------------------------

export const contact = v.object({
  contacts_id: v.string(),
  user_id: v.string(),
  name: v.string(),
  realName: v.string(),
  mobile: v.string(),
  /** 1 male, 0 female. */
  gender: v.number(),
  sex: v.number(),
  /** 1 identity card, 9 other. */
  id_type: v.number(),
  id_number: v.string(),
  id_number1: v.optional(v.string()),
  id_number9: v.optional(v.string()),
  other_id_number: v.optional(v.string()),
  /** `YYYYMMDD`; from the identity card, or given for other documents; '' when unknown. */
  birthday: v.string(),
  relation: v.string(),
  /** 1 married, 0 not, null unknown. */
  marry: v.nullable(v.number()),
  province_name: v.string(),
  city_name: v.string(),
  county_name: v.string(),
  addressDetails: v.string(),
  /** Chosen first where somebody is to be chosen. */
  is_default: v.optional(flag)
})
export const contactList = v.array(contact)

export const contactIdInput = v.object({ contacts_id: code('联系人') })
export const saveContactInput = v.object({
  contacts_id: v.optional(code('联系人')),
  name: text('真实姓名', 1, 30),
  mobile,
  gender: v.picklist([0, 1], '请选择性别'),
  id_type: v.picklist([1, 9], '请选择证件类型'),
  id_number: v.pipe(
    v.string('请输入证件号'),
    v.trim(),
    v.minLength(1, '请输入证件号'),
    v.maxLength(30, '证件号最多30个字')
  ),
  birthday: v.optional(v.pipe(v.string(), v.regex(/^(\d{8})?$/, '出生日期不正确'))),
  relation: v.optional(text('关系', 1, 10)),
  marry: v.optional(v.nullable(flag)),
  province_name: v.optional(v.pipe(v.string(), v.maxLength(30))),
  city_name: v.optional(v.pipe(v.string(), v.maxLength(30))),
  county_name: v.optional(v.pipe(v.string(), v.maxLength(30))),
  addressDetails: v.optional(v.pipe(v.string(), lines, v.maxLength(43))),
  /** This person has agreed to being entered; asked of everybody but the user. */
  consent: v.optional(flag)
})
export const relations = v.array(v.object({ id: v.number(), name: v.string() }))

// --- regions -----------------------------------------------------------------------------------------------

export const cityOfInput = v.object({ provinceId: code('省份') })
export const regionOfInput = v.object({ cityId: code('城市') })
export const regions = v.array(v.object({ areaid: v.string(), areaname: v.string() }))

export type AuthcodeInput = v.InferInput<typeof authcodeInput>
export type AuthcodeResults = v.InferOutput<typeof authcodeResults>
export type AuthorizeInput = v.InferInput<typeof authorizeInput>
export type SilenceInput = v.InferInput<typeof silenceInput>
export type SilenceResults = v.InferOutput<typeof silenceResults>
export type Session = v.InferOutput<typeof session>
export type UserInfo = v.InferOutput<typeof userInfo>
export type RefreshInput = v.InferInput<typeof refreshInput>
export type KeyInput = v.InferInput<typeof keyInput>
export type KeyResults = v.InferOutput<typeof keyResults>
export type ThirdLoginInput = v.InferInput<typeof thirdLoginInput>
export type TokenOwnerInput = v.InferInput<typeof tokenOwnerInput>
export type TokenOwner = v.InferOutput<typeof tokenOwner>
export type InfoInput = v.InferInput<typeof infoInput>
export type InfoResults = v.InferOutput<typeof infoResults>
export type WxTokenCheckInput = v.InferInput<typeof wxTokenCheckInput>
export type Contact = v.InferOutput<typeof contact>
export type ContactIdInput = v.InferInput<typeof contactIdInput>
export type SaveContactInput = v.InferInput<typeof saveContactInput>
export type Relation = v.InferOutput<typeof relations>[number]
export type Region = v.InferOutput<typeof regions>[number]
export type CityOfInput = v.InferInput<typeof cityOfInput>
export type RegionOfInput = v.InferInput<typeof regionOfInput>
