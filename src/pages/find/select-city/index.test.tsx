import { days, draftIn, startDraft } from '@/../tests/support/draft'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type World } from '@/../tests/support/world'
import type { City } from '@/contract/content/dto'
import SelectCityPage from './index'
import { control, idle, tap } from '@/../tests/support/screen'

const SHANGHAI: City = {
  cityCode: '289',
  cityName: '上海',
  providerCode: '0021',
  isLocation: 0,
  hot: 0,
  branchCount: 3,
  lat: 31.2,
  lon: 121.5
}

let page: MountedPage | null = null
let world: World

async function mount(params: Record<string, string> = {}) {
  world = createWorld({
    session: null,
    calls: { 'city.list': () => [{ classifyName: 'S', cityList: [SHANGHAI] }] }
  })
  startDraft(world, { days: days({ valid: true }) })
  page = await world.open('selectCity', SelectCityPage, params)
  await idle(20)
}

afterEach(() => {
  page?.leave()
  page = null
})

test('R2.79 a pick is the city from then on and leads back', async () => {
  await mount()
  await tap(control('radio', '上海'))
  expect(world.root.location.place).toMatchObject({
    city: '上海',
    cityCode: '289',
    iKangCityCode: '0021',
    latitude: 31.2
  })
  expect(world.visited).toHaveLength(1)
})

test('R4.15 the city goes into the booking of the product, whose list is then fetched anew', async () => {
  await mount({ productCode: 'CK1003' })
  await tap(control('radio', '上海'))
  expect(draftIn(world)?.parts.days).toMatchObject({ cityCode: '289', valid: false })
})

test('a booking with a card is another one than that without', async () => {
  await mount({ productCode: 'CK1003', cardNumber: 'YX8801' })
  const { process } = world.root
  const { key } = process.open({ kind: 'checkup', productCode: 'CK1003', card: 'YX8801' })
  process.put(key, { days: days({ valid: true }) })
  await tap(control('radio', '上海'))
  expect(process.draft(key)?.parts.days).toMatchObject({ cityCode: '289', valid: false })
  expect(draftIn(world)?.parts.days).toMatchObject({ cityCode: '131', valid: true })
})

test('without a product no booking is touched', async () => {
  await mount()
  await tap(control('radio', '上海'))
  expect(draftIn(world)?.parts.days).toMatchObject({ cityCode: '131', valid: true })
})
