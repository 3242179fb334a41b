import * as v from 'valibot'
import { code, flag, mobile, text, yuan } from '../common/dto'

const cardNumber = code('卡号')
/** A card's password (§7 `/card/update/pwd`). */
const pin = (label: string) =>
  v.pipe(v.string(`请填写${label}`), v.trim(), v.regex(/^\d{6}$/, `${label}是 6 位数字`))
/** Of a check that was passed: `check.draw` (a picture, or sounds to be counted), then `check.answer`; each serves once. */
const ticket = v.optional(v.pipe(v.string(), v.maxLength(60)))
/** What was sent by `card.sendCode`. */
const smsCode = v.pipe(v.string('请填写短信验证码'), v.trim(), v.regex(/^\d{6}$/, '短信验证码是 6 位数字'))
/** What an info call found right: it binds that card for ten minutes, for this account alone. */
const proof = v.pipe(v.string('请重新验证'), v.maxLength(300))
/** 1: the card's agreement was read. */
const agreed = v.literal(1, '请先阅读并同意《体检卡使用协议》')

/** `POST /card/personalBindCardInfo`: number and password, and a passed check. */
export const personalInfoInput = v.object({ cardNumber, password: pin('卡密'), ticket })

/** What a card gives, before it is bound. */
const gives = {
  cardNumber: v.string(),
  cardName: v.string(),
  /** '' of one that is no company's. */
  company: v.string(),
  /** 1 a company's, 0 one that was bought. */
  cardType: v.number(),
  startDate: v.string(),
  endDate: v.string(),
  /** Yuan of add-ons that the company pays. */
  quota: yuan,
  /** Yuan on it; 0 of one without a balance. */
  balance: yuan,
  /** A line each: '年度套餐 · 三选一 · 1 份'. */
  rights: v.array(v.object({ name: v.string(), text: v.string(), uses: v.number(), family: flag })),
  /** 1: it is bound to this account already. */
  bound: flag
}
export const personalInfo = v.object({
  ...gives,
  proof,
  /** Whom it is for, masked, once it has been bound before: to nobody else it can be bound. '' anybody. */
  holderName: v.string()
})

/** `POST /card/personalBindCard`: who uses it from then on; it is not handed on. */
export const personalBindInput = v.object({ proof, contactsId: code('使用人'), agreed })

/** `POST /card/enterpriseBindCardInfo`: by work number and name, by document, or by a code to the number that the company registered. */
export const enterpriseInfoInput = v.variant('way', [
  v.object({
    way: v.literal('workNo'),
    employerId: code('企业'),
    workNo: v.pipe(v.string('请填写工号'), v.trim(), v.regex(/^[A-Za-z0-9-]{1,30}$/, '工号不正确')),
    name: text('姓名', 1, 30),
    ticket
  }),
  v.object({
    way: v.literal('idNumber'),
    employerId: code('企业'),
    /** 1 identity card, 9 other. */
    idType: v.picklist([1, 9], '请选择证件类型'),
    idNumber: text('证件号', 1, 30),
    name: text('姓名', 1, 30),
    ticket
  }),
  v.object({ way: v.literal('sms'), employerId: code('企业'), mobile, code: smsCode })
])
export const enterpriseInfo = v.object({
  ...gives,
  proof,
  /** What the company registered, masked by the rules of §5; departments and the like are never taken in. */
  name: v.string(),
  idType: v.number(),
  idNumber: v.string(),
  mobile: v.string(),
  workNo: v.string(),
  relation: v.string(),
  /** `own` the account's own person · `new` becomes the account's own person with the binding · `other` is somebody else: `reason` says why it cannot be bound. */
  match: v.picklist(['own', 'new', 'other']),
  reason: v.string()
})

/** `POST /card/enterpriseBindCard`. */
export const enterpriseBindInput = v.object({ proof, agreed })

/** `POST /card/registerBindCard`: every card that companies registered for this account's own number and person, by no other proof than the login. */
export const registerBindInput = v.object({ agreed })
export const registered = v.array(
  v.object({ cardNumber: v.string(), cardName: v.string(), company: v.string() })
)

/** What a binding answers. */
export const bound = v.object({ cardNumber: v.string(), cardName: v.string() })

/** `POST /card/sendCode`: to the number that a company registered, or, without one, to that of this account. */
export const cardCodeInput = v.object({ mobile: v.optional(mobile), ticket })

/** `GET /card/relieveBindCard/{card}`. */
export const unbindInput = v.object({ x: cardNumber })

/** `POST /card/update/pwd`: with the old password, or with a code that was sent to this account's number. */
export const passwordInput = v.object({
  cardNumber,
  oldPassword: v.optional(pin('原卡密')),
  code: v.optional(smsCode),
  newPassword: pin('新卡密'),
  ticket
})

/** results of 27301 where tries are counted: how many are left, and until when (ms since 1970; 0 not) nothing is tried any more. */
export interface CardTries {
  readonly field: string
  readonly triesLeft: number
  readonly lockedUntil: number
}
/** results of 27301 where an order is in the way. */
export interface CardInUse {
  readonly orderNum: string
  readonly orderType: number
}

/** `GET /card/employer/list`: companies whose people bind a card here, by a part of the name. */
export const employersInput = v.object({ name: text('企业名称', 2, 30) })
export const employers = v.array(
  v.object({
    employerId: v.string(),
    name: v.string(),
    /** Ways by which its people show who they are. */
    ways: v.array(v.picklist(['workNo', 'sms', 'idNumber'])),
    /** Last day of its cards. */
    endDate: v.string()
  })
)

export type PersonalInfoInput = v.InferInput<typeof personalInfoInput>
export type PersonalInfo = v.InferOutput<typeof personalInfo>
export type PersonalBindInput = v.InferInput<typeof personalBindInput>
export type EnterpriseInfoInput = v.InferInput<typeof enterpriseInfoInput>
export type EnterpriseInfo = v.InferOutput<typeof enterpriseInfo>
export type EnterpriseBindInput = v.InferInput<typeof enterpriseBindInput>
export type RegisterBindInput = v.InferInput<typeof registerBindInput>
export type Registered = v.InferOutput<typeof registered>
export type Bound = v.InferOutput<typeof bound>
export type CardCodeInput = v.InferInput<typeof cardCodeInput>
export type UnbindInput = v.InferInput<typeof unbindInput>
export type PasswordInput = v.InferInput<typeof passwordInput>
export type EmployersInput = v.InferInput<typeof employersInput>
export type Employers = v.InferOutput<typeof employers>
