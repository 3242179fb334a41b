import { authcodeResults } from '../auth/dto/auth'
import { empty } from '../common/dto'
import * as addon from '../booking/dto/addon'
import * as booking from '../booking/dto/booking'
import * as binding from './binding-dto'
import * as card from './dto'
import * as list from './list-dto'
import * as wallet from './wallet-dto'
import * as confirm from '../booking/dto/confirm'
import * as hold from '../booking/dto/hold'
import * as placing from '../order/dto/place-order'
import * as quote from '../booking/dto/quote'
import * as visitKinds from '../visit-kinds/dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const cardSchemas = {
  'card.personalInfo': { input: binding.personalInfoInput, results: binding.personalInfo },
  'card.personalBind': { input: binding.personalBindInput, results: binding.bound },
  'card.enterpriseInfo': { input: binding.enterpriseInfoInput, results: binding.enterpriseInfo },
  'card.enterpriseBind': { input: binding.enterpriseBindInput, results: binding.bound },
  'card.registerBind': { input: binding.registerBindInput, results: binding.registered },
  'card.password': { input: binding.passwordInput, results: empty },
  'card.sendCode': { input: binding.cardCodeInput, results: authcodeResults },
  'card.unbind': { input: binding.unbindInput, results: empty },
  'card.employers': { input: binding.employersInput, results: binding.employers },
  'card.wallet': { input: empty, results: wallet.wallet },
  'card.detail': { input: wallet.cardDetailInput, results: wallet.cardDetail },
  'card.movements': { input: wallet.movementsInput, results: wallet.movements },
  'card.people': { input: wallet.cardPeopleInput, results: wallet.cardPeople },
  'card.choices': { input: wallet.cardChoicesInput, results: wallet.cardChoices },
  'card.nameFamily': { input: wallet.cardFamilyInput, results: wallet.cardPeople },
  'card.dropFamily': { input: wallet.cardFamilyInput, results: wallet.cardPeople },
  'card.loss': { input: wallet.cardLossInput, results: wallet.cardDetail },
  'card.found': { input: wallet.cardFoundInput, results: wallet.cardDetail },
  'card.list': { input: card.cardListInput, results: list.cardList },
  'card.schedule': { input: card.cardScheduleInput, results: list.cardDays },
  'card.moreSchedule': { input: card.cardMoreScheduleInput, results: list.cardDays },
  'card.calendar': { input: card.cardCalendarInput, results: list.cardDays },
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
