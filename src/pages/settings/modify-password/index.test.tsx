import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { wireProfile } from '@/../tests/support/profile'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import ModifyPasswordPage from './index'

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'account.profile': () => wireProfile(),
      'account.setPassword': () => ({}),
      'account.sendCode': () => ({ retryAfter: 60, demoCode: '135790' }),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('modifyPassword', ModifyPasswordPage)
  })
  await idle()
}
const type = async (current: string, password: string, again = password) => {
  await page.type('#password-current input', current)
  await page.type('#password-password input', password)
  await page.type('#password-again input', again)
}
const sent = () => world.made1('account.setPassword')

test('R2.12 /mine/modify-password is private; the password is changed by the one there is', async () => {
  expect(routes.modifyPassword).toMatchObject({ path: '/mine/modify-password', private: true })
  await open()
  expect(shows('改完后，其他设备会退出登录')).toBe(true)
  await type('oldpass2025', 'newpass2026')
  await tap(byText('确认修改'))
  expect(sent()).toEqual({ current: 'oldpass2025', password: 'newpass2026' })
  expect(world.visited.at(-1)).toBe('tab /')
})

test('it is hidden until its owner wants to see it', async () => {
  await open()
  const kind = () => document.querySelector('#password-current input')?.getAttribute('type')
  expect(kind()).toBe('password')
  await tap(byLabel('显示当前密码'))
  expect(kind()).toBe('text')
})

test.each([
  ['no current one', '', 'newpass2026', 'newpass2026', 'current', '请填写当前密码'],
  ['a short one', 'oldpass2025', 'new2026', 'new2026', 'password', '密码要求：8到20位'],
  ['one without digits', 'oldpass2025', 'newpassword', 'newpassword', 'password', '密码要求：有字母也有数字'],
  ['one with the phone', 'old', 'a10000000001', 'a10000000001', 'password', '密码要求：不含手机号、生日'],
  ['one with the birthday', 'old', 'an19880314', 'an19880314', 'password', '密码要求：不含手机号、生日'],
  ['two that differ', 'oldpass2025', 'newpass2026', 'newpass202', 'again', '两次输入不一样']
])('%s is said beside its field and not sent', async (_name, current, fresh, again, field, message) => {
  await open()
  await type(current, fresh, again)
  await tap(byText('确认修改'))
  expect(page.text(`#password-${field}-error`)).toBe(message)
  expect(sent()).toBeUndefined()
})

test('a wrong current password says how many tries are left, and nothing typed is lost', async () => {
  await open({
    'account.setPassword': () => {
      throw new CallError(ErrorCode.business, '当前密码错误，还可以试4次', { field: 'current' })
    }
  })
  await type('wrongpass1', 'newpass2026')
  await tap(byText('确认修改'))
  expect(page.text('#password-current-error')).toBe('当前密码错误，还可以试4次')
  expect(document.querySelector<HTMLInputElement>('#password-password input')?.value).toBe('newpass2026')
})

test('whoever forgot it proves the phone by a code, which is asked for once a minute', async () => {
  await open()
  await tap(byText('忘了当前密码，用短信验证'))
  await tap(byText('获取验证码'))
  expect(world.made1('account.sendCode')).toEqual({ purpose: 'password' })
  expect(shows('60秒后重发')).toBe(true)
  expect(shows('演示验证码 135790')).toBe(true)
  await page.type('#password-code input', '135790')
  await page.type('#password-password input', 'newpass2026')
  await page.type('#password-again input', 'newpass2026')
  await tap(byText('确认修改'))
  expect(sent()).toEqual({ code: '135790', password: 'newpass2026' })
})

test('who has none sets the first one', async () => {
  await open({ 'account.profile': () => wireProfile({ hasPassword: 0 }) })
  expect([shows('设置密码'), shows('当前密码')]).toEqual([true, false])
  await page.type('#password-password input', 'newpass2026')
  await page.type('#password-again input', 'newpass2026')
  await tap(byText('确认设置'))
  expect(page.text('#password-code-error')).toBe('请填写验证码')
})
