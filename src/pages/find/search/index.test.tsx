import { act } from 'react'
import { moduleItem, productCard } from '@/../tests/support/catalogue'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import type { SearchInput } from '@/contract/product/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import SearchPage from './index'
import { all, byLabel, control, idle, shows, tap } from '@/../tests/support/screen'

const CALLS: FakeCalls = {
  'home.moduleDetails': () => [
    moduleItem({ id: 1, title: '低剂量胸部CT' }),
    moduleItem({ id: 2, title: '两癌筛查' })
  ],
  'product.search': () => [productCard({ comboName: '甲状腺与代谢专项' })]
}

let page: MountedPage | null = null
let world: World

async function mount(
  calls: FakeCalls = {},
  params: Record<string, string> = {},
  before?: (w: World) => void
) {
  world = createWorld({ session: null, calls: { ...CALLS, ...calls } })
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
  world.made.filter(({ name }) => name === 'product.search').map(({ input }) => input as SearchInput)
const words = () => world.root.history.words('product')

async function typeText(text: string) {
  const input = all('input')[0]
  if (!input) throw new Error('no input')
  await act(async () => typeInto(input, text))
}

test('R2.45 R7.138 what is typed is searched for with the button, in the city in force', async () => {
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
  await mount({ 'product.search': () => [] }, { keyword: 'zzz' })
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
      'product.search': () => [
        productCard(),
        productCard({ productCode: 'HS2003', comboName: '上臂式电子血压计', kind: 'health-selection' })
      ]
    },
    { keyword: '心' }
  )
  expect(shows('共2个结果')).toBe(true)
  await tap(control('radio', '健康好物'))
  expect(shows('共1个结果') && shows('上臂式电子血压计')).toBe(true)
  expect(shows('深度体检·男士款')).toBe(false)
  await tap(control('radio', '全部'))
  expect(shows('深度体检·男士款')).toBe(true)
})

test('an answer of one kind offers no choice of kinds', async () => {
  await mount({}, { keyword: '甲状腺' })
  expect(control('radio', '全部')).toBeUndefined()
})

test('the order of the server stays', async () => {
  const names = ['乙', '甲', '丙']
  await mount(
    {
      'product.search': () =>
        names.map((name, at) => productCard({ productCode: `CK${at}`, comboName: name, sellCount: at }))
    },
    { keyword: '体检' }
  )
  expect(all('.name').map((found) => found.textContent)).toEqual(names)
})

test('a search that fails keeps its word and can be tried again', async () => {
  let broken = true
  await mount(
    {
      'product.search': () => {
        if (broken) throw new CallError(ErrorCode.network, '')
        return [productCard()]
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
  expect(searched()).toMatchObject([{ keyword: '颈椎', searchUuid: 'uuid-1' }])
})

test('R3.63 cacheSearchList: what was found stands at once, and stays when it cannot be asked for again', async () => {
  await mount({}, { keyword: '甲状腺' })
  const { items } = world.root
  const kept = { found: items.get('cacheSearchList'), uuid: items.get('search_uuid') ?? '' }
  expect(kept.found).toMatchObject({
    keyword: '甲状腺',
    cityCode: '131',
    list: [{ name: '甲状腺与代谢专项' }]
  })
  page?.leave()
  expect(items.get('cacheSearchList')).toBeUndefined()
  const offline = () => {
    throw new CallError(ErrorCode.network, '')
  }
  await mount({ 'product.search': offline }, {}, ({ root }) => {
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
  expect(world.root.items.get('search_uuid')).toBe(searched()[0]?.searchUuid)
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
