import { act } from 'react'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { wireProfile } from '@/../tests/support/profile'
import { createWorld } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import SafePage from './index'

test('R2.20 /mine/safe is private and leads to name, phone, password and devices', async () => {
  expect(routes.safe).toMatchObject({ path: '/mine/safe', private: true })
  const world = createWorld({ calls: { 'account.profile': () => wireProfile({ hasPassword: 0 }) } })
  let leave = () => undefined as void
  await act(async () => {
    leave = (await world.open('safe', SafePage)).leave
  })
  await idle()
  expect([shows('予安'), shows('100****0001'), shows('未设置')]).toEqual([true, true, true])
  for (const row of ['用户名予安', '手机号100****0001', '登录密码未设置', '登录设备']) await tap(byText(row))
  expect(world.visited).toEqual([
    '/mine/modify-username',
    '/mine/phone-auth',
    '/mine/modify-password',
    '/mine/devices'
  ])
  leave()
})
