/** What a product is shown with: scenes and their facts, measures and steps, delivery, the person, what others say. */
import { act } from 'react'
import { people, wallet } from '@/../tests/support/confirm'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, demoSession, type WorldOptions } from '@/../tests/support/world'
import SellingPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

type Product = Parameters<typeof productDetail>[0]
type Rest = Parameters<typeof productDetail>[1]

async function open(product: Product = {}, rest: Rest = {}, { calls, ...options }: WorldOptions = {}) {
  const world = createWorld({
    session: null,
    ...options,
    calls: { 'product.detail': () => productDetail(product, rest), ...calls }
  })
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: product?.kind ?? 'checkup', id: 'CK1003' })
  })
  await idle()
  return world
}

const chip = (name: string) =>
  all('[role="radio"]').find((one) => one.textContent === name && one.className.includes('chip'))
const sku = (skuId: string, spec: string, from: number, to: number, price: number) => ({
  ...{ skuId, spec, note: `臂围 ${from}–${to} cm`, price, stock: 9 },
  range: [from, to] as [number, number]
})

const METER: Product = {
  ...{ productCode: 'HS2003', comboName: '上臂式电子血压计', kind: 'health-selection', productCategory: 20 },
  ...{ salePrice: 199, itemNum: 0, estimatedMinutes: 0, reportWorkdays: 0, itemsValue: 0, scenes: [] },
  productSkuViews: [sku('a', '标准袖带', 22, 32, 199), sku('b', '大号袖带', 32, 42, 219)],
  measure: { name: '臂围', unit: 'cm', min: 22, max: 42 },
  guide: [
    { title: '坐好歇 5 分钟', text: '脚放平，不说话', picture: '/seed-img/step/cuff-1.svg', minutes: 5 }
  ]
}
const NO_PLACE: Rest = { categories: [], branches: [], branchTotal: 0, coupons: [] }
const goods = (product: Product = {}, options: WorldOptions = {}) =>
  open({ ...METER, ...product }, NO_PLACE, options)

