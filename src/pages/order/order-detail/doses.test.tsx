/** The doses of an order: their days, the way to each, and what goes back of those that were not given. */
import { act } from 'react'
import type { OrderDetail } from '@/contract/dto/order'
import { CallError, ErrorCode } from '@/contract/errors'
import { dosedOrder, ORDER, secondBooked } from '@/../tests/support/doses'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, settle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import OrderDetailPage from './index'

let world: World
let page: MountedPage | null = null
async function open(order: OrderDetail, calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'order.detail': () => order,
      'order.cancelReasons': () => [{ id: 3, reason: '时间安排有变' }],
      'order.refundPreview': () => ({
        ...{ orderNum: ORDER, amount: 1540, whole: true },
        parts: [{ lineId: 'l1', name: order.comboName, itemCode: '', quantity: 2, amount: 1540 }]
      }),
      'order.refund': () => ({ refundNo: 'RF1', amount: 1540, orderStatus: 90 }),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: ORDER })
  })
  await settle()
}
afterEach(() => {
  page?.leave()
  page = null
})
const asked = (name: string) => world.made.filter((call) => call.name === name)

test('each dose has its day or the first on which it may be, and the next one leads to its booking', async () => {
  await open(dosedOrder())
  for (const text of ['11月5日 周四 09:00-10:00', '11月5日 已接种', '11月24日 起', '3月24日 起']) {
    expect(shows(text)).toBe(true)
  }
  expect(byLabel('预约第3针')).toBeUndefined()
  await tap(byLabel('预约第2针'))
  expect(world.visited.at(-1)).toBe(`/process/booking/vaccine/VA1302?orderNum=${ORDER}&visitNo=2`)
})

test('a dose that has its day is moved from there', async () => {
  await open(dosedOrder({ doses: secondBooked() }))
  await tap(byLabel('改约第2针'))
  expect(world.visited.at(-1)).toBe(`/process/booking/vaccine/VA1302?orderNum=${ORDER}&visitNo=2`)
})

describe('申请退款', () => {
  test('tells what goes back and how it is reckoned, wants a reason, and asks for exactly that', async () => {
    await open(dosedOrder())
    await tap(byText('申请退款'))
    await settle()
    expect(shows('实付 ¥2360.00 − 已接种 1 针 × ¥820.00')).toBe(true)
    expect(shows('未接种 2 针')).toBe(true)
    await tap(byText('确认退款'))
    expect(world.root.feedback.toastShown?.text).toBe('请选择退款原因')
    await tap(byText('时间安排有变'))
    await tap(byText('确认退款'))
    await settle()
    expect(asked('order.refund')).toMatchObject([
      { input: { orderNum: ORDER, amount: 1540, reasonId: 3 }, idempotencyKey: expect.any(String) }
    ])
    expect(asked('order.detail').length).toBe(2)
  })

  test('the same key repeats a request of which no answer came', async () => {
    let tries = 0
    await open(dosedOrder(), {
      'order.refund': () => {
        tries += 1
        if (tries === 1) throw new CallError(ErrorCode.network, '网络错误')
        return { refundNo: 'RF1', amount: 1540, orderStatus: 90 }
      }
    })
    await tap(byText('申请退款'))
    await settle()
    await tap(byText('时间安排有变'))
    await tap(byText('确认退款'))
    await settle()
    await tap(byText('确认退款'))
    await settle()
    const keys = asked('order.refund').map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('nothing goes back: it is said, and cannot be asked for', async () => {
    await open(dosedOrder(), {
      'order.refundPreview': () => ({
        ...{ orderNum: ORDER, amount: 0, whole: true },
        parts: [{ lineId: 'l1', name: '四价HPV疫苗（三针全程）', itemCode: '', quantity: 2, amount: 0 }]
      })
    })
    await tap(byText('申请退款'))
    await settle()
    expect(shows('已接种的费用超过实付，没有可退的款项')).toBe(true)
    expect(byText('确认退款')?.getAttribute('aria-disabled')).toBe('true')
  })
})
