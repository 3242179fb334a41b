import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { currentDoor } from '@/platform/door'
import { host } from '@/platform/host'
import { productCard } from '@/../tests/support/catalogue'
import { hospitalDetail } from '@/../tests/support/product'
import { all, byLabel, byText, idle, labels, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld } from '@/../tests/support/world'
import HospitalPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  jest.restoreAllMocks()
})

const SOON = { date: '2026-11-21', time: '08:00' }

async function open(
  answer: ReturnType<typeof hospitalDetail> | (() => never) = hospitalDetail({ first: SOON }),
  located = true
) {
  const world = createWorld({
    session: null,
    located,
    calls: { 'hospital.detail': () => (typeof answer === 'function' ? answer() : answer) }
  })
  await act(async () => {
    page = await world.open('hospitalDetail', HospitalPage, { hospitalId: 'H1001' })
  })
  await idle()
  return world
}

const cardOf = (text: string) => all('[role="link"]').filter((row) => row.textContent?.includes(text))

test('R2.58 a guest sees the branch: hours, closed days, distance, facilities, introduction, packages', async () => {
  const world = await open()
  expect(world.made1('hospital.detail')).toMatchObject({ id: 'H1001' })
  for (const text of [
    '澄安体检中心（北京望京分院）',
    '开放时间 07:30-11:30',
    '周日休诊',
    '地铁14/15号线望京站C口步行约6分钟 · 11.29 km',
    '无障碍通道',
    '各科诊室在同一楼层。',
    '夜班与久坐人群套餐'
  ])
    expect(shows(text)).toBe(true)
})

const GALLERY = ['/seed-img/facade/1.svg#mint', '/seed-img/scene/reception.svg#mint']

test('outside and inside: a strip of pictures, one of them in sight', async () => {
  await open(hospitalDetail({ gallery: GALLERY }))
  expect(labels('[role="radio"]')).toEqual(['第 1 张', '第 2 张'])
  const shown = () => all('.hero > .img img').map((picture) => picture.getAttribute('src'))
  expect(shown()).toEqual(['/seed-img/facade/1.svg'])
  await tap(byLabel('第 2 张'))
  expect(shown()).toEqual(['/seed-img/scene/reception.svg'])
  expect(byLabel('第 2 张')?.getAttribute('aria-checked')).toBe('true')
})

test('the state of today, a week of days and the licence', async () => {
  const days = [
    { date: '2026-11-20', state: 'free' },
    { date: '2026-11-21', state: 'full' },
    { date: '2026-11-22', state: 'closed' }
  ] as const
  await open(hospitalDetail({ days: [...days], licence: '医疗机构执业许可证（示例 H1001）' }))
  expect(shows('今天 07:30-11:30 · 接待中')).toBe(true)
  expect(labels('.week [role="listitem"]')).toEqual([
    '11月20日 今天，有号',
    '11月21日 周六，已约满',
    '11月22日 周日，不开'
  ])
  expect(shows('医疗机构执业许可证（示例 H1001）')).toBe(false)
  await tap(byText('看证照'))
  expect(shows('医疗机构执业许可证（示例 H1001）')).toBe(true)
})

test('a day on which it is closed says so first', async () => {
  await open(hospitalDetail({ days: [{ date: '2026-11-20', state: 'closed' }] }))
  expect(shows('今天不开')).toBe(true)
  expect(shows('接待中')).toBe(false)
})

test('what is told of the way in, and what those say who were there', async () => {
  const { reviews } = hospitalDetail()
  const said = {
    ...{ user: '马**', score: 3, text: '九点那一波人多。', date: '2026-10-27', spec: '' },
    answer: '10 点后基本不等。'
  }
  await open(
    hospitalDetail({
      arrival: { parking: 'B2 停车，到检免 2 小时', lift: '大厅直梯到诊室', wheelchair: '' },
      reviews: { ...reviews, list: [said] }
    })
  )
  for (const text of ['B2 停车', '到检免 2 小时', '大厅直梯到诊室', '1,208 条到访后评价', '来过的人说'])
    expect(shows(text)).toBe(true)
  for (const text of ['九点那一波人多。', '10 点后基本不等。', '3星及以下 36']) expect(shows(text)).toBe(true)
  expect(shows('轮椅')).toBe(false)
})

test('what is not told is not drawn: no strip, licence, week, score, drawing of a way, tiles or words of others', async () => {
  const { reviews } = hospitalDetail()
  await open(
    hospitalDetail({
      ...{ score: 0, reviewCount: 0, reviews: { ...reviews, count: 0 } },
      ...{ transit: '公交福海路西口站下车即到', tel: '', facilities: [] }
    })
  )
  for (const text of ['看证照', '示意图', '来的路上', '来过的人说']) expect(shows(text)).toBe(false)
  expect(all('.strip, .week, [aria-label^="评分"]')).toEqual([])
})

test('the drawn way is one on foot from the underground, and says that it is drawn', async () => {
  await open()
  expect(shows('示意图，不是实际路线')).toBe(true)
})

test('the first time is told in the bar; a full fortnight asks for another time', async () => {
  await open(hospitalDetail({ first: { date: '2026-11-21', time: '08:00' }, percent: 62 }))
  expect(shows('最早明天 08:00')).toBe(true)
  expect(shows('11-21 周六 · 近 7 天已约 62%')).toBe(true)
  page?.leave()
  const world = await open(hospitalDetail({ first: null, percent: 100, products: [productCard()] }))
  expect(shows('近两周约满')).toBe(true)
  await tap(byText('其他时间'))
  expect(world.visited).toEqual(['/test-calendar?type=checkup&productCode=CK1003&orgCode=H1001'])
})

