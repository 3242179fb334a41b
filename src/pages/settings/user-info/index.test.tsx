import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { wireProfile } from '@/../tests/support/profile'
import { createWorld, type FakeCalls } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import UserInfoPage from './index'

let leave = () => undefined as void
afterEach(() => leave())
async function open(calls: FakeCalls) {
  const world = createWorld({ calls })
  await act(async () => {
    leave = (await world.open('userInfo', UserInfoPage)).leave
  })
  await idle()
  return world
}

test('R2.9 /mine/userInfo is private and shows who somebody is, the real name and phone masked', async () => {
  expect(routes.userInfo).toMatchObject({ path: '/mine/userInfo', private: true })
  await open({ 'account.profile': () => wireProfile() })
  for (const text of ['予安', '陈**', '100****0001', '1988-03-14', '174 cm', '88会员'])
    expect(shows(text)).toBe(true)
  expect([shows('陈予安'), shows('10000000001')]).toEqual([false, false])
})

test('what was never told is said to be missing, and the way to the form stands below', async () => {
  const world = await open({
    'account.profile': () => wireProfile({ nickname: '', heightCm: null, weightKg: null, memberLevel: 0 })
  })
  expect(shows('还没有昵称')).toBe(true)
  expect(shows('普通用户')).toBe(true)
  await tap(byText('编辑资料'))
  expect(world.visited.at(-1)).toBe('/mine/editInfo')
})

test('without a line there is another try', async () => {
  let fails = true
  await open({
    'account.profile': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return wireProfile()
    }
  })
  expect(all('[role="alert"]').length).toBeGreaterThan(0)
  fails = false
  await tap(byText('重新加载'))
  expect(shows('予安')).toBe(true)
})
