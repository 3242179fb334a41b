import type { EndpointName } from '@/contract/catalogue'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import type { ProductKind } from '@/domain/kinds'
import { confirmCalls, orderResult, wallet } from '@/../tests/support/confirm'
import { agree, enter, leave, setWorld, shown, submit, toast, world } from '@/../tests/support/confirm-page'
import { dosedOrder, ORDER, secondBooked } from '@/../tests/support/doses'
import { choice, product, visit } from '@/../tests/support/draft'
import { byText, idle } from '@/../tests/support/screen'
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
    expect(shown()).toContain('澄安体检中心（北京望京分院）')
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

describe('what is sent goes out by the call of its kind alone', () => {
  const placed = () => [orderResult()]
  const COMPLETIONS: FakeCalls = {
    'order.complete': placed,
    'order.completeCoupon': placed,
    'order.completeCustoms': placed,
    'order.completeDental': placed,
    'order.completeGene': placed,
    'order.completeGoods': placed,
    'order.completeKit': placed,
    'order.completeSugar': placed,
    'order.completeVaccine': placed,
    'order.completeWatson': placed
  }
  const sent = () => world.made.map(({ name }) => name).filter((name) => name in COMPLETIONS)
  const send = async () => {
    await agree()
    await submit()
    await idle()
    expect(toast()).toBeUndefined()
  }

  test.each<[type: ProductKind, category: number, call: EndpointName]>([
    ['health-selection', 20, 'order.completeGoods'],
    ['health-selection', 30, 'order.completeGoods'],
    ['health-selection', 35, 'order.completeGoods'],
    ['gene-home', 7, 'order.completeKit'],
    ['cross-border', 34, 'order.completeCustoms'],
    ['coupon-activity', 31, 'order.completeCoupon']
  ])('R2.161 R7.92 %s of category %i by %s', async (type, category, call) => {
    start(category, COMPLETIONS)
    const { key } = world.root.process.open({ kind: type, productCode: 'P1' })
    world.root.process.put(key, {
      goods: { category, skuId: 'a', quantity: 1 },
      address: { region: '四川省-成都市-武侯区', detail: '桐梓林北路 6 号' }
    })
    world.root.items.set('customsBuyer', { name: '陈予安', idNumber: '99010119880314011X' })
    await enter({ type, id: 'P1' })
    await send()
    expect(sent()).toEqual([call])
  })

  test.each<[type: ProductKind, category: number, call: EndpointName]>([
    ['checkup', 1, 'order.complete'],
    ['dentistry', 0, 'order.completeDental'],
    ['waston', 11, 'order.completeWatson'],
    ['sugarshaker', 3, 'order.completeSugar'],
    ['vaccine', 13, 'order.completeVaccine'],
    ['gene', 6, 'order.completeGene']
  ])('R2.161 R7.92 %s of category %i by %s', async (type, category, call) => {
    start(category, { ...COMPLETIONS, 'confirm.breakfasts': () => [] })
    const { key } = world.root.process.open({ kind: type, productCode: 'P1' })
    world.root.process.put(key, {
      product: product({ category, sexLimit: null }),
      visit: visit({ hold }),
      choice: choice(),
      address: { region: '四川省-成都市', detail: '桐梓林北路 6 号' }
    })
    await enter({ type, id: 'P1' })
    await send()
    expect(sent()).toEqual([call])
  })
})
