import { act } from 'react'
import { host } from '@/platform/host'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import DownloadPage from './index'

let leave = () => undefined as void
afterEach(() => leave())
async function open(places: { ios: string; android: string }) {
  const world = createWorld({ session: null, calls: { 'app.places': () => places } })
  await act(async () => {
    leave = (await world.open('downloadTjb', DownloadPage)).leave
  })
  await idle()
  return world
}

test('R2.26 /mine/download-tjb is open to a guest; what is configured is opened', async () => {
  expect(routes.downloadTjb).toMatchObject({ path: '/mine/download-tjb' })
  expect(routes.downloadTjb).not.toHaveProperty('private')
  const opened = jest.spyOn(host, 'openExternal').mockImplementation(() => undefined)
  await open({ ios: 'https://apps.example/chengan', android: '' })
  expect(shows('安卓版')).toBe(false)
  await tap(byText('iPhone 版打开下载页'))
  expect(opened).toHaveBeenCalledWith('https://apps.example/chengan')
})

test('without a place it says so and offers a way back', async () => {
  const world = await open({ ios: '', android: '' })
  expect(shows('下载服务暂未开放')).toBe(true)
  await tap(byText('返回'))
  expect(world.visited.at(-1)).toBe('tab /')
})
