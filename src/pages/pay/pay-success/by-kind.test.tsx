/** What follows payment in the words of a kind: the answer, its way by days, what was paid by what, and one next step. */
import { act } from 'react'
import type { OrderDetail } from '@/contract/order/dto/order'
import { calendar } from '@/platform/calendar'
import { threeDays } from '@/../tests/support/doses'
import type { MountedPage } from '@/../tests/support/mount-page'
import { kitState, orderDetail, paidBy, prepPlan } from '@/../tests/support/order'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import PaySuccessPage from './index'

const ORDER = 'CA20261120AAAA'

let world: World
let page: MountedPage | null = null
async function open(order: OrderDetail, calls: FakeCalls = {}) {
  world = createWorld({
    calls: { 'order.detail': () => order, 'order.prepPlan': () => prepPlan(), ...calls }
  })
  await act(async () => {
    page = await world.open('paySuccess', PaySuccessPage, { orderNo: ORDER })
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

const title = () => all('[role="heading"][aria-level="1"]')[0]?.textContent?.replace(/，(实付|已付).*/, '')
const primary = () =>
  all('[role="button"]')
    .filter(({ className }) => className.includes('primary'))
    .map(({ textContent }) => textContent)
const stations = () => all('[role="list"]')[0]?.textContent
const at = (time: string) => Date.parse(`${time}:00+08:00`)

const bought = (change: Partial<OrderDetail>) =>
  orderDetail({
    ...{ orderStatus: 50, statusName: '待发货', spec: '一件', appointmentDate: '', timespan: '' },
    ...{ credential: null, actions: ['refund'], payment: paidBy('微信支付', 358) },
    ...change
  })
const goods = (change: Partial<OrderDetail> = {}) =>
  bought({ kind: 'health-selection', orderType: 20, goods: { note: '', unitPrice: 219 }, ...change })

describe('goods', () => {
  const parcel = { leavesBy: at('2026-11-21T18:00'), arrivesOn: '2026-11-23' }

  test('the title is the day on which they come; the way has its days', async () => {
    await open(goods({ parcel }))
    expect(title()).toBe('周一前后送到家门口')
    expect(shows('明天 18:00 前出库')).toBe(true)
    expect(stations()).toContain('出库11-21 周六18:00 前送到11-23 周一前后')
    expect(shows('由承运商估算，遇天气会变')).toBe(true)
    expect(primary()).toEqual(['查看物流'])
    await tap(byText('查看物流'))
    expect(world.visited).toEqual([`/order/logistics-info?orderNum=${ORDER}`])
  })

  test.each([
    [
      'nothing says how long it takes',
      { leavesBy: at('2026-11-21T18:00'), arrivesOn: '' },
      50,
      '明天 18:00 前出库'
    ],
    ['nothing is known', null, 50, '已经付好，尽快发出'],
    ['it is under way', null, 55, '包裹在路上'],
    ['it was received', null, 75, '已完成']
  ])('%s', async (_name, parcel, orderStatus, told) => {
    await open(goods({ parcel, orderStatus, statusName: '已完成' }))
    expect(title()).toBe(told)
    expect(shows('由承运商估算')).toBe(false)
  })

  test('how they are used, where their product tells it', async () => {
    const guide = [{ title: '坐好歇 5 分钟', text: '脚放平', picture: '', minutes: 5 }]
    await open(goods({ guide }))
    for (const text of ['到手前，先看怎么用', '坐好歇 5 分钟']) expect(shows(text)).toBe(true)
    page?.leave()
    await open(goods({ guide: [] }))
    expect(shows('到手前')).toBe(false)
  })

  test('what a gift card and money paid has one bar, and what a coupon took off is said', async () => {
    const ways = [
      { name: '礼品卡', amount: 120 },
      { name: '微信支付', amount: 238 }
    ]
    const lines: OrderDetail['lines'] = [
      { kind: 'base', label: '商品', note: '', amount: 438 },
      { kind: 'coupon', label: '优惠券', note: '平台红包', amount: -80 }
    ]
    await open(goods({ lines, payment: { ...paidBy('', 358), ways } }))
    expect(all('[class*="bar"] > [class*="part"]').map(({ style }) => style.flexGrow)).toEqual([
      '12000',
      '23800'
    ])
    for (const text of ['礼品卡', '省 ¥80.00', '平台红包，已用上']) expect(shows(text)).toBe(true)
    page?.leave()
    await open(goods())
    expect(all('[class*="bar"] > [class*="part"]')).toEqual([])
  })
})

describe('goods from abroad', () => {
  const declareBefore = at('2026-11-27T08:58')
  const abroad = (change: Partial<OrderDetail>) => bought({ kind: 'cross-border', orderType: 34, ...change })
  const declaration = {
    ...{ orderNum: ORDER, comboName: '胶原蛋白', state: 'waiting' as const, buyerName: '陈**' },
    ...{ idNumber: '990***********011X', dutiable: 410, tax: 37.31, declaredAt: '', declareBefore },
    ...{ yearUsed: 642, yearLimit: 26_000 }
  }

  test('the one step that is left is the main button, with what happens without it', async () => {
    await open(abroad({ declareBefore }), { 'customs.declaration': () => declaration })
    expect(title()).toBe('还差一步：申请清关')
    expect(shows('11月27日 08:58 前没有申请，订单会自动取消并全额退款')).toBe(true)
    expect(shows('以陈**的名义申报')).toBe(true)
    expect(shows('已用 ¥232.00，这单 ¥410.00，还剩 ¥25358.00')).toBe(true)
    expect(primary()).toEqual(['申请清关'])
    await tap(byText('申请清关'))
    await tap(byText('取消并退款'))
    expect(world.visited).toEqual([`/cross-border-certificate-detail?orderNum=${ORDER}`, `/reFund/${ORDER}`])
  })

  test('without who declares it the page stands', async () => {
    await open(abroad({ declareBefore }))
    expect(title()).toBe('还差一步：申请清关')
    for (const text of ['今年的个人额度', '的名义申报']) expect(shows(text)).toBe(false)
  })

  test('customs have it', async () => {
    await open(abroad({ actions: [] }))
    expect(title()).toBe('海关正在看')
    expect(primary()).toEqual(['查看进度'])
    expect(byText('取消并退款')).toBeUndefined()
  })
})

describe('a kit', () => {
  const kit = kitState({
    guide: [{ title: '接到 2 ml 线', text: '气泡不算', picture: '/seed-img/step/spit-2.svg#sky' }],
    box: [{ name: '唾液采集管', count: '1 支' }],
    reportDays: 12
  })
  const ofKit = (change: Partial<OrderDetail>) =>
    bought({ kind: 'gene-home', orderType: 7, kit, userPayPrice: 399, ...change })

  test('when it leaves, what is in it, how it is sampled, and what goes back from when on', async () => {
    await open(ofKit({ parcel: { leavesBy: at('2026-11-21T18:00'), arrivesOn: '' } }))
    expect(title()).toBe('采样盒明天寄出')
    for (const text of [
      '唾液采集管',
      '接到 2 ml 线',
      '建议 14 天内采样寄回，晚了也不收费',
      '到实验室起12 天'
    ]) {
      expect(shows(text)).toBe(true)
    }
    for (const text of ['寄出前 · 你在这里全额退 ¥399.00', '退 ¥339.00（扣采样盒 60.00 元）'])
      expect(shows(text)).toBe(true)
    expect(primary()).toEqual(['查看检测进度'])
  })

  test('nothing says when it leaves, it is under way', async () => {
    await open(ofKit({}))
    expect(title()).toBe('采样盒会尽快寄出')
    page?.leave()
    await open(ofKit({ orderStatus: 55 }))
    expect(title()).toBe('采样盒在路上')
    expect(shows('寄出后，没采样 · 你在这里')).toBe(true)
  })

  test('of several orders at once there is no word of it', async () => {
    await open(ofKit({ paidTogether: 2 }))
    expect(title()).toBe('支付成功')
    expect(shows('盒子里有什么')).toBe(false)
  })
})

describe('codes', () => {
  const code = (id: string, change: Partial<OrderDetail['codes'][number]> = {}) => ({
    ...{ id, lineId: 'L1', state: 'unused' as const, code: `AB1C EFGH ${id}`, price: 249.5 },
    ...{ expiresAt: at('2027-11-21T00:00'), usedAt: '', usedTime: '' },
    ...change
  })
  const voucher = (change: Partial<OrderDetail>) =>
    bought({
      ...{ kind: 'coupon-activity', orderType: 31, orderStatus: 45, actions: ['useCode', 'refund'] },
      timeline: [{ title: '待使用', text: '到任意分院出示券码使用', time: '', state: 'now' }],
      ...change
    })
  const plates = () =>
    all('[role="img"]').filter((found) => found.getAttribute('aria-label')?.includes('AB1C'))

  test('two are there at once with what a till reads; one is shown large', async () => {
    await open(voucher({ codes: [code('2345'), code('2346')] }))
    expect(title()).toBe('两张券码已经是你的了')
    expect(plates()).toHaveLength(2)
    for (const text of [
      '第 1 张可用',
      '第 2 张可用',
      '到任意分院出示券码使用',
      '2027-11-20',
      '一张没用退 ¥249.50'
    ])
      expect(shows(text)).toBe(true)
    expect(primary()).toEqual(['出示券码'])
    await tap(byText('出示券码'))
    expect(shows('到任意分院前台，请工作人员扫码或输入券码')).toBe(true)
  })

  test('the nearest branches of the city are named', async () => {
    const branch = (id: string, hospitalName: string) => ({
      ...{ hospitalId: id, orgCode: id, hospitalName, hospitalAddress: '云桥大厦', areaName: '朝阳区' },
      ...{ cityCode: '110100', lat: 40, lon: 116, hospitalDistance: null, tags: [], thirdOrg: 0 },
      ...{ score: 0, reviewCount: 0 }
    })
    const list = ['一', '二', '三', '四'].map((no) => branch(`H${no}`, `第${no}分院`))
    await open(voucher({ codes: [code('2345')] }), { 'hospital.list': () => list })
    expect(shows('北京 4 家') || shows('北京市 4 家')).toBe(true)
    expect([shows('第三分院'), shows('第四分院')]).toEqual([true, false])
    await tap(all('[role="button"]').find(({ textContent }) => textContent?.includes('第一分院')))
    expect(world.visited.at(-1)).toContain('H')
  })

  test('of more than two the rest is in the order', async () => {
    await open(voucher({ codes: [code('1'), code('2'), code('3')] }))
    expect(plates()).toHaveLength(2)
    await tap(byText('全部 3 张'))
    expect(world.visited).toEqual([`replace /order/order-detial/${ORDER}`])
  })

  test.each([
    ['a service', 35, '服务码', '凭服务码到任意分院使用'],
    ['goods to be picked up', 30, '取货码', '凭取货码到任意分院前台领取']
  ])('%s: what the code is called, and where it is used', async (_name, orderType, name, way) => {
    const timeline = [{ title: '待使用', text: way, time: '', state: 'now' as const }]
    const codes = [code('2345', { expiresAt: null })]
    await open(voucher({ kind: 'health-selection', orderType, codes, timeline }))
    expect(title()).toBe(`${name}已经是你的了`)
    expect(primary()).toEqual([`出示${name}`])
    expect(shows(way)).toBe(true)
    // It is good for ever.
    expect(shows('自动退款')).toBe(false)
  })

  test('they are not made yet', async () => {
    await open(voucher({ codes: [] }))
    expect(title()).toBe('券码正在生成')
    expect(primary()).toEqual([])
  })
})

describe('doses', () => {
  const ofDoses = (change: Partial<OrderDetail>) =>
    orderDetail({
      ...{ kind: 'vaccine', orderType: 13, comboName: '四价HPV疫苗', doses: threeDays() },
      ...change
    })
  const days = [
    { title: '可约第2针', date: '2027-01-23' },
    { title: '可约第3针', date: '2027-05-23' }
  ]

  test('the one that has its day, all to scale, and all days into the calendar at once', async () => {
    const added = jest.spyOn(calendar, 'add').mockResolvedValue('added')
    await open(ofDoses({}), { 'order.prepPlan': () => prepPlan({ days }) })
    expect(title()).toBe('第1针约好了11月24日 周二')
    expect(shows('三针，前后6个月')).toBe(true)
    expect(shows('1月23日 起隔2个月')).toBe(true)
    expect(shows('接种前准备')).toBe(true)
    expect(shows('检前准备')).toBe(false)
    expect(primary()).toEqual(['三个日子都加到日历'])
    await tap(byText('三个日子都加到日历'))
    expect(added).toHaveBeenCalled()
  })

  test('one dose has no ruler', async () => {
    await open(ofDoses({ doses: threeDays().slice(0, 1) }))
    expect(title()).toBe('接种约好了11月24日 周二')
    expect(shows('按天数等比画')).toBe(false)
    expect(primary()).toEqual(['加入日历'])
  })

  test('none has its day: the first gets one', async () => {
    const [first, ...others] = threeDays()
    if (!first) throw new Error('three doses')
    const toBook = { ...first, state: 'toBook' as const, date: '', timespan: '', action: 'book' as const }
    await open(ofDoses({ orderStatus: 20, appointmentDate: '', doses: [toBook, ...others] }))
    expect(title()).toBe('还差一步：约第1针')
    await tap(byText('约第1针'))
    expect(world.visited[0]).toContain('visitNo=1')
  })
})
