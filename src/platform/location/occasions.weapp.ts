import type { LocationOccasions } from './types'

declare const LOCATION: 'fuzzy' | 'poi' | 'none'

/** Nothing is asked at launch, nor later by itself; WeChat's list of places opens for a button of its own alone. */
export const locationOccasions: LocationOccasions = {
  start: false,
  meant: LOCATION === 'fuzzy',
  button: LOCATION !== 'none'
}
