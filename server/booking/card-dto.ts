import type { CardDay, CardList } from '@/contract/card/list-dto'
import { DAY_STATUS } from '@/domain/booking/calendar/day-state'
import { toYuan } from '@/domain/money'
import { bookingListDto, clinicDto, daysDto } from './dto'
import type { Day } from './queries/booking-days'
import type { CardBookingList } from './queries/card-list'

export const cardListDto = (list: CardBookingList, now: Date): CardList =>
  bookingListDto(list, now).map((told) => ({
    ...told,
    bookingDetailList: list.days.map(({ date, branches }) => ({
      bookingableDate: date,
      hospitalInfo: branches.map((branch) => {
        const { payFen, fee } = list.payAt(branch.branch.orgCode)
        return {
          ...clinicDto(branch),
          payPrice: toYuan(payFen),
          cardFee: fee && { name: fee.name, price: toYuan(fee.fen) }
        }
      })
    })),
    refusingList: list.refusing.map(({ branch, km, reason }) => ({
      orgCode: branch.orgCode,
      hospitalName: branch.name,
      hospitalDistance: km,
      lat: branch.lat,
      lon: branch.lon,
      reason
    })),
    lastDate: list.lastDate
  }))

/** Days behind the last one on which the card pays are closed, and say that it is the card. */
export const cardDaysDto = (days: readonly Day[], lastDate: string): CardDay[] =>
  daysDto(days).map((day) =>
    day.date > lastDate ? { ...day, status: DAY_STATUS.closed, free: false, remaining: 0, outside: 1 } : day
  )
