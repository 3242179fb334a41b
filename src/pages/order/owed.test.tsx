/** What an order still owes, on its card and on its page. */
import { act } from 'react'
import type { OrderDetail } from '@/contract/order/dto/order'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, paymentOf, term } from '@/../tests/support/order'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import OrderDetailPage from './order-detail'
import OrderListPage from './order-list'

const ORDER = 'CA20261120AAAA'
const owing = (owed: Partial<NonNullable<OrderDetail['owed']>> = {}): OrderDetail =>
  orderDetail({
    userPayPrice: 1080,
    prep: [],
    terms: [
      term({ key: 'total', name: '合计', amount: 1080, note: '', ways: [] }),
      term({ name: '已付', amount: 200 }),
      owed.purpose === 'atBranch'
        ? term({ key: 'open', name: '到院支付', amount: 880, note: '' })
        : term({ key: 'open', name: '尾款', amount: 880, note: '到店前付清' })
    ],
    actions: owed.purpose === 'atBranch' ? ['navigate'] : ['payBalance', 'navigate'],
    owed: {
      purpose: 'balance',
      price: 880,
      paidPrice: 200,
      payOrderNum: '',
      payDeadline: null,
      payStatus: 0,
      ...owed
    }
  })

let world: World
let page: MountedPage | null = null
async function open(order: OrderDetail, list = false) {
  world = createWorld({
    calls: {
      'order.detail': () => order,
      'order.list': () => ({ list: [order], total: 1, hasMore: false, serverTime: NOW }),
      'order.withdrawChange': () => ({}),
      'order.tabCounts': () => ({ '0': 1 }),
      'order.statusCheck': ({ id }) => ({ orderNum: id, orderStatus: 40, statusName: '待到检', payStatus: 2 })
    }
  })
  await act(async () => {
    page = list
      ? await world.open('orderList', OrderListPage, {})
      : await world.open('orderDetail', OrderDetailPage, { orderNum: ORDER })
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

const rows = () => all('[role="listitem"]').map(({ textContent }) => textContent)

test.each([
  ['its page', false],
  ['its card', true]
])('R3.68 the balance of an order is paid from %s', async (_where, list) => {
  await open(owing(), list)
  await tap(byText('支付尾款'))
  expect(world.visited.at(-1)).toContain(`/process/go-pay?orderNo=${ORDER}&orderType=1&due=balance`)
})

test('its page tells what is paid and what is not', async () => {
  await open(owing())
  expect(rows().slice(-3)).toEqual(['合计怎么算的¥1080.00', '已付微信支付¥200.00', '尾款到店前付清¥880.00'])
})

test('each payment has its sum, its way, its number and its time', async () => {
  const deposit = paymentOf('微信支付', 200, {
    name: '已付定金',
    number: 'PAY-1',
    time: '2026-11-20 08:58:00'
  })
  const balance = paymentOf('支付宝', 880, { name: '已付尾款', number: 'PAY-2', time: '2026-11-21 09:00:00' })
  await open(orderDetail({ payments: [deposit, balance] }))
  const numbers = '已付定金¥200.00支付流水PAY-1支付方式微信支付支付时间2026-11-20 08:58:00'
  const later = '已付尾款¥880.00支付流水PAY-2支付方式支付宝支付时间2026-11-21 09:00:00'
  expect(shows(numbers + later)).toBe(true)
})

test('its card tells what was paid, by what, and what is open, not what it costs', async () => {
  await open(owing(), true)
  const [card] = rows()
  expect(card).toContain('已付微信支付¥200.00尾款到店前付清¥880.00')
  expect(card).not.toContain('1080')
})

describe('a change that waits for its difference', () => {
  const waits = (): OrderDetail =>
    owing({
      purpose: 'change',
      price: 32,
      visit: { appointmentDate: '2026-11-28', timespan: '09:00-09:30', hospitalName: '望京分院' }
    })

  test.each([
    ['its page', false],
    ['its card', true]
  ])('is paid or withdrawn from %s', async (_where, list) => {
    await open(waits(), list)
    expect(byText('支付改约差价')).toBeDefined()
    await tap(byText('取消改约'))
    expect(shows('差价不用付了，占住的新时段会放掉，原来的时间不变。')).toBe(true)
    await tap(
      all('[role="alertdialog"] [role="button"]').find(({ textContent }) => textContent === '取消改约')
    )
    expect(world.made1('order.withdrawChange')).toEqual({ orderNum: ORDER })
    expect(world.root.feedback.toastShown?.text).toBe('已取消改约，原来的时间不变')
  })

  test('says where to, and promises no other change', async () => {
    await open(waits())
    expect(shows('改到 11月28日 周六 09:00-09:30，补差 ¥32.00 后生效')).toBe(true)
    expect(shows('前可免费改约')).toBe(false)
    expect(shows('前可致电改约')).toBe(false)
  })
})

test('what is paid at the branch is told and has no button', async () => {
  await open(owing({ purpose: 'atBranch' }))
  expect(rows().at(-1)).toBe('到院支付¥880.00')
  expect(shows('支付尾款')).toBe(false)
})
