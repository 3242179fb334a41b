import type { LocationOccasions } from './types'

export const locationOccasions: LocationOccasions = { start: true, meant: false, button: true }