test('it is shared where the host can open a sheet', async () => {
  const share = jest.spyOn(currentDoor().share, 'share').mockResolvedValue(true)
  jest.spyOn(currentDoor().share, 'canOpen').mockReturnValue(true)
  await open(hospitalDetail({ gallery: GALLERY }))
  await tap(byLabel('分享'))
  expect(share).toHaveBeenCalledWith({
    title: '澄安体检中心（北京望京分院）',
    text: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
    path: '/hospital-detail/H1001',
    imgUrl: '/share/branch/H1001/square.png'
  })
})

test.each([
  [[], '全周开放'],
  [[0, 6], '周日、周六休诊']
])('closed on %j reads %s', async (closedWeekdays, text) => {
  await open(hospitalDetail({ closedWeekdays }))
  expect(shows(text)).toBe(true)
})

test('a partner clinic is marked, an unknown distance stays away', async () => {
  await open(hospitalDetail({ thirdOrg: 1, hospitalDistance: null, tags: ['合作机构', '轮椅通道'] }))
  expect(all('.tag').filter((tag) => tag.textContent === '合作机构')).toHaveLength(1)
  expect(shows('轮椅通道')).toBe(true)
  expect(shows('km')).toBe(false)
})

test('without a known place no distance is told', async () => {
  await open(hospitalDetail(), false)
  expect(shows(' km')).toBe(false)
})

test('the address opens the map, the number is called', async () => {
  const openMap = jest.spyOn(host, 'openMap').mockReturnValue(true)
  const callPhone = jest.spyOn(host, 'callPhone').mockImplementation(() => undefined)
  await open()
  await tap(byLabel('导航去澄安体检中心（北京望京分院）'))
  expect(openMap).toHaveBeenCalledWith(
    {
      lat: 39.9957,
      lon: 116.4812,
      name: '澄安体检中心（北京望京分院）',
      address: '北京市朝阳区阜荣街南侧云桥大厦B座3层'
    },
    ''
  )
  await tap(byLabel('拨打前台电话 400-000-1001'))
  expect(callPhone).toHaveBeenCalledWith('400-000-1001')
})

test('a package opens its page; 在这里约 asks which one and books it at this branch', async () => {
  const world = await open()
  await tap(cardOf('深度体检·男士款')[0])
  await tap(byText('在这里约'))
  await tap(cardOf('夜班与久坐人群套餐').at(-1))
  expect(world.visited).toEqual([
    '/selling/checkup/CK1003',
    '/process/booking/checkup/CK1016?hospitalId=H1001'
  ])
})

test('可约日历 asks of which package, and opens its days at this branch', async () => {
  const world = await open()
  await tap(byText('可约日历'))
  expect(shows('看哪个套餐的可约日历')).toBe(true)
  await tap(cardOf('夜班与久坐人群套餐').at(-1))
  expect(world.visited).toEqual(['/test-calendar?type=checkup&productCode=CK1016&orgCode=H1001'])
})

test('one package only is booked without asking; one off the shelf is not offered', async () => {
  const world = await open(
    hospitalDetail({
      first: SOON,
      products: [productCard({ productCode: 'CK1018', productStatus: '0' }), productCard()]
    })
  )
  await tap(byText('在这里约'))
  await tap(byText('可约日历'))
  expect(world.visited).toEqual([
    '/process/booking/checkup/CK1003?hospitalId=H1001',
    '/test-calendar?type=checkup&productCode=CK1003&orgCode=H1001'
  ])
})

test('without packages there is nothing to book, and a way on', async () => {
  const world = await open(hospitalDetail({ products: [] }))
  expect(byText('在这里约')).toBeUndefined()
  await tap(byText('去商城看看'))
  expect(world.visited).toEqual(['tab /shop'])
})

test('more packages than fit show on demand', async () => {
  const products = [1, 2, 3, 4, 5, 6].map((at) =>
    productCard({ productCode: `CK${at}`, comboName: `套餐${at}` })
  )
  await open(hospitalDetail({ products }))
  expect(shows('套餐5')).toBe(false)
  await tap(byText('查看其余 2 个套餐'))
  expect(shows('套餐6')).toBe(true)
})

test('an unknown branch is a clear page with ways on', async () => {
  const world = await open(() => {
    throw new CallError(ErrorCode.notFound, '分院不存在')
  })
  expect(shows('没有找到这家分院')).toBe(true)
  await tap(byText('看其他分院'))
  expect(world.visited).toEqual(['tab /registered'])
})

test('a lost network can be tried again', async () => {
  let fails = true
  const world = createWorld({
    calls: {
      'hospital.detail': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return hospitalDetail()
      }
    }
  })
  await act(async () => {
    page = await world.open('hospitalDetail', HospitalPage, { hospitalId: 'H1001' })
  })
  await idle()
  fails = false
  await tap(byText('重新加载'))
  expect(shows('澄安体检中心（北京望京分院）')).toBe(true)
})

test.each([
  ['39.9', '116.4', { latitude: 39.9, longitude: 116.4 }],
  ['391', '116.4', { latitude: 39.91, longitude: 116.41 }]
])('R2.78 a branch by its code, seen from %s, %s', async (lat, lon, from) => {
  const world = createWorld({ session: null, calls: { 'hospital.detail': () => hospitalDetail() } })
  await act(async () => {
    page = await world.open('hospitalDetail', HospitalPage, { cityCode: '257', orgCode: 'H2002', lat, lon })
  })
  await idle()
  expect(world.made1('hospital.detail')).toMatchObject({ id: 'H2002', ...from })
})
