import { distanceText as exact } from '@/domain/booking/distance'

/** A distance from where the person stands; '' when it is unknown. */
export const distanceText = exact
