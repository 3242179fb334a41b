import { empty } from '../common/dto'
import * as addon from '../booking/dto/addon'
import * as booking from '../booking/dto/booking'
import * as card from './dto'
import * as confirm from '../booking/dto/confirm'
import * as hold from '../booking/dto/hold'
import * as placing from '../order/dto/place-order'
import * as quote from '../booking/dto/quote'
import * as visitKinds from '../visit-kinds/dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const cardSchemas = {
  'card.list': { input: card.cardListInput, results: booking.bookingList },
  'card.schedule': { input: card.cardScheduleInput, results: booking.calendarDays },
  'card.moreSchedule': { input: card.cardMoreScheduleInput, results: booking.calendarDays },
  'card.calendar': { input: card.cardCalendarInput, results: booking.calendarDays },
  'card.timespans': { input: card.cardTimespansInput, results: booking.timeSlots },
  'card.packages': { input: card.cardPackagesInput, results: addon.addPackages },
  'card.quote': { input: card.cardQuoteInput, results: quote.quoteResults },
  'card.quoteSub': { input: card.cardQuoteInput, results: quote.quoteResults },
  'card.paperless': { input: card.cardPaperlessInput, results: confirm.paperlessResults },
  'card.appointment': { input: card.cardHoldInput, results: hold.hold },
  'card.complete': { input: card.cardCompleteInput, results: placing.completeResults },
  'card.dentalSchedule': { input: card.cardDentalScheduleInput, results: visitKinds.dentalSchedule },
  'card.completeDental': { input: card.cardCompleteDentalInput, results: placing.completeResults },
  'card.accounts': { input: empty, results: card.cardAccounts },
  'card.services': { input: empty, results: card.cardServices },
  'card.history': { input: empty, results: card.cardHistory },
  'card.combos': { input: card.cardCombosInput, results: card.cardServices },
  'card.combo': { input: card.cardComboInput, results: card.cardCombo },
  'card.inspectAccount': { input: card.cardInspectInput, results: card.cardService },
  'card.dentalPage': { input: card.cardDentalPageInput, results: card.cardDentalPage },
  'card.stores': { input: card.cardStoresInput, results: card.cardStores },
  'card.owner': { input: card.cardOwnerInput, results: card.cardOwner },
  'card.upgrades': { input: card.cardUpgradeInput, results: card.cardUpgrades }
}