describe('scenes', () => {
  test('each has its facts, and a chip that leads to it', async () => {
    await open()
    for (const text of ['约 78 分钟全程', '含低剂量 CT', '7 项一起抽', '出电子报告'])
      expect(shows(text)).toBe(true)
    expect(chip('到院')?.getAttribute('aria-checked')).toBe('true')
    await tap(chip('影像'))
    expect(chip('影像')?.getAttribute('aria-checked')).toBe('true')
    expect(chip('到院')?.getAttribute('aria-checked')).toBe('false')
    expect(shows('1 / 4')).toBe(false)
  })

  test('what is no scene has a small picture that leads to it; many are counted, a single one has neither', async () => {
    const views = () =>
      all('[role="radio"]').filter((one) => one.getAttribute('aria-label')?.startsWith('第 '))
    await goods({ gallery: ['/a.svg', '/b.svg'] })
    expect(views().map((one) => one.getAttribute('aria-label'))).toEqual(['第 1 张', '第 2 张'])
    await tap(views()[1])
    expect(views().map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true'])
    expect(shows('1 / 2')).toBe(false)
    page?.leave()
    await goods({ gallery: ['/a.svg', '/b.svg', '/c.svg', '/d.svg', '/e.svg', '/f.svg'] })
    expect(shows('1 / 6')).toBe(true)
    expect(views()).toEqual([])
    page?.leave()
    await goods({ gallery: ['/a.svg'] })
    expect(shows('1 / 1')).toBe(false)
    expect(views()).toEqual([])
  })
})

describe('goods', () => {
  const option = (name: string) =>
    all('[role="radio"]').find((one) => one.getAttribute('aria-label')?.startsWith(name))

  test('the choice lies on the page with what each fits, and is the one that is bought', async () => {
    const world = await goods()
    expect(shows('选规格，先量臂围')).toBe(true)
    expect(shows('42 cm')).toBe(true)
    await tap(option('大号袖带，臂围 32–42 cm，¥219.00'))
    expect(shows('大号袖带，1 件')).toBe(true)
    await tap(byText('立即购买'))
    await idle()
    expect(all('[role="dialog"]')[0]?.textContent).toContain('已选：大号袖带，1 件')
    expect(world.visited).toEqual([])
  })

  test('each choice tells what it costs after coupons', async () => {
    const answer = ({ skuId }: { skuId?: string }) =>
      wallet({ baseAmount: skuId === 'b' ? 219 : 199, bestDiscount: skuId === 'b' ? 80 : 30 })
    await goods({}, { session: demoSession, calls: { 'coupon.list': answer } })
    expect(option('标准袖带')?.getAttribute('aria-label')).toContain('券后 ¥169.00')
    expect(option('大号袖带')?.getAttribute('aria-label')).toContain('券后 ¥139.00')
  })

  test('one way to buy it: nothing to choose; a guide has its steps', async () => {
    await goods({ productSkuViews: METER?.productSkuViews?.slice(0, 1) ?? [] })
    expect(shows('选规格')).toBe(false)
    expect(shows('怎么用，一步')).toBe(true)
    expect(shows('脚放平，不说话')).toBe(true)
  })

  test('a guest is told the day for the city, and may choose another', async () => {
    const arrival = { leavesBy: new Date('2026-11-21T18:00:00+08:00').getTime(), arrivesOn: '2026-11-23' }
    const world = await goods({}, { calls: { 'delivery.arrival': () => ({ ...arrival, province: '' }) } })
    expect(world.made1('delivery.arrival')).toEqual({ city: '北京' })
    expect(shows('11月23日 周一 前后到')).toBe(true)
    expect(shows('现在付款，11月21日 18:00 前出库 · 按地区估算')).toBe(true)
    await tap(all('[role="button"]').find((row) => row.textContent?.startsWith('送至 北京')))
    expect(world.visited[0]).toContain('/select-city')
  })

  test('of an account it is the standing address', async () => {
    const address = {
      ...{ id: 'a1', name: '林知夏', mobile: '13800000007', region: '四川省-成都市-武侯区' },
      ...{ detail: '桐梓林北路6号', isDefault: 1 as const, tag: '' as const }
    }
    const world = await goods(
      {},
      {
        session: demoSession,
        calls: { 'address.list': () => [address], 'delivery.arrival': () => null }
      }
    )
    expect(world.made1('delivery.arrival')).toEqual({ province: '四川省' })
    expect(shows('付款后尽快出库')).toBe(true)
    await tap(all('[role="button"]').find((row) => row.textContent?.startsWith('送至 武侯区 桐梓林北路6号')))
    expect(world.visited).toEqual(['/mine/addresses'])
  })
})

describe('when a visit can be had first', () => {
  const first = { date: '2026-11-21', time: '08:00', branchName: '北京望京分院', km: 5.98, doctor: '' }
  const answer = (told: typeof first | null) => ({
    located: true,
    calls: { 'booking.firstDays': () => [{ productCode: 'CK1003', first: told }] }
  })
  const row = (start: string) => all('[role="button"]').find((one) => one.textContent?.startsWith(start))

  test('day, time and branch lead on to booking', async () => {
    const world = await open({}, {}, answer(first))
    expect(world.made1('booking.firstDays')).toMatchObject({ productCodes: ['CK1003'], cityCode: '131' })
    expect(row('最早 11月21日 周六 08:00')?.textContent).toContain('北京望京分院 5.98 km')
    await tap(row('最早'))
    expect(world.visited).toEqual(['/process/booking/checkup/CK1003'])
  })

  test('a fortnight without a day says so, and shows the branches', async () => {
    await open({}, {}, answer(null))
    await tap(row('近两周约满'))
    expect(shows('北京本市4家')).toBe(true)
  })
})

test('coupons make a package cheaper: that is the price, what it costs without is struck through', async () => {
  const calls = {
    'coupon.afterPrices': () => [{ productCode: 'CK1003', price: 918, note: '体检8.5折' }]
  }
  await open({}, {}, { session: demoSession, calls })
  expect(byLabel('918.00元')).toBeDefined()
  expect(byLabel('原价1080.00元')).toBeDefined()
  expect(shows('券后到手')).toBe(true)
  expect(shows('单项合计 ¥1980.00')).toBe(true)
  expect(shows('4.8146 条评价')).toBe(true)
  await tap(byText('券后到手'))
  await idle()
  const steps = all('[role="dialog"] [role="listitem"]').map((step) => step.textContent)
  expect(steps).toEqual(['售价¥1080.00', '优惠券体检8.5折-¥162.00', '到手¥918.00'])
  page?.leave()
  await open({}, {}, { calls })
  expect(shows('券后到手')).toBe(false)
})

describe('the person', () => {
  const world = (product: Product) =>
    open(product, {}, { session: demoSession, calls: { 'contacts.list': () => people } })

  test('whom it is for is told that it suits them', async () => {
    await world({ sexLimit: null, ageMin: 18, ageMax: 80 })
    expect(shows('给陈予安合适')).toBe(true)
    await tap(all('[role="button"]').find((row) => row.textContent?.startsWith('给陈予安合适')))
    expect(all('[role="dialog"]')[0]?.textContent).toContain('给谁')
  })

  test('or why it does not', async () => {
    await world({ sexLimit: 0, ageMin: 18, ageMax: 80 })
    expect(shows('不适合陈予安限女士')).toBe(true)
  })
})

test('what most say is a share of them; the shop answers who was not content', async () => {
  const list = [
    {
      user: '林**',
      score: 3,
      text: '充气声比想的大。',
      date: '2026-11-14',
      spec: '标准袖带',
      answer: '不合适可以退。'
    }
  ]
  const tags = [{ name: '读数清楚', count: 96 }]
  await open({}, { reviews: { score: 4.8, count: 100, low: 5, tags, list } })
  for (const text of ['读数清楚96%', '3星及以下 5', '林** · 标准袖带', '店家：不合适可以退。'])
    expect(shows(text)).toBe(true)
})

test('a treatment shows its steps with their minutes, and what else is done by pieces', async () => {
  const process = [
    { title: '超声洁治', text: '会酸，可以喊停', picture: '/seed-img/step/sonic.svg', minutes: 20 }
  ]
  const perUnit = [{ productCode: 'DT0104', name: '树脂补牙', unit: '每颗', price: 268 }]
  await open(
    { kind: 'dentistry', productCategory: 0, process, estimatedMinutes: 40 },
    { ...NO_PLACE, perUnit }
  )
  for (const text of ['怎么做', '共约 40 分钟', '20 分钟，会酸，可以喊停', '树脂补牙每颗'])
    expect(shows(text)).toBe(true)
  expect(byLabel('268.00元')).toBeDefined()
})
