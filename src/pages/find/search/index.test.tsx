import { act } from 'react'
import { moduleItem, productCard } from '@/../tests/support/catalogue'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import type { SearchAll, SearchAllInput } from '@/contract/browse/dto'
import type { ProductCard } from '@/contract/product/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import SearchPage from './index'
import { all, byLabel, control, idle, shows, tap } from '@/../tests/support/screen'

const CALLS: FakeCalls = {
  'home.moduleDetails': () => [
    moduleItem({ id: 1, title: '低剂量胸部CT' }),
    moduleItem({ id: 2, title: '两癌筛查' })
  ],
  'home.searchAll': () => answer([productCard({ comboName: '甲状腺与代谢专项' })]),
  'booking.firstDays': () => [],
  'product.search': () => [],
  'shop.info': () => ({ name: '澄安', phone: '', hours: '08:00-20:00', licences: [], invoices: true })
}

/** What a search finds: products without a reason, and whatever else. */
function answer(cards: ProductCard[], change: Partial<SearchAll> = {}): SearchAll {
  const products = cards.map((product) => ({ product, why: null }))
  return { products, items: [], news: [], branches: [], notOffered: null, ...change }
}

let page: MountedPage | null = null
let world: World

async function mount(
  calls: FakeCalls = {},
  params: Record<string, string> = {},
  before?: (w: World) => void,
  options: Pick<WorldOptions, 'session'> = { session: null }
) {
  world = createWorld({ ...options, calls: { ...CALLS, ...calls } })
  before?.(world)
  page = await world.open('search', SearchPage, params)
  await idle()
  return page
}

afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const searched = () =>
  world.made.filter(({ name }) => name === 'home.searchAll').map(({ input }) => input as SearchAllInput)
const words = () => world.root.history.words('product')

async function typeText(text: string) {
  const input = all('input')[0]
  if (!input) throw new Error('no input')
  await act(async () => typeInto(input, text))
}

test('R2.45 what is typed is searched for with the button, in the city in force', async () => {
  await mount()
  await typeText(' 甲状腺 ')
  await tap(control('button', '搜索'))
  expect(searched()).toMatchObject([{ keyword: '甲状腺', cityCode: '131' }])
  expect(shows('甲状腺与代谢专项')).toBe(true)
})

test('a keyword of the address is searched for at once', async () => {
  await mount({}, { keyword: '两癌筛查' })
  expect(searched()).toMatchObject([{ keyword: '两癌筛查' }])
})

test('the words that match are marked in the name', async () => {
  await mount({}, { keyword: '甲状腺' })
  const marked = all('.hit')
  expect(marked.map((found) => found.textContent)).toEqual(['甲状腺'])
})

test('R7.145 R3.58 nothing typed: the button searches for the hot word in sight', async () => {
  await mount()
  expect(world.made1('home.moduleDetails')).toEqual({ moduleId: 183, moduleType: 83 })
  await tap(control('button', '搜索'))
  expect(searched()).toMatchObject([{ keyword: '低剂量胸部CT' }])
})

test('R5.42 blanks search for nothing and are not remembered', async () => {
  await mount()
  await typeText('   ')
  await tap(control('button', '搜索'))
  expect(searched()).toEqual([])
  expect(words()).toEqual([])
})

test('R5.42 R9.15 the history holds ten words, newest first, and a tap searches again', async () => {
  await mount({}, {}, ({ root }) => {
    for (let at = 1; at <= 11; at += 1) root.history.add('product', `词${at}`)
  })
  const chips = all('[role="button"]').flatMap((found) => found.textContent?.match(/^词\d+$/) ?? [])
  expect(chips).toEqual(Array.from({ length: 10 }, (_, at) => `词${11 - at}`))
  await tap(control('button', '词5'))
  expect(searched()).toMatchObject([{ keyword: '词5' }])
  expect(words()[0]).toBe('词5')
  expect(words()).toHaveLength(10)
})

