import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type * as dto from './dto'

/** Ours: what is measured, of who agreed to it. */
export const analyticsEndpoints = {
  /** Comes by `navigator.sendBeacon` too, whose text is JSON by another name; under `/api` of the analytics server. */
  'analytics.send': row<dto.AnalyticsBatchInput, dto.AnalyticsBatchResults>({
    method: 'POST',
    path: '/analytics/events',
    auth: 'none',
    changes: true,
    quiet: true,
    beacon: true
  }),
  'analytics.settings': row<Empty, dto.AnalyticsSettings>({
    method: 'GET',
    path: '/analytics/settings',
    auth: 'none',
    changes: false,
    quiet: true
  })
} as const
