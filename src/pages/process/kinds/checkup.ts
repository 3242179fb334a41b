import type { ScreenPlan } from './plan'

const KIND = 'checkup'

export const checkupPlan: ScreenPlan = {
  kind: KIND,
  booking: {
    list: (ask, { productCode, days, latitude, longitude, orderNum }) =>
      ask('booking.list', {
        latitude,
        longitude,
        startDate: days.startDate,
        dayNum: days.dayNum,
        productCode,
        cityCode: days.cityCode,
        ...(orderNum ? { orderNum } : {})
      }),
    cityDays: (ask, wanted) => ask('booking.calendar', wanted),
    branchDays: (ask, { orgCode, hospitalId }, wanted) =>
      ask('booking.clinicCalendar', { orgCode, hospitalId, ...wanted }),
    slots: (ask, { orgCode, hospitalId, ampm }, { productCode, date, orderNum }) =>
      ask('booking.timespans', {
        orgCode,
        date,
        hospId: hospitalId,
        regDate: date,
        productCode,
        ampm,
        ...(orderNum ? { orderNum } : {})
      })
  },
  addons: { quick: 'quickCheckup' },
  // The self-selected screen, which a held supermarket code leads to first, is not part of the product yet.
  next: ({ parts }, { thirdPartyFlow }) => ({
    screen: thirdPartyFlow && parts.product?.skipsAddons ? 'confirm' : 'addon',
    type: KIND
  })
}
