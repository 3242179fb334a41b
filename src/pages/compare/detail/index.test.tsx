import { act } from 'react'
import { productCard, productPage } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import ComparisonPage from './index'

let page: MountedPage | null = null
let world: World
afterEach(() => {
  page?.leave()
  page = null
})

const item = (itemCode: string, itemName: string) => ({
  itemCode,
  itemName,
  itemIntro: '',
  durationMin: 5,
  fasting: false
})
const category = (categoryId: string, categoryName: string, items: ReturnType<typeof item>[]) => ({
  categoryId,
  categoryName,
  reason: '',
  items
})
const LUNG = item('LU001', '低剂量胸部CT')
const HEART = item('HE001', '心电图')
const EYE = item('EY001', '眼底照相')

const DETAILS = {
  CK1003: productDetail(
    {
      productCode: 'CK1003',
      comboName: '男士款',
      salePrice: 1080,
      itemsValue: 1980,
      itemNum: 21,
      sexLimit: 1
    },
    { categories: [category('C1', '影像', [LUNG, HEART])] }
  ),
  CK1005: productDetail(
    {
      productCode: 'CK1005',
      comboName: '心脑专项',
      salePrice: 898,
      itemsValue: 1128,
      itemNum: 14,
      sexLimit: null
    },
    { categories: [category('C1', '影像', [HEART]), category('C2', '眼睛', [EYE])] }
  ),
  CK1008: productDetail(
    { productCode: 'CK1008', comboName: '减压款' },
    { categories: [category('C1', '影像', [HEART])] }
  )
}
type Code = keyof typeof DETAILS
const isCode = (code: string): code is Code => code in DETAILS

async function open(products = 'CK1005,CK1003', guest = false) {
  world = createWorld({
    ...(guest ? { session: null } : {}),
    calls: {
      'product.list': ({ productCodes = [] }) =>
        productPage(
          Object.keys(DETAILS)
            .filter((code) => productCodes.includes(code))
            .map((productCode) => productCard({ productCode }))
        ),
      'product.detail': ({ id }) => {
        if (!isCode(id)) throw new Error(id)
        return DETAILS[id]
      }
    }
  })
  await act(async () => {
    page = await world.open('comparison', ComparisonPage, { products })
  })
  await idle()
}

const line = (name: string) => {
  const found = all('[role="row"]').find(
    (row) => row.querySelector('[role="rowheader"]')?.textContent === name
  )
  return [...(found?.querySelectorAll('[role="cell"]') ?? [])].map((cell) => cell.getAttribute('aria-label'))
}

test('R2.86 a guest is led to login and back to the comparison', async () => {
  await open('CK1005,CK1003', true)
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent('/package-comparison/detail?products='))
})

test('R2.86 facts and items stand beside each other in the order of the address', async () => {
  await open()
  expect(line('项目总数')).toEqual(['心脑专项：14 项', '男士款：21 项'])
  expect(line('可省')).toEqual(['心脑专项：¥230', '男士款：¥900'])
  expect(line('适合人群')).toEqual(['心脑专项：30–50岁', '男士款：限男士 30–50岁'])
  expect(line('低剂量胸部CT')).toEqual(['心脑专项：不含', '男士款：含'])
  expect(line('眼底照相')).toEqual(['心脑专项：含', '男士款：不含'])
  expect(line('心电图')).toEqual(['心脑专项：含', '男士款：含'])
})

test('只看不同 leaves out what is the same', async () => {
  await open()
  await tap(control('switch', '只看不同'))
  expect(line('心电图')).toEqual([])
  expect(line('到检时长')).toEqual([])
  expect(line('眼底照相')).toEqual(['心脑专项：含', '男士款：不含'])
})

test('of three one can be put away, of two none', async () => {
  await open('CK1003,CK1005,CK1008')
  await tap(byLabel('把心脑专项移出对比'))
  expect(shows('心脑专项')).toBe(false)
  expect(byLabel('把男士款移出对比')).toBeUndefined()
})

test('each has its way to booking', async () => {
  await open()
  await tap(byLabel('去预约男士款'))
  expect(world.visited.at(-1)).toBe('/process/booking/checkup/CK1003')
})

test.each([
  ['none', ''],
  ['one', 'CK1003'],
  ['what can be no code', `CK1003,${'9'.repeat(41)},<b>`],
  ['one that is not there any more', 'CK1003,XX']
])('%s in the address leads back to choosing', async (_, products) => {
  await open(products)
  expect(shows('要对比的套餐不在了')).toBe(true)
  await tap(byText('重新选择'))
  expect(world.visited.at(-1)).toBe('replace /package-comparison/list')
})
