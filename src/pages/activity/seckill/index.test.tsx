import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { isPrivate, matchPath } from '@/routes/href'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, control, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import SeckillPage from './index'

type Sessions = ResultsOf<'seckill.sessions'>
type Item = Sessions['sessions'][number]['items'][number]
type Place = ResultsOf<'seckill.enter'>

const HOUR_MS = 3_600_000
const NIGHT = '夜班与久坐人群套餐'

const item = (change: Partial<Item> = {}): Item => ({
  ...{ activityId: 'SK01', price: 328, usualPrice: 438, stock: 60, left: 37, perUser: 1, bought: 0 },
  product: productCard({ productCode: 'CK1016', comboName: NIGHT }),
  ...{ state: 'open', queued: false, reminded: false },
  ...change
})

const later = item({
  ...{ activityId: 'SK02', price: 129, usualPrice: 199, stock: 30, left: 30, state: 'soon' },
  product: productCard({ productCode: 'HS2003', comboName: '上臂式电子血压计' })
})

const sessions = (open: Item[] = [item()]): Sessions => ({
  serverTime: NOW,
  sessions: [
    { startAt: NOW - HOUR_MS, endAt: NOW + HOUR_MS, state: 'open', items: open },
    { startAt: NOW + 35 * HOUR_MS, endAt: NOW + 37 * HOUR_MS, state: 'soon', items: [later] }
  ]
})

