import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import SuggestionPage from './index'

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(calls: FakeCalls = {}) {
  world = createWorld({ session: null, calls: { 'account.suggest': () => ({}), ...calls } })
  await act(async () => {
    page = await world.open('suggestion', SuggestionPage)
  })
  await idle()
}
const field = () => document.querySelector<HTMLTextAreaElement>('#suggestion-text textarea')
const write = (text: string) =>
  act(async () => {
    const area = field()
    if (area) typeInto(area, text)
  })

test('R2.19 /mine/suggestion is open to a guest, who tells something and is thanked', async () => {
  expect(routes.suggestion).toMatchObject({ path: '/mine/suggestion' })
  expect(routes.suggestion).not.toHaveProperty('private')
  await open()
  await tap(control('radio', '页面'))
  await write(' 字可以再大一点 ')
  await tap(byText('提交'))
  expect(world.made1('account.suggest')).toEqual({ kind: 'page', text: '字可以再大一点', contact: '' })
  expect(shows('已收到你的反馈')).toBe(true)
})

test.each([
  ['太小', '反馈内容至少5个字'],
  ['字'.repeat(501), '反馈内容最多500个字']
])('too little or too much is said beside the field', async (text, message) => {
  await open()
  await write(text)
  await tap(byText('提交'))
  expect(page.text('#suggestion-text-error')).toBe(message)
  expect(world.made).toEqual([])
})

test('what the server refuses loses nothing that was typed', async () => {
  await open({
    'account.suggest': () => {
      throw new CallError(ErrorCode.tooManyRequests, '今天的反馈已达上限，请明天再来')
    }
  })
  await write('字可以再大一点')
  await tap(byText('提交'))
  expect(world.root.feedback.toastShown?.text).toBe('今天的反馈已达上限，请明天再来')
  expect(field()?.value).toBe('字可以再大一点')
})

test('what was written stands there after a reload, until it is sent', async () => {
  await open()
  await tap(control('radio', '页面'))
  await write('字可以再大一点')
  page.leave()
  const reload = () =>
    act(async () => {
      page = await world.open('suggestion', SuggestionPage)
    })
  await reload()
  expect(field()?.value).toBe('字可以再大一点')
  await tap(byText('提交'))
  expect(world.made1('account.suggest')).toMatchObject({ kind: 'page', text: '字可以再大一点' })
  page.leave()
  await reload()
  expect(field()?.value).toBe('')
})
