import { act } from 'react'
import { host } from '@/platform/host'
import type { MountedPage } from '../../../../tests/support/mount-page'
import { byText, idle, shows, tap } from '../../../../tests/support/screen'
import { createWorld, type World } from '../../../../tests/support/world'
import Elsewhere from '.'

/** A mini-program's web-view, which fails as WeChat tells it. */
let mockFail: () => void
jest.mock('./frame', () => ({
  Frame({ src, onFail }: { src: string; onFail: () => void }) {
    mockFail = onFail
    return `web-view ${src}`
  }
}))

let world: World
let mounted: MountedPage
afterEach(() => mounted.leave())

async function open(to?: string) {
  world = createWorld()
  Object.assign(world.root, { urlHosts: ['mall.example.com'] })
  mounted = await world.open('elsewhere', Elsewhere, to === undefined ? {} : { to: encodeURIComponent(to) })
  await idle()
}

test('a page of a site that is named opens, with its query', async () => {
  await open('https://mall.example.com/home?channel=tjbweb&x=1')
  expect(shows('web-view https://mall.example.com/home?channel=tjbweb&x=1')).toBe(true)
})

test('one that WeChat cannot open says so, with the address and a way back', async () => {
  await open('https://mall.example.com/gone')
  act(() => mockFail())
  expect(shows('这个网页在这里打不开')).toBe(true)
  expect(shows('https://mall.example.com/gone')).toBe(true)
  await tap(byText('返回上一页'))
  expect(world.visited.at(-1)).toBe('tab /')
})

test('a site that is not named is not opened; its address can be copied', async () => {
  const copy = jest.spyOn(host, 'copy').mockResolvedValue(true)
  await open('https://evil.example/')
  expect(shows('web-view')).toBe(false)
  await tap(byText('复制网址'))
  expect(copy).toHaveBeenCalledWith('https://evil.example/')
  expect(world.root.feedback.toastShown?.text).toBe('网址已复制')
  copy.mockResolvedValue(false)
  await tap(byText('复制网址'))
  expect(world.root.feedback.toastShown?.text).toBe('没有复制成功，网址：https://evil.example/')
})

test('without an address there is the way back alone', async () => {
  await open()
  expect(shows('没有收到要打开的网址')).toBe(true)
  expect(byText('复制网址')).toBeUndefined()
})
