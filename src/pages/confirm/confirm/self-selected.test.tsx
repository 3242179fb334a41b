import { product } from '@/../tests/support/draft'
import { leave, made, open, shown } from '@/../tests/support/confirm-page'
import { byLabel, tap } from '@/../tests/support/screen'
import { wallet } from '@/../tests/support/confirm'

afterEach(leave)

const SELF_SELECTED = { product: product({ supermarketCode: 'SM9001' }) }
const MEAL = { id: 3, breakfastName: '控糖杂粮', breakFastDescription: '含乳' }

test('R7.63 breakfasts of a self-selected checkup are those of its detail call', async () => {
  await open(
    { 'supermarket.breakfasts': () => [MEAL, { ...MEAL, id: 5, breakfastName: '牛奶燕麦' }] },
    SELF_SELECTED
  )
  expect(made('supermarket.breakfasts')).toEqual([
    { id: 'CK1003', cityCode: '131', date: '2026-11-24', hospId: 'H1001', packageId: '6213' }
  ])
  expect(made('confirm.breakfasts')).toEqual([])
  await tap(byLabel('早餐预约 请选择'))
  expect(shown()).toContain('牛奶燕麦')
})

test('R7.39 its coupons are those of its own call', async () => {
  await open({ 'supermarket.coupons': () => wallet() }, SELF_SELECTED)
  expect(made('supermarket.coupons')).toMatchObject([{ productCode: 'CK1003', orgCode: 'H1001' }])
  expect(made('coupon.list')).toEqual([])
  expect(shown()).toContain('张可用')
})
