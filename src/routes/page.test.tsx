import { useEffect } from 'react'
import { Text } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { Header } from '@/components/ui/header'
import { createWorld, demoSession } from '../../tests/support/world'
import { navigateTo } from './navigate'
import { page, useParams } from './page'

let leave: () => void = () => undefined
afterEach(() => leave())

function Content() {
  return <Text>内容</Text>
}
const text = () => document.body.textContent ?? ''

async function open(
  name: Parameters<typeof page>[0],
  Body = Content,
  guest = false,
  params: Record<string, string> = {}
) {
  const world = createWorld(guest ? { session: null } : {})
  const mounted = await world.open(name, page(name, Body), params)
  leave = mounted.leave
  return { world, mounted }
}

test('R2.1 R4.6 a deep link to a private page leads a guest to login, which keeps the path to return to', async () => {
  const { world } = await open('orderDetail', Content, true, { orderNum: 'CA1' })
  expect(text()).not.toContain('内容')
  expect(world.visited).toEqual(['replace /mine/authorize?url=%2Forder%2Forder-detial%2FCA1&notice=1'])
  expect(world.root.session.redirect).toBe('/order/order-detial/CA1')
})

test('the way back from login keeps a query that a path parameter of the same name hides', async () => {
  const address = '/process/addon/checkup/CK1003?type=quickCheckup'
  window.history.replaceState(null, '', address)
  try {
    const { world } = await open('addon', Content, true, { type: 'checkup', id: 'CK1003' })
    expect(world.visited).toEqual([`replace /mine/authorize?url=${encodeURIComponent(address)}&notice=1`])
    world.visited.length = 0
    world.root.session.begin(demoSession)
    navigateTo(world.root.session.redirect, { replace: true })
    expect(world.visited).toEqual([`replace ${address}`])
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('R2.178 who comes back without a login sees the notice with a link instead of a loop', async () => {
  const { world, mounted } = await open('shoppingcart', Content, true)
  expect(world.visited).toHaveLength(1)
  mounted.fire('onHide')
  mounted.fire('onShow')
  expect(world.visited).toHaveLength(1)
  expect(text()).toContain('您还没有登录，或者登录超时，请重新登录')
  await mounted.tap('[role="button"]')
  expect(world.visited).toHaveLength(2)
})

test.each([
  ['R4.5 a private page opens for who is logged in', 'orderList', false],
  ['R6.2 a public page opens for a guest', 'booking', true]
] as const)('%s', async (_name, name, guest) => {
  const { world } = await open(name, Content, guest)
  expect(text()).toContain('内容')
  expect(world.visited).toEqual([])
})

test.each([
  ['R2.188 order pages go back to the order list', 'orderDetail', { orderNum: 'CA1' }, 'replace /mine/order'],
  ['R2.189 the order list goes back to mine', 'orderList', {}, 'tab /mine']
] as const)('%s', async (_name, name, params, target) => {
  const { world, mounted } = await open(name, () => <Header title="标题" />, false, { ...params })
  await mounted.tap('[aria-label="返回"]')
  expect(world.visited).toEqual([target])
})

test.each([
  ['R2.190 other pages go back one page', 2, 'back'],
  ['a page that was entered first goes home', 1, 'tab /']
])('%s', async (_name, depth, target) => {
  const { world, mounted } = await open('search', () => <Header title="标题" />)
  const stack = jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(Array(depth).fill({}) as never)
  await mounted.tap('[aria-label="返回"]')
  stack.mockRestore()
  expect(world.visited).toEqual([target])
})

test('a page that throws shows a way on instead of a blank', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const { mounted } = await open('home', function Broken() {
    if (broken) throw new Error('boom')
    return <Text>好了</Text>
  })
  expect(text()).toContain('重新加载')
  broken = false
  await mounted.tap('[role="button"]')
  expect(text()).toContain('好了')
})

test('parameters arrive decoded, whichever way the host delivered them', async () => {
  const seen: unknown[] = []
  await open(
    'search',
    function Reads() {
      const params = useParams('search')
      useEffect(() => void seen.push(params.keyword), [params.keyword])
      return <Text>{params.keyword}</Text>
    },
    false,
    { keyword: '%E4%BD%8E%E5%89%82%E9%87%8F%20CT' }
  )
  expect(seen).toEqual(['低剂量 CT'])
})
