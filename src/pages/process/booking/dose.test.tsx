/** The booking screen while a dose of an order gets its day. */
import { CallError, ErrorCode } from '@/contract/errors'
import { draftKey } from '@/domain/draft/draft'
import { bookingAnswer, calendarDay, clinicRow, heldSlot, timeSlot } from '@/../tests/support/booking'
import { BookingScreen, TUESDAY } from '@/../tests/support/booking-page'
import { dosedOrder, oneDose, ORDER, secondBooked } from '@/../tests/support/doses'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import type { FakeCalls } from '@/../tests/support/world'

const screen = new BookingScreen()
afterEach(screen.leave)

const CLINIC = {
  ...{ hospitalId: 'V4201', orgCode: 'V4201', hasBreakfast: false },
  hospitalName: '澄安预防接种门诊（深圳科技园）'
}
const CALLS: FakeCalls = {
  'order.detail': () => dosedOrder(),
  'vaccine.list': () =>
    bookingAnswer(
      { [TUESDAY]: [clinicRow(CLINIC)] },
      { productCode: 'VA1302', productCategory: 13, itemNum: 0 }
    ),
  'vaccine.times': () => [timeSlot(301, '09:00-10:00', 6), timeSlot(302, '10:00-11:00', 2)],
  'hold.take': () => heldSlot()
}
const PARAMS = { type: 'vaccine', id: 'VA1302', orderNum: ORDER, visitNo: '2' }
const open = (calls: FakeCalls = {}) => screen.open({ ...CALLS, ...calls }, { params: PARAMS })
const made = (name: string) =>
  screen.world.made.filter((call) => call.name === name).map(({ input }) => input)

test('R7.83 clinics are listed for the order; interval, dose and what is paid are told', async () => {
  await open()
  expect(made('vaccine.list')).toMatchObject([{ orderNumber: ORDER, visitNo: 2, cityCode: '131' }])
  for (const text of [
    ...['预约第2针', '林** · 三针已付清，这次不用再付', '间隔 19 天', '要求不少于 19 天'],
    ...['最早可约', '第1针在这里', '第2针 · 选定后保留 10 分钟', '想再往后推，先问一下门诊医生']
  ]) {
    expect(shows(text)).toBe(true)
  }
  expect(shows('¥')).toBe(false)
})

test('a single dose that gets another day has no number', async () => {
  const calls = { ...CALLS, 'order.detail': () => dosedOrder({ doses: oneDose() }) }
  await screen.open(calls, { params: { ...PARAMS, visitNo: '1' } })
  expect([shows('改约'), shows('选定后保留 10 分钟')]).toEqual([true, true])
  expect(document.body.textContent).not.toMatch(/第\d针/)
})

test('R2.122 a time is kept, and confirm comes next for that dose; what is bought besides is another draft', async () => {
  await open()
  await tap(byLabel('10:00-11:00 仅剩2位'))
  await tap(byText('下一步'))
  await idle()
  expect(screen.world.visited.at(-1)).toBe(
    `/process/confirm/vaccine-booking/VA1302?orderNum=${ORDER}&visitNo=2`
  )
  const { process } = screen.world.root
  const subject = { kind: 'vaccine', productCode: 'VA1302' } as const
  expect(
    process.draft(draftKey({ ...subject, visit: { orderNum: ORDER, no: 2 } }))?.parts.visit
  ).toMatchObject({
    ...{ slotId: 302, date: TUESDAY }
  })
  expect(process.draft(draftKey(subject))).toBeUndefined()
  expect(process.draftOf('VA1302')).toBeUndefined()
})

test('days on which the interval is not over, and those after which the next dose would be too early, are closed', async () => {
  const [first, second, third] = dosedOrder().doses
  await open({
    'order.detail': () => dosedOrder({ doses: [first!, { ...second!, to: '2026-11-25' }, third!] }),
    'booking.calendar': () =>
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((date) => calendarDay(date))
  })
  await tap(byText('更多日期'))
  await idle()
  const states = ['23', '24', '25', '26'].map((day) =>
    all('[role="dialog"] [aria-disabled]')
      .find((cell) => cell.getAttribute('aria-label')?.includes(`11月${day}日`))
      ?.getAttribute('aria-disabled')
  )
  expect(states.map((state) => state === 'true')).toEqual([true, false, false, true])
})

test('a dose that has its day is moved', async () => {
  await open({ 'order.detail': () => dosedOrder({ doses: secondBooked() }) })
  expect(shows('改约第2针')).toBe(true)
})

test('a balance that is owed is told instead', async () => {
  const owed = { purpose: 'balance', price: 2160, paidPrice: 200, payOrderNum: '' } as const
  await open({
    'order.detail': () => dosedOrder({ owed: { ...owed, payDeadline: null, payStatus: 0 } })
  })
  expect(shows('尾款 ¥2160.00 到店前补齐')).toBe(true)
})

const refused: FakeCalls = {
  'vaccine.list': () => {
    throw new CallError(ErrorCode.business, '请先完成第1针')
  }
}

test('R8.29 a dose that the order does not allow is told, and leads back to it', async () => {
  await open(refused)
  const { feedback } = screen.world.root
  expect(feedback.dialog?.text).toBe('请先完成第1针')
  expect(screen.world.visited).toEqual([])
  await tap(byText('知道了'))
  await idle()
  expect(screen.world.visited).toEqual([`replace /order/order-detial/${ORDER}`])
})

test('R8.29 a new booking stays on the page and offers another try', async () => {
  await screen.open({ ...CALLS, ...refused }, { params: { type: 'vaccine', id: 'VA1302' } })
  expect(screen.world.root.feedback.dialog).toBeNull()
  expect(screen.world.visited).toEqual([])
  expect(shows('重新加载') || shows('重试')).toBe(true)
})