const place = (change: Partial<Place> = {}): Place => ({
  ...{ activityId: 'SK01', state: 'waiting', ahead: 12, readyUntil: null, askAgainMs: 2000, serverTime: NOW },
  ...change
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(
  calls: FakeCalls = {},
  { elder = false, ...options }: Pick<WorldOptions, 'session' | 'now'> & { elder?: boolean } = {}
) {
  world = createWorld({ calls: { 'seckill.sessions': () => sessions(), ...calls }, ...options })
  world.root.settings.setElder(elder)
  await act(async () => {
    page = await world.open('seckill', SeckillPage)
  })
  await idle()
}

const queued = (): FakeCalls => ({ 'seckill.sessions': () => sessions([item({ queued: true })]) })

test('R2.64 flash sales have an address that everybody may open', () => {
  expect([matchPath('/seckill')?.name, isPrivate('/seckill')]).toEqual(['seckill', false])
})

test('the session that runs: price beside the shop’s own, pieces left of all, the end by the server’s clock', async () => {
  // The phone is a day late.
  await open({}, { now: NOW - 24 * HOUR_MS })
  for (const text of ['剩 37 份 / 共 60 份', '比平时省 110', '每人限 1 份', '以服务器时间为准'])
    expect([text, shows(text)]).toEqual([text, true])
  expect(all('[role="timer"]').map((found) => found.textContent)).toEqual([expect.stringContaining('1小时')])
  expect(shows('仅剩')).toBe(false)
  await tap(control('button', `马上抢购${NIGHT}`))
  expect(world.visited).toEqual(['/selling/checkup/CK1016'])
})

test.each([
  ['soldOut', '已抢光', '看看平时价'],
  ['ended', '已结束', '看看平时价'],
  ['limit', '每人限 1 份，已经买过', '已买过']
] as const)('an article that is %s is not bought: %s', async (state, said, button) => {
  await open({ 'seckill.sessions': () => sessions([item({ state, left: 0 })]) })
  expect([shows(said), byText('马上抢购')]).toEqual([true, undefined])
  expect(byText(button)).toBeDefined()
})

test('a session ends while the page is open: it is asked for anew, and says so', async () => {
  const ends = { startAt: NOW - HOUR_MS, endAt: NOW + 2000 }
  let ended = false
  await open({
    'seckill.sessions': () =>
      ended
        ? {
            serverTime: NOW + 2000,
            sessions: [{ ...ends, state: 'ended', items: [item({ state: 'ended' })] }]
          }
        : { serverTime: NOW, sessions: [{ ...ends, state: 'open', items: [item()] }] }
  })
  expect(byText('马上抢购')).toBeDefined()
  ended = true
  world.setNow(NOW + 2000)
  await idle(1100)
  expect(byText('马上抢购')).toBeUndefined()
  expect(shows('这一场已经结束')).toBe(true)
})

test('who waits for a later one is reminded, and can take it back', async () => {
  let reminded = false
  await open({
    'seckill.sessions': () => {
      const [now, next] = sessions().sessions
      return { serverTime: NOW, sessions: [now!, { ...next!, items: [{ ...later, reminded }] }] }
    },
    'seckill.remind': ({ on }) => {
      reminded = on
      return { reminded: on }
    }
  })
  await tap(all('[role="tab"]')[1])
  await tap(control('button', '上臂式电子血压计开抢前提醒我'))
  expect(world.made1('seckill.remind')).toEqual({ activityId: 'SK02', on: true })
  expect(world.root.feedback.toastShown?.text).toBe('开抢前 5 分钟通知')
  await tap(control('button', '取消提醒上臂式电子血压计'))
  expect(world.made1('seckill.remind')).toEqual({ activityId: 'SK02', on: false })
})

test('a sale with a queue: the place is told, asked for again, and when it is one’s turn the order can be made', async () => {
  const places = [
    place(),
    place({ ahead: 0 }),
    place({ state: 'ready', readyUntil: NOW + 300_000, askAgainMs: 0 })
  ]
  await open({ ...queued(), 'seckill.enter': () => places.shift() ?? place({ state: 'ended' }) })
  await withFakeTime(async (advance) => {
    await act(async () => control('button', `排队购买${NIGHT}`)?.click())
    await advance(500)
    expect(shows('前面还有 12 人')).toBe(true)
    await advance(2000)
    expect(shows('下一个就是你')).toBe(true)
    await advance(2000)
    expect(shows('轮到你了')).toBe(true)
    expect(shows('11月20日 09:05 前下单有效')).toBe(true)
    // It is kept: nobody asks any more.
    await advance(10_000)
    expect(world.made.filter(({ name }) => name === 'seckill.enter').length).toBe(3)
    await act(async () => byText('去下单')?.click())
  })
  expect(world.visited).toEqual(['/selling/checkup/CK1016'])
})

test('without a line the place stands and is asked for again', async () => {
  let fails = true
  await open({
    ...queued(),
    'seckill.enter': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return place()
    }
  })
  await withFakeTime(async (advance) => {
    await act(async () => control('button', `排队购买${NIGHT}`)?.click())
    await advance(500)
    expect(shows('位置还在')).toBe(true)
    fails = false
    await advance(3000)
    expect([shows('位置还在'), shows('前面还有 12 人')]).toEqual([false, true])
  })
})

test.each([
  ['soldOut', '已经抢光了'],
  ['limit', '已经买过，每人限购'],
  ['ended', '这一场已经结束']
] as const)('in the queue: %s is said and nothing is asked any more', async (state, said) => {
  await open({ ...queued(), 'seckill.enter': () => place({ state, ahead: 0, askAgainMs: 0 }) })
  await tap(control('button', `排队购买${NIGHT}`))
  expect([shows(said), byText('去下单')]).toEqual([true, undefined])
})

test('who goes gives the place up', async () => {
  await open({ ...queued(), 'seckill.enter': () => place(), 'seckill.leave': () => ({}) })
  await tap(control('button', `排队购买${NIGHT}`))
  await tap(byText('不排了'))
  expect(world.made1('seckill.leave')).toEqual({ activityId: 'SK01' })
})

test('a guest logs in before a queue and comes back', async () => {
  await open(queued(), { session: null })
  await tap(control('button', `排队购买${NIGHT}`))
  expect(world.made1('seckill.enter')).toBeUndefined()
  expect(world.visited.join()).toContain(encodeURIComponent('/seckill'))
})

test('care mode has the same prices, and no clock, no meter and no session', async () => {
  await open(queued(), { elder: true })
  expect(all('[role="timer"], [role="tab"]')).toEqual([])
  expect(shows('剩 37 份')).toBe(false)
  expect(all('[aria-label="328.00元"]').length).toBe(1)
  expect(shows('价格和普通模式一样')).toBe(true)
})

test('without sales the page says so', async () => {
  await open({ 'seckill.sessions': () => ({ serverTime: NOW, sessions: [] }) })
  expect(shows('最近没有秒杀')).toBe(true)
})
