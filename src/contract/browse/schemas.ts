import * as browse from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const browseSchemas = {
  'booking.firstDays': { input: browse.firstDaysInput, results: browse.firstDays },
  'coupon.afterPrices': { input: browse.afterPricesInput, results: browse.afterPrices },
  'home.rails': { input: browse.railsInput, results: browse.rails },
  'home.searchAll': { input: browse.searchAllInput, results: browse.searchAll },
  'report.mentions': { input: browse.mentionsInput, results: browse.mentions }
}