test('the history is cleared only after asking', async () => {
  await mount({}, {}, ({ root }) => root.history.add('product', '骨密度'))
  await tap(control('button', '清空历史搜索'))
  expect(words()).toEqual(['骨密度'])
  await tap(control('button', '清空'))
  expect(words()).toEqual([])
  await idle()
  expect(shows('历史搜索')).toBe(false)
})

test('R8.34 nothing found', async () => {
  await mount({ 'home.searchAll': () => answer([]) }, { keyword: 'zzz' })
  expect(shows('暂未搜索到相关结果，建议您换个搜索词试试')).toBe(true)
})

test('emptying the box brings history and hot words back', async () => {
  await mount({}, { keyword: '甲状腺' })
  await typeText('')
  await idle()
  expect(shows('历史搜索')).toBe(true)
  expect(shows('甲状腺与代谢专项')).toBe(false)
})

test('what is typed is completed once typing rests; a suggestion is searched for', async () => {
  const asked: unknown[] = []
  await mount({
    'product.suggest': (input) => {
      asked.push(input)
      return ['甲状腺彩超', '女士甲状腺专项']
    }
  })
  await typeText('甲')
  await typeText('甲状')
  await idle(400)
  expect(asked).toEqual([{ keyword: '甲状', cityCode: '131' }])
  expect(all('.hit').map((found) => found.textContent)).toEqual(['甲状', '甲状'])
  await tap(control('button', '女士甲状腺专项'))
  expect(searched()).toMatchObject([{ keyword: '女士甲状腺专项' }])
  expect(control('button', '甲状腺彩超')).toBeUndefined()
  expect(shows('甲状腺与代谢专项')).toBe(true)
})

test('suggestions that fail leave the page as it is', async () => {
  await mount(
    {
      'product.suggest': () => {
        throw new CallError(ErrorCode.network, '')
      }
    },
    {},
    ({ root }) => root.history.add('product', '骨密度')
  )
  await typeText('甲状')
  await idle(400)
  expect(control('button', '骨密度')).toBeDefined()
  expect(shows('网络错误')).toBe(false)
})

test('an answer of several kinds can be looked through by kind', async () => {
  await mount(
    {
      'home.searchAll': () =>
        answer([
          productCard(),
          productCard({ productCode: 'HS2003', comboName: '上臂式电子血压计', kind: 'health-selection' })
        ])
    },
    { keyword: '心' }
  )
  await tap(control('tab', '健康好物 1'))
  expect(shows('上臂式电子血压计')).toBe(true)
  expect(shows('深度体检·男士款')).toBe(false)
  await tap(control('tab', '全部 2'))
  expect(shows('深度体检·男士款')).toBe(true)
})

test('an answer of one kind offers no choice of kinds', async () => {
  await mount({}, { keyword: '甲状腺' })
  expect(all('[role="tab"]')).toEqual([])
})

test('the order of the server stays', async () => {
  const names = ['乙', '甲', '丙']
  await mount(
    {
      'home.searchAll': () =>
        answer(
          names.map((name, at) => productCard({ productCode: `CK${at}`, comboName: name, sellCount: at }))
        )
    },
    { keyword: '体检' }
  )
  expect(all('.name').map((found) => found.textContent)).toEqual(names)
})

test('a search that fails keeps its word and can be tried again', async () => {
  let broken = true
  await mount(
    {
      'home.searchAll': () => {
        if (broken) throw new CallError(ErrorCode.network, '')
        return answer([productCard()])
      }
    },
    { keyword: '甲状腺' }
  )
  expect(shows('网络错误，请重新加载')).toBe(true)
  broken = false
  await tap(control('button', '重新加载'))
  expect(shows('深度体检·男士款')).toBe(true)
  expect(searched().map(({ keyword }) => keyword)).toEqual(['甲状腺', '甲状腺'])
})

test('a search is taken up again after a reload, under the same search_uuid', async () => {
  await mount({}, {}, ({ root }) => {
    root.items.set('retainSearch', '颈椎')
    root.items.set('search_uuid', 'uuid-1')
  })
  expect(searched()).toMatchObject([{ keyword: '颈椎' }])
  expect(world.root.items.get('search_uuid')).toBe('uuid-1')
})

