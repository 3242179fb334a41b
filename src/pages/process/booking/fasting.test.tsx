import { bookingAnswer, clinicRow } from '@/../tests/support/booking'
import { BookingScreen, TUESDAY } from '@/../tests/support/booking-page'
import { all, byLabel, shows, tap } from '@/../tests/support/screen'

const screen = new BookingScreen()
afterEach(() => screen.leave())
const next = () => tap(byLabel('澄安体检中心（北京望京分院） 下一步'))

test.each([
  ['at one in the night before it', true, true],
  ['what needs no empty stomach', false, false]
])('a time for which it is too late to fast is warned of: %s', async (_name, fasting, warned) => {
  await screen.open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { fasting }) })
  await next()
  await tap(byLabel('08:00-08:30 余21位'))
  expect(shows('请确认来得及')).toBe(false)
  screen.world.setNow(Date.parse(`${TUESDAY}T01:00:00+08:00`))
  await tap(all('[role="dialog"] [aria-label="关闭"]')[0])
  await next()
  await tap(byLabel('08:00-08:30 余21位'))
  expect(shows('需空腹 8 小时，离这个时段已不到 8 小时，请确认来得及')).toBe(warned)
})

test.each([
  ['for a product that wants an empty stomach', true],
  ['for what needs none', false]
])('a time in a branch card is warned of too: %s', async (_name, fasting) => {
  const product = { productCode: 'DT0101', productCategory: 0, itemNum: 0, fasting }
  await screen.open(
    {
      'dental.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, product),
      'dental.schedule': () => [
        { schedulingId: 205, regTime: '14:00-14:30', num: 9, remnum: 6, regDate: TUESDAY, ampm: 2 }
      ]
    },
    { params: { type: 'dentistry', id: 'DT0101' } }
  )
  expect(shows('选下午的时段当天早上起就不能进食')).toBe(fasting)
})
