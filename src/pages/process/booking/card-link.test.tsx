import { BookingScreen } from '@/../tests/support/booking-page'

const screen = new BookingScreen()
afterEach(screen.leave)

test('what is booked with a card has a screen of its own', async () => {
  await screen.open({}, { params: { cardNumber: '7700200000000017' } })
  expect(screen.world.visited).toEqual(['replace /bookingBranch/7700200000000017/CK1003'])
  expect(screen.lists).toEqual([])
})
