import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import ClaimsPage from '.'

const HOME = { url: 'https://mall.example/home?channel=tjbweb' }

let world: World
let page: MountedPage | null = null
let opened: jest.SpyInstance
beforeEach(() => {
  opened = jest.spyOn(host, 'openExternal').mockImplementation(() => undefined)
})
function leave() {
  page?.leave()
  page = null
}
afterEach(leave)

async function open(calls: FakeCalls, options: Pick<WorldOptions, 'session'> = {}) {
  world = createWorld({ calls: { 'partner.mall': () => ({ open: true }), ...calls }, ...options })
  await act(async () => {
    page = await world.open('claimsIntroduce', ClaimsPage)
  })
  await idle()
}
const row = () => all('[role="button"]').find((found) => found.textContent?.startsWith('第三方保险商城'))
const notice = () => all('[role="alertdialog"]')[0]
/** A dialog that closes is drawn until its movement has ended. */
const closed = async () => {
  await idle(400)
  return notice() === undefined
}
const authorized = () => world.made.filter(({ name }) => name === 'partner.authorize')
const toast = () => world.root.feedback.toastShown?.text

test('R2.184 a dialog says that a third party answers for the mall, with one button 知道了', async () => {
  await open({})
  await tap(row())
  expect(notice()?.textContent).toContain('您将前往第三方保险商城')
  expect(notice()?.textContent).toContain('由第三方公司提供并负责')
  const buttons = [...(notice()?.querySelectorAll('[role="button"]') ?? [])]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['知道了'])
  expect([authorized(), opened.mock.calls]).toEqual([[], []])
})

test('R4.79 R4.80 R7.33 知道了 closes it and asks without a payload; code 1 leads to the mall’s home with channel tjbweb', async () => {
  let answer = (_home: typeof HOME): void => undefined
  await open({ 'partner.authorize': () => new Promise((resolve) => (answer = resolve)) })
  await tap(row())
  await tap(byText('知道了'))
  expect(authorized()).toMatchObject([{ input: {} }])
  expect([await closed(), shows('正在打开第三方保险商城'), opened.mock.calls]).toEqual([true, true, []])
  await act(async () => answer(HOME))
  expect(opened.mock.calls).toEqual([['https://mall.example/home?channel=tjbweb']])
})

test('a second tap on 知道了, and a second answer, open the mall once', async () => {
  let answer = (_home: typeof HOME): void => undefined
  await open({ 'partner.authorize': () => new Promise((resolve) => (answer = resolve)) })
  await tap(row())
  const known = byText('知道了')
  await act(async () => {
    known?.click()
    known?.click()
  })
  await act(async () => {
    answer(HOME)
    answer({ url: 'https://other.example/' })
  })
  await idle()
  expect([authorized().length, opened.mock.calls]).toEqual([
    1,
    [['https://mall.example/home?channel=tjbweb']]
  ])
})

test('a guest logs in first, and comes back here', async () => {
  await open({}, { session: null })
  await tap(row())
  expect([world.visited, notice()]).toEqual([['/mine/authorize?url=%2Fclaims-introduce'], undefined])
})

test.each([
  ['a line that is down', ErrorCode.network, '网络错误', '网络错误'],
  ['a server that is not there', ErrorCode.serviceUnavailable, '服务异常', '服务异常'],
  ['a mall that is not configured any more', ErrorCode.business, '服务暂未配置', '服务暂未配置']
])('%s says so, opens nothing, and the row is there for another try', async (_what, code, message, says) => {
  let answer = (): typeof HOME => {
    throw new CallError(code, message)
  }
  await open({ 'partner.authorize': () => answer() })
  await tap(row())
  await tap(byText('知道了'))
  expect([toast(), opened.mock.calls]).toEqual([says, []])
  answer = () => HOME
  await tap(row())
  await tap(byText('知道了'))
  expect(opened.mock.calls).toHaveLength(1)
})

test.each([
  ['has left', leave],
  ['is on another page', () => page?.fire('onHide')]
])('an answer that comes when the person %s leads them nowhere', async (_what, go) => {
  let answer = (_home: typeof HOME): void => undefined
  await open({ 'partner.authorize': () => new Promise((resolve) => (answer = resolve)) })
  await tap(row())
  await tap(byText('知道了'))
  go()
  await act(async () => answer(HOME))
  expect(opened.mock.calls).toEqual([])
})

test('R7.34 where none is configured the row says so, and leads nowhere', async () => {
  await open({ 'partner.mall': () => ({ open: false }) })
  expect([shows('服务暂未配置'), row()]).toEqual([true, undefined])
})

test('while nobody knows whether there is one, a tap finds it out', async () => {
  await open({
    'partner.mall': () => Promise.reject(new CallError(ErrorCode.timeout, '网络错误')),
    'partner.authorize': () => HOME
  })
  await tap(row())
  await tap(byText('知道了'))
  expect(opened.mock.calls).toHaveLength(1)
})
