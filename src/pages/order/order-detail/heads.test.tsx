/** How an order stands is told in the words of its kind, with one button for what comes next. */
import { act } from 'react'
import type { OrderDetail } from '@/contract/order/dto/order'
import { host } from '@/platform/host'
import { threeDays } from '@/../tests/support/doses'
import type { MountedPage } from '@/../tests/support/mount-page'
import { kitState, orderDetail, unpaidDetail } from '@/../tests/support/order'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import OrderDetailPage from './index'

const ORDER = 'CA20261120AAAA'

let world: World
let page: MountedPage | null = null
async function open(order: OrderDetail) {
  world = createWorld({ calls: { 'order.detail': () => order } })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: ORDER })
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

const head = () => all('[role="heading"][aria-level="2"]')[0]?.textContent
const scene = () => all('img[src*="/seed-img/scene/"], [src*="/seed-img/scene/"]')[0]?.getAttribute('src')
/** How often a button of that name is there: the head and the bar do not offer the same. */
const offers = (text: string) => all('[role="button"]').filter((found) => found.textContent === text).length

const code = {
  ...{ id: 'K1', lineId: 'L1', state: 'unused' as const, code: 'AB1C EFGH 2345', price: 69 },
  ...{ expiresAt: Date.parse('2027-11-21T00:00:00+08:00'), usedAt: '', usedTime: '' }
}
const visit = (change: Partial<OrderDetail>) => orderDetail(change)
const goods = (change: Partial<OrderDetail>) =>
  orderDetail({
    ...{ kind: 'health-selection', orderType: 20, spec: '一件', appointmentDate: '', credential: null },
    ...change
  })
const abroad = (change: Partial<OrderDetail>) => goods({ kind: 'cross-border', orderType: 34, ...change })
const ofKit = (change: Partial<OrderDetail>, at: Parameters<typeof kitState>[0] = {}) =>
  goods({ kind: 'gene-home', orderType: 7, kit: kitState(at), ...change })
const voucher = (change: Partial<OrderDetail>) =>
  goods({ kind: 'coupon-activity', orderType: 31, orderStatus: 45, ...change })

test.each([
  ['a visit ahead', visit({}), '11月24日到检', 'receptionS'],
  ['a visit tomorrow', visit({ appointmentDate: '2026-11-21' }), '明天到检', 'receptionS'],
  [
    'a doctor today',
    visit({
      ...{ kind: 'dentistry', orderType: 0, doctor: '宋乔 主任医师', appointmentDate: '2026-11-20' }
    }),
    '今天见宋乔',
    'dentistRoomS'
  ],
  ['no day yet', visit({ orderStatus: 20, appointmentDate: '' }), '还没约到检时间', 'receptionS'],
  ['the branch has to say', visit({ orderStatus: 30 }), '等分院确认', 'receptionS'],
  ['nobody came', visit({ orderStatus: 65 }), '约好的时间没来', 'receptionS'],
  ['the branch said no', visit({ orderStatus: 88 }), '这次没约成', 'receptionS'],
  ['its report is made', visit({ orderStatus: 60 }), '报告制作中', 'receptionS'],
  ['its report is out', visit({ orderStatus: 70 }), '报告出来了', 'receptionS'],
  ['teeth are done', visit({ kind: 'dentistry', orderType: 0, orderStatus: 75 }), '已就诊', 'dentistRoomS'],
  ['goods are packed', goods({ orderStatus: 50 }), '正在打包', 'parcelDoor'],
  ['goods are under way', goods({ orderStatus: 55 }), '包裹在路上', 'parcelDoor'],
  ['goods are there', goods({ orderStatus: 75 }), '已经收到', 'parcelDoor'],
  ['customs have it', abroad({ orderStatus: 50 }), '海关正在看', 'customsStamp'],
  ['a kit is packed', ofKit({ orderStatus: 50 }), '采样盒准备寄出', 'kitOpenS'],
  ['a kit is under way', ofKit({ orderStatus: 55 }), '采样盒在路上', 'kitOpenS'],
  [
    'a kit is there',
    ofKit({ orderStatus: 60 }, { canBind: true, adviseBy: '2026-12-07' }),
    '盒子到了',
    'kitOpenS'
  ],
  ['the laboratory has it', ofKit({ orderStatus: 60 }), '实验室在检测', 'kitOpenS'],
  ['codes are being made', voucher({}), '正在出码', 'ticketsS'],
  ['one code', voucher({ codes: [code] }), '还没用', 'ticketsS'],
  ['two codes', voucher({ codes: [code, { ...code, id: 'K2' }] }), '两张都没用', 'ticketsS'],
  [
    'one is used',
    voucher({ codes: [{ ...code, id: 'K0', state: 'used' }, code] }),
    '还剩 1 张没用',
    'ticketsS'
  ],
  ['one is before a till', voucher({ codes: [{ ...code, state: 'taken' }] }), '分院正在核对', 'ticketsS'],
  ['it ran out', voucher({ codes: [{ ...code, expiresAt: 1 }] }), '过期没用', 'ticketsS'],
  ['all are used', voucher({ orderStatus: 75, codes: [{ ...code, state: 'used' }] }), '都用完了', 'ticketsS']
])('%s', async (_name, order, title, picture) => {
  await open(order)
  expect(head()).toBe(title)
  expect(scene()).toContain(`/seed-img/scene/${picture}.svg`)
})

