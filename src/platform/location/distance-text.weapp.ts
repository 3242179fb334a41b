import { distanceText as exact } from '@/domain/booking/distance'

/** WeChat tells the position to some kilometres: decimals would be made up. */
export const distanceText = (km: number | null | undefined): string =>
  exact(km) && `约 ${Math.max(1, Math.round(km ?? 0))} km`
