import * as v from 'valibot'
import * as limits from '@/domain/analytics/limits'
import { isPartName } from '@/domain/analytics/part-name'
import { PRODUCT_KINDS } from '@/domain/kinds'

const id = v.pipe(v.string(), v.uuid())
/** Milliseconds since 1970 by the clock of the device. */
const at = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most))

const common = {
  /** Of this event alone: who sends it again sends the same. */
  id,
  at,
  /** A path of the route table as it stands there, without what its parameters were: `/selling/:type/:id`. */
  page: v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9_:/-]{0,99}$/)),
  door: v.picklist(limits.MEASURED_DOORS)
}
const part = v.pipe(v.string(), v.check(isPartName))
const kind = v.optional(v.picklist(PRODUCT_KINDS))

/** One thing that was measured. A key that is not named here refuses the event. */
export const analyticsEvent = v.variant('type', [
  /**
   * `kind` where the page knows whose it is: product, booking, add-on, confirm, cashier, paid, and the list of one category. The funnel
   * takes a page without it for the kind that the device saw last.
   */
  v.strictObject({ ...common, type: v.literal('page_view'), kind }),
  /** `beat`: the page is still open, and was for `stay` seconds up to now. */
  v.strictObject({
    ...common,
    type: v.literal('page_leave'),
    stay: between(0, limits.STAY_MAX_S),
    beat: v.boolean()
  }),
  v.strictObject({ ...common, type: v.literal('click'), part, kind }),
  v.strictObject({
    ...common,
    type: v.literal('exposure'),
    part,
    areaRate: between(0, 1),
    stay: between(0, limits.STAY_MAX_S),
    repeated: v.boolean()
  }),
  /** Where home was tapped, on a layout 375 wide. */
  v.strictObject({
    ...common,
    type: v.literal('heat_map'),
    page: v.literal('/'),
    x: between(0, limits.HEAT_WIDTH),
    y: between(0, limits.HEAT_MAX_Y)
  })
])

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

export const analyticsBatchInput = v.object({
  project: v.literal(limits.ANALYTICS_PROJECT),
  channel: v.picklist(limits.ANALYTICS_CHANNELS),
  env: v.picklist(limits.ANALYTICS_ENVIRONMENTS),
  /** A random number of measuring alone, never the session's. */
  device: id,
  /** By the same clock as the events: one that is wrong is told by it. */
  sentAt: v.optional(at),
  /** Events that the device had no room for since the batch before. */
  dropped: count,
  /** Each is held against `analyticsEvent` by itself: one that is wrong takes no other with it. */
  events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(limits.BATCH_EVENTS))
})

/** `accepted`: kept now or before; `refused`: not to be sent again either. */
export const analyticsBatchResults = v.object({ accepted: v.number(), refused: v.number() })

export const analyticsSettings = v.object({
  /** Of the server that is told; '': the one that serves the site. */
  origin: v.string(),
  env: v.picklist(limits.ANALYTICS_ENVIRONMENTS),
  /** Address of the third party's script; null outside production. */
  statisticsScript: v.nullable(v.string())
})

export type AnalyticsEvent = v.InferInput<typeof analyticsEvent>
export type AnalyticsBatchInput = v.InferInput<typeof analyticsBatchInput>
export type AnalyticsBatchResults = v.InferOutput<typeof analyticsBatchResults>
export type AnalyticsSettings = v.InferOutput<typeof analyticsSettings>
