import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { Movements } from '@/contract/card/wallet-dto'
import { NUMBER, wireDetail } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import HistoryPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const at = (time: string) => Date.parse(`${time}+08:00`)
const QUOTA: Movements = {
  granted: 200,
  left: 0,
  occupied: 200,
  used: 0,
  expired: 0,
  unit: 'yuan',
  list: [
    {
      id: 4,
      verb: 'take',
      verbName: '占用',
      text: '25-羟维生素D 等 2 项',
      amount: -200,
      left: 0,
      at: at('2026-11-20T09:41:00'),
      orderNum: 'CA20261120120021',
      orderType: 1
    },
    {
      id: 3,
      verb: 'return',
      verbName: '退回',
      text: '取消预约',
      amount: 128,
      left: 200,
      at: at('2026-10-26T20:14:00'),
      orderNum: '',
      orderType: 0
    }
  ],
  points: [
    { at: at('2026-10-21T00:00:00'), left: 200 },
    { at: at('2026-10-24T12:30:00'), left: 72 },
    { at: at('2026-11-20T09:41:00'), left: 0 }
  ],
  total: 3,
  hasMore: true
}
const EARLIER: Movements = {
  ...QUOTA,
  list: [
    {
      id: 1,
      verb: 'grant',
      verbName: '发放',
      text: '云桥科技',
      amount: 200,
      left: 200,
      at: at('2025-10-21T00:00:00'),
      orderNum: '',
      orderType: 0
    }
  ],
  points: [],
  hasMore: false
}
const USES: Movements = {
  ...QUOTA,
  unit: 'uses',
  granted: 1,
  left: 1,
  occupied: 0,
  list: [],
  points: [],
  hasMore: false
}

async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'card.detail': () => wireDetail(),
      'card.movements': ({ of, page: no }) => (of === 'right' ? USES : no === 1 ? QUOTA : EARLIER),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('cardHistory', HistoryPage, { cardNum: NUMBER })
  })
  await idle()
}

test('each movement with its order and what was left after it, by the year', async () => {
  await open()
  expect(world.made1('card.movements')).toEqual({ x: NUMBER, of: 'quota', page: 1 })
  for (const text of [
    '加项额度还有',
    '占用 200.00',
    '2026 年度',
    '占用 · 25-羟维生素D 等 2 项',
    '2026-11-20 09:41 · 到检后才真正用掉',
    '−200.00',
    '+128.00',
    '余 200.00',
    '单位只看到是否到检'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(byText('订单尾号 0021'))
  expect(world.visited).toEqual(['/order/order-detial/CA20261120120021'])
})

test('what is older comes under it, and an entitlement is counted in 份', async () => {
  await open()
  await tap(byText('看更早的'))
  expect([shows('2025 年度'), shows('发放 · 云桥科技'), byText('看更早的')]).toEqual([true, true, undefined])
  await tap(byText('年度套餐'))
  expect(world.made1('card.movements')).toEqual({ x: NUMBER, of: 'right', rightId: 'r1', page: 1 })
  expect([shows('1 份'), shows('还没有变动')]).toEqual([true, true])
})

test('without a line there is another try', async () => {
  let fails = true
  await open({
    'card.movements': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return QUOTA
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('+128.00')).toBe(true)
})
