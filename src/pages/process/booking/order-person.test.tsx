/** A booking whose person comes from an order of the mini-program. */
import { bookingAnswer, clinicRow } from '@/../tests/support/booking'
import { BookingScreen, TUESDAY } from '@/../tests/support/booking-page'
import { byLabel, tap } from '@/../tests/support/screen'

const screen = new BookingScreen()
afterEach(screen.leave)

test.each([
  ['the add-ons', {}, '/process/addon/checkup/CK1003'],
  ['the self-selected screen', { supermarketCode: 'SM9001', comboId: '2014' }, '/process/Supermarket/CK1003']
])(
  'R4.72 the number of the mini-program’s order goes along to %s; the booking is a new one',
  async (_name, product, then) => {
    await screen.open(
      {
        'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, product),
        'booking.timespans': () => []
      },
      { query: { comefrom: '66' }, params: { orderNum: 'CA202611200077' } }
    )
    await tap(byLabel('澄安体检中心（北京望京分院） 下一步'))
    expect(screen.world.visited).toEqual([`${then}?orderNum=CA202611200077`])
    expect(screen.parts?.visit?.slotId).toBe(9999)
    expect(screen.count('order.detail')).toBe(0)
  }
)
