import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { drawn } from '@/../tests/support/draws'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
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
