/** A position in degrees. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Where the user is; the maps service may know its code of the city too. */
export interface Found extends Position {
  readonly mapCityCode?: string
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
