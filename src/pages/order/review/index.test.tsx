import { act } from 'react'
import type { ReviewView, SaveReview } from '@/contract/review/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { typeInto } from '@/../tests/support/mount-page'
import { all, byText, control, labels, idle, shows, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import ReviewPage from './index'

const ORDER = 'CA20261120CCCC'
let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const reviewView = (change: Partial<ReviewView> = {}): ReviewView => ({
  ...{
    orderNum: ORDER,
    orderType: 20,
    comboName: '运动护膝（单只）',
    comboThumbnail: '',
    tone: 'mint',
    spec: 'L 码'
  },
  ...{ refusal: '', tags: ['物流快', '包装完好'], userName: '陈**', comment: null },
  ...change
})

async function show() {
  await act(async () => {
    page = await world.open('review', ReviewPage, { orderNum: ORDER })
  })
  await idle()
}
async function open(view: () => ReviewView, calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({ calls: { 'review.view': view, 'review.save': () => ({}), ...calls }, ...options })
  await show()
}
const saved = () =>
  world.made.filter(({ name }) => name === 'review.save').map(({ input }) => input as SaveReview)
const area = () => document.querySelector<HTMLTextAreaElement>('#review-text textarea')
const write = (text: string) =>
  act(async () => {
    const field = area()
    if (field) typeInto(field, text)
  })

test('a guest is led to login and back to the review', async () => {
  await open(() => reviewView(), {}, { session: null })
  expect(world.visited[0]).toContain(encodeURIComponent(`/order/review/${ORDER}`))
})

test('R3.68 stars, tags and words are sent once, and stand there afterwards', async () => {
  let sent: SaveReview | null = null
  await open(
    () =>
      sent
        ? reviewView({
            comment: {
              ...{ score: sent.score, tags: sent.tags ?? [], content: sent.content ?? '' },
              ...{ anonymous: sent.anonymous ?? 0, createDate: '2026-11-23 10:00:00' }
            }
          })
        : reviewView(),
    {
      'review.save': (input: SaveReview) => {
        sent = input
        return {}
      }
    }
  )
  expect(labels('[role="radiogroup"] [role="radio"]')).toEqual([
    ...['1星，很不满意', '2星，不满意', '3星，一般', '4星，满意', '5星，很满意']
  ])
  await tap(control('radio', '4星，满意'))
  expect(control('radio', '4星，满意')?.getAttribute('aria-checked')).toBe('true')
  await tap(control('checkbox', '包装完好'))
  await tap(control('checkbox', '物流快'))
  await tap(control('checkbox', '物流快'))
  await write('  好用  ')
  expect(shows('6/500')).toBe(true)
  expect(shows('商品页上显示为「陈**」')).toBe(true)
  await tap(control('switch', '匿名评价'))
  expect(shows('商品页上显示为「匿名用户」')).toBe(true)
  await tap(byText('提交评价'))
  await idle()
  expect(saved()).toEqual([{ orderNum: ORDER, score: 4, tags: ['包装完好'], content: '好用', anonymous: 1 }])
  for (const text of ['我的评价', '4星 · 满意', '好用', '11月23日 10:00']) expect(shows(text)).toBe(true)
  expect(byText('提交评价')).toBeUndefined()
  expect(world.root.items.get('review')).toBeUndefined()
})

test('R9.3 without a star nothing is sent, and the stars say so; too many words say so beside them', async () => {
  await open(() => reviewView())
  await tapRefused(byText('提交评价'), () => world.root.feedback.toastShown?.text, '请选择星级')
  expect([page?.text('#review-score-error'), saved()]).toEqual(['请选择星级', []])
  await tap(control('radio', '5星，很满意'))
  await write('字'.repeat(501))
  await tap(byText('提交评价'))
  expect([page?.text('#review-text-error'), saved()]).toEqual(['评价内容最多500个字', []])
})

test('what the server refuses, and leaving the page, lose nothing', async () => {
  await open(() => reviewView(), {
    'review.save': () => {
      throw new CallError(ErrorCode.business, '系统繁忙')
    }
  })
  await tap(control('radio', '2星，不满意'))
  await tap(control('checkbox', '物流快'))
  await write('绑带偏短')
  await tap(byText('提交评价'))
  expect(world.root.feedback.toastShown?.text).toBe('系统繁忙')
  const typed = () => [
    control('radio', '2星，不满意')?.getAttribute('aria-checked'),
    control('checkbox', '物流快')?.getAttribute('aria-checked'),
    area()?.value
  ]
  expect(typed()).toEqual(['true', 'true', '绑带偏短'])
  page?.leave()
  await show()
  expect(typed()).toEqual(['true', 'true', '绑带偏短'])
})

test('an order that is not finished says why, with the way back to it; one that is not there has ways on', async () => {
  await open(() => reviewView({ refusal: '订单完成后可以评价' }))
  expect([shows('订单完成后可以评价'), all('[role="radio"]')]).toEqual([true, []])
  await tap(byText('查看订单'))
  expect(world.visited).toEqual([`/order/order-detial/${ORDER}`])
  page?.leave()
  await open(() => {
    throw new CallError(ErrorCode.notFound, '订单不存在或已删除')
  })
  expect(shows('订单不存在')).toBe(true)
})

test('when it does not load it can be tried again', async () => {
  let fails = true
  await open(() => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return reviewView()
  })
  fails = false
  await tap(byText('重新加载') ?? byText('重试'))
  expect(shows('运动护膝（单只）')).toBe(true)
})
