import { Text } from '@tarojs/components'
import { createWorld } from '../../tests/support/world'
import { useScene } from './scene.weapp'
import type { RouteName } from './table'

async function scanned(name: RouteName, params: Record<string, string>) {
  const Page = () => <Text>{JSON.stringify(useScene(name, params))}</Text>
  const world = createWorld()
  const mounted = await world.open(name, Page, {})
  const read: unknown = JSON.parse(document.body.textContent ?? '')
  mounted.leave()
  return { read, visited: world.visited }
}

test('a code of the page is read as its parameters, encoded or not', async () => {
  const read = { type: 'checkup', id: 'CK1003' }
  for (const scene of ['s/checkup/CK1003', 's%2Fcheckup%2FCK1003~p12'])
    expect(await scanned('selling', { scene })).toEqual({ read, visited: [] })
})

test('a code of another page leads there', async () => {
  expect((await scanned('home', { scene: 'h/H1001' })).visited).toEqual(['/hospital-detail/H1001'])
})

test.each(['home', 'selling'] as const)(
  'a code that says nothing leads from %s to a page that says so',
  async (name) => {
    expect((await scanned(name, { scene: 'old-code' })).visited).toEqual(['/404?from=scene'])
  }
)

test('without a code a page has what it was opened with', async () => {
  expect(await scanned('shop', { category: '1' })).toEqual({ read: { category: '1' }, visited: [] })
})
