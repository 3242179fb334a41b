import { DEFAULT_CITY } from '../constants'

/** The stored location (§3). */
export interface StoredLocation {
  city: string
  cityCode: string
  iKangCityCode: string
  latitude: number
  longitude: number
}

/** Beijing (§3). */
export function defaultLocation(): StoredLocation {
  return { ...DEFAULT_CITY }
}

/**
 * What follows once the maps service found a city: a one-time prompt when it differs from the current one (§4).
 * @param asked the prompt was shown before
 */
export function shouldPromptCitySwitch(input: {
  currentCode: string
  locatedCode: string | null
  asked: boolean
}): boolean {
  return !input.asked && input.locatedCode !== null && input.locatedCode !== input.currentCode
}
