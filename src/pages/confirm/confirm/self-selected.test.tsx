import { product } from '@/../tests/support/draft'
import { leave, made, open, shown } from '@/../tests/support/confirm-page'
import { byLabel, tap } from '@/../tests/support/screen'
import { breakfasts } from '@/../tests/recorded/confirm'
import { wallet } from '@/../tests/support/confirm'

afterEach(leave)

const SELF_SELECTED = { product: product({ supermarketCode: 'SM9001' }) }

test('R7.63 breakfasts of a self-selected checkup are those of its detail call', async () => {
  await open({ 'supermarket.breakfasts': () => breakfasts }, SELF_SELECTED)
  expect(made('supermarket.breakfasts')).toEqual([
    { id: 'CK1003', cityCode: '131', date: '2026-11-24', hospId: 'H1001', packageId: '6202' }
  ])
  expect(made('confirm.breakfasts')).toEqual([])
  await tap(byLabel('早餐预约 请选择'))
  expect(shown()).toContain('清真牛肉面包餐')
})

test('R7.39 its coupons are those of its own call', async () => {
  await open({ 'supermarket.coupons': () => wallet() }, SELF_SELECTED)
  expect(made('supermarket.coupons')).toMatchObject([{ productCode: 'CK1003', orgCode: 'H1001' }])
  expect(made('coupon.list')).toEqual([])
  expect(shown()).toContain('张可用')
})
