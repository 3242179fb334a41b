import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import { productCard } from '@/../tests/support/catalogue'
import { hospitalDetail } from '@/../tests/support/product'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld } from '@/../tests/support/world'
import HospitalPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(
  answer: ReturnType<typeof hospitalDetail> | (() => never) = hospitalDetail(),
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

const rowOf = (text: string) => all('[role="button"]').find((row) => row.textContent?.includes(text))
const cardOf = (text: string) => all('[role="link"]').filter((row) => row.textContent?.includes(text))

test('R2.58 a guest sees the branch: hours, closed days, distance, facilities, introduction, packages', async () => {
  const world = await open()
  expect(world.made1('hospital.detail')).toMatchObject({ id: 'H1001' })
  for (const text of [
    '澄安体检中心（北京望京分院）',
    '开放时间 07:30-11:30',
    '周日休诊',
    '11.29 km',
    '地铁14/15号线望京站C口步行约6分钟',
    '无障碍通道',
    '各科诊室在同一楼层。',
    '夜班与久坐人群套餐'
  ])
    expect(shows(text)).toBe(true)
})

test.each([
  [[], '全周开放'],
  [[0, 6], '周日、周六休诊']
])('closed on %j reads %s', async (closedWeekdays, text) => {
  await open(hospitalDetail({ closedWeekdays }))
  expect(shows(text)).toBe(true)
})

test('a partner clinic is marked, an unknown distance stays away', async () => {
  await open(hospitalDetail({ thirdOrg: 1, hospitalDistance: null }))
  expect(shows('合作机构')).toBe(true)
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
  await tap(rowOf('打开地图'))
  expect(openMap).toHaveBeenCalledWith(
    {
      lat: 39.9957,
      lon: 116.4812,
      name: '澄安体检中心（北京望京分院）',
      address: '北京市朝阳区阜荣街南侧云桥大厦B座3层'
    },
    ''
  )
  await tap(rowOf('拨打电话'))
  expect(callPhone).toHaveBeenCalledWith('400-000-1001')
})

test('a package opens its page; 预约本院 asks which one and books it at this branch', async () => {
  const world = await open()
  await tap(cardOf('深度体检·男士款')[0])
  await tap(byText('预约本院'))
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
    hospitalDetail({ products: [productCard({ productCode: 'CK1018', productStatus: '0' }), productCard()] })
  )
  await tap(byText('预约本院'))
  await tap(byText('可约日历'))
  expect(world.visited).toEqual([
    '/process/booking/checkup/CK1003?hospitalId=H1001',
    '/test-calendar?type=checkup&productCode=CK1003&orgCode=H1001'
  ])
})

test('without packages there is nothing to book, and a way on', async () => {
  const world = await open(hospitalDetail({ products: [] }))
  expect(byText('预约本院')).toBeUndefined()
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
