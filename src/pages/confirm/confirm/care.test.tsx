import { act } from 'react'
import { confirmCalls, choose, oneBreakfast } from '@/../tests/support/confirm'
import {
  agree,
  control,
  enter,
  field,
  leave,
  made,
  setWorld,
  shown,
  submit,
  toast,
  type,
  world
} from '@/../tests/support/confirm-page'
import { byLabel, byText, idle, tap, tapRefused } from '@/../tests/support/screen'
import { refuseOnce } from '@/../tests/support/confirm-order'
import { createWorld, type FakeCalls } from '@/../tests/support/world'
import { ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
// The part that the page fetches is at hand.
import '../shell/steps'

beforeEach(() => {
  jest.spyOn(host, 'scrollTo').mockImplementation(() => undefined)
  jest.spyOn(host, 'scrollTop').mockImplementation(() => undefined)
})

afterEach(() => {
  leave()
  jest.restoreAllMocks()
})

async function openInCare(calls: FakeCalls = {}) {
  setWorld(createWorld({ calls: { ...confirmCalls(), ...calls } }))
  choose(world)
  world.root.settings.setElder(true)
  await enter()
  await idle()
}

const next = () => tap(control('下一步'))
const BLOCKS = ['证件号码', '早餐预约', '不寄纸质报告', '张可用', '换购电子血压计', '提交订单']
const asked = () => BLOCKS.filter((text) => shown().includes(text))

test('one thing is asked at a time, and all that was given is shown before the order goes out', async () => {
  await openInCare({
    ...oneBreakfast
  })
  expect(shown()).toContain('第1步，共5步：谁来体检')
  expect(asked()).toEqual(['证件号码'])
  await next()
  expect(asked()).toEqual(['早餐预约'])
  await next()
  expect(asked()).toEqual(['不寄纸质报告'])
  await next()
  expect(shown()).toContain('第4步，共5步：优惠券')
  await next()
  expect(asked()).toEqual(['换购电子血压计', '提交订单'])
  for (const text of ['陈予安', '11月24日 周二 08:00-08:30', '澄安体检中心（北京望京分院）'])
    expect(shown()).toContain(text)
  await tap(control('上一步'))
  expect(shown()).toContain('第4步，共5步：优惠券')
  await next()
  await submit()
  expect(made('order.complete')).toEqual([])
  expect(shown()).toContain('请先阅读并同意')
  await agree()
  await submit()
  expect(made('order.complete')).toHaveLength(1)
})

test('the way back, the browser’s or the header’s, leads to the question before, and from the first one away', async () => {
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined)
  window.history.replaceState({ idx: 7 }, '')
  const systemBack = async () => {
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 6 } }))
      // The browser is led forward again.
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 7 } }))
    })
    await idle()
  }
  await openInCare({
    ...oneBreakfast
  })
  await type('name', '陈予宁')
  await next()
  await next()
  expect(shown()).toContain('第3步')
  await systemBack()
  expect(shown()).toContain('第2步')
  expect(go).toHaveBeenCalledWith(1)
  await tap(byLabel('返回'))
  expect(shown()).toContain('第1步')
  expect(field('name')?.querySelector('input')?.value).toBe('陈予宁')
  expect(world.visited).toEqual([])
  go.mockClear()
  await systemBack()
  expect(go).not.toHaveBeenCalled()
  await tap(byLabel('返回'))
  expect(world.visited).toHaveLength(1)
})

test('R9.3 a step with something wrong is not left, which a toast of 1.5 s says, and no later one is complained about', async () => {
  await openInCare()
  await type('name', '')
  await tapRefused(byText('下一步'), toast, '请填写体检人姓名')
  expect(shown()).toContain('第1步')
  await type('name', '陈予安')
  await next()
  expect(shown()).toContain('第2步')
  expect(shown()).not.toContain('请选择早餐')
  await next()
  expect(shown()).toContain('第2步')
  expect(shown()).toContain('请选择早餐')
})

test('what the server refuses of an earlier step brings that step back', async () => {
  await openInCare({
    ...oneBreakfast,
    ...refuseOnce(ErrorCode.personUnfit, [{ field: 'mobile', reason: '手机号已停用' }])
  })
  for (let step = 1; step < 5; step += 1) await next()
  await agree()
  await submit()
  await tap(control('知道了'))
  await idle()
  expect(shown()).toContain('第1步，共5步：谁来体检')
  expect(shown()).toContain('手机号已停用')
})
