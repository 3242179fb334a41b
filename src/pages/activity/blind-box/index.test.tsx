import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { isPrivate, matchPath } from '@/routes/href'
import { drawAnswer, drawDetail, drawn, noDraws } from '@/../tests/support/draws'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import BlindBoxPage from './index'

const detail = (): ResultsOf<'draw.detail'> =>
  drawDetail({ activityId: 'BB01', name: '健康盲盒', sort: 'blindBox' })
const won = drawn({ activityId: 'BB01', activityName: '健康盲盒', sort: 'blindBox' })

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

function prepare(calls: FakeCalls = {}, session: null | undefined = undefined) {
  world = createWorld({
    calls: {
      'draw.detail': detail,
      'draw.take': () => drawAnswer({ drawn: won }),
      'draw.records': () => ({ list: [won], total: 1, hasMore: false }),
      ...calls
    },
    ...(session === null ? { session } : {})
  })
  world.root.settings.setCalm(true)
}

async function open(calls?: FakeCalls, session?: null) {
  prepare(calls, session)
  await act(async () => {
    page = await world.open('blindBox', BlindBoxPage)
  })
  await idle()
}

const boxes = () => all('[role="radio"]').map((found) => found.getAttribute('aria-checked'))

test('R2.33 blind boxes have an address of their own, for who has logged in', async () => {
  expect([matchPath('/blind-box/lottery')?.name, isPrivate('/blind-box/lottery')]).toEqual(['blindBox', true])
  await open({}, null)
  expect(world.made).toEqual([])
  expect(world.visited.join()).toContain(encodeURIComponent('/blind-box/lottery'))
})

test('which box is opened changes nothing: the call names none', async () => {
  await open()
  expect(shows('选哪个都不影响结果')).toBe(true)
  expect(boxes()).toEqual(['false', 'false', 'false', 'false', 'true', 'false'])
  await tap(byLabel('第 1 个盒子'))
  expect(boxes()[0]).toBe('true')
  await tap(byText('打开这一盒'))
  expect(world.made1('draw.take')).toEqual({ activityId: 'BB01' })
  expect(shows('已放进卡券，2026-12-20 前可用')).toBe(true)
})

test('nothing was drawn: it says so and offers no second try', async () => {
  const none = drawn({
    ...{ prize: { prizeId: 'none', name: '谢谢参与', kind: 'none' }, sort: 'blindBox' },
    ...{ state: 'nothing', reference: '', expiresAt: null }
  })
  await open({ 'draw.take': () => drawAnswer({ drawn: none }), 'draw.records': () => noDraws })
  await tap(byText('打开这一盒'))
  expect(shows('每次的机会都一样，和以前的结果没有关系')).toBe(true)
  expect(byText('再来一次')).toBeUndefined()
})

test('what was opened last stands on the page, and all of it behind it', async () => {
  await open()
  expect(shows('最近抽到的')).toBe(true)
  await tap(byText('全部记录'))
  expect(world.visited).toEqual(['/blind-box/lottery/record'])
})
