import { RELOAD_DELAY_MS } from '../constants'
import {
  bookingInCity,
  bookingLoaded,
  bookingNearestWeek,
  bookingOnDate,
  emptyCityReset,
  isBookingStale,
  newBookingCache
} from './booking-cache'

const fresh = bookingLoaded(newBookingCache('2026-11-20', '289'), 100_000)

test('R3.20 R9.12 a new cache asks for 7 days from today in city 131', () => {
  expect(newBookingCache('2026-11-20')).toMatchObject({
    cityCode: '131',
    startDate: '2026-11-20',
    dayNum: 7,
    valid: false
  })
})

test.each([
  ['just loaded', fresh, 100_000, false],
  ['10 seconds old', fresh, 110_000, false],
  ['more than 10 seconds old', fresh, 110_001, true],
  ['invalid however young', { ...fresh, valid: false }, 100_000, true],
  ['the clock was set back', fresh, 99_999, true]
])('R4.13 R9.13 a booking list is stale: %s', (_name, cache, now, stale) => {
  expect(isBookingStale(cache, now)).toBe(stale)
})

test('R4.14 R4.15 another city is stored with the product and reloads', () => {
  expect(bookingInCity(fresh, '257')).toMatchObject({ cityCode: '257', valid: false })
  expect(bookingInCity(fresh, '289')).toBe(fresh)
  expect(fresh).toMatchObject({ cityCode: '289', valid: true })
})

test('R4.17 a date of mode all starts there with one day', () => {
  expect(bookingOnDate(fresh, '2026-12-03')).toMatchObject({
    startDate: '2026-12-03',
    dayNum: 1,
    valid: false
  })
})

test('R4.19 reset returns to 7 days from today', () => {
  const picked = bookingOnDate(fresh, '2026-12-03')
  expect(bookingNearestWeek(picked, '2026-11-20')).toMatchObject({
    startDate: '2026-11-20',
    dayNum: 7,
    valid: false
  })
})

test.each([
  ['another city goes to the default', '104', '131', { cityCode: '131' }],
  ['the default city does not reload', '131', '131', null],
  ['of a shop elsewhere, Beijing goes to its first city', '131', '179', { cityCode: '179' }],
  ['of a shop elsewhere, its first city does not reload', '179', '179', null]
])('R4.16 an empty city: %s', (_name, cityCode, first, expected) => {
  expect(emptyCityReset(cityCode, first)).toEqual(expected)
  expect(RELOAD_DELAY_MS).toBe(3000)
})
