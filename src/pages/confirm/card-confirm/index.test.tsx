import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { PriceLine } from '@/contract/booking/dto/quote'
import type { ProductKind } from '@/domain/kinds'
import { routes } from '@/routes/table'
import { NUMBER, PERSONAL } from '@/../tests/support/cards'
import { confirmCalls, contact, oneBreakfast, orderResult, people, quoted } from '@/../tests/support/confirm'
import { choice, product, visit } from '@/../tests/support/draft'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import CardConfirmPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const line = (kind: PriceLine['kind'], label: string, amount: number, note = ''): PriceLine => ({
  kind,
  label,
  note,
  amount
})
/** What the company pays, what comes out of its quota, and what is one's own. */
const LINES = [
  line('base', '套餐', 1080, '深度体检·男士款'),
  line('card', '单位付', -1080, '深度体检·男士款'),
  line('addon', '加项', 238),
  line('quota', '加项额度', -200, '25-羟维生素D')
]
const priced = (lines: PriceLine[]) =>
  quoted({
    lines,
    basePrice: 0,
    addonPrice: Math.max(
      0,
      lines.reduce((sum, { amount }) => sum + amount, 0)
    ),
    userPayPrice: lines.reduce((sum, { amount }) => sum + amount, 0)
  })
const FREE = [LINES[0]!, LINES[1]!]

async function open(
  calls: FakeCalls = {},
  of: { readonly kind: ProductKind; readonly productCode: string } | null = {
    kind: 'checkup',
    productCode: 'CK1003'
  }
) {
  const { 'order.complete': _own, 'addon.quote': _quote, ...plain } = confirmCalls()
  world = createWorld({
    calls: {
      ...plain,
      ...oneBreakfast,
      'coupon.list': () => ({ ...plain['coupon.list']!({} as never), coupon: [], best: [] }) as never,
      'card.wallet': () => ({ cards: [], giftBalance: 0 }),
      'card.quote': () => [priced(LINES)],
      'card.paperless': plain['confirm.paperless']!,
      'card.complete': () => [orderResult({ orderPayPrice: 38, payPrice: 38, userPayPrice: 38 })],
      ...calls
    }
  })
  if (of) {
    const { key } = world.root.process.open({ ...of, card: NUMBER })
    world.root.process.put(key, {
      product: product(),
      visit: visit({ hold: { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 0 } }),
      choice: choice({ addons: [{ packageId: 6103, itemCodes: ['BO002'] }] }),
      examineeId: 'c001',
      onCard: {
        person: { id: 'c001', name: '陈予安', relation: '本人' },
        fromComboId: '2016',
        cardName: '云桥科技（演示企业）',
        ofCompany: true
      }
    })
  }
  await act(async () => {
    page = await world.open('cardConfirm', CardConfirmPage, {
      type: of?.kind ?? 'checkup',
      id: of?.productCode ?? 'CK1003',
      cardNumber: NUMBER
    })
  })
  await idle()
}
const agree = () =>
  tap(all('[role="checkbox"]').find((one) => one.getAttribute('aria-label')?.startsWith('已阅读并同意')))

