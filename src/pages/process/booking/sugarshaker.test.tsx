import { draftKey } from '@/domain/draft/draft'
import { bookingAnswer, clinicRow, timeSlot } from '@/../tests/support/booking'
import { BookingScreen, TUESDAY } from '@/../tests/support/booking-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'

const screen = new BookingScreen()
afterEach(screen.leave)

const PRODUCT = {
  productCode: 'SS3001',
  productName: '控糖摇摇健康管理·体验版',
  itemNum: 3,
  productCategory: 3,
  sexLimit: null
}

test('R2.106 R2.123 branch and time of a glucose programme lead to /process/addon/checkup with its own draft', async () => {
  await screen.open(
    {
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow({ comboSalePrice: 199 })] }, PRODUCT),
      'booking.timespans': () => [timeSlot(102, '08:00-08:30', 21)]
    },
    { params: { type: 'sugarshaker', id: 'SS3001' } }
  )
  expect(shows('控糖摇摇健康管理·体验版')).toBe(true)
  await tap(byLabel('澄安体检中心（北京望京分院） 下一步') ?? byText('下一步'))
  await idle()
  const times = all('[role="radio"]').find((found) => found.textContent?.includes('08:00-08:30'))
  if (times) {
    await tap(times)
    await tap(byText('确定'))
    await idle()
  }
  expect(screen.world.visited.at(-1)).toBe('/process/addon/checkup/SS3001')
  const draft = screen.world.root.process.draft(draftKey({ kind: 'sugarshaker', productCode: 'SS3001' }))
  expect(draft?.parts.visit).toMatchObject({ date: TUESDAY, slotId: 102, branch: { id: 'H1001' } })
})
