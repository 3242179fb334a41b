import { empty } from '../common/dto'
import * as analytics from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const analyticsSchemas = {
  'analytics.send': { input: analytics.analyticsBatchInput, results: analytics.analyticsBatchResults },
  'analytics.settings': { input: empty, results: analytics.analyticsSettings }
}
