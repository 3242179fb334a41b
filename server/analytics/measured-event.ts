import type { ANALYTICS_CHANNELS, AnalyticsEnvironment, MeasuredDoor } from '@/domain/analytics/limits'
import type { ProductKind } from '@/domain/kinds'

/** One thing that was measured, as it is kept. */
export interface MeasuredEvent {
  readonly id: string
  readonly type: string
  readonly at: Date
  readonly page: string
  readonly door: MeasuredDoor
  readonly kind: ProductKind | null
  readonly part: string | null
  readonly facts: Readonly<Record<string, number | boolean>>
}

/** What a device sends at once, as far as it can be kept. */
export interface MeasuredBatch {
  readonly channel: (typeof ANALYTICS_CHANNELS)[number]
  readonly env: AnalyticsEnvironment
  readonly device: string
  readonly events: readonly MeasuredEvent[]
  /** Events that it had no room for. */
  readonly dropped: number
  /** Events of this batch that cannot be kept. */
  readonly refused: number
}
