import * as v from 'valibot'
import { yuan } from '../../common/dto'

/** What keeps somebody from leaving, and what they would lose. */
export const leaving = v.object({
  openOrders: v.number(),
  giftMoney: yuan,
  coupons: v.number(),
  cards: v.number(),
  /** ms since 1970: the account is erased then; null: nobody asked for it. */
  erasedAfter: v.nullable(v.number())
})
export const eraseInput = v.object({
  code: v.pipe(v.string('请填写验证码'), v.regex(/^\d{6}$/, '验证码为6位数字'))
})
export const exported = v.object({ fileName: v.string(), text: v.string() })

export type Leaving = v.InferOutput<typeof leaving>
export type EraseInput = v.InferInput<typeof eraseInput>
export type Exported = v.InferOutput<typeof exported>
