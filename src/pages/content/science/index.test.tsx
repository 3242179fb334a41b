import { act } from 'react'
import { articleCard, picked } from '@/../tests/support/articles'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import SciencePage from '.'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const CALLS: FakeCalls = {
  'article.picked': () => picked(),
  'article.list': ({ of }) => ({
    list: [articleCard({ id: 5, title: `列表 ${of}`, seconds: of === 'films' ? 24 : 0 })],
    hasMore: false
  })
}
const BY_REPORT = picked({
  by: 'report',
  reportDate: '2026-04-15',
  list: [{ article: articleCard(), why: '你 2026-04-15 的报告里，糖化血红蛋白 6.1%，高于参考 6' }]
})

async function open(options: WorldOptions = {}) {
  world = createWorld({ ...options, calls: { ...CALLS, ...options.calls } })
  await act(async () => {
    page = await world.open('science', SciencePage)
  })
  await idle()
}
const made = (name: string) => world.made.filter((one) => one.name === name).map(({ input }) => input)

test('R2.91 R2.48 a guest sees what the editors chose, four doors, what many read, films and what is talked about', async () => {
  await open({ session: null })
  for (const told of [
    '编辑推荐',
    '列表 mostRead',
    '列表 films',
    '列表 hot',
    '读懂报告',
    '检前准备',
    '慢病管理',
    '爸妈健康'
  ])
    expect([told, shows(told)]).toEqual([told, true])
  expect(shows('按我的报告推荐') || shows('不再推荐')).toBe(false)
  expect(made('article.list')).toEqual([
    { of: 'mostRead', pageNo: 1, pageSize: 3 },
    { of: 'films', pageNo: 1, pageSize: 2 },
    { of: 'hot', pageNo: 1, pageSize: 3 }
  ])
})

test('everything leads somewhere', async () => {
  await open()
  for (const found of [
    all('[role="link"]').find(({ textContent }) => textContent?.startsWith('糖化')),
    all('[role="link"]').find(({ textContent }) => textContent?.startsWith('慢病管理')),
    byLabel('大家在看榜单'),
    byLabel('短视频全部'),
    byLabel('热点更多'),
    control('link', '列表 films'),
    all('[role="link"]').find(({ textContent }) => textContent?.includes('搜症状'))
  ])
    await tap(found)
  expect(world.visited).toEqual([
    '/news-detial/9004',
    '/recommend/health-information?topic=chronic',
    '/top-list',
    '/video-list',
    '/recommend/health-information',
    '/video/play?id=5',
    '/search'
  ])
})

test('by the report only after an agreement that says what is read; then one tap ends it', async () => {
  let agreed = false
  const answer = () => (agreed ? BY_REPORT : picked({ canAgree: true }))
  const agree: FakeCalls['article.agree'] = (input) => {
    agreed = input.agreed
    return answer()
  }
  await open({ calls: { 'article.picked': answer, 'article.agree': agree } })
  await tap(byText('按我的报告推荐'))
  expect(shows('不看家人的报告，不看你买过、读过什么')).toBe(true)
  expect(made('article.agree')).toEqual([])
  await tap(byText('取消'))
  expect(made('article.agree')).toEqual([])
  await tap(byText('按我的报告推荐'))
  await tap(byText('按我的报告推荐'))
  expect(made('article.agree')).toEqual([{ agreed: true }])
  expect(shows('根据你 2026-04-15 的报告')).toBe(true)
  await tap(byText('不再推荐'))
  expect(made('article.agree')).toEqual([{ agreed: true }, { agreed: false }])
  expect(shows('编辑推荐') && shows('已停止，不再用你的报告')).toBe(true)
})

test('why it is recommended is told at each, with the rule where a report chose it', async () => {
  await open({ calls: { 'article.picked': () => BY_REPORT } })
  await tap(byLabel('为什么推荐《糖化血红蛋白6.1%意味着什么》'))
  expect(shows('糖化血红蛋白 6.1%，高于参考 6') && shows('先排报告里“建议就诊”的')).toBe(true)
  page?.leave()
  await open()
  await tap(byLabel('为什么推荐《糖化血红蛋白6.1%意味着什么》'))
  expect([shows('编辑部选的'), shows('先排报告里')]).toEqual([true, false])
})

test('a part that does not come says so by itself and is asked for again; the others stand', async () => {
  let fails = true
  const list: FakeCalls['article.list'] = (input) => {
    if (fails && input.of === 'hot') throw new CallError(ErrorCode.network, '')
    return CALLS['article.list']!(input)
  }
  await open({ calls: { 'article.list': list } })
  expect([shows('没有加载出来'), shows('列表 mostRead')]).toEqual([true, true])
  fails = false
  await tap(byText('重新加载'))
  expect(shows('列表 hot')).toBe(true)
})
