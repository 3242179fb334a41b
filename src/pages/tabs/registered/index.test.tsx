import { shopCategory } from '@/../tests/support/catalogue'
import { orderCard } from '@/../tests/support/order'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import type { PrepPlan } from '@/contract/order/dto/order'
import type { BranchBrief } from '@/contract/product/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import RegisteredPage from './index'
import { control, idle, shows, tap } from '@/../tests/support/screen'

const branch = (hospitalName: string): BranchBrief => ({
  hospitalId: 'H1001',
  orgCode: 'H1001',
  hospitalName,
  hospitalAddress: '阜荣街1号',
  areaName: '朝阳区',
  cityCode: '131',
  lat: 39.9,
  lon: 116.4,
  hospitalDistance: 1.25,
  tags: [],
  thirdOrg: 0,
  score: 0,
  reviewCount: 0
})

const plan = (startsAt: number): PrepPlan => ({
  title: '体检',
  startsAt,
  endsAt: startsAt + 3_600_000,
  location: '望京分院',
  steps: [{ at: '2026-11-23 20:00', title: '开始禁食', text: '少量饮水可以', icon: 'cup' }],
  days: [],
  ics: ''
})

const CALLS: FakeCalls = {
  'order.next': () => [orderCard()],
  'order.prepPlan': () => plan(Date.parse('2026-11-24T08:00:00+08:00')),
  'product.filters': () => ({
    categories: [
      shopCategory(),
      shopCategory({ id: 'assess', name: '健康评估', count: 9 }),
      shopCategory({ id: 'goods', name: '健康好物', count: 12 })
    ],
    bodyParts: []
  }),
  'hospital.recent': () => [branch('望京分院')],
  'hospital.list': () => [branch('国贸分院')]
}

let page: MountedPage | null = null
let world: World

async function mount(options: WorldOptions = {}) {
  world = createWorld({ ...options, calls: { ...CALLS, ...options.calls } })
  page = await world.open('registered', RegisteredPage)
  await idle()
}

afterEach(() => {
  page?.leave()
  page = null
})

test('the next appointment with its days left and what to prepare', async () => {
  await mount()
  for (const text of [
    '还有4天',
    '11月24日 周二 08:00-08:30',
    '望京分院',
    '11月23日 20:00 开始禁食',
    '少量饮水可以'
  ]) {
    expect([text, shows(text)]).toEqual([text, true])
  }
  await tap(control('button', '查看预约'))
  expect(world.visited).toEqual(['/order/order-detial/CA20261120AAAA'])
})

test('on the last day the time left counts down', async () => {
  await mount({
    calls: {
      'order.next': () => [orderCard({ appointmentDate: '2026-11-20', timespan: '10:30-11:00' })],
      'order.prepPlan': () => plan(NOW + 90 * 60_000)
    }
  })
  expect(shows('01:30:00')).toBe(true)
})

test('without an appointment the way to one', async () => {
  await mount({ calls: { 'order.next': () => [] } })
  expect(shows('还没有预约')).toBe(true)
  await tap(control('button', '去预约'))
  expect(world.visited).toEqual(['tab /shop'])
})

test('a guest is offered to log in and still sees services and branches', async () => {
  await mount({ session: null, calls: { 'hospital.recent': () => [] } })
  expect(shows('登录后查看您的预约')).toBe(true)
  expect(shows('男士') && shows('北京的分院') && shows('国贸分院')).toBe(true)
  expect(world.made.some(({ name }) => name === 'order.next')).toBe(false)
  await tap(control('button', '去登录'))
  expect(world.visited).toEqual(['/mine/authorize?url=%2Fregistered'])
})

test('a service leads to the shop with its category; what needs no appointment is none', async () => {
  await mount()
  expect(shows('健康好物')).toBe(false)
  await tap(control('link', '男士4个可约'))
  expect(world.visited).toEqual(['tab /shop?category=men'])
})

test('R2.103 assessments lead to their own page', async () => {
  await mount()
  await tap(control('link', '健康评估9个可约'))
  expect(world.visited).toEqual(['/waston'])
})

test('R7.142 branches the account knows come before those of the city', async () => {
  await mount()
  expect(shows('最近去过的分院') && shows('望京分院')).toBe(true)
  expect(world.made.some(({ name }) => name === 'hospital.list')).toBe(false)
  page?.leave()
  await mount({ calls: { 'hospital.recent': () => [] } })
  expect(shows('北京的分院') && shows('国贸分院')).toBe(true)
  expect(world.made1('hospital.list')).toMatchObject({ cityCode: '131' })
})

test('a preparation that fails leaves the appointment and can be loaded again', async () => {
  let broken = true
  await mount({
    calls: {
      'order.prepPlan': () => {
        if (broken) throw new CallError(ErrorCode.network, '')
        return plan(NOW + 1_000_000_000)
      }
    }
  })
  expect(shows('检前准备没有加载出来') && shows('还有4天')).toBe(true)
  broken = false
  await tap(control('button', '重新加载'))
  expect(shows('开始禁食')).toBe(true)
})

test('the tab shown again asks anew: an order may have been made meanwhile', async () => {
  await mount({ calls: { 'order.next': () => [] } })
  world.calls['order.next'] = () => [orderCard()]
  page?.fire('onHide')
  page?.fire('onShow')
  await idle()
  expect(shows('还有4天')).toBe(true)
})
