import type * as addon from '../booking/dto/addon'
import type * as booking from '../booking/dto/booking'
import type * as dto from './dto'
import type { CardDay, CardList } from './list-dto'
import type { PaperlessResults } from '../booking/dto/confirm'
import type { Hold } from '../booking/dto/hold'
import type { OrderResult } from '../order/dto/place-order'
import type { RealTimePrice } from '../booking/dto/quote'
import type { DentalTime } from '../visit-kinds/dto'
import { row, type EndpointMeta } from '../endpoint'

/** Whatever is asked of a card is asked by its owner. */
const asks = (path: string): EndpointMeta => ({ method: 'POST', path, auth: 'user', changes: false })

/** As `order.complete`. */
const completes = (path: string): EndpointMeta => ({
  method: 'POST',
  path,
  auth: 'user',
  changes: true,
  encrypted: true,
  plainToo: true,
  idempotent: 'in-command'
})

/** What is booked on a card (§7): the same services as without one. */
export const cardBookingEndpoints = {
  'card.list': row<dto.CardListInput, CardList>(asks('/booking/v2/org/list')),
  /** Days of a city; of a branch. */
  'card.schedule': row<dto.CardScheduleInput, CardDay[]>(asks('/booking/general/schedule')),
  'card.moreSchedule': row<dto.CardMoreScheduleInput, CardDay[]>(asks('/booking/more/schedule')),
  'card.timespans': row<dto.CardTimespansInput, booking.TimeSlot[]>(asks('/booking/time/spans')),
  'card.packages': row<dto.CardPackagesInput, addon.AddPackages[]>(asks('/booking/comboPackageDetail')),
  'card.quote': row<dto.CardQuoteInput, RealTimePrice[]>(asks('/booking/realTimePrice')),
  'card.paperless': row<dto.CardPaperlessInput, PaperlessResults[]>(asks('/booking/paperless/report')),
  /** As `hold.take`. */
  'card.appointment': row<dto.CardHoldInput, Hold>({
    ...asks('/booking/appointment'),
    changes: true
  }),
  'card.complete': row<dto.CardCompleteInput, OrderResult[]>(completes('/sub/complete')),
  'card.dentalSchedule': row<dto.CardDentalScheduleInput, DentalTime[]>(asks('/sub/v2/dental/schedule/')),
  'card.completeDental': row<dto.CardCompleteDentalInput, OrderResult[]>(
    completes('/dental/user/card/submit')
  )
} as const
