import { empty } from '../common/dto'
import * as review from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const reviewSchemas = {
  'review.view': { input: review.reviewViewInput, results: review.reviewView },
  'review.save': { input: review.saveReviewInput, results: empty }
}
