import { homeModules, moduleItem, productCard, productPage } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import HomePage from './index'

const FLASH = productCard({
  productCode: 'CK1016',
  comboName: '夜班与久坐人群套餐',
  offerKind: 'flash',
  seckillStatus: 2,
  seckillPrice: 328,
  seckillStart: NOW - 1000,
  seckillEnd: NOW + 3_600_000,
  seckillStock: 5
})
const POP = {
  id: 301,
  title: '今日秒杀已开场',
  text: '先到先得',
  buttonText: '去看看',
  link: null,
  imgUrl: ''
}
const BANNER = {
  id: 201,
  title: '带爸妈体检',
  subtitle: '少走动',
  imgUrl: '',
  tone: 'apricot' as const,
  link: null
}
const FLOAT = {
  id: 9,
  title: '幸运转盘',
  imgUrl: '',
  link: { route: 'shop', params: {} }
}

let page: MountedPage | null = null
let world: World

async function mount(elder: boolean) {
  world = createWorld({
    session: null,
    calls: {
      'home.modules': () => homeModules(),
      'home.moduleDetails': () => [moduleItem({ id: 1, title: '低剂量胸部CT' })],
      'home.banners': () => [BANNER],
      'home.popWindow': () => [POP],
      'home.lotteryFloat': () => [FLOAT],
      'home.hideModule': () => ({ moduleIds: [] }),
      'home.news': () => [],
      'product.home': ({ channelId }) => productPage(channelId === 'flash' ? [FLASH] : [productCard({})])
    }
  })
  world.root.settings.setElder(elder)
  page = await world.open('home', HomePage)
  await idle(20)
}

afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const PROMOTED = ['限时秒杀', '带爸妈体检', '今日秒杀已开场', '低剂量胸部CT']
const promoted = () => PROMOTED.filter(shows)

test('who does not know of care mode finds it on the first screen, and the way out in its place', async () => {
  await mount(false)
  await tap(control('button', '知道了') ?? control('button', '去看看'))
  expect(document.querySelector('.ca-theme--elder')).toBeNull()
  await tap(control('button', '关怀模式'))
  expect(document.querySelector('.ca-theme--elder')).not.toBeNull()
  expect(promoted()).toEqual([])
  await tap(control('button', '退出关怀模式'))
  expect(document.querySelector('.ca-theme--elder')).toBeNull()
  expect(shows('限时秒杀')).toBe(true)
})

test('in care mode nothing is promoted, counted down or opened by itself; services and checkups stay', async () => {
  await mount(true)
  expect(promoted()).toEqual([])
  expect(byLabel('幸运转盘')).toBeUndefined()
  expect(all('[role="timer"], [role="alertdialog"]')).toEqual([])
  expect(world.root.items.get('popWindows')).toBeUndefined()
  expect(shows('体检套餐')).toBe(true)
  expect(shows('为你推荐')).toBe(true)
  await tap(all('[role="link"]').find((found) => found.textContent?.endsWith('搜索')))
  expect(world.visited).toEqual(['/search'])
})

test('out of care mode the same home promotes', async () => {
  await mount(false)
  expect(promoted()).toEqual(PROMOTED)
  expect(byLabel('幸运转盘')).toBeDefined()
})
