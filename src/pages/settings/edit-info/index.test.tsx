import { CallError, ErrorCode } from '@/contract/errors'
import { act } from 'react'
import { byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { wireProfile } from '@/../tests/support/profile'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type World, type WorldOptions } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import EditInfoPage from './index'

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(options: WorldOptions = {}) {
  world = createWorld({
    ...options,
    calls: {
      'account.profile': () => wireProfile(),
      'account.saveProfile': (input) => wireProfile({ nickname: input.nickname ?? '' }),
      ...options.calls
    }
  })
  await act(async () => {
    page = await world.open('editInfo', EditInfoPage)
  })
  await idle()
}
const saved = () => world.made1('account.saveProfile')

test('R2.18 /mine/editInfo is open to a guest, who is asked to log in and asks for nothing', async () => {
  expect(routes.editInfo).toMatchObject({ path: '/mine/editInfo' })
  expect(routes.editInfo).not.toHaveProperty('private')
  await open({ session: null })
  expect(shows('登录后可以编辑个人资料')).toBe(true)
  expect(world.made).toEqual([])
})

test('R2.18 what is typed is saved, and the page goes back', async () => {
  await open()
  await page.type('#profile-nickname input', ' 小安 ')
  await tap(control('radio', '女'))
  await page.type('#profile-weightKg input', '')
  await page.type('#profile-medicines input', '二甲双胍')
  await tap(byText('保存'))
  expect(saved()).toEqual({
    nickname: '小安',
    gender: 0,
    birthday: '19880314',
    marry: 1,
    heightCm: 174,
    weightKg: null,
    allergies: '青霉素',
    medicines: '二甲双胍'
  })
  expect(world.root.feedback.toastShown?.text).toBe('已保存')
  expect(world.visited.at(-1)).toBe('tab /')
})

test.each([
  ['nickname', '安', '昵称为2到12个字'],
  ['nickname', '一二三四五六七八九十一二三', '昵称为2到12个字'],
  ['nickname', '安和客服', '昵称不能使用店名、“客服”等字样'],
  ['birthday', '19880231', '请填写正确的出生日期，如 19880314'],
  ['heightCm', '999', '身高应在50到250之间'],
  ['weightKg', '1', '体重应在2到300之间']
])('a wrong %s (%s) is said beside its field, kept as typed and not sent', async (field, typed, message) => {
  await open()
  await page.type(`#profile-${field} input`, typed)
  await tap(byText('保存'))
  expect(page.text(`#profile-${field}-error`)).toBe(message)
  expect(document.querySelector<HTMLInputElement>(`#profile-${field} input`)?.value).toBe(typed)
  expect(saved()).toBeUndefined()
})

test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
  await open({
    calls: {
      'account.saveProfile': () => {
        throw new CallError(ErrorCode.badParameter, '昵称不合适', { field: 'nickname' })
      }
    }
  })
  await page.type('#profile-nickname input', '新名字')
  await tap(byText('保存'))
  expect(page.text('#profile-nickname-error')).toBe('昵称不合适')
  expect(document.querySelector<HTMLInputElement>('#profile-nickname input')?.value).toBe('新名字')
})

test('leaving with something unsaved asks first; without it does not', async () => {
  await open()
  await page.type('#profile-nickname input', '小安')
  await tap(byLabel('返回'))
  expect(world.root.feedback.dialog?.title).toBe('资料还没有保存')
  await act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, false))
  expect(world.visited).toEqual([])
  await tap(byLabel('返回'))
  await act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, true))
  expect(world.visited.at(-1)).toBe('tab /')
})
