import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type { ReviewView, ReviewViewInput, SaveReview } from './dto'

/** What customers say of finished orders (the action `comment`). */
export const reviewEndpoints = {
  'review.view': row<ReviewViewInput, ReviewView>({
    method: 'POST',
    path: '/order/comment/view',
    auth: 'user',
    changes: false
  }),
  /** The same again is the same review. */
  'review.save': row<SaveReview, Empty>({
    method: 'POST',
    path: '/order/comment/save',
    auth: 'user',
    changes: true,
    showLoading: true
  })
} as const
