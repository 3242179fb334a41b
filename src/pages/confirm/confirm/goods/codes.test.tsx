/** Confirm for what is used by codes: nothing is sent, and nothing is booked. */
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { confirmCalls, orderResult, wallet } from '@/../tests/support/confirm'
import {
  agree,
  enter,
  leave,
  made,
  setWorld,
  shown,
  submit,
  type,
  world
} from '@/../tests/support/confirm-page'
import { all, byLabel, idle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

afterEach(leave)

const quoted = (quantity: number): GoodsQuote => ({
  productCode: 'CA3103',
  productName: '洗牙次卡（2次）',
  productCategory: 31,
  productImage: '/seed-img/goods/CA3103.svg',
  tone: 'sky',
  skuId: 'CA3103-1',
  spec: '两次',
  note: '2 张券码',
  quantity,
  unitPrice: 258,
  itemPrice: 258 * quantity,
  userPayPrice: 258 * quantity,
  lines: [{ kind: 'base', label: '商品金额', note: `${quantity} 件`, amount: 258 * quantity }],
  most: 5,
  mostReason: '每单限购 5 件',
  priceVersion: `v${quantity}`
})

async function open(calls: FakeCalls = {}, quantity = 2) {
  setWorld(
    createWorld({
      calls: {
        ...confirmCalls(),
        'goods.quote': (input) => [quoted(Number(input.quantity))],
        'coupon.list': () => wallet({ list: [], best: [], baseAmount: 516, payAmount: 516 }),
        'order.completeCoupon': () => [orderResult({ orderNum: 'CA31', orderType: 31 })],
        ...calls
      }
    })
  )
  const { key } = world.root.process.open({ kind: 'coupon-activity', productCode: 'CA3103' })
  world.root.process.put(key, { goods: { category: 31, skuId: 'CA3103-1', quantity } })
  await enter({ type: 'coupon-activity', id: 'CA3103' })
}

test('codes are ordered for somebody to be reached, without an address, by their own call', async () => {
  await open()
  for (const text of ['联系人', '两次 · 2 张券码', '使用方式', '支付后在订单里领券码，到任意分院出示']) {
    expect([text, shown().includes(text)]).toEqual([text, true])
  }
  for (const text of ['配送', '详细地址', '收货', '时段']) {
    expect([text, shown().includes(text)]).toEqual([text, false])
  }
  await agree()
  await submit()
  await idle()
  expect(made('order.completeCoupon')).toEqual([
    {
      receiveName: '陈予安',
      receivePhone: '10000000001',
      productCode: 'CA3103',
      skuId: 'CA3103-1',
      quantity: 2,
      couponCode: '',
      needInvoice: 0,
      invoice: null,
      remark: '',
      staId: '',
      staCome: '',
      priceVersion: 'v2'
    }
  ])
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA31&orderType=31'])
})

test('so many as one order takes, and not one more', async () => {
  await open({}, 5)
  await tap(byLabel('数量加一'))
  expect(world.root.feedback.toastShown?.text).toBe('每单限购 5 件')
  await tap(byLabel('数量减一'))
  await idle()
  expect(byLabel('1032.00元')).toBeDefined()
})

test('who can be reached is asked for; nothing goes out without it', async () => {
  await open({ 'contacts.list': () => [] })
  await type('name', '')
  await submit()
  await idle()
  const said = all('[id$="-error"]').map(({ textContent }) => textContent)
  expect(said).toContain('请填写联系人姓名')
  expect(made('order.completeCoupon')).toEqual([])
})
