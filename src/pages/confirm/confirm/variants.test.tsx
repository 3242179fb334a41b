import type { GoodsQuote } from '@/contract/dto/goods'
import type { ProductKind } from '@/domain/kinds'
import { confirmCalls, wallet } from '@/../tests/support/confirm'
import { enter, leave, setWorld, shown, world } from '@/../tests/support/confirm-page'
import { dosedOrder, ORDER, secondBooked } from '@/../tests/support/doses'
import { choice, product, visit } from '@/../tests/support/draft'
import { byText } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls } from '@/../tests/support/world'

afterEach(leave)

const hold = { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 0 }
const quoted = (category: number): GoodsQuote => ({
  ...{ productCode: 'P1', productName: `第${category}类商品`, productCategory: category, productImage: '' },
  ...{ tone: 'sky', skuId: 'a', spec: '标准', note: '', quantity: 1, unitPrice: 99, itemPrice: 99 },
  ...{ userPayPrice: 99, most: 3, mostReason: '每单限购 3 件', priceVersion: 'v1' },
  lines: [{ kind: 'base', label: '商品金额', note: '1 件', amount: 99 }]
})

const start = (category: number, more: FakeCalls = {}) =>
  setWorld(
    createWorld({
      calls: {
        ...confirmCalls(),
        'goods.quote': () => [quoted(category)],
        'coupon.list': () => wallet({ list: [], best: [], baseAmount: 99, payAmount: 99 }),
        'questionnaire.config': () => [{ open: 0, limit: 1, questionnaireConfigDTO: null }],
        'customs.allowance': () => ({ year: 2026, used: 0, limit: 26_000 }),
        ...more
      }
    })
  )

const isOpen = () => {
  expect(shown()).not.toContain('没有数据')
  expect(shown()).not.toContain('未匹配到')
}

describe('every variant of confirm opens on what was chosen, with its button', () => {
  test.each<[type: string, kind: ProductKind, category: number]>([
    ['checkup', 'checkup', 1],
    ['dentistry', 'dentistry', 0],
    ['waston', 'waston', 11],
    ['sugarshaker', 'sugarshaker', 3],
    ['vaccine', 'vaccine', 13],
    ['vaccine-booking', 'vaccine', 13]
  ])('R2.160 %s, which is booked at a branch', async (type, kind, category) => {
    start(category)
    const { key } = world.root.process.open({ kind, productCode: 'P1' })
    world.root.process.put(key, {
      product: product({ name: `${kind}的商品`, category, sexLimit: null }),
      visit: visit({ hold }),
      choice: choice()
    })
    await enter({ type, id: 'P1' })
    isOpen()
    expect(shown()).toContain(`${kind}的商品`)
    expect(shown()).toContain('澄安·北京望京分院')
    expect(byText('提交订单')).toBeDefined()
  })

  test.each<[type: ProductKind, category: number]>([
    ['health-selection', 20],
    ['health-selection', 30],
    ['health-selection', 35],
    ['gene-home', 7],
    ['cross-border', 34],
    ['coupon-activity', 31]
  ])('R2.160 %s of category %i, which is bought by pieces', async (type, category) => {
    start(category)
    const { key } = world.root.process.open({ kind: type, productCode: 'P1' })
    world.root.process.put(key, { goods: { category, skuId: 'a', quantity: 1 } })
    await enter({ type, id: 'P1' })
    isOpen()
    expect(shown()).toContain(`第${category}类商品`)
    expect(byText('提交订单')).toBeDefined()
  })

  test.each([
    ['a later dose of a vaccine', dosedOrder(), '确认预约'],
    ['another date of a vaccine', dosedOrder({ doses: secondBooked() }), '确认改约']
  ])('R2.160 %s', async (_name, order, button) => {
    start(13, { 'order.detail': () => order })
    const { key } = world.root.process.open({
      kind: 'vaccine',
      productCode: 'VA1302',
      visit: { orderNum: ORDER, no: 2 }
    })
    world.root.process.put(key, { product: product({ category: 13 }), visit: visit({ hold }) })
    await enter({ type: 'vaccine-booking', id: 'VA1302', orderNum: ORDER, visitNo: '2' })
    isOpen()
    expect(shown()).toContain('第2针 / 3')
    expect(byText(button)).toBeDefined()
  })

  test('one that there is not says so', async () => {
    start(1)
    await enter({ type: 'drugstore', id: 'P1' })
    expect(shown()).toContain('未匹配到 confirm 程序')
    expect(byText('提交订单')).toBeUndefined()
  })
})
