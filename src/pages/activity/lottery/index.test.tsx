import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { isPrivate, matchPath } from '@/routes/href'
import { COMMITMENT, chances, drawAnswer, drawDetail, drawn, noDraws } from '@/../tests/support/draws'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { memoryStorage } from '@/../tests/support/storage'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import LotteryPage from './index'

let world: World
/** No two keys are the same. */
let keys = 0
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

interface Opening extends Pick<WorldOptions, 'session' | 'storage'> {
  readonly calls?: FakeCalls
  readonly elder?: boolean
  /** With movement, as most have it. */
  readonly moving?: boolean
}

async function open({ calls = {}, elder = false, moving = false, ...options }: Opening = {}) {
  world = createWorld({
    calls: {
      'draw.detail': () => drawDetail(),
      'draw.take': () => drawAnswer(),
      'draw.records': () => noDraws,
      ...calls
    },
    ...options
  })
  Object.assign(world.root, { newKey: async () => `key-${(keys += 1)}` })
  world.root.settings.setElder(elder)
  world.root.settings.setCalm(!moving)
  await act(async () => {
    page = await world.open('lottery', LotteryPage)
  })
  await idle()
}

const takes = () => world.made.filter(({ name }) => name === 'draw.take')

test.each([
  ['R2.96 the turntable', '/turntable/lottery', 'lottery'],
  ['R2.96 its second address', '/turntable/draw', 'lottery'],
  ['R2.96 the board', '/turntable/monopolyGame', 'monopolyGame'],
  ['R2.96 what was drawn', '/turntable/lottery/record', 'lotteryRecord']
] as const)('%s is there at exactly its address, for everybody', (_name, path, name) => {
  expect([matchPath(path)?.name, isPrivate(path)]).toEqual([name, false])
  expect(matchPath(`${path}/more`)).toBeNull()
})

test('what can be drawn stands on the page: how likely, how many are left, and the hash of the day’s seed', async () => {
  await open()
  expect(shows('今天还能转 2 次')).toBe(true)
  for (const row of [
    '满199减20券，机会 20%，30 天内可用',
    '平台红包50元，机会 0.5%，剩 48 / 共 50 · 30 天内可用',
    '再来一次，机会 15%',
    '谢谢参与，机会 64.5%'
  ])
    expect([row, byLabel(row) !== undefined]).toEqual([row, true])
  expect(shows(COMMITMENT)).toBe(true)
})

test('a draw says what it gave, where it is and until when', async () => {
  await open()
  await tap(control('button', '开始'))
  expect(world.made1('draw.take')).toEqual({ activityId: 'TT01' })
  expect(takes()[0]?.idempotencyKey).toBeTruthy()
  expect([shows('抽中了'), shows('已放进卡券，2026-12-20 前可用')]).toEqual([true, true])
  await tap(byText('去看看'))
  expect(world.visited).toEqual(['/mine/coupons'])
})

test('goods that were drawn: how many and how long they are claimed stands on the page; they are claimed from the records', async () => {
  const prize = { prizeId: 'knee', name: '运动护膝一只', kind: 'goods' as const }
  await open({
    calls: {
      'draw.detail': () => {
        const { prizes, ...detail } = drawDetail()
        return {
          ...detail,
          prizes: [{ ...prize, odds: 0.005, stock: 5, left: 4, validDays: 15 }, ...prizes.slice(1)]
        }
      },
      'draw.take': () =>
        drawAnswer({ drawn: drawn({ prize, state: 'crediting', reference: '', expiresAt: null }) })
    }
  })
  expect(byLabel('运动护膝一只，机会 0.5%，剩 4 / 共 5 · 15 天内领取，包邮')).toBeDefined()
  await tap(control('button', '开始'))
  expect([shows('抽中了'), shows('正在登记'), shows('奖品不会丢')]).toEqual([true, true, true])
  await tap(byText('去领取'))
  expect(world.visited).toEqual(['/turntable/lottery/record?sort=turntable'])
})

test('the wheel stops at the cell of what is given; with less movement it stands there at once', async () => {
  await open({
    calls: {
      'draw.take': () =>
        drawAnswer({
          drawn: drawn({ prize: { prizeId: 'again', name: '再来一次', kind: 'again' }, state: 'nothing' })
        })
    }
  })
  await tap(control('button', '开始'))
  const wheel = all('[role="img"]').find((found) => found.getAttribute('aria-label')?.startsWith('转盘'))
  // The third of four cells: half a circle, and no whole one besides.
  expect(wheel?.style.transform).toBe('rotate(180deg)')
  expect(shows('多了一次机会')).toBe(true)
})

test('an answer that was lost is asked for under its key, also after a reload, and uses no other chance', async () => {
  const storage = memoryStorage()
  let lost = true
  const calls: FakeCalls = {
    'draw.take': () => {
      if (lost) throw new CallError(ErrorCode.timeout, '')
      return drawAnswer()
    }
  }
  await open({ storage, calls })
  await tap(control('button', '开始'))
  expect(world.root.feedback.toastShown?.text).toContain('机会没有丢')
  const first = takes()[0]?.idempotencyKey
  page?.leave()
  lost = false
  // The chance was used all the same: none is left, and the result can be seen.
  await open({ storage, calls: { ...calls, 'draw.detail': () => drawDetail({ chances: chances(0, 2) }) } })
  expect(shows('机会没有丢')).toBe(true)
  await tap(control('button', '看上次的结果'))
  expect(takes().map(({ idempotencyKey }) => idempotencyKey)).toEqual([first])
  expect(shows('抽中了')).toBe(true)
  expect(world.root.items.get('drawIntents')).toEqual({})
})

