import { act } from 'react'
import { drawn, noDraws } from '@/../tests/support/draws'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { isPrivate, matchPath } from '@/routes/href'
import BlindBoxRecordPage from './index'

const won = drawn({ activityId: 'BB01', activityName: '健康盲盒', sort: 'blindBox' })

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(calls: FakeCalls) {
  world = createWorld({ calls })
  await act(async () => {
    page = await world.open('blindBoxRecord', BlindBoxRecordPage)
  })
  await idle()
}

test('R2.34 the record is private; it names how each can be drawn again', async () => {
  const path = '/blind-box/lottery/record'
  expect([matchPath(path)?.name, isPrivate(path)]).toEqual(['blindBoxRecord', true])
  await open({
    'draw.records': ({ pageNo }) => ({
      list: [drawn({ ...won, drawId: `D${pageNo}`, chanceNo: Number(pageNo) })],
      total: 2,
      hasMore: pageNo === 1
    })
  })
  expect(world.made1('draw.records')).toEqual({ sort: 'blindBox', pageNo: 1 })
  expect([shows('第 1 次 · 代号 a1b2c3'), shows('已到账 · 2026-12-20 前可用')]).toEqual([true, true])
  await tap(byText('看更早的'))
  expect(shows('第 2 次 · 代号 a1b2c3')).toBe(true)
  expect(byText('看更早的')).toBeUndefined()
})

test('without a draw the record leads to the boxes', async () => {
  await open({ 'draw.records': () => noDraws })
  await tap(byText('去抽奖'))
  expect(world.visited).toEqual(['replace /blind-box/lottery'])
})