test.each([
  ['unpaid', unpaidDetail()],
  ['not decided', orderDetail({ orderStatus: 10, payStatus: 1, statusName: '支付确认中' })],
  ['cancelled', orderDetail({ orderStatus: 80, statusName: '已取消' })],
  ['closed', goods({ orderStatus: 85, statusName: '已关闭（超时未支付）' })],
  ['money goes back', orderDetail({ orderStatus: 90, statusName: '退款中' })],
  ['money is back', voucher({ orderStatus: 95, statusName: '已退款' })]
])('an order without a way ahead has its state alone (%s)', async (_name, order) => {
  await open(order)
  expect(head()).toBe(order.statusName)
  expect(scene()).toBeUndefined()
})

test('a dose that nobody came for gets another day', async () => {
  const [first, ...others] = threeDays()
  if (!first) throw new Error('three doses')
  const missed = { ...first, state: 'noShow' as const, action: 'book' as const }
  await open(visit({ kind: 'vaccine', orderType: 13, orderStatus: 65, doses: [missed, ...others] }))
  expect(head()).toBe('约好的时间没来')
  expect(byText('约第1针')).toBeDefined()
})

test('a group that is not full: the others are asked to come, from its own page', async () => {
  await open(visit({ orderStatus: 25, statusName: '待成团', actions: ['refund', 'contact'] }))
  expect([head(), shows('人数还没有凑齐，成团后为您安排')]).toEqual(['等人凑齐', true])
  await tap(byText('邀请好友'))
  expect(world.visited).toEqual(['/group-buy'])
})

test('a visit: what it is, when and where, and the way there', async () => {
  const map = jest.spyOn(host, 'openMap').mockReturnValue(true)
  await open(visit({}))
  for (const text of ['体检 · 待到检', '11月24日 周二 08:00-08:30']) expect(shows(text)).toBe(true)
  await tap(byText('看路线'))
  expect(map).toHaveBeenCalled()
})

test('goods from abroad: until when they are declared; the bar offers it no second time', async () => {
  const declareBefore = Date.parse('2026-11-27T08:58:00+08:00')
  await open(abroad({ orderStatus: 50, declareBefore, actions: ['declare', 'refund'] }))
  expect(head()).toBe('等你确认清关')
  expect(shows('11月27日 08:58 前')).toBe(true)
  expect(offers('申请清关')).toBe(1)
  await tap(byText('申请清关'))
  expect(world.visited).toEqual([`/cross-border-certificate-detail?orderNum=${ORDER}`])
})

test('what the head leads to is the only main button of the page', async () => {
  const main = () =>
    all('[role="button"]')
      .filter(({ className }) => className.includes('primary'))
      .map(({ textContent }) => textContent)
  await open(visit({}))
  expect(main()).toEqual(['看路线'])
  page?.leave()
  await open(goods({ orderStatus: 55, actions: ['logistics', 'confirmReceive'] }))
  expect(main()).toEqual(['确认收货'])
})

test('a parcel that is packed: when it leaves and when it comes', async () => {
  const parcel = { leavesBy: Date.parse('2026-11-21T18:00:00+08:00'), arrivesOn: '2026-11-23' }
  await open(goods({ orderStatus: 50, parcel }))
  for (const text of ['11月21日 18:00 前出库', '预计11月23日 周一前后送到']) expect(shows(text)).toBe(true)
})

test('a parcel under way: its number, and where it is', async () => {
  const timeline = [{ title: '待收货', text: '顺丰速运 SF1042', time: '', state: 'now' as const }]
  await open(goods({ orderStatus: 55, timeline, actions: ['logistics', 'confirmReceive'] }))
  expect(shows('顺丰速运 SF1042')).toBe(true)
  expect([offers('查看物流'), offers('确认收货')]).toEqual([1, 1])
  await tap(byText('查看物流'))
  expect(world.visited).toEqual([`/order/logistics-info?orderNum=${ORDER}`])
})

test('a kit that is there: by when it is sent back, its number first and then its parcel', async () => {
  const there = { adviseBy: '2026-12-07', canBind: true }
  await open(ofKit({ orderStatus: 60 }, there))
  expect(shows('等你采样 · 12月7日 前寄回')).toBe(true)
  await tap(byText('登记编号'))
  expect(world.visited).toHaveLength(1)
  page?.leave()
  await open(ofKit({ orderStatus: 60 }, { ...there, kits: 0, canBind: false, canSend: true }))
  expect(byText('填寄回单号')).toBeDefined()
})

test('a code is shown from the head, with until when it is good', async () => {
  await open(voucher({ codes: [code, { ...code, id: 'K2' }], actions: ['useCode', 'refund'] }))
  for (const text of ['2027-11-20 到期自动退', '第 1 张 AB1C EFGH 2345']) expect(shows(text)).toBe(true)
  expect(offers('出示券码')).toBe(1)
  await tap(byText('出示券码'))
  expect(shows('到任意分院前台，请工作人员扫码或输入券码')).toBe(true)
})
