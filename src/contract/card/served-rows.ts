import type { RealTimePrice } from '../booking/dto/quote'
import type { Empty } from '../common/dto'
import type * as dto from './dto'
import type { CardDay } from './list-dto'
import { row, type EndpointMeta } from '../endpoint'

/** Whatever is asked of a card is asked by its owner. */
const reads = (method: 'GET' | 'POST', path: string): EndpointMeta => ({
  method,
  path,
  auth: 'user',
  changes: false
})

/** Cards of the account and what they are good for (§7). */
export const cardServiceEndpoints = {
  'card.accounts': row<Empty, dto.CardAccount[]>(reads('GET', '/sub/account')),
  'card.combos': row<dto.CardCombosInput, dto.CardService[]>(reads('GET', '/booking/combo/list/:a/:b')),
  'card.combo': row<dto.CardComboInput, dto.CardCombo>(
    reads('GET', '/booking/combo/detail/v2/:cardNumber/:comboId/:type')
  ),
  'card.inspectAccount': row<dto.CardInspectInput, dto.CardService>(reads('GET', '/inspect/account/:a/:b')),
  'card.dentalPage': row<dto.CardDentalPageInput, dto.CardDentalPage>(
    reads('POST', '/sub/dental/accountPage/:a/:b')
  ),
  'card.stores': row<dto.CardStoresInput, dto.CardStore[]>(reads('GET', '/sub/dental/org/list/:x')),
  'card.owner': row<dto.CardOwnerInput, dto.CardOwner>(reads('GET', '/sub/cardOwnerUserInfo/:x')),
  'card.upgrades': row<dto.CardUpgradeInput, dto.CardUpgrade[]>(reads('GET', '/sub/combo/upgrade')),
  /** Days of a city or of a branch: `card.schedule` and `card.moreSchedule` in one. */
  'card.calendar': row<dto.CardCalendarInput, CardDay[]>(reads('POST', '/booking/calendar')),
  /** `card.quote` by another name. */
  'card.quoteSub': row<dto.CardQuoteInput, RealTimePrice[]>(reads('POST', '/sub/realTime/v2'))
} as const