test('R3.63 cacheSearchList: what was found stands at once, and stays when it cannot be asked for again', async () => {
  await mount({}, { keyword: '甲状腺' })
  const { items } = world.root
  const kept = { found: items.get('cacheSearchList'), uuid: items.get('search_uuid') ?? '' }
  expect(kept.found).toMatchObject({
    keyword: '甲状腺',
    cityCode: '131',
    groups: { products: [{ product: { name: '甲状腺与代谢专项' } }] }
  })
  page?.leave()
  expect(items.get('cacheSearchList')).toBeUndefined()
  const offline = () => {
    throw new CallError(ErrorCode.network, '')
  }
  await mount({ 'home.searchAll': offline }, {}, ({ root }) => {
    root.items.set('retainSearch', '甲状腺')
    root.items.set('search_uuid', kept.uuid)
    if (kept.found) root.items.set('cacheSearchList', kept.found)
  })
  expect(searched()).toHaveLength(1)
  expect(shows('甲状腺与代谢专项')).toBe(true)
})

test('a search is retained while a detail is open, and over when the page is left', async () => {
  const mounted = await mount({}, { keyword: '颈椎' })
  await tap(all('[role="link"]')[0])
  expect(world.visited).toEqual(['/selling/checkup/CK1003'])
  expect(world.root.items.get('retainSearch')).toBe('颈椎')
  expect(world.root.items.get('search_uuid')).toBeTruthy()
  mounted.leave()
  page = null
  expect(world.root.items.get('retainSearch')).toBeUndefined()
})

test.each(['关怀模式', '大字', '长辈', '字体'])(
  'who looks for %s gets the switch itself, and it switches',
  async (text) => {
    await mount()
    expect(byLabel('关怀模式')).toBeUndefined()
    await typeText(text)
    await tap(byLabel('关怀模式'))
    expect(world.root.settings.elder).toBe(true)
    await tap(control('button', '搜索'))
    await tap(byLabel('关怀模式'))
    expect(world.root.settings.elder).toBe(false)
    await typeText('甲状腺')
    expect(byLabel('关怀模式')).toBeUndefined()
  }
)

const item = { itemCode: 'TH001', name: '甲状腺彩超', intro: '看结节', price: 98 }
const article = {
  ...{
    id: 7,
    title: '报告上写着“结节3类”',
    summary: '甲状腺 3 类多数随访即可',
    author: '编辑部',
    readCount: 1117
  },
  why: { text: '甲状腺 3 类多数随访即可', hit: '甲状腺' }
}
const branch = {
  ...{ hospitalId: 'H1001', orgCode: 'H1001', hospitalName: '望京分院', hospitalAddress: '望京街1号' },
  ...{
    areaName: '朝阳区',
    cityCode: '131',
    lat: 39.9,
    lon: 116.4,
    hospitalDistance: 5.98,
    tags: [],
    thirdOrg: 0
  },
  ...{ score: 4.8, reviewCount: 12 }
}
const EVERYTHING = () =>
  answer([productCard()], {
    products: [{ product: productCard(), why: { text: '21 项里含甲状腺彩超', hit: '甲状腺' } }],
    items: [item],
    news: [article],
    branches: [{ branch, imgUrl: '', item: '甲状腺彩超' }]
  })

test('all that was found stands in groups, each with why, and every group can be looked at alone', async () => {
  await mount({ 'home.searchAll': EVERYTHING }, { keyword: '甲状腺' })
  expect(all('[role="tab"]').map(({ textContent }) => textContent)).toEqual([
    '全部 4',
    '体检套餐 1',
    '加项 1',
    '科普 1',
    '机构 1'
  ])
  for (const told of ['21 项里含甲状腺彩超', '看结节', '编辑部 · 1117阅读', '可做 甲状腺彩超', '★ 4.8'])
    expect([told, shows(told)]).toEqual([told, true])
  expect(shows('5.98 km')).toBe(false)
  await tap(all('[role="link"]').find(({ textContent }) => textContent?.includes('结节3类')))
  await tap(control('tab', '机构 1'))
  expect(shows('21 项里含甲状腺彩超')).toBe(false)
  await tap(control('link', '望京分院'))
  expect(world.visited).toEqual([`/news-detial/${article.id}`, '/hospital-detail/H1001'])
})

