import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { Logistics } from '@/contract/delivery/dto'
import { host } from '@/platform/host'
import LogisticsPage from './index'
import { made, setWorld, shown, toast, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, idle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type WorldOptions } from '@/../tests/support/world'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const parcel = (changes: Partial<Logistics> = {}): Logistics => ({
  orderNum: 'HS77',
  state: 'shipped',
  stateName: '运输中',
  expressName: '顺丰速运',
  expressNo: 'SF1042',
  productName: '运动护膝（单只）',
  thumbnail: '',
  tone: 'mint',
  quantity: 2,
  receiver: { name: '林**', mobile: '138****0007', address: '四川省-成都市-武侯区 桐梓林北路 6 号' },
  traces: [
    { time: '2026-05-22 08:40:00', title: '运输中', text: '到达成都转运中心' },
    { time: '2026-05-21 20:11:00', title: '已发货', text: '仓库打包完成，交给顺丰速运' }
  ],
  canConfirm: true,
  confirmsAt: Date.parse('2026-05-31T20:11:00+08:00'),
  servicePhone: '4006808000',
  serverTime: 0,
  ...changes
})

const answer = (sure: boolean) =>
  act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, sure))

async function open(
  calls: FakeCalls,
  params: Record<string, string> = { orderNum: 'HS77' },
  options: WorldOptions = {}
) {
  setWorld(createWorld({ ...options, calls }))
  await act(async () => {
    page = await world.open('logisticsInfo', LogisticsPage, params)
  })
  await idle()
}

test('R2.55 R7.117 a parcel says who carries it, where it was, and when it counts as received, to nobody but a customer who is logged in', async () => {
  await open({}, undefined, { session: null })
  expect(world.visited[0]).toContain(encodeURIComponent('/order/logistics-info?orderNum=HS77'))
  page?.leave()
  await open({ 'order.logistics': () => parcel() })
  for (const text of [
    '运输中',
    '顺丰速运',
    'SF1042',
    '到达成都转运中心',
    '5月31日',
    '自动确认收货',
    '共 2 件',
    '138****0007'
  ])
    expect(shown()).toContain(text)
  expect(made('order.logistics')).toEqual([{ id: 'HS77' }])
})

test('R7.113 receipt is confirmed once after a question, and the way is read again', async () => {
  let received = false
  await open({
    'order.logistics': () =>
      received
        ? parcel({ state: 'received', stateName: '已签收', canConfirm: false, confirmsAt: null })
        : parcel(),
    'order.confirmReceipt': () => {
      received = true
      return {}
    }
  })
  await tap(byText('确认收货'))
  expect(world.root.feedback.dialog?.title).toBe('确认已收到商品？')
  await answer(true)
  await idle()
  expect(made('order.confirmReceipt')).toEqual([{ id: 'HS77' }])
  expect(toast()).toBe('已确认收货')
  expect(shown()).toContain('已签收')
})

test('whoever thinks better of it has confirmed nothing', async () => {
  await open({ 'order.logistics': () => parcel() })
  await tap(byText('确认收货'))
  await answer(false)
  await idle()
  expect(made('order.confirmReceipt')).toEqual([])
})

test('the number is copied with a touch', async () => {
  await open({ 'order.logistics': () => parcel() })
  const copy = jest.spyOn(host, 'copy').mockResolvedValue(true)
  await tap(byLabel('复制单号'))
  expect(copy).toHaveBeenCalledWith('SF1042')
  expect(toast()).toBe('单号已复制')
})

test('before it is sent there is no number and nothing to confirm', async () => {
  await open({
    'order.logistics': () =>
      parcel({
        state: 'packing',
        stateName: '待发货',
        expressName: '',
        expressNo: '',
        canConfirm: false,
        confirmsAt: null
      })
  })
  expect(shown()).toContain('发货后显示快递单号')
  expect(byText('确认收货')).toBeUndefined()
})

test('an order that is not there leads on; a lost network offers another try', async () => {
  await open({
    'order.logistics': () => {
      throw new CallError(ErrorCode.notFound, '订单不存在或已删除')
    }
  })
  expect(shown()).toContain('订单不存在')
  page?.leave()
  let tries = 0
  await open({
    'order.logistics': () => {
      tries += 1
      if (tries === 1) throw new CallError(ErrorCode.network, '')
      return parcel()
    }
  })
  await tap(byText('重新加载'))
  await idle()
  expect(shown()).toContain('SF1042')
})

test('without an order there is a way to the orders', async () => {
  await open({}, {})
  await tap(byText('查看我的订单'))
  expect(world.visited).toEqual(['/mine/order'])
})
