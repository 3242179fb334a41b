import * as v from 'valibot'
import { DRAW_SORTS } from '@/domain/activity/sorts'
import { parseDateTime } from '@/domain/date'
import {
  brandTerms,
  drawTerms,
  inviteTerms,
  membershipTerms,
  newcomerTerms,
  pairTerms,
  replacementTerms
} from './terms'

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, '编号由字母、数字、- 和 _ 组成'))
const name = v.pipe(v.string(), v.trim(), v.minLength(1, '不能为空'), v.maxLength(60, '最多 60 个字'))
const moment = v.pipe(
  v.string(),
  v.check((text) => parseDateTime(text) !== null, '时间应如 2026-12-01 10:00'),
  v.transform((text) => new Date(parseDateTime(text) ?? 0))
)
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('应为整数'),
    v.minValue(least, `至少 ${least}`),
    v.maxValue(most, `最多 ${most}`)
  )

const prize = v.object({
  prizeId: code,
  name,
  kind: v.picklist(['coupon', 'goods', 'again', 'none'], '种类应为 coupon、goods、again 或 none'),
  weight: whole(1, 1_000_000),
  stock: v.optional(v.nullable(whole(0, 10_000_000)), null),
  couponCode: v.optional(v.nullable(code), null),
  productCode: v.optional(v.nullable(code), null),
  days: v.optional(v.nullable(whole(1, 365)), null)
})

const price = v.pipe(v.number(), v.minValue(0.01, '价格应大于 0'), v.maxValue(999_999, '价格过高'))

const head = { activityId: code, name, start: moment, end: moment }

/** A file of activities, as operators write it; money in yuan. */
export const activityFile = v.pipe(
  v.array(
    v.variant('sort', [
      v.object({
        ...head,
        sort: v.picklist(DRAW_SORTS),
        terms: drawTerms,
        prizes: v.optional(v.array(prize), [])
      }),
      v.object({ ...head, sort: v.literal('newcomer'), terms: newcomerTerms }),
      v.object({ ...head, sort: v.literal('invite'), terms: inviteTerms }),
      v.object({ ...head, sort: v.literal('brand'), terms: brandTerms }),
      v.object({ ...head, sort: v.literal('member'), terms: membershipTerms }),
      v.object({ ...head, sort: v.literal('pair'), terms: pairTerms }),
      v.object({ ...head, sort: v.literal('replacement'), terms: replacementTerms }),
      v.object({
        ...head,
        sort: v.literal('group'),
        productCode: code,
        price,
        size: whole(2, 20),
        hours: whole(1, 240)
      }),
      v.object({
        ...head,
        sort: v.literal('subsidy'),
        productCode: code,
        price,
        stock: whole(0, 1_000_000)
      })
    ])
  ),
  v.minLength(1, '没有活动'),
  v.maxLength(100, '一次最多 100 个活动')
)
