/** Gift cards on the confirm screen of goods: they pay first. */
import { act } from 'react'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { CallError, ErrorCode } from '@/contract/errors'
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
import { all, byLabel, byText, idle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

afterEach(leave)

const CARDS = [
  {
    tender: 'gift' as const,
    giftNo: 'GF2026000025',
    amount: 120,
    balance: 120,
    expiresAt: Date.UTC(2027, 1, 20)
  },
  {
    tender: 'gift' as const,
    giftNo: 'GF2026000017',
    amount: 500,
    balance: 500,
    expiresAt: Date.UTC(2027, 10, 22)
  }
]
const quoted = (quantity: number): GoodsQuote => ({
  ...{ productCode: 'HS2003', productName: '上臂式电子血压计', productCategory: 20, productImage: '' },
  ...{ tone: 'sand', skuId: 'a', spec: '标准袖带', note: '', quantity, unitPrice: 199 },
  ...{ itemPrice: 199 * quantity, userPayPrice: 199 * quantity + 8, most: 3, mostReason: '' },
  lines: [
    { kind: 'base', label: '商品金额', note: `${quantity} 件`, amount: 199 * quantity },
    { kind: 'freight', label: '运费', note: '', amount: 8 }
  ],
  priceVersion: `v${quantity}`
})

const subject = { kind: 'health-selection', productCode: 'HS2003' } as const
async function open(calls: FakeCalls = {}) {
  const own: FakeCalls = {
    'goods.quote': ({ quantity }) => [quoted(Number(quantity))],
    'coupon.list': () => wallet({ list: [], best: [], baseAmount: 398, payAmount: 406 }),
    'gift.list': () => CARDS,
    'order.completeGoods': () => [orderResult({ orderNum: 'CA20', orderType: 20 })]
  }
  setWorld(createWorld({ calls: { ...confirmCalls(), ...own, ...calls } }))
  const { key } = world.root.process.open(subject)
  world.root.process.put(key, {
    goods: { category: 20, skuId: 'a', quantity: 2 },
    address: { region: '四川省-成都市-武侯区', detail: '桐梓林北路 6 号' }
  })
  await enter({ type: subject.kind, id: subject.productCode })
  await type('name', '林知夏')
  await type('mobile', '13800000007')
}
const row = () => all('[role="button"]').find(({ textContent }) => textContent?.startsWith('礼品卡'))
const choose = async (end: string) => {
  await tap(row())
  await idle()
  await tap(all('[role="checkbox"]').find((box) => box.textContent?.includes(`尾号 ${end}`)))
}
const body = () => made('order.completeGoods').at(-1) as { giftCard?: string } | undefined

test('what a card pays and what is left to pay is told, follows the pieces, and goes with the order', async () => {
  await open()
  expect(shown()).toContain('礼品卡余额 ¥620.00')
  await choose('0025')
  await tap(byText('用礼品卡支付 ¥120.00'))
  expect(byLabel('减120.00元') && byLabel('286.00元')).toBeDefined()
  await tap(byLabel('数量加一'))
  await idle()
  expect(byLabel('485.00元')).toBeDefined()
  await agree()
  await submit()
  expect(body()?.giftCard).toBe('GF2026000025')
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20&orderType=20'])
})

const steps = () =>
  all('[role="dialog"] [role="listitem"]').map((step) => [
    step.textContent,
    step.querySelector('[role="img"]')?.getAttribute('aria-label')
  ])

test('how it comes about tells what a card pays apart from what is taken off', async () => {
  await open()
  await choose('0025')
  await tap(byText('用礼品卡支付 ¥120.00'))
  await tap(byText('怎么算的'))
  await idle()
  expect(steps()).toEqual([
    ['商品金额2 件¥398.00', '398.00元'],
    ['运费¥8.00', '8.00元'],
    ['礼品卡-¥120.00', '减120.00元'],
    ['应付¥286.00', '286.00元']
  ])
  expect(shown()).toContain('礼品卡是你的钱，不算优惠。原价加上你的余额这次付')
  expect(shown()).not.toContain('优惠共')
})

test('a card that pays it all leads to no cashier', async () => {
  await open({
    'order.completeGoods': () => [
      orderResult({ orderNum: 'CA20', orderType: 20, payPrice: 0, userPayPrice: 0 })
    ]
  })
  await choose('0017')
  await tap(byText('用礼品卡支付 ¥406.00'))
  await agree()
  await submit()
  expect(world.visited.at(-1)).toContain('/pay-success')
})

test('a card that was used up meanwhile is left out; nothing that was typed is lost', async () => {
  let spent = false
  await open({
    'gift.list': () => (spent ? [] : CARDS),
    'order.completeGoods': () => {
      if (spent) return [orderResult({ orderNum: 'CA20', orderType: 20 })]
      spent = true
      throw new CallError(ErrorCode.discountUnavailable, '礼品卡不可用或余额不足', [
        { couponCodes: ['GF2026000025'], reason: '礼品卡不可用或余额不足' }
      ])
    }
  })
  await choose('0025')
  await tap(byText('用礼品卡支付 ¥120.00'))
  await agree()
  await submit()
  const { dialog } = world.root.feedback
  expect(dialog?.text).toBe('礼品卡不可用或余额不足。现在应付 ¥406.00，是否继续下单？')
  await act(async () => world.root.feedback.answer(dialog?.id ?? 0, true))
  await idle()
  expect(body()?.giftCard).toBeUndefined()
  expect(body()).toMatchObject({ receiveName: '林知夏' })
})

test('who has none is not asked; in care mode who has one is asked in a step of its own', async () => {
  await open({ 'gift.list': () => [] })
  expect(row()).toBeUndefined()
  leave()
  await open()
  await act(async () => world.root.settings.setElder(true))
  await idle()
  expect(shown()).toContain('第1步，共5步')
  await typeInto('receive-address', '桐梓林北路 6 号')
  for (const step of ['第2步，共5步', '第3步，共5步：礼品卡']) {
    await tap(byText('下一步'))
    await idle()
    expect(shown()).toContain(step)
  }
  expect(shown()).toContain('余额 ¥620.00')
})
