import * as v from 'valibot'
import { isDate } from '@/domain/date'

/** Trimmed text between `min` and `max` characters; `label` names the field in the message (20001). */
export const text = (label: string, min: number, max: number) =>
  v.pipe(
    v.string(`${label}格式不正确`),
    v.trim(),
    v.minLength(min, `请填写${label}`),
    v.maxLength(max, `${label}最多${max}个字`)
  )

/** In a pipe: this text may have several lines. In every other one a new line is refused as all control characters are. */
export const lines = v.metadata<string, { readonly lines: true }>({ lines: true })

/** A code that names a thing (product, branch, coupon …): letters, digits, `-`, `_`. */
export const code = (label: string) =>
  v.pipe(v.string(`${label}不正确`), v.trim(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, `${label}不正确`))

/** A whole number that may come as text (query strings, old clients). */
export const int = (label: string, min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,12}$/))], `${label}不正确`),
    v.transform(Number),
    v.integer(`${label}不正确`),
    v.minValue(min, `${label}不正确`),
    v.maxValue(max, `${label}不正确`)
  )

/** Degrees; may come as text. */
export const degrees = (label: string, limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/))], `${label}不正确`),
    v.transform(Number),
    v.finite(`${label}不正确`),
    v.minValue(-limit, `${label}不正确`),
    v.maxValue(limit, `${label}不正确`)
  )

/** Calendar day `YYYY-MM-DD`, Asia/Shanghai. */
export const date = (label = '日期') =>
  v.pipe(v.string(`${label}不正确`), v.isoDate(`${label}不正确`), v.check(isDate, `${label}不正确`))

/** Mainland mobile number (§5: 11 digits starting with 1). */
export const mobile = v.pipe(
  v.string('请填写正确的手机号！'),
  v.trim(),
  v.nonEmpty('请填写手机号'),
  v.regex(/^1\d{10}$/, '请填写正确的手机号！')
)

/** A PDF. */
export const pdfFile = v.object({ fileName: v.string(), base64: v.string() })

/** Yuan on the wire, at most two decimals, never negative. */
export const yuan = v.pipe(v.number(), v.finite(), v.minValue(0))

/** What is paid first of a product; `optional`: all at once can be chosen instead. */
export const deposit = v.object({
  price: yuan,
  rest: v.picklist(['balance', 'atBranch']),
  optional: v.boolean()
})

export const flag = v.picklist([0, 1])
export const empty = v.object({})
export type Empty = v.InferOutput<typeof empty>

/** An order number or another id that we made. */
export const orderNum = code('订单号')

/** `08:00-08:30`. */
export const timespan = v.pipe(v.string('时段不正确'), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, '时段不正确'))
