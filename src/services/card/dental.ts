/** Times of a dental visit on a card (§7 /sub/v2/dental/schedule/). */
import type { slotsOf } from '../booking/slots'

/** @param cardNumber as it is known when something is asked */
export const dentalCardTimes =
  (cardNumber: () => string): typeof slotsOf =>
  async (call, { branchId: orgId, productCode, date, doctorId }) =>
    (
      await call('card.dentalSchedule', {
        cardNumber: cardNumber(),
        orgId,
        productCode,
        regDate: date,
        ...(doctorId ? { doctorId } : {})
      })
    ).map(({ schedulingId: id, regTime: timespan, remnum: remaining, num: capacity }) => ({
      ...{ id, timespan, remaining, capacity }
    }))
