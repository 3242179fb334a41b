import { act } from 'react'
import type { OrderCard, OrderList } from '@/contract/order/dto/order'
import { width } from '@/platform/width'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderCard, orderDetail, unpaidCard } from '@/../tests/support/order'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import OrderListPage from './index'

let world: World
let page: MountedPage | null = null
let list: OrderCard[]

const answer = (): OrderList => ({
  list,
  total: list.length,
  hasMore: false,
  serverTime: world.root.clock.now()
})

async function open(params: Record<string, string> = {}) {
  world = createWorld({
    calls: {
      'order.list': answer,
      'order.tabCounts': () => ({}),
      'order.detail': ({ id }) => orderDetail({ orderNum: id })
    }
  })
  await act(async () => {
    page = await world.open('orderList', OrderListPage, params)
  })
  await idle()
}

const rows = () => all('[role="radiogroup"][aria-label="订单"] [role="radio"]')
const chosen = () => rows().findIndex((row) => row.getAttribute('aria-checked') === 'true')
const shown = () => world.made.filter(({ name }) => name === 'order.detail').map(({ input }) => input)

beforeEach(() => {
  jest.spyOn(width, 'holds').mockImplementation((beside) => beside === 'split')
  list = [
    orderCard({ orderNum: 'CA1', comboName: '甲套餐', orderStatus: 75, statusName: '已完成' }),
    orderCard({ orderNum: 'CA2', comboName: '乙套餐' }),
    orderCard({ orderNum: 'CA3', comboName: '丙套餐' })
  ]
})

afterEach(() => {
  page?.leave()
  page = null
  jest.restoreAllMocks()
})

test('beside the list stands the newest order that is not over, and what is chosen from then on', async () => {
  await open()
  expect([rows().length, chosen()]).toEqual([3, 1])
  expect(shown()).toEqual([{ id: 'CA2' }])
  await tap(rows()[2])
  expect(chosen()).toBe(2)
  expect(shown().at(-1)).toEqual({ id: 'CA3' })
  expect(world.visited).toEqual([])
  expect(new URLSearchParams(window.location.search).get('order')).toBe('CA3')
})

test('the address tells which one is chosen', async () => {
  await open({ order: 'CA1' })
  expect(chosen()).toBe(0)
  expect(shown()).toEqual([{ id: 'CA1' }])
})

test('there is one heading of the page, and the order has no way back of its own', async () => {
  await open()
  expect(all('[role="heading"][aria-level="1"]').map(({ textContent }) => textContent)).toEqual(['我的订单'])
  expect(all('[aria-label="返回"]').length).toBe(1)
})

test('orders that wait for one payment are chosen together', async () => {
  list = [1, 2].map((at) =>
    unpaidCard({ orderNum: `CA${at}`, payOrderNum: 'P1', paidTogether: 2, comboName: `一起 ${at}` })
  )
  await open()
  expect([rows().length, chosen()]).toEqual([1, 0])
  expect(shows('一起付款 · 2 个订单')).toBe(true)
  expect(byText('去支付')).toBeDefined()
  expect(shown()).toEqual([])
})

test('on a phone an order has a page of its own', async () => {
  jest.spyOn(width, 'holds').mockReturnValue(false)
  await open()
  expect([rows().length, shown().length]).toEqual([0, 0])
})
