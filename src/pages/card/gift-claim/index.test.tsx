import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { matchPath } from '@/routes/href'
import { routes } from '@/routes/table'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GiftClaimPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const LINK: ResultsOf<'gift.opened'> = {
  ...{ state: 'open', sender: '陈**', toName: '林知夏', words: '天冷了，去做个检查', amount: 100 },
  ...{ until: NOW + 86_400_000, expiresAt: Date.parse('2028-12-31T12:00:00+08:00') }
}
const CARD = { giftNo: 'GF1', amount: 100, balance: 100, expiresAt: LINK.expiresAt, state: 'live' as const }

async function open(calls: FakeCalls = {}, session: null | undefined = undefined) {
  world = createWorld({
    calls: { 'gift.opened': () => LINK, 'gift.claim': () => CARD, ...calls },
    ...(session === null ? { session } : {})
  })
  await act(async () => {
    page = await world.open('giftClaim', GiftClaimPage, { code: 'claim-code-1' })
  })
  await idle()
}

test('a link opens on its own address, tells what it is, and is claimed', async () => {
  expect(matchPath('/gift-claim/claim-code-1')).toEqual({
    name: 'giftClaim',
    params: { code: 'claim-code-1' }
  })
  await open()
  for (const text of ['陈** 送你一张礼品卡', '送给林知夏', '天冷了，去做个检查', '2028-12-31 到期'])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(byText('领到我的礼品卡'))
  expect(world.made1('gift.claim')).toEqual({ code: 'claim-code-1' })
  expect(world.visited).toEqual(['replace /gift-card'])
})

test('a guest logs in first and comes back to it', async () => {
  expect(routes.giftClaim.private).toBe(true)
  await open({}, null)
  expect(world.made1('gift.opened')).toBeUndefined()
  expect(world.visited.join()).toContain(encodeURIComponent('/gift-claim/claim-code-1'))
})

test.each([
  ['own', '这是你送出的'],
  ['mine', '已经领到你的礼品卡里了'],
  ['claimed', '已经被别人领走了'],
  ['back', '送的人已经撤回'],
  ['lapsed', '过了领取时间']
] as const)('one that is %s is not claimed: %s', async (state, text) => {
  await open({ 'gift.opened': () => ({ ...LINK, state }) })
  expect([shows(text), byText('领到我的礼品卡')]).toEqual([true, undefined])
  await tap(byText('看我的礼品卡'))
  expect(world.visited).toEqual(['replace /gift-card'])
})

test('somebody was faster: the page says so', async () => {
  let state: 'open' | 'claimed' = 'open'
  await open({
    'gift.opened': () => ({ ...LINK, state }),
    'gift.claim': () => {
      state = 'claimed'
      throw new CallError(ErrorCode.business, '已经被别人领走了')
    }
  })
  await tap(byText('领到我的礼品卡'))
  expect([shows('一份只能领一次，可以问问送的人。'), byText('领到我的礼品卡')]).toEqual([true, undefined])
})

test('an unknown link leads home; without a line there is another try', async () => {
  await open({
    'gift.opened': () => {
      throw new CallError(ErrorCode.notFound, '没有找到')
    }
  })
  expect(shows('没有找到这份礼品卡')).toBe(true)
  page?.leave()
  let fails = true
  await open({
    'gift.opened': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return LINK
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('陈** 送你一张礼品卡')).toBe(true)
})
