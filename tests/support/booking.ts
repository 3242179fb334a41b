import type { BookingList, CalendarDay, Clinic, TimeSlot } from '@/contract/booking/dto/booking'
import type { Hold } from '@/contract/booking/dto/hold'
import { checkupDay, checkupTimes, heldSeat } from '../recorded/booking'

/** 2026-11-20 09:00 in Shanghai, as the world around a page has it. */
const NOW = Date.parse('2026-11-20T09:00:00+08:00')

const [recorded] = checkupDay
const wangjing = recorded?.bookingDetailList[0]?.hospitalInfo.find(({ orgCode }) => orgCode === 'H1001')
if (!recorded || !wangjing) throw new Error('no booking was recorded')

/** The branch of Wangjing on a day; each test changes what it looks at. */
export const clinicRow = (change: Partial<Clinic> = {}): Clinic => ({ ...wangjing, ...change })

/** Seven days from 2026-11-20; `days` replaces the branches of single days. */
export const bookingAnswer = (
  days: Readonly<Record<string, Clinic[]>> = {},
  product: Partial<BookingList[number]['productView']> = {}
): BookingList => [
  {
    cityViewList: [{ cityCode: '131', cityName: '北京', isLocation: 1 }],
    bookingDetailList: ['20', '21', '22', '23', '24', '25', '26'].map((day) => ({
      bookingableDate: `2026-11-${day}`,
      hospitalInfo: days[`2026-11-${day}`] ?? []
    })),
    productView: { ...recorded.productView, ...product },
    serverTime: NOW
  }
]

export const calendarDay = (date: string, change: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  status: 0,
  free: true,
  price: 1080,
  remaining: 12,
  ...change
})

const [firstTime] = checkupTimes
if (!firstTime) throw new Error('no time was recorded')

/** A time of that day with so many seats left. */
export const timeSlot = (id: number, timespan: string, remnum: number): TimeSlot => ({
  ...firstTime,
  ...{ id, timespan, remnum, ampm: Number(timespan.slice(0, 2)) < 12 ? 1 : 2 }
})

export const heldSlot = (change: Partial<Hold> = {}): Hold => ({ ...heldSeat, ...change })
