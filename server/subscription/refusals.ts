/** What WeChat says of a message, by its code and words: asked again it would say the same. */
const REFUSALS = {
  40003: 'invalid openid',
  40037: 'invalid template_id',
  41030: 'invalid page',
  43101: 'user refuse to accept the msg',
  43107: 'subscribe message is banned',
  45168: 'message has sensitive words',
  47003: 'argument invalid'
} as const

type Refusal = keyof typeof REFUSALS

const isRefusal = (code: number): code is Refusal => code in REFUSALS

/** As it is kept; null: a code that may be another one later, as of a busy WeChat, a limit or an address that is not listed. */
export const refusalOf = (code: number): string | null =>
  isRefusal(code) ? `${code} ${REFUSALS[code]}` : null

/** Of those that the sandbox says. */
export const refused = (code: Refusal): { readonly refused: string } => ({
  refused: `${code} ${REFUSALS[code]}`
})
