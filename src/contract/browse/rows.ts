import { row } from '../endpoint'
import type * as dto from './dto'

/** Ours: what lists of products show beside their cards. All are quiet: without them the list is a list still. */
export const browseEndpoints = {
  'booking.firstDays': row<dto.FirstDaysInput, dto.FirstDays>({
    method: 'POST',
    path: '/booking/firstDays',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'coupon.afterPrices': row<dto.AfterPricesInput, dto.AfterPrices>({
    method: 'POST',
    path: '/coupon/afterPrices',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'home.rails': row<dto.RailsInput, dto.Rails>({
    method: 'GET',
    path: '/module/rails',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'home.searchAll': row<dto.SearchAllInput, dto.SearchAll>({
    method: 'POST',
    path: '/search/all',
    auth: 'none',
    changes: false
  }),
  /** How much of one's own reports a word touches; no finding is told here. */
  'report.mentions': row<dto.MentionsInput, dto.Mentions>({
    method: 'POST',
    path: '/report/mentions',
    auth: 'user',
    changes: false,
    quiet: true
  })
} as const
