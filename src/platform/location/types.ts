/** A position in degrees. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Where the user is: a position, for which the maps service may know its code of the city too, or a city by its name alone. */
export type Found = (Position & { readonly mapCityCode?: string }) | { readonly cityName: string }

/** When the host is asked where the user is. */
export interface LocationOccasions {
  /** By itself, as the product starts. */
  readonly start: boolean
  /** By a tap that means where one is: on the city, on 距离最近. */
  readonly meant: boolean
  /** By a button of its own. */
  readonly button: boolean
}

/**
 * Null when the host cannot or the time is over. `refused`: the person does not want it now; `denied`: nor will the host
 * ask again, only its settings change that. The product goes on without a word (§4: silent fallback).
 * `mapsScript` answers the address of the maps script, or null without one; the mini-program asks WeChat alone.
 */
export type Locate = (
  timeoutMs: number,
  mapsScript: () => Promise<string | null>
) => Promise<Found | 'refused' | 'denied' | null>
