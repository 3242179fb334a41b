import { act } from 'react'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import DevicesPage from './index'

const device = (id: string, name: string, current: 0 | 1 = 0) => ({
  id,
  name,
  current,
  loggedInAt: NOW - 86_400_000,
  lastUsedAt: NOW - 3_600_000
})
const THIS = device('s1', 'iPhone · 微信', 1)
const TABLET = device('s2', '安卓手机 · Chrome 浏览器')
const DESK = device('s3', 'Windows 电脑 · Edge 浏览器')

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'account.devices': () => [THIS, TABLET, DESK],
      'account.endDevices': ({ id }) => (id === undefined ? [THIS] : [THIS, DESK]),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('devices', DevicesPage)
  })
  await idle()
}
const answer = async (sure: boolean) => {
  await act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, sure))
  await idle()
}
const names = () => all('[role="list"] [role="listitem"]').map(({ textContent }) => textContent)

test('devices with their names, this one marked and without a way to end it', async () => {
  await open()
  expect(names()[0]).toContain('本机')
  expect(byLabel('让 iPhone · 微信 退出登录')).toBeUndefined()
  expect(shows('11月20日')).toBe(true)
})

test('one is signed out after asking; the others stay', async () => {
  await open()
  await tap(byLabel('让 安卓手机 · Chrome 浏览器 退出登录'))
  await answer(false)
  expect(world.made1('account.endDevices')).toBeUndefined()
  await tap(byLabel('让 安卓手机 · Chrome 浏览器 退出登录'))
  await answer(true)
  expect(world.made1('account.endDevices')).toEqual({ id: 's2' })
  expect(names()).toHaveLength(2)
})

test('all others are signed out at once', async () => {
  await open()
  await tap(byText('退出其他所有设备'))
  await answer(true)
  expect(world.made1('account.endDevices')).toEqual({})
  expect(names()).toHaveLength(1)
  expect(shows('没有其他设备登录这个账号')).toBe(true)
})
