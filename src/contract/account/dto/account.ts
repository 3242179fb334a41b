import * as v from 'valibot'
import { ticket } from '../../auth/dto/check'
import { code, flag, mobile, text } from '../../common/dto'

const smsCode = v.pipe(v.string('请填写验证码'), v.regex(/^\d{6}$/, '验证码为6位数字'))
const password = v.pipe(v.string('请填写密码'), v.nonEmpty('请填写密码'), v.maxLength(100, '密码最多20位'))
const note = (label: string) =>
  v.pipe(v.string(`${label}格式不正确`), v.trim(), v.maxLength(100, `${label}最多100个字`))
const measure = (label: string, min: number, max: number) =>
  v.nullable(
    v.pipe(
      v.number(`${label}不正确`),
      v.minValue(min, `${label}应在${min}到${max}之间`),
      v.maxValue(max, `${label}应在${min}到${max}之间`)
    )
  )

// --- who somebody is -----------------------------------------------------------------------------------------

/** What somebody tells of themselves; '' and null are left out. */
const told = {
  nickname: v.string(),
  /** 1 male, 0 female. */
  gender: v.nullable(flag),
  /** `YYYYMMDD`. */
  birthday: v.string(),
  /** 1 married, 0 not. */
  marry: v.nullable(flag),
  heightCm: v.nullable(v.number()),
  weightKg: v.nullable(v.number()),
  allergies: v.string(),
  medicines: v.string()
}

export const profile = v.object({
  ...told,
  mobile: v.string(),
  /** Of the user's own person; '' before there is one. */
  realName: v.string(),
  hasPassword: flag,
  memberLevel: v.number(),
  /** ms since 1970: the account is erased then, as its owner asked for; null: it stays. */
  erasedAfter: v.nullable(v.number())
})

export const saveProfileInput = v.object({
  nickname: v.optional(text('昵称', 2, 12)),
  gender: v.optional(v.nullable(flag)),
  birthday: v.optional(v.pipe(v.string(), v.regex(/^(\d{8})?$/, '出生日期不正确'))),
  marry: v.optional(v.nullable(flag)),
  heightCm: v.optional(measure('身高', 50, 250)),
  weightKg: v.optional(measure('体重', 2, 300)),
  allergies: v.optional(note('过敏史')),
  medicines: v.optional(note('长期用药'))
})

// --- phone and password --------------------------------------------------------------------------------------

/** `bind` goes to the new number, the others to the account's own. */
export const accountCodeInput = v.object({
  purpose: v.picklist(['verify', 'bind', 'password', 'erase']),
  mobile: v.optional(mobile),
  ticket
})
/** By the code that went to the old number or by the password. */
export const verifyPhoneInput = v.object({ code: v.optional(smsCode), password: v.optional(password) })
export const phoneTicket = v.object({ ticket: v.string() })
export const changePhoneInput = v.object({
  ticket: v.pipe(v.string(), v.maxLength(100)),
  mobile,
  code: smsCode
})
/** By the password that there is, or by a code that went to the account's phone. */
export const setPasswordInput = v.object({
  current: v.optional(password),
  code: v.optional(smsCode),
  password
})
export const passwordLoginInput = v.object({ mobile, password, comefrom: v.optional(v.string()), ticket })

// --- devices -------------------------------------------------------------------------------------------------

export const devices = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    current: flag,
    /** ms since 1970. */
    loggedInAt: v.number(),
    lastUsedAt: v.number()
  })
)
/** Without an id all others. */
export const endDevicesInput = v.object({ id: v.optional(code('设备')) })

export type Profile = v.InferOutput<typeof profile>
export type SaveProfileInput = v.InferInput<typeof saveProfileInput>
export type AccountCodeInput = v.InferInput<typeof accountCodeInput>
export type VerifyPhoneInput = v.InferInput<typeof verifyPhoneInput>
export type PhoneTicket = v.InferOutput<typeof phoneTicket>
export type ChangePhoneInput = v.InferInput<typeof changePhoneInput>
export type SetPasswordInput = v.InferInput<typeof setPasswordInput>
export type PasswordLoginInput = v.InferInput<typeof passwordLoginInput>
export type Devices = v.InferOutput<typeof devices>
export type EndDevicesInput = v.InferInput<typeof endDevicesInput>
