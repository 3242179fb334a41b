import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { drawn } from '@/../tests/support/draws'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import LotteryRecordPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(calls: FakeCalls, params: Record<string, string> = {}) {
  world = createWorld({ calls })
  await act(async () => {
    page = await world.open('lotteryRecord', LotteryRecordPage, params)
  })
  await idle()
}

const one = { list: [drawn()], total: 1, hasMore: false }

test('without another word it is of the turntable; other activities name themselves', async () => {
  await open({ 'draw.records': () => one })
  expect(world.made1('draw.records')).toEqual({ sort: 'turntable', pageNo: 1 })
  expect(shows('满199减20券')).toBe(true)
  page?.leave()
  await open({ 'draw.records': () => one }, { sort: 'monopoly' })
  expect(world.made1('draw.records')).toEqual({ sort: 'monopoly', pageNo: 1 })
  page?.leave()
  await open({ 'draw.records': () => one }, { sort: 'nonsense' })
  expect(world.made1('draw.records')).toEqual({ sort: 'turntable', pageNo: 1 })
})

test('who has not logged in is asked to and comes back', async () => {
  await open({
    'draw.records': () => {
      throw new CallError(ErrorCode.sessionExpired, '')
    }
  })
  await tap(byText('去登录'))
  expect(world.visited.join()).toContain(encodeURIComponent('/turntable/lottery/record'))
})

describe('goods that were won', () => {
  const goods = (change: Partial<NonNullable<ReturnType<typeof drawn>['goods']>> = {}) =>
    drawn({
      prize: { prizeId: 'knee', name: '运动护膝一只', kind: 'goods' },
      ...{ reference: '', expiresAt: Date.parse('2026-12-01T10:00:00+08:00') },
      goods: {
        ...{ productCode: 'HS2003', kind: 'health-selection', category: 20, skuId: 'HS2003-1' },
        ...{ state: 'open', orderNum: '' },
        ...change
      }
    })
  const of = (one: ReturnType<typeof drawn>) => ({
    'draw.records': () => ({ list: [one], total: 1, hasMore: false })
  })

  test('until when they are claimed is said beforehand; one tap leads to confirm with the piece in the draft', async () => {
    await open(of(goods()))
    expect(shows('2026-12-01 前领取，到期作废')).toBe(true)
    await tap(control('button', '去领取运动护膝一只'))
    expect(world.visited.join()).toContain('/process/confirm/health-selection/HS2003')
    expect(world.root.process.draftOf('HS2003')?.parts.goods).toEqual({
      ...{ category: 20, skuId: 'HS2003-1', quantity: 1 }
    })
  })

  test('of several choices one is made on the product’s page first', async () => {
    await open(of(goods({ skuId: '' })))
    await tap(control('button', '去领取运动护膝一只'))
    expect(world.visited).toEqual(['/selling/health-selection/HS2003'])
  })

  test.each([
    ['ordered', '已领取'],
    ['away', '商品暂时不能下单'],
    ['lapsed', '过期没有领取，已作废']
  ] as const)('%s: nothing is left to claim', async (state, said) => {
    await open(of(goods({ state })))
    expect([shows(said), control('button', '去领取运动护膝一只')]).toEqual([true, undefined])
  })

  test('the order that has them is looked at', async () => {
    await open(of(goods({ state: 'ordered', orderNum: 'CA1' })))
    await tap(control('button', '看运动护膝一只的订单'))
    expect(world.visited).toEqual(['/order/order-detial/CA1'])
  })

  test('on its way: it says so, and there is no button yet', async () => {
    await open(
      of(
        drawn({
          prize: { prizeId: 'knee', name: '护膝', kind: 'goods' },
          state: 'crediting',
          expiresAt: null
        })
      )
    )
    expect([shows('正在发放，会一直重试'), byText('去领取')]).toEqual([true, undefined])
  })
})
