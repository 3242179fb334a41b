import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { routes } from '@/routes/table'
import { PERSONAL, personalCard, wireDetail } from '@/../tests/support/cards'
import { contact as wireContact } from '@/../tests/support/confirm'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import UpdatePasswordPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'card.detail': () => wireDetail({ ...personalCard(), hasPassword: 1 }),
      'contacts.list': () => [wireContact({ contacts_id: 'c003', birthday: '19550812' })],
      'card.password': () => ({}),
      'card.sendCode': () => ({ retryAfter: 60, demoCode: '135790' }),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('updatePassword', UpdatePasswordPage, { cardNum: PERSONAL, from: 'detail' })
  })
  await idle()
}
async function fill(old: string, fresh: string, again = fresh) {
  if (old !== '') await page?.type('#pin-oldPassword input', old)
  await page?.type('#pin-newPassword input', fresh)
  await page?.type('#pin-again input', again)
}

test('R2.69 R7.125 /update-password is private: the password is changed by the old one, and leads back', async () => {
  expect(routes.updatePassword).toMatchObject({ path: '/update-password/:cardNum/:from', private: true })
  await open()
  expect([shows('长辈关怀卡'), shows('8600 **** **** 5688')]).toEqual([true, true])
  expect(shows('改完立刻生效，已约好的不受影响')).toBe(true)
  await fill('654321', '290417')
  await tap(byText('保存新卡密'))
  expect(world.made1('card.password')).toEqual({
    cardNumber: PERSONAL,
    oldPassword: '654321',
    newPassword: '290417'
  })
  expect(world.visited).toEqual([`replace /card-detail/${PERSONAL}`])
})

test.each([
  ['a run', '123456', '123456', 'newPassword', '连号容易被猜到，换一个'],
  ['one digit', '888888', '888888', 'newPassword', '重复的数字容易被猜到，换一个'],
  ['a birthday', '550812', '550812', 'newPassword', '别用生日和手机号里的连续 6 位'],
  ['the old one', '654321', '654321', 'newPassword', '新卡密和原卡密一样，换一个'],
  ['too short', '1290', '1290', 'newPassword', '卡密是 6 位数字'],
  ['two that differ', '290417', '290418', 'again', '两次输入不一样']
])('%s is said beside its field and not sent', async (_name, fresh, again, field, message) => {
  await open()
  await fill('654321', fresh, again)
  await tap(byText('保存新卡密'))
  expect(page?.text(`#pin-${field}-error`)).toBe(message)
  expect(world.made1('card.password')).toBeUndefined()
})

test('a wrong old password says how many tries are left, then until when it is locked', async () => {
  let results: object = { field: 'oldPassword', triesLeft: 1, lockedUntil: 0 }
  await open({
    'card.password': () => {
      throw new CallError(ErrorCode.cardRefused, '原卡密不对', results)
    }
  })
  await fill('111222', '290417')
  await tap(byText('保存新卡密'))
  expect(page?.text('#pin-oldPassword-error')).toBe('原卡密不对')
  expect(shows('还可试 1 次')).toBe(true)
  results = { field: 'oldPassword', triesLeft: 0, lockedUntil: NOW + 1_800_000 }
  await tap(byText('保存新卡密'))
  expect(shows('先锁 30 分钟，09:30 自动解开')).toBe(true)
})

test('who forgot it sets it anew by a code to the own number', async () => {
  await open()
  await tap(byText('忘了原卡密，用手机短信重设'))
  await tap(byText('获取验证码'))
  expect(world.made1('card.sendCode')).toEqual({})
  await page?.type('#pin-code input', '135790')
  await fill('', '290417')
  await tap(byText('保存新卡密'))
  expect(world.made1('card.password')).toEqual({
    cardNumber: PERSONAL,
    code: '135790',
    newPassword: '290417'
  })
})
