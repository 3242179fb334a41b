import type { AnalyticsEvent, AnalyticsSettings } from '@/contract/analytics/dto'

type Own<E> = E extends unknown ? Omit<E, 'id' | 'door'> : never

/** An event as it is kept: its id follows from where it stands, and the door is that of the whole product. */
export type Measured = Own<AnalyticsEvent>

export type MeasuringSettings = AnalyticsSettings

export type Add = (event: Measured) => void
