import type { MountedPage } from '../../../../tests/support/mount-page'
import { byText, shows, tap } from '../../../../tests/support/screen'
import { createWorld, type World } from '../../../../tests/support/world'
import NotFound from '.'

let world: World
let mounted: MountedPage
afterEach(() => mounted.leave())

async function open(params: Record<string, string>) {
  world = createWorld()
  mounted = await world.open('notFound', NotFound, params)
}

test('who scanned a code that says nothing reads so, and has ways on', async () => {
  await open({ from: 'scene' })
  expect(shows('认不出这个码')).toBe(true)
  await tap(byText('回首页'))
  expect(world.visited.at(-1)).toBe('tab /')
})

test('of any other address it is the address that is not there', async () => {
  await open({ from: '/gone' })
  expect(shows('没有找到这个页面')).toBe(true)
})
