/** Confirm for what is used by codes: nothing is sent, and nothing is booked. */
import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
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
  typeInto,
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

describe('two who buy together', () => {
  const PAIR = { counts: true, text: '双人同行：一人付款，付款后两个券码分开用' }
  const paired = (quantity: number): GoodsQuote =>
    quantity > 1
      ? { ...quoted(quantity), together: { counts: false, text: '一次买一份才算双人同行' } }
      : { ...quoted(1), together: PAIR }

  test('the order says that it is theirs together; with more pieces it is told that it is not', async () => {
    await open({ 'goods.quote': ({ quantity }) => [paired(Number(quantity))] }, 1)
    expect(shown()).toContain(PAIR.text)
    expect(world.root.feedback.toastShown).toBeNull()
    await tap(byLabel('数量加一'))
    await idle()
    expect(world.root.feedback.toastShown?.text).toBe('一次买一份才算双人同行')
    expect([shown().includes(PAIR.text), shown().includes('一次买一份才算双人同行')]).toEqual([false, true])
  })

  test('a pair that ends on this page: the reason is told with the price, and what was typed stays', async () => {
    const reason = '双人同行已结束或有变动：这一单不算同行，两个券码都在您的订单里'
    const lines = quoted(1).lines
    const change = {
      priceVersion: 'v-alone',
      oldPrice: 258,
      newPrice: 258,
      oldLines: lines,
      newLines: lines,
      reason
    }
    let ended = false
    await open(
      {
        'goods.quote': () => [ended ? { ...quoted(1), priceVersion: 'v-alone' } : paired(1)],
        'order.completeCoupon': ({ priceVersion }) => {
          if (priceVersion === 'v-alone') return [orderResult({ orderNum: 'CA31', orderType: 31 })]
          ended = true
          throw new CallError(ErrorCode.priceChanged, '价格已变动', [change])
        }
      },
      1
    )
    await type('name', '林知夏')
    await typeInto('goods-remark', '周末去')
    await agree()
    await submit()
    await idle()
    expect(world.root.feedback.dialog).toMatchObject({
      title: '价格已变动',
      text: `${reason}。订单金额仍为 ¥258.00，是否继续下单？`
    })
    expect(world.visited).toEqual([])
    const { id } = world.root.feedback.dialog!
    await act(async () => world.root.feedback.answer(id, true))
    await idle()
    expect(made('order.completeCoupon')).toMatchObject([
      { receiveName: '林知夏', remark: '周末去', priceVersion: 'v1' },
      { receiveName: '林知夏', remark: '周末去', priceVersion: 'v-alone' }
    ])
    // Told once, by the question.
    expect(world.root.feedback.toastShown).toBeNull()
  })
})
