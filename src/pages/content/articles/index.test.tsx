import { act } from 'react'
import { articleCard, picked } from '@/../tests/support/articles'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import ArticlesPage from '.'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const LIST: FakeCalls['article.list'] = ({ of, topic, pageNo = 1 }) => ({
  list:
    of === 'saved'
      ? []
      : pageNo === 2
        ? [articleCard({ id: 3, title: '第二页的' })]
        : [
            articleCard(),
            articleCard({
              id: 2,
              title: topic === 'teeth' ? '洗牙会不会松' : '有视频的',
              seconds: 24,
              topic: topic ?? 'chronic'
            })
          ],
  hasMore: pageNo === 1 && of !== 'saved'
})

async function open(params: Record<string, string> = {}, options: WorldOptions = {}) {
  world = createWorld({
    ...options,
    calls: { 'article.list': LIST, 'article.picked': () => picked(), ...options.calls }
  })
  await act(async () => {
    page = await world.open('articles', ArticlesPage, params)
  })
  await idle()
}
const asked = (name = 'article.list') =>
  world.made.filter((one) => one.name === name).map(({ input }) => input)
const names = () => all('[role="heading"]').map(({ textContent }) => textContent)

test('R2.48 the newest first with its reviewer, the others with their topic; a film is watched, the rest is read', async () => {
  await open({}, { session: null })
  expect(asked()).toEqual([{ of: 'newest', pageNo: 1 }])
  expect(names()).toEqual(['健康资讯', '糖化血红蛋白6.1%意味着什么', '有视频的'])
  for (const told of ['内科主治医师（演示）审核2068 阅读', '慢病管理', '00:24', '医师审核，不代替面诊'])
    expect([told, shows(told)]).toEqual([told, true])
  expect(byLabel('视频，00:24')).toBeDefined()
  await tap(control('link', '糖化血红蛋白6.1%意味着什么'))
  await tap(control('link', '有视频的'))
  expect(world.visited).toEqual(['/news-detial/9004', '/video/play?id=2'])
})

test('a topic alone, by its tab and by the address; more by a tap', async () => {
  await open({ topic: 'teeth' })
  expect(asked()).toEqual([{ of: 'newest', topic: 'teeth', pageNo: 1 }])
  expect(shows('洗牙会不会松')).toBe(true)
  await tap(control('tab', '慢病管理'))
  expect(world.made1('article.list')).toEqual({ of: 'newest', topic: 'chronic', pageNo: 1 })
  await tap(byText('加载更多'))
  expect(shows('第二页的') && shows('没有更多了')).toBe(true)
})

test('what is kept needs a login, which leads back to it; without any it says how', async () => {
  await open({ topic: 'saved' }, { session: null })
  expect(asked()).toEqual([])
  await tap(byText('去登录') ?? byText('登录'))
  expect(world.visited).toEqual([
    `/mine/authorize?url=${encodeURIComponent('/recommend/health-information?topic=saved')}`
  ])
  page?.leave()
  await open({ topic: 'saved' })
  expect(asked()).toEqual([{ of: 'saved', pageNo: 1 }])
  expect(shows('还没有收藏')).toBe(true)
})

test.each([
  ['3', 'chronic'],
  ['teeth', 'teeth']
])('R2.63 /maillist/%s is the list of its topic', async (id, topic) => {
  await open({ id }, { session: null })
  expect(asked()).toEqual([{ of: 'newest', topic, pageNo: 1 }])
})

test.each(['0', '6', 'A7', '<script>'])(
  'R2.63 of a list that there is not, %s, the newest are there',
  async (id) => {
    await open({ id }, { session: null })
    expect([asked(), shows('有视频的')]).toEqual([[{ of: 'newest', pageNo: 1 }], true])
  }
)

test('what one’s own report chose is marked after the agreement alone, says why, and one tap ends it', async () => {
  let agreed = false
  const chosen = () =>
    agreed
      ? picked({
          by: 'report',
          reportDate: '2026-04-15',
          list: [{ article: articleCard({ id: 2 }), why: '你 2026-04-15 的报告里，尿酸高于参考 420' }]
        })
      : picked({ canAgree: true, list: [{ article: articleCard({ id: 2 }), why: '编辑部选的' }] })
  const calls: FakeCalls = {
    'article.picked': chosen,
    'article.agree': (input) => {
      agreed = input.agreed
      return chosen()
    }
  }
  await open({}, { session: null, calls })
  expect([asked('article.picked'), shows('与你的报告有关')]).toEqual([[], false])
  page?.leave()
  await open({}, { calls })
  expect([asked('article.picked'), shows('与你的报告有关')]).toEqual([[{}], false])
  page?.leave()
  agreed = true
  await open({}, { calls })
  await tap(byLabel('与你的报告有关，为什么推荐《有视频的》'))
  expect(shows('尿酸高于参考 420') && shows('先排报告里“建议就诊”的')).toBe(true)
  await tap(byText('不再推荐'))
  expect([asked('article.agree'), shows('与你的报告有关')]).toEqual([[{ agreed: false }], false])
})

test('a list that does not come is asked for again', async () => {
  let fails = true
  const list: FakeCalls['article.list'] = (input) => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return LIST!(input)
  }
  await open({}, { calls: { 'article.list': list } })
  expect(all('[role="alert"]').length).toBeGreaterThan(0)
  fails = false
  await tap(byText('重新加载'))
  expect(shows('有视频的')).toBe(true)
})

test('search leads to the search of the shop, which finds articles', async () => {
  await open()
  await tap(byLabel('搜索'))
  expect(world.visited).toEqual(['/search'])
})
