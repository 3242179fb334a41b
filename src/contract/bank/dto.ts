import * as v from 'valibot'
import { session } from '../auth/dto/auth'
import { code, mobile } from '../common/dto'

/** An envelope of the bank's: `v1.<iv and ciphertext>.<signature>`. */
const envelope = v.pipe(
  v.string('银行登录信息不正确'),
  v.regex(/^v1\.[\w-]{43,3000}\.[\w-]{86}$/, '银行登录信息不正确')
)

/** What the bank tells of its customer, for the silent login: the number, and the envelope that proves it. */
export const bankLoginInput = v.object({ phone: mobile, resp: envelope })
/** The same once its customer has agreed to the agreements. */
export const bankAuthorizeInput = v.object({
  ...bankLoginInput.entries,
  agreed: v.literal(1, '请先同意授权')
})
/** `accessToken` is the session's `token`, as §7 names it. */
export const bankSession = v.object({ ...session.entries, accessToken: v.string() })

/** `request` asks the bank's app who its customer is: sealed for the bank and signed by the shop. */
export const bankEncryptInput = v.object({ action: v.picklist(['login'], '只能请银行确认登录') })
export const bankEncryptResults = v.object({ request: v.string() })

/** What the bank posted when it opened the site; both '' where it posted nothing, or that is over. */
export const bankParams = v.object({ phone: v.string(), resp: v.string() })

export const bankProductInput = v.object({ productCode: code('商品') })
/** `kind` and `productCode` name its page. */
export const bankProduct = v.object({ productCode: v.string(), kind: v.string(), name: v.string() })

export const bankPayInput = v.object({ id: code('支付单号') })

export type BankLoginInput = v.InferInput<typeof bankLoginInput>
export type BankAuthorizeInput = v.InferInput<typeof bankAuthorizeInput>
export type BankSession = v.InferOutput<typeof bankSession>
export type BankEncryptInput = v.InferInput<typeof bankEncryptInput>
export type BankEncryptResults = v.InferOutput<typeof bankEncryptResults>
export type BankParams = v.InferOutput<typeof bankParams>
export type BankProductInput = v.InferInput<typeof bankProductInput>
export type BankProduct = v.InferOutput<typeof bankProduct>
export type BankPayInput = v.InferInput<typeof bankPayInput>
