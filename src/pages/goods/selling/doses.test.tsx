/** A product that is given in doses, or paid with a deposit. */
import { act } from 'react'
import { draftKey } from '@/domain/draft/draft'
import { productDetail } from '@/../tests/support/product'
import { all, settle, shows, tap } from '@/../tests/support/screen'
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
  doses: { scheduleDays: [0, 60, 180] }
}

async function open(product: Product) {
  const none = { categories: [], branches: [], branchTotal: 0, coupons: [] }
  const world = createWorld({
    session: null,
    calls: { 'product.detail': () => productDetail(product, none) }
  })
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'vaccine', id: 'VA1302' })
  })
  await settle()
  return world
}
const option = (name: string) => all('[role="radio"]').find((one) => one.textContent?.startsWith(name))
const rows = () => all('[role="listitem"]').map(({ textContent }) => textContent)

test('when doses are given, how they are paid, and what goes back of them', async () => {
  await open(HPV)
  expect(shows('三针怎么打')).toBe(true)
  expect(rows()).toEqual(
    expect.arrayContaining([
      ...['1第1针下单时约', '2个月2第2针第60天起', '4个月3第3针第180天起'],
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

test('one dose has no schedule and no choice', async () => {
  await open({ ...HPV, productCode: 'VA1304', deposit: null, doses: { scheduleDays: [0] } })
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
