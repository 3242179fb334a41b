import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { isPrivate, matchPath } from '@/routes/href'
import { chances, drawAnswer, drawDetail, drawn, noDraws } from '@/../tests/support/draws'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import RedPacketPage from './index'

const SECOND_MS = 1000
const detail = (): ResultsOf<'draw.detail'> =>
  drawDetail({
    ...{ activityId: 'RP01', name: '红包雨', sort: 'redPacket', rain: { seconds: 15, min: 0.01, max: 0.88 } },
    prizes: [
      {
        ...{ prizeId: 'money', name: '0.01–0.88 元', kind: 'money', odds: 1 },
        ...{ stock: null, left: null, validDays: null }
      }
    ]
  })
const packet = drawn({
  ...{ activityId: 'RP01', activityName: '红包雨', sort: 'redPacket', amount: 0.36, reference: 'RP202611A1' },
  prize: { prizeId: 'money', name: '0.36 元', kind: 'money' }
})

let world: World
/** No two keys are the same. */
let keys = 0
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(calls: FakeCalls = {}, calm = false) {
  world = createWorld({
    calls: {
      'draw.detail': detail,
      'draw.take': () => drawAnswer({ drawn: packet }),
      'draw.records': () => noDraws,
      ...calls
    }
  })
  Object.assign(world.root, { newKey: async () => `key-${(keys += 1)}` })
  world.root.settings.setCalm(calm)
  await act(async () => {
    page = await world.open('redPacketGame', RedPacketPage)
  })
  await idle()
}

const takes = () => world.made.filter(({ name }) => name === 'draw.take').length
const press = (text: string) => act(async () => byText(text)?.click())

test('R2.37 the red packet game is private', () => {
  expect([matchPath('/red-packet-game')?.name, isPrivate('/red-packet-game')]).toEqual([
    'redPacketGame',
    true
  ])
})

test('the rules come before the start: amounts, and that nothing hangs on tapping', async () => {
  await open()
  expect(shows('0.01 到 0.88 元，每一分机会相同')).toBe(true)
  expect(shows('点到几个、点得多快都不影响金额，一个没点也一样')).toBe(true)
})

test('3, 2, 1, fifteen seconds of rain, then the amount that the server drew', async () => {
  await open()
  await withFakeTime(async (advance) => {
    await press('开始')
    await advance(3 * SECOND_MS)
    expect(byText('直接看结果')).toBeDefined()
    await act(async () => byLabel('红包')?.click())
    expect(shows('1个')).toBe(true)
    await advance(14 * SECOND_MS)
    expect(takes()).toBe(0)
    await advance(2 * SECOND_MS)
  })
  await idle()
  expect(takes()).toBe(1)
  expect(world.made1('draw.take')).toEqual({ activityId: 'RP01' })
  expect(all('[aria-label="0.36元"]').length).toBe(1)
  expect(shows('¥0.36 已存入礼品卡 RP202611A1')).toBe(true)
})

test('nothing has to be tapped: the result can be had at once', async () => {
  await open()
  await withFakeTime(async (advance) => {
    await press('开始')
    await advance(3 * SECOND_MS)
    await press('直接看结果')
    await advance(SECOND_MS)
  })
  await idle()
  expect([takes(), shows('得到一个小红包')]).toEqual([1, true])
})

test('an app that is left and shown again while the result is on its way uses no other chance', async () => {
  let answer: (draw: ResultsOf<'draw.take'>) => void = () => undefined
  await open({ 'draw.take': () => new Promise((told) => (answer = told)) })
  await withFakeTime(async (advance) => {
    await press('开始')
    await advance(3 * SECOND_MS)
    await press('直接看结果')
    await act(async () => void page?.fire('onHide'))
    await act(async () => void page?.fire('onShow'))
    if (byText('继续')) await press('继续')
    await act(async () => answer(drawAnswer({ drawn: packet, chances: chances(1, 1) })))
    await advance(30 * SECOND_MS)
  })
  expect([takes(), shows('得到一个小红包')]).toEqual([1, true])
})

test('who leaves a game has used no chance', async () => {
  await open()
  await withFakeTime(async (advance) => {
    await press('开始')
    await advance(6 * SECOND_MS)
    await press('退出这局')
    await advance(30 * SECOND_MS)
  })
  await idle()
  expect([takes(), byText('开始') !== undefined]).toEqual([0, true])
})

test('with less movement asked for three stand still and one is chosen', async () => {
  await open({}, true)
  await tap(byText('开始'))
  expect(shows('选哪个都不影响金额')).toBe(true)
  expect(shows('还剩')).toBe(false)
  await tap(byLabel('第 2 个红包'))
  expect([takes(), shows('得到一个小红包')]).toEqual([1, true])
})

test('no line at the end: the chance is kept, and the same result is seen later', async () => {
  let lost = true
  await open(
    {
      'draw.take': () => {
        if (lost) throw new CallError(ErrorCode.network, '')
        return drawAnswer({ drawn: packet, chances: chances(0, 2) })
      }
    },
    true
  )
  await tap(byText('开始'))
  await tap(byLabel('第 1 个红包'))
  expect(world.root.feedback.toastShown?.text).toContain('机会没有丢')
  lost = false
  await tap(byText('看上次的结果'))
  expect(shows('得到一个小红包')).toBe(true)
  expect(
    new Set(world.made.filter(({ name }) => name === 'draw.take').map((one) => one.idempotencyKey)).size
  ).toBe(1)
})

test('what is not credited yet is told, and tells it once it is there', async () => {
  let credited = false
  await open(
    {
      'draw.take': () =>
        drawAnswer({ drawn: { ...packet, state: 'crediting', reference: '', expiresAt: null } }),
      'draw.records': () => (credited ? { list: [packet], total: 1, hasMore: false } : noDraws)
    },
    true
  )
  await tap(byText('开始'))
  await tap(byLabel('第 1 个红包'))
  expect(shows('没到账会一直重试')).toBe(true)
  credited = true
  await idle(3100)
  expect(shows('¥0.36 已存入礼品卡')).toBe(true)
})

test('the day’s games are used up: none begins', async () => {
  await open({ 'draw.detail': () => ({ ...detail(), chances: chances(0, 2) }) })
  expect(control('button', '今天的机会用完了')?.getAttribute('aria-disabled')).toBe('true')
})
