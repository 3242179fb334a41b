import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { draftKey } from '@/domain/draft/draft'
import { calendarDay } from '@/../tests/support/booking'
import { productCard, productPage } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import CalendarPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const NAMED = { type: 'checkup', productCode: 'CK1003' }

async function open(params: Record<string, string> = {}, calls: FakeCalls = {}) {
  world = createWorld({
    session: null,
    calls: {
      'product.detail': () => productDetail(),
      'booking.calendar': () => [
        calendarDay('2026-11-23', { status: 1, free: false, remaining: 0 }),
        calendarDay('2026-11-25', { remaining: 7 })
      ],
      'booking.clinicCalendar': () => [calendarDay('2026-11-27', { remaining: 3 })],
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('testCalendar', CalendarPage, params)
  })
  await idle()
}
const day = (start: string) =>
  all('[role="radio"]').find((cell) => cell.getAttribute('aria-label')?.startsWith(start))
const button = (text: string) => all('[role="button"]').find(({ textContent }) => textContent === text)

test('R2.81 the days of a product in the city, and from one of them on to its booking on that day', async () => {
  await open(NAMED)
  expect(world.made1('booking.calendar')).toEqual({ productCode: 'CK1003', cityCode: '131' })
  expect(shows('深度体检·男士款')).toBe(true)
  expect(day('11月23日')?.getAttribute('aria-label')).toBe('11月23日 周一 已约满')
  expect(button('去预约')?.getAttribute('aria-disabled')).toBe('true')
  await tap(day('11月25日'))
  expect(shows('已选 11月25日 周三 余7')).toBe(true)
  await tap(button('去预约'))
  expect(world.visited).toEqual(['/process/booking/checkup/CK1003'])
  const draft = world.root.process.draft(draftKey({ kind: 'checkup', productCode: 'CK1003' }))
  expect(draft?.parts.days).toMatchObject({ startDate: '2026-11-25', dayNum: 1, tabDate: '2026-11-25' })
})

test('R2.81 the days of one branch, which booking shows first; another branch is chosen in a sheet', async () => {
  await open({ ...NAMED, orgCode: 'H1001' })
  expect(world.made1('booking.clinicCalendar')).toMatchObject({
    orgCode: 'H1001',
    productCode: 'CK1003',
    startDate: '2026-11-20'
  })
  await tap(day('11月27日'))
  await tap(button('去预约'))
  expect(world.visited).toEqual(['/process/booking/checkup/CK1003?hospitalId=H1001'])
  await tap(all('[role="button"],[role="link"]').find(({ textContent }) => textContent?.endsWith('换机构')))
  await tap(byText('北京全部机构') ?? byLabel('北京全部机构'))
  await idle()
  expect(day('11月25日')).toBeDefined()
  expect(shows('已选')).toBe(false)
})

test('R2.81 without a product one is chosen first', async () => {
  const list = [
    productCard(),
    productCard({ productCode: 'HS2009', comboName: '血压计', kind: 'health-selection', productCategory: 20 })
  ]
  await open({}, { 'product.list': () => productPage(list) })
  expect(shows('先选一个套餐')).toBe(true)
  expect(shows('血压计')).toBe(false)
  await tap(all('[role="button"],[role="link"]').find(({ textContent }) => textContent?.includes('男士款')))
  expect(world.visited).toEqual(['/test-calendar?type=checkup&productCode=CK1003'])
})

test('no day at all says so and offers another place', async () => {
  await open(NAMED, { 'booking.calendar': () => [calendarDay('2026-11-25', { status: 2, free: false })] })
  expect(shows('暂无可预约日期')).toBe(true)
  await tap(byText('换机构'))
  expect(shows('选择机构')).toBe(true)
})

test('a branch that there is not has no days, and the city’s are a tap away', async () => {
  await open(
    { ...NAMED, orgCode: 'H9999' },
    {
      'booking.clinicCalendar': () => {
        throw new CallError(ErrorCode.notFound, '分院不存在')
      }
    }
  )
  expect(shows('暂无可预约日期')).toBe(true)
})

test('a failed load can be tried again; a product that there is not leads to the shop', async () => {
  let asked = 0
  await open(NAMED, {
    'product.detail': () => {
      asked += 1
      if (asked === 1) throw new CallError(ErrorCode.network, '')
      throw new CallError(ErrorCode.notFound, '商品不存在')
    }
  })
  await tap(byText('重新加载'))
  await idle()
  expect(shows('没有找到这件商品')).toBe(true)
  await tap(button('去商城看更多'))
  expect(world.visited).toEqual(['tab /shop'])
})
