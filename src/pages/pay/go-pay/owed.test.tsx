import { act } from 'react'
import { currentDoor } from '@/platform/door'
import type { OrderDetail } from '@/contract/dto/order'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, payStatus, payTicket } from '@/../tests/support/order'
import { byLabel, byText, settle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GoPayPage from './index'

const ORDER = 'CA20261120AAAA'
const OWED: NonNullable<OrderDetail['owed']> = {
  purpose: 'balance',
  price: 880,
  paidPrice: 200,
  payOrderNum: '',
  payDeadline: null,
  payStatus: 0
}

let world: World
let page: MountedPage | null = null

async function open(calls: FakeCalls, params: Record<string, string> = {}) {
  world = createWorld({ calls })
  await act(async () => {
    page = await world.open('goPay', GoPayPage, { orderNo: ORDER, orderType: '1', due: 'balance', ...params })
  })
  await settle()
}
afterEach(() => {
  page?.leave()
  page = null
})

test('the balance of an order that is booked is paid here, by its own sum and number', async () => {
  let owed: OrderDetail['owed'] = OWED
  await open({
    'order.detail': () => orderDetail({ payStatus: 2, owed }),
    'pay.create': () => payTicket({ action: 'jsapi', payOrderNum: 'PAY-REST' }),
    'pay.status': ({ payOrderNum }) => {
      owed = null
      return payStatus({ payOrderNum, payStatus: 2, orderStatus: 40 })
    }
  })
  jest.spyOn(currentDoor().pay, 'pay').mockResolvedValue('accepted')
  expect(byLabel('880.00元')).toBeDefined()
  expect(shows('尾款 · 深度体检·男士款')).toBe(true)
  // Nothing of the order ends when nobody pays it.
  expect(shows('自动关闭')).toBe(false)
  await tap(byText('微信支付 ¥880.00'))
  expect(world.made1('pay.create')).toMatchObject({ orderNo: ORDER, due: 'balance' })
  expect(world.made1('pay.status')).toEqual({ payOrderNum: 'PAY-REST' })
  expect(world.visited.at(-1)).toContain(`/pay-success?orderNo=${ORDER}`)
})

test('a payment of it that was begun is asked about by its own number, with its own time', async () => {
  const begun = { ...OWED, payOrderNum: 'PAY-REST', payDeadline: NOW + 10 * 60_000, payStatus: 1 }
  await open({
    'order.detail': () => orderDetail({ payStatus: 2, owed: begun }),
    'pay.status': ({ payOrderNum }) => payStatus({ payOrderNum, payStatus: 1, orderStatus: 40 })
  })
  expect(world.made1('pay.status')).toEqual({ payOrderNum: 'PAY-REST' })
  expect(shows('支付确认中')).toBe(true)
})

test('what is paid already leads on', async () => {
  await open({ 'order.detail': () => orderDetail({ payStatus: 2, owed: null }) })
  expect(world.visited.at(-1)).toContain('/pay-success')
})

test('an order that is paid does not ask for its balance by itself', async () => {
  await open({ 'order.detail': () => orderDetail({ payStatus: 2, owed: OWED }) }, { due: '' })
  expect(world.visited.at(-1)).toContain('/pay-success')
})