test('of one’s own reports it says that they have the word, and leads there', async () => {
  const mention = { contactsId: 'c1', date: '2026-04-15', count: 3, advised: 1 }
  await mount(
    { 'report.mentions': () => [mention], 'coupon.afterPrices': () => [] },
    { keyword: '甲状腺' },
    undefined,
    {}
  )
  expect(shows('2026-04-15 的报告') && shows('有 1 项建议复查')).toBe(true)
  await tap(all('[role="button"]').find(({ textContent }) => textContent?.includes('2026-04-15')))
  expect(world.visited).toEqual(['/my-report?contact=c1'])
})

test('a guest has no reports to be asked for', async () => {
  await mount({}, { keyword: '甲状腺' })
  expect(world.made1('report.mentions')).toBeUndefined()
})

test('products are narrowed by a free day within a week and by what they cost, and back', async () => {
  const cards = [
    productCard({ productCode: 'A', comboName: '甲套餐', salePrice: 400 }),
    productCard({ productCode: 'B', comboName: '乙套餐', salePrice: 900 }),
    productCard({ productCode: 'C', comboName: '丙套餐', salePrice: 900 })
  ]
  const day = (productCode: string, date: string) => ({
    productCode,
    first: { date, time: '', branchName: '', km: null, doctor: '' }
  })
  await mount(
    {
      'home.searchAll': () => answer(cards),
      'booking.firstDays': () => [
        day('A', '2026-11-27'),
        day('B', '2026-11-26'),
        { productCode: 'C', first: null }
      ]
    },
    { keyword: '套餐' }
  )
  await tap(control('checkbox', '7天内有号'))
  expect(['甲套餐', '乙套餐', '丙套餐'].map(shows)).toEqual([false, true, false])
  await tap(control('checkbox', '500元内'))
  await tap(control('button', '去掉“7天内有号、500元内”，还有3个'))
  expect(['甲套餐', '乙套餐', '丙套餐'].map(shows)).toEqual([true, true, true])
})

test('what the shop does not do is said, with where to go, what others look for and whom to ask', async () => {
  const notOffered = { title: '我们不做手术', text: '手术请到医院就诊。' }
  await mount({ 'home.searchAll': () => answer([], { notOffered }) }, { keyword: '阑尾炎手术' })
  expect(shows('我们不做手术') && shows('手术请到医院就诊。')).toBe(true)
  expect(world.made1('product.search')).toBeUndefined()
  await tap(control('button', '问问客服，08:00-20:00'))
  expect(world.visited).toEqual(['/help'])
  await tap(control('button', '两癌筛查'))
  expect(searched().at(-1)?.keyword).toBe('两癌筛查')
})

test('R7.138 what this city has not is looked for in all others, by the same search', async () => {
  await mount(
    {
      'home.searchAll': () => answer([]),
      'product.search': () => [productCard({ productCode: 'CK9', comboName: '候鸟体检' })]
    },
    { keyword: '候鸟' }
  )
  expect(world.made1('product.search')).toEqual({
    keyword: '候鸟',
    searchUuid: world.root.items.get('search_uuid')
  })
  expect(shows('北京没有，别的城市有') && shows('候鸟体检')).toBe(true)
})

test('back from another city the same is searched for there', async () => {
  const mounted = await mount({}, { keyword: '甲状腺' })
  await tap(control('button', '北京'))
  expect(world.visited).toEqual(['/select-city'])
  mounted.fire('onHide')
  world.root.location.choose({ cityName: '上海', cityCode: '289', providerCode: 'SH', lat: 31.2, lon: 121.5 })
  mounted.fire('onShow')
  await idle()
  expect(searched().map(({ keyword, cityCode }) => [keyword, cityCode])).toEqual([
    ['甲状腺', '131'],
    ['甲状腺', '289']
  ])
})
