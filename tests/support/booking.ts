import type { BookingList, CalendarDay, Clinic, TimeSlot } from '@/contract/booking/dto/booking'
import type { Hold } from '@/contract/booking/dto/hold'

/** 2026-11-20 09:00 in Shanghai, as the world around a page has it. */
const NOW = Date.parse('2026-11-20T09:00:00+08:00')

/** Rows of the booking calls as the server answers them; each test changes what it looks at. */
export const clinicRow = (change: Partial<Clinic> = {}): Clinic => ({
  hospitalId: 'H1001',
  orgCode: 'H1001',
  hospitalName: '澄安·北京望京分院',
  hospitalAddress: '朝阳区阜荣街南侧云桥大厦B座3层',
  hospitalDistance: 11.29,
  lat: 39.99,
  lon: 116.48,
  comboSalePrice: 1080,
  comboMarketPrice: 1280,
  percent: 62,
  congestionDegree: 2,
  level: 2,
  free: true,
  remaining: 12,
  ctflag: 0,
  ampm: 0,
  tags: ['女性专区'],
  thirdOrg: 0,
  hasBreakfast: true,
  ...change
})

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
    productView: {
      productCode: 'CK1003',
      comboId: '2003',
      productName: '深度体检·男士款',
      comboThumbnail: '/seed-img/pkg/CK1003.svg#sky',
      tone: 'sky',
      productCategory: 1,
      itemNum: 21,
      estimatedMinutes: 78,
      fasting: true,
      salePrice: 1080,
      comboMarketPrice: 1280,
      seckillPrice: null,
      skipItemSelection: false,
      supermarketCode: '',
      sexLimit: 1,
      ageMin: 18,
      ageMax: 80,
      persons: 1,
      familyUnfit: false,
      ...product
    },
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

export const timeSlot = (id: number, timespan: string, remnum: number): TimeSlot => ({
  id,
  timespan,
  num: 30,
  remnum,
  rdate: '2026-11-24',
  ampm: Number(timespan.slice(0, 2)) < 12 ? 1 : 2
})

export const heldSlot = (change: Partial<Hold> = {}): Hold => ({
  holdId: 'h1',
  expiresAt: NOW + 600_000,
  serverTime: NOW,
  orgCode: 'H1001',
  productCode: 'CK1003',
  date: '2026-11-24',
  slotId: 12,
  timespan: '08:00-08:30',
  extensionsLeft: 2,
  ...change
})
