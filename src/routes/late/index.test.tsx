import { act } from 'react'
import { Text } from '@tarojs/components'
import { CallError, ErrorCode } from '@/contract/errors'
import { currentDoor } from '@/platform/door'
import { toSession } from '@/services/account/account'
import { checkMiniProgram } from '@/stores/mini-program'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import {
  createWorld,
  demoSession,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import { latePage } from '.'

const LatePage = latePage('checkSupermarket', () => <Text>内容</Text>)
const WAITING = '正在确认小程序身份，请稍候'
const MISSING = '没有找到这个页面'

let world: World
let page: MountedPage | null = null
function leave() {
  page?.leave()
  page = null
}
afterEach(leave)

interface Opening {
  readonly comefrom?: string
  readonly session?: WorldOptions['session']
  readonly calls?: FakeCalls
}
function enter({ comefrom = '66', session = demoSession, calls = {} }: Opening = {}) {
  const passed: FakeCalls = { 'auth.wxTokenVerify': () => ({}), 'auth.wxTokenCheck': () => ({}) }
  world = createWorld({ query: { comefrom }, session, calls: { ...passed, ...calls } })
}
async function show() {
  await act(async () => {
    page = await world.open('checkSupermarket', LatePage)
  })
  await idle()
}
async function open(opening: Opening = {}) {
  enter(opening)
  await show()
}
const made = () => world.made.map(({ name }) => name)
const never = () => new Promise<never>(() => undefined)
const refused = (code: number) => () => {
  throw new CallError(code, '')
}

test.each(['50', '68'])(
  'R2.99 on channel %s a late page is there at once, and nothing is checked',
  async (comefrom) => {
    await open({ comefrom, session: null })
    expect([shows('内容'), made()]).toEqual([true, []])
  }
)

test('R2.98 R4.9 R4.10 on channel 66 who comes early waits for both checks, and then arrives', async () => {
  let verified = (_none: object): void => undefined
  let checked = (_none: object): void => undefined
  await open({
    calls: {
      'auth.wxTokenVerify': () => new Promise((resolve) => (verified = resolve)),
      'auth.wxTokenCheck': () => new Promise((resolve) => (checked = resolve))
    }
  })
  expect([shows(WAITING), shows('内容'), byLabel('返回') !== undefined]).toEqual([true, false, true])
  await act(async () => verified({}))
  expect([shows(WAITING), shows('内容')]).toEqual([true, false])
  await act(async () => checked({}))
  await idle()
  expect([shows(WAITING), shows('内容')]).toEqual([false, true])
  expect(world.made.map(({ name, input }) => [name, input])).toEqual([
    ['auth.wxTokenVerify', {}],
    ['auth.wxTokenCheck', { token: demoSession.token, comefrom: '66' }]
  ])
})

test.each([
  ['the first check', 'auth.wxTokenVerify', ['auth.wxTokenVerify']],
  ['the second check', 'auth.wxTokenCheck', ['auth.wxTokenVerify', 'auth.wxTokenCheck']]
] as const)(
  'R2.98 R4.10 when %s fails there is no such page, and two ways on',
  async (_what, name, calls) => {
    await open({ calls: { [name]: refused(ErrorCode.business) } })
    expect([shows(MISSING), shows('内容'), made()]).toEqual([true, false, calls])
    await tap(byText('去搜索'))
    await tap(byText('回首页'))
    expect(world.visited).toEqual(['/search', 'tab /'])
    expect(world.root.session.isLoginedUser).toBe(true)
  }
)

test('after a failed check no later page of the visit asks again', async () => {
  await open({ calls: { 'auth.wxTokenVerify': refused(ErrorCode.business) } })
  leave()
  world.calls['auth.wxTokenVerify'] = () => ({})
  await show()
  expect([shows(MISSING), made()]).toEqual([true, ['auth.wxTokenVerify']])
})

test('the checks of the entry are those that the page waits for', async () => {
  let checked = (_none: object): void => undefined
  enter({ calls: { 'auth.wxTokenCheck': () => new Promise((resolve) => (checked = resolve)) } })
  const entry = checkMiniProgram(world.root, currentDoor().login)
  await show()
  expect(shows(WAITING)).toBe(true)
  await act(async () => checked({}))
  await idle()
  await entry
  expect([shows('内容'), made()]).toEqual([true, ['auth.wxTokenVerify', 'auth.wxTokenCheck']])
})

test('a check without an answer says so and is tried again', async () => {
  await open({ calls: { 'auth.wxTokenCheck': refused(ErrorCode.timeout) } })
  expect([shows('网络错误，请重新加载'), shows('内容')]).toEqual([true, false])
  world.calls['auth.wxTokenCheck'] = () => ({})
  await tap(byText('重新加载'))
  expect(shows('内容')).toBe(true)
})

test('one that never answers leaves a way back; an answer after the person has left leads nowhere', async () => {
  await open({ calls: { 'auth.wxTokenVerify': never } })
  await tap(byLabel('返回'))
  expect([shows(WAITING), world.visited]).toEqual([true, ['tab /']])
  leave()
  let late = (_none: object): void => undefined
  await open({ calls: { 'auth.wxTokenVerify': () => new Promise((resolve) => (late = resolve)) } })
  leave()
  await act(async () => late({}))
  await idle()
  expect([shows('内容'), world.visited]).toEqual([false, []])
})

test('a guest has no token that could be checked: they log in, and the page is there', async () => {
  window.history.replaceState(null, '', '/checkSupermarket?comefrom=66')
  await open({ session: null })
  expect([shows('您还没有登录，或者登录超时，请重新登录'), made()]).toEqual([true, []])
  await tap(byText('去登录'))
  expect(world.visited).toEqual(['/mine/authorize?url=%2FcheckSupermarket%3Fcomefrom%3D66'])
  await act(async () => world.root.session.begin(toSession(demoSession)))
  await idle()
  expect(shows('内容')).toBe(true)
  window.history.replaceState(null, '', '/')
})
