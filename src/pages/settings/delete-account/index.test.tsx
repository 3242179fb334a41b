import { act } from 'react'
import type { Leaving } from '@/contract/account/dto/privacy'
import { CallError, ErrorCode } from '@/contract/errors'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import DeleteAccountPage from './index'

const leaving = (changes: Partial<Leaving> = {}): Leaving => ({
  openOrders: 0,
  giftMoney: 320,
  coupons: 8,
  cards: 1,
  erasedAfter: null,
  ...changes
})
const IN_A_WEEK = NOW + 7 * 86_400_000

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'account.leaving': () => leaving(),
      'account.sendCode': () => ({ retryAfter: 60 }),
      'account.erase': () => leaving({ erasedAfter: IN_A_WEEK }),
      'account.keep': () => leaving(),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('deleteAccount', DeleteAccountPage)
  })
  await idle()
}
const answer = async (sure: boolean) => {
  await act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, sure))
  await idle()
}
const agree = () => tap(byLabel('我已阅读并同意账号注销须知'))

test('while an order is open there is no way to leave, but one to the orders', async () => {
  await open({ 'account.leaving': () => leaving({ openOrders: 2 }) })
  expect([shows('2个'), shows('¥320.00'), shows('8张'), byText('申请注销')]).toEqual([
    true,
    true,
    true,
    undefined
  ])
  await tap(byText('去看订单'))
  expect(world.visited.at(-1)).toContain('/mine/order')
})

test('the notice is a tap away', async () => {
  await open()
  await tap(byText('会删除什么，保留什么手机号、资料、家人、报告和记录会删除；订单依法保留，但不再带姓名。'))
  expect(world.visited).toEqual(['/cancellationNotice?about=account'])
})

test('nothing is ticked at first; without code and consent nothing is sent', async () => {
  await open()
  await tap(byText('申请注销'))
  expect(page.text('#leave-code-error')).toBe('请填写验证码')
  expect(page.text('#leave-agree-error')).toBe('请先阅读并同意账号注销须知')
  expect(world.made1('account.erase')).toBeUndefined()
})

test('with both it asks once more, says when the account goes, and takes it back', async () => {
  await open()
  await tap(byText('获取验证码'))
  expect(world.made1('account.sendCode')).toEqual({ purpose: 'erase' })
  await page.type('#leave-code input', '135790')
  await agree()
  await tap(byText('申请注销'))
  await answer(false)
  expect(world.made1('account.erase')).toBeUndefined()
  await tap(byText('申请注销'))
  await answer(true)
  expect(world.made1('account.erase')).toEqual({ code: '135790' })
  expect(shows('11月27日 周五 之后账号会被删除。在那之前可以撤回。')).toBe(true)
  await tap(byText('撤回注销'))
  expect(shows('注销前请确认')).toBe(true)
})

test('a wrong code stands beside its field and stays', async () => {
  await open({
    'account.erase': () => {
      throw new CallError(ErrorCode.business, '验证码错误', { field: 'code' })
    }
  })
  await page.type('#leave-code input', '111111')
  await agree()
  await tap(byText('申请注销'))
  await answer(true)
  expect(page.text('#leave-code-error')).toBe('验证码错误')
  expect(document.querySelector<HTMLInputElement>('#leave-code input')?.value).toBe('111111')
})
