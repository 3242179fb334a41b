import * as v from 'valibot'
import { code, date } from '../../common/dto'

const when = v.picklist(['fasting', 'breakfast', 'lunch', 'dinner'], '请选择测量时间')
const target = v.object({ low: v.number('请填写合理的目标范围'), high: v.number('请填写合理的目标范围') })
export const glucoseTargets = v.object({ fasting: target, post2h: target })
export const glucoseBook = v.object({
  /** The newest day first. */
  records: v.array(
    v.object({
      id: v.string(),
      date: v.string(),
      when,
      value: v.number(),
      tags: v.array(v.string())
    })
  ),
  targets: glucoseTargets
})
export const glucoseInput = v.object({
  /** '' a new one */
  id: v.union([v.literal(''), code('记录')]),
  date: date(),
  when,
  value: v.number('请填写血糖值'),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(4, '标签最多4个')),
  /** What becomes of a value that stands at this moment already: it is asked about first (27008). */
  onTwice: v.optional(v.picklist(['ask', 'replace', 'keep']), 'ask')
})
export const glucoseIdInput = v.object({ id: code('记录') })

const planDay = v.object({
  date: v.string(),
  done: v.record(v.picklist(['walk', 'water', 'glucose', 'dinner']), v.number()),
  kg: v.nullable(v.number())
})
export const healthPlan = v.object({
  plan: v.nullable(
    v.object({ startedOn: v.string(), startKg: v.number(), goalKg: v.number(), reportNo: v.string() })
  ),
  days: v.array(planDay)
})
export const planInput = v.object({
  startKg: v.number('请填写体重'),
  goalKg: v.number('请填写目标体重'),
  reportNo: v.optional(v.union([v.literal(''), code('报告编号')]), '')
})
export const planTapInput = v.object({
  task: v.picklist(['walk', 'water', 'glucose', 'dinner'], '任务不正确')
})
export const planWeighInput = v.object({ kg: v.number('请填写体重') })

export type GlucoseTargetsWire = v.InferOutput<typeof glucoseTargets>
export type GlucoseBook = v.InferOutput<typeof glucoseBook>
export type GlucoseInput = v.InferInput<typeof glucoseInput>
export type GlucoseIdInput = v.InferInput<typeof glucoseIdInput>
export type HealthPlanWire = v.InferOutput<typeof healthPlan>
export type PlanInput = v.InferInput<typeof planInput>
export type PlanTapInput = v.InferInput<typeof planTapInput>
export type PlanWeighInput = v.InferInput<typeof planWeighInput>
