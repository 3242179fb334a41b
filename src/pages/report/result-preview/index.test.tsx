import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import type { ProductDetail } from '@/contract/product/dto'
import { PRODUCT_STATUS } from '@/contract/product-codes'
import { CallError, ErrorCode } from '@/contract/errors'
import { CATEGORY } from '@/domain/kinds/types'
import ResultPreviewPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

type Item = ProductDetail['categories'][number]['items'][number]

/** The recorded product with these check items alone. */
const examining = (codes: readonly (readonly [string, string])[], detail = productDetail()) => {
  const [category] = detail.categories
  const [item] = category?.items ?? []
  if (!category || !item) throw new Error('no items were recorded')
  const items = codes.map(([itemCode, itemName]): Item => ({ ...item, itemCode, itemName }))
  return { ...detail, categories: [{ ...category, items }] }
}
const of = (change: Partial<ProductDetail['product']>) => {
  const detail = productDetail()
  return { ...detail, categories: [], product: { ...detail.product, ...change } }
}

async function open(answer: () => ProductDetail, params: Record<string, string> = {}) {
  world = createWorld({ session: null, calls: { 'product.detail': answer } })
  await act(async () => {
    page = await world.open('resultPreview', ResultPreviewPage, { code: 'CK1003', ...params })
  })
  await idle()
}

const marks = () => all('*').filter((found) => found.children.length === 0 && found.textContent === '示例')
const names = () => all('[role="heading"][aria-level="3"]').map(({ textContent }) => textContent)
const SUGAR = ['GL002', '糖化血红蛋白'] as const
const URIC = ['LP003', '尿酸'] as const
const THYROID = ['TH001', '甲状腺彩超'] as const
const BLOOD = ['BL001', '血常规'] as const

test('a checkup shows a report of what it examines, and says on every sheet that it is a sample', async () => {
  await open(() => examining([BLOOD, URIC, SUGAR, THYROID]))
  expect(world.made1('product.detail')).toMatchObject({ type: 'checkup', id: 'CK1003', cityCode: '131' })
  expect(shows('示例，人和数都是编的。')).toBe(true)
  expect(marks()).toHaveLength(3)
  expect(shows('这次有 3 项需要留意检查 4 项，1 项未见异常。先处理前 2 项')).toBe(true)
  expect(names()).toEqual(['糖化血红蛋白', '三年走势', '睿评·代谢年龄', '叶酸代谢基因'])
  expect(shows('6.1↑%参考 4–6')).toBe(true)
  expect(shows('它反映最近两三个月的平均血糖')).toBe(true)
  for (const note of ['先说结论', '数在哪里', '说人话', '下一步', '和往年比', '谁负责'])
    expect(shows(note)).toBe(true)
})

test('the line is of the three years to this one', async () => {
  await open(() => examining([SUGAR]))
  const chart = all('[role="img"]').map((found) => found.getAttribute('aria-label') ?? '')
  expect(chart.find((label) => label.startsWith('糖化血红蛋白'))).toBe(
    '糖化血红蛋白历年结果：2024-04-15 5.5%，2025-04-15 5.8%，2026-04-15 6.1%'
  )
})

test.each([
  ['another value where the first is not examined', [URIC, BLOOD], '尿酸'],
  [
    'one of two that measure the same',
    [
      ['LP002', '血脂七项'],
      ['LP001', '血脂四项']
    ],
    '甘油三酯'
  ],
  ['what is too low', [['BO002', '25-羟维生素D']], '25-羟维生素D']
] as const)('the sample shows %s', async (_name, items, shown) => {
  await open(() => examining(items))
  expect(names()[0]).toBe(shown)
})

test.each([
  [
    'an assessment',
    { kind: 'waston', productCategory: CATEGORY.waston },
    '睿评·代谢年龄',
    '叶酸代谢基因',
    '做完 7 个工作日，'
  ],
  [
    'a kit of genes',
    { kind: 'gene-home', productCategory: CATEGORY.geneHome },
    '叶酸代谢基因',
    '睿评·代谢年龄',
    '样本到实验室 7 个工作日，'
  ]
] as const)('%s has a sheet of its own before those of others', async (_name, change, own, other, days) => {
  await open(() => of({ ...change, reportWorkdays: 7 }))
  expect(names()).toEqual([own, other])
  expect(marks()).toHaveLength(2)
  expect(shows(days) && shows('以收到的报告为准')).toBe(true)
  expect(shows('看右上角的数字')).toBe(false)
})

test.each([
  ['a product without a report', () => of({ kind: 'dentistry', productCategory: CATEGORY.dentistry })],
  ['a checkup of which there is no sample', () => examining([BLOOD])],
  ['one that is not sold any more', () => ({ ...of({ productStatus: PRODUCT_STATUS.offShelf }) })],
  [
    'none at all',
    () => {
      throw new CallError(ErrorCode.notFound, '')
    }
  ]
])('%s leads back to the product', async (_name, answer: () => ProductDetail) => {
  await open(answer)
  expect(shows('这个商品没有报告示例')).toBe(true)
  expect(marks()).toEqual([])
  await tap(byText('看看商品'))
  expect(world.visited).toEqual(
    ['/selling/checkup/CK1003'].map((path) =>
      expect.stringMatching(path.replace('checkup', '(checkup|dentistry)'))
    )
  )
})

test('the bar has the price and leads to a time, of a kit to the product', async () => {
  await open(() => examining([SUGAR]))
  await tap(byText('立即预约'))
  expect(world.visited).toEqual(['/process/booking/checkup/CK1003'])
  page?.leave()
  await open(() => of({ kind: 'gene-home', productCategory: CATEGORY.geneHome, productCode: 'GH7002' }), {
    ...{ code: 'GH7002', type: 'gene-home' }
  })
  await tap(byText('立即购买'))
  expect(world.visited).toEqual(['/selling/gene-home/GH7002'])
})

test('without a line there is another try', async () => {
  let fails = true
  await open(() => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return examining([SUGAR])
  })
  fails = false
  await tap(byText('重新加载'))
  expect(names()[0]).toBe('糖化血红蛋白')
})