test('an answer that was lost in another activity keeps its key while this one draws', async () => {
  await open()
  world.root.items.set('drawIntents', { BB01: 'key-of-the-box' })
  await tap(control('button', '开始'))
  expect(world.root.items.get('drawIntents')).toEqual({ BB01: 'key-of-the-box' })
})

test('a refusal gives the key up: the next draw has one of its own', async () => {
  await open({
    calls: {
      'draw.take': () => {
        throw new CallError(ErrorCode.business, '今天的机会已用完，请明天再来')
      }
    }
  })
  await tap(control('button', '开始'))
  expect(world.root.items.get('drawIntents')).toEqual({})
  expect(world.made.filter(({ name }) => name === 'draw.detail').length).toBe(2)
})

test.each([
  ['who is under 18', { refusal: '未满 18 周岁，不能参加抽奖' }, '开始', '未满 18 周岁，不能参加抽奖'],
  ['who has no chance left', { chances: chances(0, 2) }, '今天的机会用完了', '机会用完明天再来'],
  ['before its beginning', { state: 'soon' as const, startAt: NOW + 3_600_000 }, '11月20日 10:00 开始', ''],
  ['after its end', { state: 'ended' as const }, '活动已结束', '']
])('%s does not draw', async (_name, change, button, said) => {
  await open({ calls: { 'draw.detail': () => drawDetail(change) } })
  const start = control('button', button)
  expect(start?.getAttribute('aria-disabled')).toBe('true')
  expect(shows(said)).toBe(true)
  await tap(start)
  expect(takes()).toEqual([])
})

test('a guest looks, and logs in to draw', async () => {
  await open({ session: null, calls: { 'draw.detail': () => drawDetail({ chances: null }) } })
  expect(shows('满199减20券')).toBe(true)
  await tap(control('button', '登录后参加'))
  expect(takes()).toEqual([])
  expect(world.visited.join()).toContain(encodeURIComponent('/turntable/lottery'))
})

test('a prize that has run out: both are named, and nothing is said to be near', async () => {
  await open({
    calls: {
      'draw.take': () =>
        drawAnswer({
          drawn: drawn({
            ...{ prize: { prizeId: 'none', name: '谢谢参与', kind: 'none' }, instead: '平台红包50元' },
            ...{ state: 'nothing', reference: '', expiresAt: null }
          })
        })
    }
  })
  await tap(control('button', '开始'))
  expect(shows('抽到的“平台红包50元”已经发完，改为“谢谢参与”。')).toBe(true)
  expect(shows('差一点')).toBe(false)
})

test('what cannot be credited yet says so and is not lost', async () => {
  await open({
    calls: {
      'draw.take': () => drawAnswer({ drawn: drawn({ state: 'crediting', reference: '', expiresAt: null }) })
    }
  })
  await tap(control('button', '开始'))
  expect(shows('没到账会一直重试，不用申请，奖品不会丢')).toBe(true)
  expect(byText('去看看')).toBeUndefined()
})

test('in care mode there is no game, nothing is asked for, and the way out is one tap', async () => {
  await open({ elder: true })
  expect(world.made).toEqual([])
  expect([shows('关怀模式里没有转盘抽奖'), shows('商品价格两种模式一样')]).toEqual([true, true])
  await tap(byText('换到普通模式'))
  expect(shows('今天还能转 2 次')).toBe(true)
})

test('how a result is checked: yesterday’s seed, its hash and the steps', async () => {
  const seed = 'cd34'.repeat(16)
  await open({
    calls: {
      'draw.published': ({ activityId, day }) => ({
        ...{ activityId, day, commitment: 'ef56'.repeat(16), seed, revealsAt: NOW - 1 },
        ...{ how: ['种子是 32 个随机字节'], prizes: [], fallbackId: 'none', draws: [], next: null }
      })
    }
  })
  await tap(byText('怎么核对'))
  expect(world.made1('draw.published')).toEqual({ activityId: 'TT01', day: '2026-11-19' })
  expect([shows(seed), shows('种子是 32 个随机字节')]).toEqual([true, true])
  expect(shows('/activity/draw/published/TT01/2026-11-19')).toBe(true)
})

test('without such an activity the page says so; without a line there is another try', async () => {
  await open({
    calls: {
      'draw.detail': () => {
        throw new CallError(ErrorCode.notFound, '活动不存在或已下线')
      }
    }
  })
  expect(shows('现在没有这个活动')).toBe(true)
  page?.leave()
  let fails = true
  await open({
    calls: {
      'draw.detail': () => {
        if (fails) throw new CallError(ErrorCode.network, '')
        return drawDetail()
      }
    }
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('今天还能转 2 次')).toBe(true)
})
