import { act } from 'react'
import { byText, idle, tap, tapRefused } from '@/../tests/support/screen'
import { wireProfile } from '@/../tests/support/profile'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type World } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import ModifyUsernamePage from './index'

let page: MountedPage
let world: World
afterEach(() => page.leave())
beforeEach(async () => {
  world = createWorld({
    calls: {
      'account.profile': () => wireProfile(),
      'account.saveProfile': ({ nickname = '' }) => wireProfile({ nickname })
    }
  })
  await act(async () => {
    page = await world.open('modifyUsername', ModifyUsernamePage)
  })
  await idle()
})

test('R2.21 /mine/modify-username is private; the name is changed and nothing else', async () => {
  expect(routes.modifyUsername).toMatchObject({ path: '/mine/modify-username', private: true })
  await page.type('#username-nickname input', '小安')
  await tap(byText('保存'))
  expect(world.made1('account.saveProfile')).toEqual({ nickname: '小安' })
  expect(world.visited.at(-1)).toBe('tab /')
})

test.each([
  ['', '请填写昵称'],
  ['安', '昵称为2到12个字'],
  ['官方小安', '昵称不能使用店名、“客服”等字样']
])('R2.21 R9.3 「%s」 is refused beside the field and by a toast of 1.5 s', async (typed, message) => {
  await page.type('#username-nickname input', typed)
  await tapRefused(byText('保存'), () => world.root.feedback.toastShown?.text, message)
  expect(page.text('#username-nickname-error')).toBe(message)
  expect(world.made1('account.saveProfile')).toBeUndefined()
})
