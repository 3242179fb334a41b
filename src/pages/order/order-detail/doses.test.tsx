/** The doses of an order: their days, and the way to each. */
import { act } from 'react'
import type { OrderDetail } from '@/contract/order/dto/order'
import { dosedOrder, oneDose, ORDER, secondBooked } from '@/../tests/support/doses'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import OrderDetailPage from './index'

let world: World
let page: MountedPage | null = null
async function open(order: OrderDetail, calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'order.detail': () => order,
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: ORDER })
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

test('each dose has its day or the first on which it may be, and the next one leads to its booking', async () => {
  await open(dosedOrder({ timeline: [] }))
  for (const text of ['11月5日 周四 09:00-10:00', '第1针 · 已接种', '11月24日 起', '3月24日 起']) {
    expect(shows(text)).toBe(true)
  }
  // Below the head each dose stands there once, and nothing is sent to where its person lives.
  const page = document.body.textContent
  const below = page.slice(page.indexOf('接种安排'))
  for (const dose of ['第2针', '第3针']) expect(below.split(dose)).toHaveLength(2)
  for (const word of ['寄送', '体检人', '到检']) expect(page).not.toContain(word)
  expect(byLabel('预约第3针')).toBeUndefined()
  await tap(byLabel('预约第2针'))
  expect(world.visited.at(-1)).toBe(`/process/booking/vaccine/VA1302?orderNum=${ORDER}&visitNo=2`)
})

test('the head of the order says what its buttons do: a dose that is to be booked, one that can be moved', async () => {
  await open(dosedOrder({ orderStatus: 20 }))
  for (const text of ['第1针已接种', '第2针 11月24日 起可接种', '现在就能约第2针'])
    expect(shows(text)).toBe(true)
  await tap(byText('约第2针'))
  expect(world.visited.at(-1)).toBe(`/process/booking/vaccine/VA1302?orderNum=${ORDER}&visitNo=2`)
  page?.leave()
  await open(dosedOrder({ orderStatus: 40, appointmentDate: '2026-11-25', doses: secondBooked() }))
  expect(shows('前可免费改约')).toBe(true)
  expect(shows('第2针 11月25日接种')).toBe(true)
  expect(shows('致电')).toBe(false)
})

test('a single dose has no number: with its day, without one and when it was missed', async () => {
  const numbered = () => /第\d针/.test(document.body.textContent)
  const visit = { timeline: [], appointmentDate: '2026-11-25' }
  await open(dosedOrder({ ...visit, orderStatus: 40, doses: oneDose() }))
  expect([shows('11月25日 周三 10:00-11:00'), numbered()]).toEqual([true, false])
  expect(byLabel('改约接种')).toBeDefined()
  page?.leave()
  const toBook = oneDose({ state: 'toBook', date: '', timespan: '', action: 'book' })
  await open(dosedOrder({ timeline: [], orderStatus: 20, doses: toBook }))
  expect([shows('接种还没有预约，可在下方选择时间'), numbered()]).toEqual([true, false])
  page?.leave()
  await open(dosedOrder({ ...visit, orderStatus: 65, doses: oneDose({ state: 'noShow', action: 'book' }) }))
  expect([shows('可在下方重新预约接种'), numbered()]).toEqual([true, false])
  await tap(byLabel('预约接种'))
  expect(world.visited.at(-1)).toBe(`/process/booking/vaccine/VA1302?orderNum=${ORDER}&visitNo=1`)
})

test('a dose that has its day is moved from there', async () => {
  await open(dosedOrder({ doses: secondBooked() }))
  await tap(byLabel('改约第2针'))
  expect(world.visited.at(-1)).toBe(`/process/booking/vaccine/VA1302?orderNum=${ORDER}&visitNo=2`)
})

test('doses that were not given go back on the page of refunds', async () => {
  await open(dosedOrder())
  await tap(byText('申请退款'))
  expect(world.visited.at(-1)).toBe(`/reFund/${ORDER}`)
})
