/** Times of a dental visit on a card (§7 /sub/v2/dental/schedule/). */
import type { slotsOf } from '../booking/slots'
import { besides, type OnCard } from './booking'
import { tell } from './tell'

/** @param card as it is known when something is asked */
export const dentalCardTimes =
  (card: () => OnCard): typeof slotsOf =>
  async (call, { branchId: orgId, productCode, date, doctorId }) =>
    (
      await tell(
        call('card.dentalSchedule', {
          ...besides(card()),
          orgId,
          productCode,
          regDate: date,
          ...(doctorId ? { doctorId } : {})
        })
      )
    ).map(({ schedulingId: id, regTime: timespan, remnum: remaining, num: capacity }) => ({
      ...{ id, timespan, remaining, capacity }
    }))
