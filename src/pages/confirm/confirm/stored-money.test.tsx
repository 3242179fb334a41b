/** Gift cards and balances of cards pay of a visit that is booked without a card: with coupons, and of a deposit. */
import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { orderResult } from '@/../tests/support/confirm'
import { leave, made, openReady, shown, submit, world } from '@/../tests/support/confirm-page'
import { product } from '@/../tests/support/draft'
import { all, byLabel, byText, idle, tap } from '@/../tests/support/screen'
import type { FakeCalls } from '@/../tests/support/world'
import type { DraftParts } from '@/domain/draft/parts'
// Parts that the page fetches are at hand.
import '../sections/stored-money/sheet'
import '../shell/steps'

afterEach(leave)

const ends = Date.UTC(2027, 1, 20)
const MINE = [
  { tender: 'gift' as const, giftNo: 'GF2026000025', amount: 120, balance: 120, expiresAt: ends },
  { tender: 'cardBalance' as const, giftNo: '8600100012345704', amount: 800, balance: 800, expiresAt: ends }
]
const open = (calls: FakeCalls = {}, draft: Partial<DraftParts> = {}) =>
  openReady({ 'gift.list': () => MINE, ...calls }, draft)
const row = (name: string) => all('[role="button"]').find(({ textContent }) => textContent?.startsWith(name))
async function choose(name: string, end: string): Promise<void> {
  await tap(row(name))
  await idle()
  await idle()
  await tap(all('[role="checkbox"]').find((box) => box.textContent?.includes(`尾号 ${end}`)))
  await tap(row(`用${name}支付`))
  await idle()
}
const body = () => made('order.complete').at(-1) as { giftCard?: string; balanceCard?: string } | undefined

test('balance, coupon, gift card and money pay one order: each is told, and goes with it', async () => {
  await open({ 'order.complete': () => [orderResult({ payPrice: 385, userPayPrice: 385 })] })
  expect(byLabel('1305.00元')).toBeDefined()
  // Each has what is left of its own.
  expect([row('礼品卡')?.textContent, row('卡余额')?.textContent]).toEqual([
    expect.stringContaining('120.00'),
    expect.stringContaining('800.00')
  ])
  await choose('礼品卡', '0025')
  await choose('卡余额', '5704')
  for (const label of ['减200.00元', '减120.00元', '减800.00元', '385.00元'])
    expect([label, byLabel(label) !== undefined]).toEqual([label, true])
  await submit()
  expect(body()).toMatchObject({ giftCard: 'GF2026000025', balanceCard: '8600100012345704' })
  expect(world.visited.at(-1)).toContain('/process/go-pay')
})

test('of a deposit they pay what is due now; the rest is paid later all the same', async () => {
  await open({}, { product: product({ deposit: { fen: 50_000, rest: 'atBranch', optional: false } }) })
  await choose('卡余额', '5704')
  for (const text of ['-¥500.00', '¥0.00', '¥805.00'])
    expect([text, shown().includes(text)]).toEqual([text, true])
  await submit()
  expect(body()?.balanceCard).toBe('8600100012345704')
})

test('a card that cannot pay any more is left out, what the other pays stays, and nothing that was typed is lost', async () => {
  let lost = false
  await open({
    'gift.list': () => (lost ? MINE.slice(0, 1) : MINE),
    'order.complete': () => {
      if (lost) return [orderResult()]
      lost = true
      throw new CallError(ErrorCode.discountUnavailable, '卡余额不可用或不足', [
        { couponCodes: ['8600100012345704'], reason: '卡余额不可用或不足' }
      ])
    }
  })
  await choose('礼品卡', '0025')
  await choose('卡余额', '5704')
  await submit()
  const { dialog } = world.root.feedback
  expect([dialog?.title, dialog?.text]).toEqual([
    '卡余额不可用',
    '卡余额不可用或不足。现在应付 ¥1185.00，是否继续下单？'
  ])
  await act(async () => world.root.feedback.answer(dialog?.id ?? 0, true))
  await idle()
  expect([body()?.giftCard, body()?.balanceCard]).toEqual(['GF2026000025', undefined])
})

test('who has neither is not asked; in care mode who has one is asked together with the coupons', async () => {
  await open({ 'gift.list': () => [] })
  expect([row('礼品卡'), row('卡余额')]).toEqual([undefined, undefined])
  leave()
  await open()
  await act(async () => world.root.settings.setElder(true))
  await idle()
  for (let step = 1; step < 4; step += 1) {
    await tap(byText('下一步'))
    await idle()
  }
  expect(shown()).toContain('第4步，共5步：优惠券')
  expect([row('礼品卡') !== undefined, row('卡余额') !== undefined]).toEqual([true, true])
})
