import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { routes } from '@/routes/table'
import { personalCard, wireCard } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import CardServicePage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const OVER = wireCard({
  cardNumber: '8600100012345696',
  tail: '5696',
  company: '',
  cardName: '旧卡',
  state: 'expired'
})

async function open(calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({
    calls: {
      'card.wallet': () => ({ cards: [wireCard(), personalCard(), OVER], giftBalance: 320 }),
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('cardService', CardServicePage)
  })
  await idle()
}

test('R2.65 /card-service is private: the cards, what is left of each, until when, by their last digits', async () => {
  expect(routes.cardService).toMatchObject({ path: '/card-service', private: true })
  await open()
  for (const text of [
    '云桥科技（演示企业）',
    '7700 **** **** 0017',
    '企业卡 · 陈予安',
    '¥200.00',
    '2027-05-19',
    '程序员减压套餐 / 甲状腺与代谢专项 / 心脑血管专项，三选一',
    '长辈关怀卡',
    '个人卡 · 陈国栋',
    '1 次',
    '余额 ¥320.00'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect([shows('7700200000000017'), shows('旧卡')]).toEqual([false, false])
  await tap(byLabel('用长辈关怀卡去预约'))
  expect(world.visited).toEqual(['/card-appointment?cardNumber=8600100012345688'])
})

test('R3.66 which card is booked with is kept in the session', async () => {
  await open()
  await tap(byLabel('用云桥科技（演示企业）去预约'))
  expect(world.root.items.get('cardNumber')).toBe('7700200000000017')
})

test('what runs out soon says so, what has not begun says from when, what is over stands apart', async () => {
  await open({
    'card.wallet': () => ({
      cards: [
        wireCard({ expiring: 1, daysLeft: 41 }),
        personalCard({ state: 'early', startDate: '2026-12-01' }),
        OVER
      ],
      giftBalance: 0
    })
  })
  expect([shows('还有 41 天到期'), shows('2026-12-01 起可约')]).toEqual([true, true])
  expect(byLabel('用长辈关怀卡去预约')).toBeUndefined()
  await tap(byText('已用完/过期'))
  expect([shows('旧卡'), shows('已过期')]).toEqual([true, true])
  await tap(byLabel('旧卡卡详情'))
  expect(world.visited).toEqual(['/card-detail/8600100012345696'])
})

test('R7.128 cards that a company registered for this account come by one tap, after it is agreed to', async () => {
  await open({
    'card.registerBind': () => [{ cardNumber: '7700200000000033', cardName: '年度体检', company: '云桥科技' }]
  })
  await tap(byText('找找单位给我登记的卡'))
  expect(world.made1('card.registerBind')).toBeUndefined()
  await tap(byText('同意并绑定'))
  await idle()
  expect(world.made1('card.registerBind')).toEqual({ agreed: 1 })
  expect(world.made.filter(({ name }) => name === 'card.wallet')).toHaveLength(2)
})

test('without a card there is the way to bind one; without a line another try; a guest logs in first', async () => {
  let fails = true
  await open({
    'card.wallet': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return { cards: [], giftBalance: 0 }
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('还没有体检卡')).toBe(true)
  await tap(byText('绑定新卡'))
  expect(world.visited).toEqual(['/bind-card'])
  page?.leave()
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent('/card-service'))
})
