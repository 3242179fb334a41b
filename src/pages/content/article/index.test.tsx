import { act } from 'react'
import { article, filmArticle } from '@/../tests/support/articles'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import type { Article } from '@/contract/article/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import { isPageLink } from '@/domain/article/page-link'
import { matchPath } from '@/routes/href'
import ArticlePage from '.'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const CALLS: FakeCalls = { 'article.opened': () => ({ readCount: 2069 }) }

async function open(answer: Article | (() => Article), options: WorldOptions = {}, id = '9004') {
  const read = typeof answer === 'function' ? answer : () => answer
  world = createWorld({ ...options, calls: { ...CALLS, 'article.read': read, ...options.calls } })
  await act(async () => {
    page = await world.open('article', ArticlePage, { id })
  })
  await idle()
}
const made = (name: string) => world.made.filter((one) => one.name === name).map(({ input }) => input)

test('R2.47 the article opens: reviewer, days, text by our own parts, sources, and what to read next', async () => {
  await open(article(), { session: null })
  expect(made('article.read')).toEqual([{ id: 9004 }])
  expect(all('[role="heading"]').map((one) => [one.getAttribute('aria-level'), one.textContent])).toEqual(
    expect.arrayContaining([
      ['1', '糖化血红蛋白6.1%意味着什么'],
      ['2', '它查的是什么'],
      ['3', '再细一点'],
      ['2', '参考来源']
    ])
  )
  for (const told of [
    '澄安健康编辑部2026-11-07约 2 分钟',
    '内科主治医师（演示）审核，2026-11-06',
    '下次审核 2027-11-06',
    '《中国2型糖尿病防治指南》，中华医学会糖尿病学分会，2021',
    '只作科普，不代替医生诊断和用药建议',
    '由医生判断'
  ])
    expect([told, shows(told)]).toEqual([told, true])
  expect(all('[role="listitem"]').map(({ textContent }) => textContent)).toEqual([
    '1先吃菜和肉',
    '2走一走',
    '去看'
  ])
  expect(all('[role="heading"][aria-level="1"]')).toHaveLength(1)
  expect(byLabel('一只血糖仪')?.getAttribute('role')).toBe('img')
  expect(document.title).toContain('糖化血红蛋白6.1%意味着什么')
})

test('it counts as opened once, also when it is loaded again', async () => {
  await open(article())
  await tap(control('link', '去看'))
  expect(world.visited).toEqual(['/selling/checkup/CK1003'])
  expect(made('article.opened')).toEqual([{ id: 9004 }])
})

test('the day of its review has passed: it says so in place of the day', async () => {
  await open(article({ reviewDue: true }))
  expect([shows('到了该重新审核的时间'), shows('下次审核')]).toEqual([true, false])
})

test('what it explains is offered under the text: the check and where it is done, the product and its price', async () => {
  await open(article({ products: [productCard()] }))
  const text = document.body.textContent ?? ''
  expect(text.indexOf('文中提到的检查')).toBeGreaterThan(text.indexOf('参考来源'))
  await tap(byLabel('去看看哪里能做糖化血红蛋白'))
  await tap(control('link', productCard().comboName))
  expect(world.visited).toEqual([
    `/search?keyword=${encodeURIComponent('糖化血红蛋白')}`,
    `/selling/${productCard().kind}/${productCard().productCode}`
  ])
})

test('one that was taken down says why and when; nothing is counted, kept or shared of it', async () => {
  await open(
    article({
      state: 'down',
      downReason: '数据过时了',
      downOn: '2026-11-18',
      body: [],
      sources: [],
      items: []
    })
  )
  expect(shows('这篇内容已下架') && shows('2026-11-18 下架。原因：数据过时了')).toBe(true)
  expect([shows('收藏'), made('article.opened')]).toEqual([false, []])
  await tap(byText('看看别的'))
  expect(world.visited).toEqual(['replace /recommend/health-information'])
})

test.each([['7'], ['x'], ['']])('none of the number %s: it says so and leads to the others', async (id) => {
  await open(
    () => {
      throw new CallError(ErrorCode.notFound, '没有这篇文章')
    },
    {},
    id
  )
  expect([shows('没有这篇内容'), made('article.read')]).toEqual([true, id === '7' ? [{ id: 7 }] : []])
})

test('one that does not come is asked for again', async () => {
  let fails = true
  await open(() => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return article()
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('它查的是什么')).toBe(true)
})

test('kept and of use are marks of the account, told at once and taken back by a second tap', async () => {
  const marks = { saved: false, useful: false }
  const mark: FakeCalls['article.mark'] = ({ kind, on }) => {
    marks[kind] = on
    return { ...marks, usefulCount: marks.useful ? 1 : 0 }
  }
  await open(article({ mine: marks }), { calls: { 'article.mark': mark } })
  await tap(control('checkbox', '收藏'))
  expect(made('article.mark')).toEqual([{ id: 9004, kind: 'saved', on: true }])
  expect(shows('已收藏，在健康资讯的“我的收藏”里')).toBe(true)
  await tap(control('checkbox', '有用'))
  expect(control('checkbox', '有用 1')?.getAttribute('aria-checked')).toBe('true')
  await tap(control('checkbox', '已收藏'))
  expect(made('article.mark').at(-1)).toEqual({ id: 9004, kind: 'saved', on: false })
})

test('a guest who keeps it is asked to log in, and comes back to it', async () => {
  await open(article(), { session: null })
  await tap(control('checkbox', '收藏'))
  expect(world.visited).toEqual(['/mine/authorize?url=%2Fnews-detial%2F9004'])
  expect(made('article.mark')).toEqual([])
})

test('a mark that fails is told, and the next tap tries again', async () => {
  let fails = true
  const mark: FakeCalls['article.mark'] = () => {
    if (fails) throw new CallError(ErrorCode.badParameter, '最多收藏 500 篇')
    return { saved: true, useful: false, usefulCount: 0 }
  }
  await open(article({ mine: { saved: false, useful: false } }), { calls: { 'article.mark': mark } })
  await tap(control('checkbox', '收藏'))
  expect(shows('最多收藏 500 篇')).toBe(true)
  fails = false
  await tap(control('checkbox', '收藏'))
  expect(control('checkbox', '已收藏')).toBeDefined()
})

test('its text has three sizes to choose from, which stay', async () => {
  await open(article())
  await tap(byLabel('字号'))
  expect(all('[role="radio"]').map(({ textContent }) => textContent)).toEqual(['标准', '大', '更大'])
  await tap(control('radio', '更大'))
  expect(world.root.settings.text).toBe(1.3)
})

test('one with a film leads to it', async () => {
  await open(filmArticle())
  await tap(control('link', '看视频 00:24'))
  expect(world.visited).toEqual(['/video/play?id=9005'])
})

test.each([
  ['/selling/checkup/CK1003', true],
  ['/news-detial/9001', true],
  ['/video/play?id=9005', true],
  ['/search?keyword=%E8%BF%87', true],
  ['/my-report', true],
  ['/science-popular', true],
  ['/hospital-detail/H1001', true],
  ['/help', true],
  ['/checkSupermarket', true],
  ['/blood-glucose', true],
  ['/health-plan', true],
  ['/sellings/checkup/CK1003', false],
  ['//elsewhere.example', false],
  ['/selling//elsewhere', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['/mine/setting', false]
])('an article may lead to %s: %s, and what it may lead to there is', (path, may) => {
  expect(isPageLink(path)).toBe(may)
  if (may) expect(matchPath(path)).not.toBeNull()
})