test('R2.73 R7.48 R7.58 /card-confirm: who pays what, for whom, and the order goes out on the card', async () => {
  expect(routes.cardConfirm.path).toBe('/card-confirm/:type/:id')
  await open()
  expect(world.made1('card.quote')).toMatchObject({
    cardNumber: NUMBER,
    contactsId: 'c001',
    fromComboId: '2016'
  })
  expect(world.made1('card.paperless')).toMatchObject({
    cardNumber: NUMBER,
    contactsId: 'c001',
    hosId: 'H1001'
  })
  for (const text of [
    '谁付多少',
    '项目合计 1318.00',
    '单位付',
    '加项额度',
    '25-羟维生素D',
    '你付',
    '单位只看到是否到检',
    '陈予安',
    '本人 · 云桥科技（演示企业）'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(document.querySelector('[aria-label="38.00元"]')).not.toBeNull()
  await agree()
  await tap(byText('提交订单'))
  await idle()
  expect(world.made1('card.complete')).toMatchObject({
    cardNumber: NUMBER,
    fromComboId: '2016',
    productCode: 'CK1003',
    holdId: 'h1',
    medUserInfo: { contactsId: 'c001', medUserName: contact().name || contact().realName }
  })
  expect(world.made.filter(({ name }) => name === 'order.complete' || name === 'addon.quote')).toEqual([])
  expect(world.visited[0]).toContain('replace /process/go-pay')
})

test('nothing is left to pay: it is booked without a cashier', async () => {
  await open({
    'card.quote': () => [priced(FREE)],
    'card.complete': () => [orderResult({ orderPayPrice: 0, payPrice: 0, userPayPrice: 0 })]
  })
  expect([shows('不用去收银台'), byText('提交订单')]).toEqual([true, undefined])
  await agree()
  await tap(byText('提交预约'))
  await idle()
  expect(world.visited[0]).toContain('replace /pay-success')
})

test.each([
  ['27301', ErrorCode.cardRefused, null],
  ['27303', ErrorCode.cardExpired, null],
  ['27007 that names it', ErrorCode.discountUnavailable, [{ couponCodes: [NUMBER], reason: '' }]]
])(
  '%s: the card pays no more, which is told; the draft stays and the price is asked anew',
  async (_name, code, results) => {
    await open({
      'card.complete': () => {
        throw new CallError(code, '这份刚刚被另一台手机用掉了', results)
      }
    })
    await agree()
    await tap(byText('提交订单'))
    await idle()
    expect([shows('这张卡现在用不了'), shows('这份刚刚被另一台手机用掉了')]).toEqual([true, true])
    const asked = world.made.filter(({ name }) => name === 'card.quote').length
    await tap(byText('留在这里'))
    await idle()
    expect(world.made.filter(({ name }) => name === 'card.quote').length).toBeGreaterThan(asked)
    expect(world.root.process.draft(`buy:checkup:CK1003:${NUMBER}`)?.parts.visit?.hold?.id).toBe('h1')
    expect(world.visited).toEqual([])
  }
)

test('gift card, balance and money pay one order, each its part', async () => {
  await open({
    'gift.list': () => [
      { tender: 'gift', giftNo: 'GC20260001', amount: 500, balance: 20, expiresAt: NOW + 9e9 },
      { tender: 'cardBalance', giftNo: PERSONAL, amount: 100, balance: 10, expiresAt: NOW + 9e9 }
    ],
    'card.complete': () => [orderResult({ orderPayPrice: 38, payPrice: 38, userPayPrice: 8 })]
  })
  for (const [name, spoken] of [
    ['礼品卡', '余额 ¥20.00'],
    ['卡余额', '余额 ¥10.00']
  ] as const) {
    await tap(all('[role="button"]').find(({ textContent }) => textContent?.startsWith(name)))
    await tap(all('[role="checkbox"]').find((one) => one.getAttribute('aria-label')?.startsWith(spoken)))
    await tap(all('[aria-label="关闭"]').at(-1))
  }
  for (const text of ['你存的钱', '20.00', '10.00']) expect([text, shows(text)]).toEqual([text, true])
  await agree()
  await tap(byText('提交订单'))
  await idle()
  expect(world.made1('card.complete')).toMatchObject({ giftCard: 'GC20260001', balanceCard: PERSONAL })
})

test('without branch and time it leads to the packages of the card', async () => {
  await open({}, null)
  await tap(byText('去预约'))
  expect(world.visited.at(-1)).toBe(`replace /card-appointment?cardNumber=${NUMBER}`)
})

test('R7.55 a dental visit on a card is ordered by its own call', async () => {
  await open(
    {
      'card.completeDental': () => [orderResult({ orderPayPrice: 0, payPrice: 0, userPayPrice: 0 })],
      'card.quote': () => [priced(FREE)]
    },
    { kind: 'dentistry', productCode: 'DT0101' }
  )
  await agree()
  await tap(byText('提交预约'))
  await idle()
  expect(world.made1('card.completeDental')).toMatchObject({
    cardNumber: NUMBER,
    productCode: 'DT0101',
    orgId: 'H1001',
    schedulingId: 102,
    medUserInfo: { contactsId: 'c001' }
  })
  expect(world.visited[0]).toContain('replace /pay-success')
})

test('who does not suit after all is told, and nobody is taken in their place', async () => {
  const [, wife] = people
  await open({ 'contacts.list': () => (wife ? [{ ...wife, contacts_id: 'c001' }] : []) })
  expect(shows('限男士')).toBe(true)
  await agree()
  await tap(byText('提交订单'))
  await idle()
  expect(world.made1('card.complete')).toBeUndefined()
})
