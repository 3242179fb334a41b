/** When goods come that are ordered now, in our own words. */
import type { Call } from '../http/call'

/** Where goods are sent to, by names of a province or a city. */
interface Destination {
  readonly province?: string
  readonly city?: string
}

/** When goods that are paid now leave (ms since 1970) and come ('YYYY-MM-DD'). */
interface Arrival {
  /** Null and '' where the shop says nothing of it. */
  readonly leavesBy: number | null
  readonly arrivesOn: string
  readonly province: string
}

/** Goods of all kinds that are sent by parcel and need no customs come alike. */
export const readArrival = (call: Call, to: Destination): Promise<Arrival | null> =>
  call('delivery.arrival', { ...to })
