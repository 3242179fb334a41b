import { act } from 'react'
import type { ChangedVisit } from '@/contract/dto/change'
import { CallError, ErrorCode } from '@/contract/errors'
import { calendarDay, timeSlot } from '@/../tests/support/booking'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail } from '@/../tests/support/order'
import { all, byLabel, byText, settle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import SugarChangeDatePage from './index'

const ORDER = 'CA20261120SSSS'
const CHANGED: ChangedVisit = {
  orderNum: ORDER,
  payOrderNum: '',
  orderType: 3,
  orderStatus: 40,
  payPrice: 0,
  refundPrice: 0,
  expiresAt: null,
  changesLeft: 1
}

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(
  calls: FakeCalls = {},
  { actions = ['reschedule', 'contact'], ...options }: WorldOptions & { actions?: string[] } = {}
) {
  world = createWorld({
    calls: {
      'order.detail': () =>
        orderDetail({
          orderNum: ORDER,
          orderType: 3,
          kind: 'sugarshaker',
          productCode: 'SS3001',
          comboName: '控糖摇摇健康管理·体验版',
          changeCount: 1,
          actions
        }),
      'booking.clinicCalendar': () => [calendarDay('2026-11-24'), calendarDay('2026-11-27')],
      'booking.timespans': () => [timeSlot(21, '08:00-08:30', 0), timeSlot(22, '08:30-09:00', 4)],
      'order.changeVisit': () => [CHANGED],
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('sugarChangeDate', SugarChangeDatePage, { orderNum: ORDER })
  })
  await settle()
}

const button = (text: string) => all('[role="button"]').find((found) => found.textContent === text)
const changes = () => world.made.filter(({ name }) => name === 'order.changeVisit')

async function choose() {
  await tap(byLabel('新的日期 请选择'))
  await settle()
  await tap(
    all('[role="gridcell"],[role="button"],[role="radio"]').find((cell) =>
      /^11月27日/.test(cell.getAttribute('aria-label') ?? '')
    )
  )
  await tap(all('[role="button"]').find((found) => /^确定/.test(found.textContent ?? '')))
  await settle()
  await tap(byLabel('08:30-09:00 仅剩4位') ?? byLabel('08:30-09:00 余4位'))
}

test('R2.14 a guest is led to login and back to the change', async () => {
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent(`/mine/sugarorder/change-date?orderNum=${ORDER}`))
})

test('R2.14 the day as it is and the chosen one stand beside each other, and the change is sent', async () => {
  await open()
  expect([shows('原来'), shows('11月24日 周二'), shows('还可改 2 次')]).toEqual([true, true, true])
  expect(button('确认改约')?.getAttribute('aria-disabled')).toBe('true')
  await choose()
  expect(shows('11月27日 周五 08:30-09:00')).toBe(true)
  await tap(button('确认改约'))
  await settle()
  expect(changes().map(({ input }) => input)).toEqual([
    {
      orderNum: ORDER,
      hospitalId: 'H1001',
      regDate: '2026-11-27',
      timespanStr: '08:30-09:00',
      timeSpanId: 22,
      difference: 0
    }
  ])
  expect(changes()[0]?.idempotencyKey).toBeTruthy()
  expect(world.visited).toEqual([`replace /order/sugar-order-detial?orderNum=${ORDER}`])
})

test('a full time cannot be chosen', async () => {
  await open()
  await choose()
  expect(byLabel('08:00-08:30 已约满')?.getAttribute('aria-disabled')).toBe('true')
})

test('what costs more is told first, and paid once it is agreed to', async () => {
  let asked = 0
  await open({
    'order.changeVisit': () => {
      asked += 1
      if (asked > 1) return [{ ...CHANGED, payOrderNum: 'P9', payPrice: 30 }]
      const change = { priceVersion: '', oldPrice: 199, newPrice: 229, oldLines: [], newLines: [] }
      throw new CallError(ErrorCode.priceChanged, '价格已变动', [change])
    }
  })
  await choose()
  await tap(button('确认改约'))
  await settle()
  const { feedback } = world.root
  expect(feedback.dialog).toMatchObject({ text: '改到这个时段需补差价 ¥30.00，支付后生效。' })
  await act(async () => feedback.settle(feedback.dialog?.id ?? 0, true))
  await settle()
  expect(changes().map(({ input }) => (input as { difference: number }).difference)).toEqual([0, 30])
  expect(world.visited).toEqual([`replace /process/go-pay?orderNo=${ORDER}&orderType=3&due=change`])
})

test('a time that somebody else took is told, and what is free now is shown', async () => {
  await open({
    'order.changeVisit': () => {
      throw new CallError(ErrorCode.business, '距到检不足，不能改约')
    }
  })
  await choose()
  await tap(button('确认改约'))
  await settle()
  expect(world.root.feedback.toastShown?.text).toBe('距到检不足，不能改约')
  expect(world.made.filter(({ name }) => name === 'booking.timespans')).toHaveLength(2)
  expect(world.visited).toEqual([])
})

test('an order that cannot be changed says so and leads to it', async () => {
  await open({}, { actions: ['contact'] })
  expect(shows('当前订单不能改约')).toBe(true)
  await tap(byText('查看订单'))
  expect(world.visited).toEqual([`replace /order/sugar-order-detial?orderNum=${ORDER}`])
})
