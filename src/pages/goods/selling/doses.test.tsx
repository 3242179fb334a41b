/** A product that is given in doses, or paid with a deposit. */
import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { draftKey } from '@/domain/draft/draft'
import { contact } from '@/../tests/support/confirm'
import { productDetail } from '@/../tests/support/product'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld } from '@/../tests/support/world'
import SellingPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

type Product = Parameters<typeof productDetail>[0]

const HPV: Product = {
  ...{ productCode: 'VA1302', comboName: '四价HPV疫苗（三针全程）', kind: 'vaccine', productCategory: 13 },
  ...{ salePrice: 2460, itemNum: 0, estimatedMinutes: 0, reportWorkdays: 0, itemsValue: 0 },
  deposit: { price: 200, rest: 'balance', optional: true },
  doses: { scheduleDays: [0, 60, 180], supply: '极紧张' }
}

async function open(product: Product, { people }: { people?: ResultsOf<'contacts.list'> } = {}) {
  const none = { categories: [], branches: [], branchTotal: 0, coupons: [] }
  const world = createWorld({
    ...(people ? {} : { session: null }),
    calls: { 'product.detail': () => productDetail(product, none), 'contacts.list': () => people ?? [] }
  })
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'vaccine', id: 'VA1302' })
  })
  await idle()
  return world
}
const option = (name: string) => all('[role="radio"]').find((one) => one.textContent?.startsWith(name))
const rows = () => all('[role="listitem"]').map(({ textContent }) => textContent)

test('when doses are given, how they are paid, and what goes back of them', async () => {
  await open(HPV)
  expect(shows('三针怎么打')).toBe(true)
  expect(shows('以第1针 11月21日 为例')).toBe(true)
  expect(rows()).toEqual(
    expect.arrayContaining([
      ...['1第1针11月21日 周六', '2个月2第2针1月20日 起', '4个月3第3针5月20日 起'],
      ...['还没接种实付全退', '已打 1 针退 实付 − ¥820.00', '已打 2 针退 实付 − ¥1640.00']
    ])
  )
  expect(option('全款')?.textContent).toContain('¥2460.00，三针都不用再付')
  expect(option('付定金')?.textContent).toContain('¥200.00 先占号，到店前补齐尾款 ¥2260.00')
})

test('a deposit that is chosen here is what confirm goes on with', async () => {
  const world = await open(HPV)
  expect(option('全款')?.getAttribute('aria-checked')).toBe('true')
  await tap(option('付定金'))
  expect(option('付定金')?.getAttribute('aria-checked')).toBe('true')
  const draft = world.root.process.draft(draftKey({ kind: 'vaccine', productCode: 'VA1302' }))
  expect(draft?.parts.payType).toBe('deposit')
})

describe('谁来接种', () => {
  const person = (contacts_id: string, name: string, gender: 0 | 1, birthday: string, relation: string) =>
    contact({ contacts_id, name, gender, birthday, relation, id_type: 4, id_number: `P${contacts_id}` })
  const PEOPLE = [
    person('c1', '周行远', 1, '19900102', '本人'),
    person('c2', '叶青禾', 0, '19951010', '配偶'),
    person('c3', '周素芬', 0, '19600101', '母亲')
  ]

  test('whom the product takes can be chosen, and confirm begins with them; others tell why not', async () => {
    const world = await open({ ...HPV, sexLimit: 0, ageMin: 9, ageMax: 45 }, { people: PEOPLE })
    expect(byLabel('周行远 限女士')?.getAttribute('aria-disabled')).toBe('true')
    expect(byLabel('周素芬 超出年龄')?.getAttribute('aria-disabled')).toBe('true')
    expect(shows('请选择接种人')).toBe(true)
    await tap(byLabel('叶青禾 31岁'))
    expect(shows('叶青禾符合年龄与性别要求，现场由医生再确认')).toBe(true)
    const draft = world.root.process.draft(draftKey({ kind: 'vaccine', productCode: 'VA1302' }))
    expect(draft?.parts.examineeId).toBe('c2')
  })

  test('nobody fits: somebody can be added', async () => {
    const world = await open({ ...HPV, sexLimit: 0, ageMin: 9, ageMax: 45 }, { people: PEOPLE.slice(0, 1) })
    expect(shows('联系人中没有符合年龄与性别要求的人，请先新增')).toBe(true)
    await tap(byText('新增'))
    expect(world.visited.at(-1)).toBe('/mine/addInfo/new?productCode=VA1302')
  })

  test('a guest logs in first and comes back', async () => {
    const world = await open(HPV)
    await tap(byText('登录后选择接种人'))
    expect(decodeURIComponent(world.visited.at(-1) ?? '')).toContain('/selling/vaccine/VA1302')
  })
})

test('how scarce it is and whom it takes stand beside its price', async () => {
  await open({ ...HPV, sexLimit: 0, ageMin: 9, ageMax: 45 })
  for (const text of ['号源极紧张', '限女士', '9–45岁']) expect(shows(text)).toBe(true)
})

test('one dose has no schedule and no choice', async () => {
  await open({ ...HPV, productCode: 'VA1304', deposit: null, doses: { scheduleDays: [0], supply: '' } })
  expect(shows('怎么打')).toBe(false)
  expect(option('全款')).toBeUndefined()
  expect(rows()).toContain('还没接种实付全退')
})

test('a deposit that is asked of everybody is told; the rest is paid at the store', async () => {
  await open({
    ...{ productCode: 'DT0109', kind: 'dentistry', productCategory: 0, itemNum: 0, doses: null },
    deposit: { price: 500, rest: 'atBranch', optional: false }
  })
  expect(shows('付定金 ¥500.00')).toBe(true)
  expect(shows('余款到店付，定金抵扣')).toBe(true)
})
