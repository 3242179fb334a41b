import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import {
  createWorld,
  demoSession,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import AwayPage from '.'

const THERE = { url: 'https://partner.example/in', site: 'partner.example' }
const NOWHERE = { url: '', site: '' }

let world: World
let page: MountedPage | null = null
let opened: jest.SpyInstance
const leave = () => {
  page?.leave()
  page = null
}
beforeEach(() => {
  opened = jest.spyOn(host, 'openExternal').mockImplementation(() => undefined)
})
afterEach(() => {
  leave()
  window.history.replaceState(null, '', '/')
})

interface Opening {
  readonly params?: Record<string, string>
  readonly session?: WorldOptions['session']
}
async function open(address: string, answer: FakeCalls['partner.destination'], opening: Opening = {}) {
  world = createWorld({
    session: opening.session ?? null,
    calls: answer ? { 'partner.destination': answer } : {}
  })
  window.history.replaceState(null, '', address)
  await act(async () => {
    page = await world.open('partner', AwayPage, opening.params ?? {})
  })
  await idle()
}
const asked = () => world.made.map(({ name, input }) => [name, input])
const notice = () => all('[role="alertdialog"]')[0]

test.each([
  ['R2.75 /daHeYun', '/daHeYun', { name: 'daHeYun' }],
  ['R2.82 /ikkie-transfer', '/ikkie-transfer', { name: 'ikkie-transfer' }],
  ['R2.88 /cqep', '/cqep', { name: 'cqep' }]
] as const)(
  '%s tells a guest that they go to a third party, and 知道了 goes where the server says',
  async (_path, address, input) => {
    await open(address, () => THERE)
    expect(asked()).toEqual([['partner.destination', input]])
    expect([notice()?.textContent?.includes('第三方页面 partner.example'), opened.mock.calls]).toEqual([
      true,
      []
    ])
    await tap(byText('知道了'))
    expect(opened.mock.calls).toEqual([['https://partner.example/in']])
  }
)

test('R2.89 /douguo asks a guest to log in, and leads who has logged in', async () => {
  await open('/douguo', () => THERE)
  expect([asked(), shows('您还没有登录'), world.visited]).toEqual([
    [],
    true,
    ['replace /mine/authorize?url=%2Fdouguo&notice=1']
  ])
  leave()
  await open('/douguo', () => THERE, { session: demoSession })
  await tap(byText('知道了'))
  expect(opened.mock.calls).toEqual([['https://partner.example/in']])
})

test('one that is not configured says so, and offers a way back', async () => {
  await open('/cqep', () => NOWHERE)
  expect([shows('服务暂未配置'), notice()]).toEqual([true, undefined])
  await tap(byText('返回'))
  expect([world.visited, opened.mock.calls]).toEqual([['tab /'], []])
})

test('who does not go on stays, and may go on later', async () => {
  await open('/cqep', () => THERE)
  await act(
    async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  )
  await act(
    async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  )
  await idle()
  expect([shows('前往 partner.example'), opened.mock.calls]).toEqual([true, []])
  await tap(byText('前往'))
  await tap(byText('知道了'))
  expect(opened.mock.calls).toHaveLength(1)
})

test('what the address says besides leads nowhere', async () => {
  const query =
    '?url=https%3A%2F%2Fevil.example&to=javascript%3Aalert(1)&id=%3Cscript%3Ealert(1)%3C%2Fscript%3E'
  const params = { url: 'https://evil.example', to: 'javascript:alert(1)', id: '<script>alert(1)</script>' }
  await open(`/daHeYun${query}`, () => THERE, { params })
  expect(asked()).toEqual([['partner.destination', { name: 'daHeYun' }]])
  await tap(byText('知道了'))
  expect([opened.mock.calls, document.querySelector('script')]).toEqual([
    [['https://partner.example/in']],
    null
  ])
})

test.each(['javascript:alert(1)', 'http://partner.example/', '//partner.example', '/mine'])(
  'an answer of %s opens nothing',
  async (url) => {
    await open('/cqep', () => ({ url, site: 'partner.example' }))
    expect([shows('服务暂未配置'), notice()]).toEqual([true, undefined])
  }
)

test('an address that is no partner’s asks nobody, says so, and offers a way back', async () => {
  await open('/maillist/A7', () => THERE)
  expect([asked(), shows('链接不完整')]).toEqual([[], true])
  await tap(byText('返回'))
  expect(world.visited).toEqual(['tab /'])
})

test('a line that is down is tried again; an answer that comes after the person has left leads nowhere', async () => {
  let answer: () => Promise<typeof THERE> = () => Promise.reject(new CallError(ErrorCode.network, '网络错误'))
  await open('/cqep', () => answer())
  expect(shows('网络错误，请重新加载')).toBe(true)
  let late = (_there: typeof THERE): void => undefined
  answer = () => new Promise((resolve) => (late = resolve))
  await tap(byText('重新加载'))
  leave()
  await act(async () => late(THERE))
  expect([notice(), opened.mock.calls]).toEqual([undefined, []])
})
