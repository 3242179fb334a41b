import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, demoSession, type FakeCalls, type World } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import AuthPhoneCodePage from './index'

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(calls: FakeCalls = {}, params: Record<string, string> = { ticket: '1763.abc' }) {
  world = createWorld({
    calls: {
      'account.sendCode': () => ({ retryAfter: 60 }),
      'account.changePhone': ({ mobile }) => ({ ...demoSession.userInfo, mobile }),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('authPhoneCode', AuthPhoneCodePage, params)
  })
  await idle()
}
const submit = async (mobile: string, code: string) => {
  await page.type('#new-phone-mobile input', mobile)
  await page.type('#new-phone-code input', code)
  await tap(byText('确认更换'))
}

test('R2.23 /mine/auth-phone-code is private; the new number is proven and bound', async () => {
  expect(routes.authPhoneCode).toMatchObject({ path: '/mine/auth-phone-code', private: true })
  await open()
  await page.type('#new-phone-mobile input', '+86 100 0000 0008')
  await tap(byText('获取验证码'))
  expect(world.made1('account.sendCode')).toEqual({ purpose: 'bind', mobile: '10000000008' })
  await submit('10000000008', '472913')
  expect(world.made1('account.changePhone')).toEqual({
    ticket: '1763.abc',
    mobile: '10000000008',
    code: '472913'
  })
  expect(shows('下次请用 100****0008 登录')).toBe(true)
  expect(world.root.session.account?.mobile).toBe('10000000008')
})

test.each([
  ['', '请填写手机号'],
  ['1000000', '请填写正确的手机号！'],
  ['10000000001', '新手机号和原手机号相同']
])('the number 「%s」 is refused before anything is sent', async (mobile, message) => {
  await open()
  await page.type('#new-phone-mobile input', mobile)
  await tap(byText('获取验证码'))
  expect(page.text('#new-phone-mobile-error')).toBe(message)
  expect(world.made).toEqual([])
})

test('a number of another account is told beside the field, and the code stays', async () => {
  await open({
    'account.changePhone': () => {
      throw new CallError(ErrorCode.business, '该手机号已绑定其他账号，请换一个号码', { field: 'mobile' })
    }
  })
  await submit('10000000006', '472913')
  expect(page.text('#new-phone-mobile-error')).toBe('该手机号已绑定其他账号，请换一个号码')
  expect(document.querySelector<HTMLInputElement>('#new-phone-code input')?.value).toBe('472913')
  expect(world.root.session.account?.mobile).toBe('10000000001')
})

test('who has not proven the old number, or too long ago, is led there', async () => {
  await open({}, {})
  expect(shows('请先验证原手机号')).toBe(true)
  await tap(byText('去验证'))
  expect(world.visited.at(-1)).toBe('replace /mine/phone-auth')
})

test('a proof that ran out leads there too', async () => {
  await open({
    'account.changePhone': () => {
      throw new CallError(ErrorCode.business, '验证已过期，请重新验证原手机号', { field: 'ticket' })
    }
  })
  await submit('10000000008', '472913')
  expect(shows('请先验证原手机号')).toBe(true)
})
