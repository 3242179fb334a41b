import { act } from 'react'
import { runInAction } from 'mobx'
import { PageShell } from '@/components/ui/page-shell'
import type { City } from '@/contract/content/dto'
import type { ChosenCity } from '@/services/catalogue/city'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { LocationStore } from '@/stores/location'
import { all, idle, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import { CityPanel } from '.'

const city = (cityCode: string, cityName: string, change: Partial<City> = {}): City => ({
  cityCode,
  cityName,
  providerCode: '0010',
  isLocation: 0,
  hot: 0,
  branchCount: 3,
  lat: 39.9,
  lon: 116.4,
  ...change
})
const groups = [
  { classifyName: '热门城市', cityList: [city('131', '北京', { isLocation: 1 }), city('289', '上海')] },
  { classifyName: 'B', cityList: [city('131', '北京', { isLocation: 1 })] },
  { classifyName: 'C', cityList: [city('75', '成都'), city('132', '重庆', { branchCount: 0 })] },
  { classifyName: 'S', cityList: [city('289', '上海')] }
]

let page: MountedPage | null = null
let world: World
const chosen: ChosenCity[] = []
let closed = 0

const rows = () => all('.row').map((row) => row.textContent)

async function open(currentCode = '131') {
  world = createWorld({ calls: { 'city.list': () => groups } })
  chosen.length = 0
  closed = 0
  const Page = () => (
    <PageShell>
      <CityPanel
        open
        currentCode={currentCode}
        onChoose={(picked) => void chosen.push(picked)}
        onClose={() => void (closed += 1)}
      />
    </PageShell>
  )
  await act(async () => {
    page = await world.open('booking', Page)
  })
  await idle()
}

async function type(text: string) {
  await act(async () => {
    const input = all('input')[0]
    if (!input) throw new Error('no input')
    typeInto(input, text)
  })
  await idle()
}

afterEach(() => {
  page?.leave()
  page = null
})

test('R2.171 R7.136 a panel from the right titled 选择城市 that asks for the cities', async () => {
  await open()
  const panel = document.querySelector('[role="dialog"]')
  expect(panel?.getAttribute('aria-label')).toBe('选择城市')
  expect(panel?.className).toContain('right')
  expect(world.made1('city.list')).toEqual({ cityCode: '131' })
})

test('R2.172 R3.29 headings are the classification names, each with its mark in the index', async () => {
  await open()
  expect(all('[role="heading"][aria-level="2"]').map((heading) => heading.textContent)).toEqual([
    '热门城市',
    'B',
    'C',
    'S'
  ])
  expect(all('.mark').map((mark) => mark.textContent)).toEqual(['热', 'B', 'C', 'S'])
})

test('R3.28 the city with isLocation 1 is the chosen one', async () => {
  await open('')
  const on = all('[role="radio"][aria-checked="true"]').map((found) => found.textContent)
  expect(on).toEqual(['北京', '北京'])
})

test('a city without branches stays and says so', async () => {
  await open()
  expect(rows()).toEqual(['北京', '成都', '重庆暂无分院', '上海'])
})

test.each([
  ['a part of the name', '庆', ['重庆暂无分院']],
  ['a first letter', 'c', ['成都', '重庆暂无分院']],
  ['a hot city once', '上海', ['上海']],
  ['nothing', '火星', []]
])('search by %s', async (_name, typed, expected) => {
  await open()
  await type(typed)
  expect(rows()).toEqual(expected)
  if (expected.length === 0) expect(document.body.textContent).toContain('没有找到这个城市')
})

test('a tap hands the whole city over', async () => {
  await open()
  await act(async () => all('.row')[1]?.click())
  expect(chosen.map(({ cityCode }) => cityCode)).toEqual(['75'])
  await act(async () => all('[aria-label="关闭"]')[0]?.click())
  expect(closed).toBe(1)
})

test('Escape closes the panel from the search box too, also when something keeps its keys to itself', async () => {
  await open()
  const input = all('input')[0]
  input?.addEventListener('keydown', (event) => event.stopPropagation())
  await act(
    async () =>
      void input?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      )
  )
  expect(closed).toBe(1)
})

describe('who asks to be located', () => {
  const relocate = async () => {
    await open()
    const [button] = all('[role="button"]').filter(({ textContent }) => textContent === '重新定位')
    await tap(button)
  }

  test.each([
    ['cannot be found, or within the time', 'unknown', '没有定位到，请在列表里选择城市'],
    ['has not allowed it', 'refused', '没有允许定位，请在列表里选择城市']
  ] as const)('and %s reads so, and has the list to choose from by hand', async (_name, missed, text) => {
    jest.spyOn(LocationStore.prototype, 'relocate').mockImplementation(async function (this: LocationStore) {
      runInAction(() => (this.missed = missed))
      return true
    })
    await relocate()
    expect(world.root.feedback.toastShown?.text).toBe(text)
    expect(rows()).toContain('上海')
    jest.restoreAllMocks()
  })
})
