import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { wireProfile } from '@/../tests/support/profile'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import PhoneAuthPage from './index'

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'account.profile': () => wireProfile(),
      'account.sendCode': () => ({ retryAfter: 60 }),
      'account.verifyPhone': () => ({ ticket: '1763.abc' }),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('phoneAuth', PhoneAuthPage)
  })
  await idle()
}

test('R2.22 /mine/phone-auth is private; the old number is proven by a code and leads to the new one', async () => {
  expect(routes.phoneAuth).toMatchObject({ path: '/mine/phone-auth', private: true })
  await open()
  expect(shows('100****0001')).toBe(true)
  await tap(byText('获取验证码'))
  expect(world.made1('account.sendCode')).toEqual({ purpose: 'verify' })
  await page.type('#old-phone-code input', '246810')
  await tap(byText('下一步'))
  expect(world.made1('account.verifyPhone')).toEqual({ code: '246810' })
  expect(world.visited.at(-1)).toBe('replace /mine/auth-phone-code?ticket=1763.abc')
})

test.each(['验证码错误', '验证码已失效，请重新获取', '验证码错误次数过多，请重新获取'])(
  '「%s」 stands beside the code, which stays as it was typed',
  async (message) => {
    await open({
      'account.verifyPhone': () => {
        throw new CallError(ErrorCode.business, message, { field: 'code' })
      }
    })
    await page.type('#old-phone-code input', '111111')
    await tap(byText('下一步'))
    expect(page.text('#old-phone-code-error')).toBe(message)
    expect(document.querySelector<HTMLInputElement>('#old-phone-code input')?.value).toBe('111111')
    expect(world.visited).toEqual([])
  }
)

test('who has lost the old number proves who it is by the password', async () => {
  await open()
  await tap(byText('原号码收不到短信，用密码验证'))
  await tap(byText('下一步'))
  expect(page.text('#old-phone-current-error')).toBe('请填写登录密码')
  await page.type('#old-phone-current input', 'chengan2026')
  await tap(byText('下一步'))
  expect(world.made1('account.verifyPhone')).toEqual({ password: 'chengan2026' })
})

test('without a password that way is not offered', async () => {
  await open({ 'account.profile': () => wireProfile({ hasPassword: 0 }) })
  expect(byText('原号码收不到短信，用密码验证')).toBeUndefined()
})
