import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { routes } from '@/routes/table'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GiftCardPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const DAY = 24 * 3_600_000
const CARDS = [
  { tender: 'gift' as const, giftNo: 'GC20260007', amount: 200, balance: 150, expiresAt: NOW + 41 * DAY },
  {
    tender: 'cardBalance' as const,
    giftNo: '8600100012345704',
    amount: 800,
    balance: 800,
    expiresAt: NOW + 9 * DAY
  },
  {
    tender: 'gift' as const,
    giftNo: 'GC20260001',
    amount: 500,
    balance: 320,
    expiresAt: Date.parse('2028-12-31T23:59:59+08:00')
  }
]

async function open(calls: FakeCalls = {}) {
  world = createWorld({ calls: { 'gift.list': () => CARDS, ...calls } })
  await act(async () => {
    page = await world.open('giftCard', GiftCardPage)
  })
  await idle()
}

test('R2.87 /gift-card is private: the sum, each card, and which runs out first', async () => {
  expect(routes.giftCard).toMatchObject({ path: '/gift-card', private: true })
  await open()
  for (const text of [
    '2 张卡合计可用',
    '付款时先用先到期的那张',
    '¥150.00 还有 41 天到期',
    '尾号 0007',
    '2028-12-31 到期',
    '面值 500.00'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(document.querySelector('[aria-label="470.00元"]')).not.toBeNull()
})

test('what it is good for is told, and where it was spent is led to', async () => {
  await open()
  await tap(byText('可用范围'))
  expect(shows('跨境商品除外')).toBe(true)
})

test('without a card there is a way to the shop; without a line another try', async () => {
  let fails = true
  await open({
    'gift.list': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return []
    }
  })
  fails = false
  await tap(byText('重新加载'))
  await tap(byText('去商城看看'))
  expect(world.visited).toEqual(['tab /shop'])
})
