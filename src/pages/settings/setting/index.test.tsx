import { act } from 'react'
import { byText, control, idle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, NOW, type World, type WorldOptions } from '@/../tests/support/world'
import { host } from '@/platform/host'
import { routes } from '@/routes/table'
import { SettingsStore } from '@/stores/settings'
import SettingPage from './index'

const device = (id: string, current: 0 | 1) => ({
  id,
  name: 'iPhone · 微信',
  current,
  loggedInAt: NOW,
  lastUsedAt: NOW
})

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(options: WorldOptions = {}) {
  world = createWorld({
    calls: {
      'account.devices': () => [device('s1', 1), device('s2', 0)],
      'auth.logout': () => ({})
    },
    ...options
  })
  await act(async () => {
    page = await world.open('setting', SettingPage)
  })
  await idle()
}

test('R2.17 /mine/setting is open to a guest, who has the settings of the phone alone', async () => {
  expect(routes.setting).toMatchObject({ path: '/mine/setting' })
  expect(routes.setting).not.toHaveProperty('private')
  await open({ session: null })
  expect([shows('关怀模式'), shows('账号与安全'), shows('退出登录')]).toEqual([true, false, false])
  expect(world.made).toEqual([])
  await tap(byText('登录登录后管理账号、设备和资料'))
  expect(world.visited.at(-1)).toContain('/mine/authorize')
})

test('R2.17 who is logged in sees phone and devices, and each row leads on', async () => {
  await open()
  expect([shows('100****0001'), shows('2台')]).toEqual([true, true])
  await tap(byText('账号与安全100****0001'))
  await tap(byText('登录设备2台'))
  await tap(byText('消息'))
  expect(world.visited).toEqual(['/mine/safe', '/mine/devices', '/message'])
})

test('the data of the account are kept as a file', async () => {
  const kept = jest.spyOn(host, 'keepText').mockResolvedValue(true)
  await open({
    calls: {
      'account.devices': () => [device('s1', 1)],
      'account.export': () => ({ fileName: '我的数据-2026-11-20.json', text: '{}' })
    }
  })
  await tap(byText('导出我的数据资料、订单、报告和记录，存成一个文件'))
  expect(kept).toHaveBeenCalledWith('我的数据-2026-11-20.json', '{}')
  expect(world.root.feedback.toastShown?.text).toBe('已导出')
})

test('family, addresses, the page about the product and the way out lead on', async () => {
  await open()
  for (const row of ['家人资料', '收货地址', '意见反馈', '关于我们版本 7.1.0', '注销账号'])
    await tap(byText(row))
  expect(world.visited).toEqual([
    '/mine/family',
    '/mine/addresses',
    '/mine/suggestion',
    '/mine/about-tjb',
    '/mine/delete-account'
  ])
})

test('care mode and theme take effect at once', async () => {
  await open()
  await tap(control('switch', '关怀模式'))
  expect(document.querySelector('.ca-theme--elder')).not.toBeNull()
  await tap(byText('深色模式跟随系统'))
  await tap(control('radio', '深色'))
  expect(world.root.settings.theme).toBe('dark')
})

test('the size of text is chosen in the settings and kept with the phone', async () => {
  await open()
  await tap(byText('文字大小标准'))
  await tap(control('radio', '最大'))
  expect(world.root.settings.text).toBe(1.67)
  expect(new SettingsStore(world.storage, () => NOW, false).text).toBe(1.67)
  await tap(control('radio', '标准'))
  expect(world.root.settings.text).toBe(1)
})

test('less movement is asked for once: nothing moves by itself from then on, also after a relaunch', async () => {
  await open()
  expect(document.querySelector('.ca-theme--calm')).toBeNull()
  await tap(control('switch', '减少动态效果'))
  expect(document.querySelector('.ca-theme--calm')).not.toBeNull()
  expect(new SettingsStore(world.storage, () => NOW, false)).toMatchObject({ calm: true, elder: false })
  await tap(control('switch', '减少动态效果'))
  expect(document.querySelector('.ca-theme--calm')).toBeNull()
})

test.each<[string, WorldOptions]>([
  ['who is logged in', {}],
  ['a guest', { session: null }]
])('what may be measured is a choice of %s, off before anybody agreed', async (_who, options) => {
  await open(options)
  const on = () => control('switch', '帮助我们改进')?.getAttribute('aria-checked')
  expect(on()).toBe('false')
  await tap(control('switch', '帮助我们改进'))
  expect([on(), world.root.settings.measuring]).toEqual(['true', true])
  expect(new SettingsStore(world.storage, () => NOW, false).measuring).toBe(true)
  await tap(control('switch', '帮助我们改进'))
  expect([on(), world.root.settings.measuring]).toEqual(['false', false])
  expect(new SettingsStore(world.storage, () => NOW, false).measuring).toBe(false)
})

test('where the host keeps what was allowed, a row leads there', async () => {
  await open()
  expect(shows('授权管理')).toBe(false)
  page.leave()
  const openSettings = jest.fn(() => Promise.resolve())
  const replaced = jest.replaceProperty(host, 'openSettings', openSettings)
  await open()
  await tap(byText('授权管理定位等授权，可随时打开或关闭'))
  expect(openSettings).toHaveBeenCalledTimes(1)
  replaced.restore()
})

test('R2.101 signing out asks, ends the session and leads to /mine', async () => {
  await open()
  await tap(byText('退出登录'))
  await act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, true))
  await idle()
  expect(world.root.session.isLoginedUser).toBe(false)
  expect(world.visited.at(-1)).toContain('/mine')
})
