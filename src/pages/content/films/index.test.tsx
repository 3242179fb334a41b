import { act } from 'react'
import { articleCard } from '@/../tests/support/articles'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import FilmsPage from '.'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(list: FakeCalls['article.list']) {
  world = createWorld({ session: null, calls: list ? { 'article.list': list } : {} })
  await act(async () => {
    page = await world.open('films', FilmsPage)
  })
  await idle()
}

test('R2.38 /video-list and /video: films with their length, none of which plays in the list', async () => {
  await open(() => ({
    list: [
      articleCard({ id: 1, title: '能不能喝水', seconds: 24 }),
      articleCard({ id: 2, title: '为什么做CT', seconds: 156 })
    ],
    hasMore: false
  }))
  expect(world.made.map(({ input }) => input)).toEqual([{ of: 'films', pageNo: 1 }])
  for (const told of ['00:24', '02:36', '有字幕2068 次播放', '移动网络下先问你再播放，不自动外放声音'])
    expect([told, shows(told)]).toEqual([told, true])
  expect(document.querySelector('video')).toBeNull()
  await tap(control('link', '为什么做CT'))
  expect(world.visited).toEqual(['/video/play?id=2'])
})

test('those of a topic by its tab', async () => {
  await open(({ topic }) => ({
    list: topic === 'parents' ? [] : [articleCard({ id: 1, title: '能不能喝水', seconds: 24 })],
    hasMore: false
  }))
  await tap(control('tab', '爸妈健康'))
  expect(world.made1('article.list')).toEqual({ of: 'films', topic: 'parents', pageNo: 1 })
  expect([shows('还没有视频'), shows('能不能喝水')]).toEqual([true, false])
})

test('what was watched to its end on this phone is marked', async () => {
  await open(() => ({ list: [articleCard({ id: 1, seconds: 24 }), articleCard({ id: 2 })], hasMore: false }))
  expect(shows('看过')).toBe(false)
  await act(async () => world.root.history.add('films:watched', '1'))
  expect(shows('看过有字幕')).toBe(true)
})

test('none yet, and a list that does not come', async () => {
  await open(() => ({ list: [], hasMore: false }))
  expect(shows('还没有视频')).toBe(true)
  page?.leave()
  let fails = true
  await open(() => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return { list: [articleCard({ seconds: 24 })], hasMore: false }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('00:24')).toBe(true)
})
