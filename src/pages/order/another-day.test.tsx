import { act } from 'react'
import type { ChangedVisit } from '@/contract/order/dto/change'
import type { OrderDetail } from '@/contract/order/dto/order'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import { bookingAnswer, calendarDay, clinicRow, timeSlot } from '@/../tests/support/booking'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail } from '@/../tests/support/order'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import {
  createWorld,
  demoSession,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import { toSession } from '@/services/account/account'
import SugarChangeDatePage from './sugar-change-date'
import ChangeDatePage from './change-date'

const ORDER = 'CA20261120SSSS'
const SUGAR = { kind: 'sugarshaker', productCode: 'SS3001', comboName: '控糖摇摇健康管理·体验版' } as const
const CHANGED: ChangedVisit = {
  orderNum: ORDER,
  payOrderNum: '',
  orderType: 3,
  orderStatus: 40,
  payPrice: 0,
  refundPrice: 0,
  expiresAt: null,
  changesLeft: 1
}

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

interface Opened extends WorldOptions {
  order?: Partial<OrderDetail>
  sugar?: boolean
}

async function open(calls: FakeCalls = {}, { order = {}, sugar = false, ...options }: Opened = {}) {
  world = createWorld({
    calls: {
      'order.detail': () =>
        orderDetail({
          ...{ orderNum: ORDER, orderType: 1, changeCount: 1, actions: ['reschedule', 'contact'] },
          ...(sugar ? SUGAR : {}),
          ...order
        }),
      'booking.clinicCalendar': () => [calendarDay('2026-11-24'), calendarDay('2026-11-27')],
      'booking.timespans': () => [timeSlot(21, '08:00-08:30', 0), timeSlot(22, '08:30-09:00', 4)],
      'order.changeVisit': () => [CHANGED],
      'order.withdrawChange': () => ({}),
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = sugar
      ? await world.open('sugarChangeDate', SugarChangeDatePage, { orderNum: ORDER })
      : await world.open('changeDate', ChangeDatePage, { orderNum: ORDER })
  })
  await idle()
}

const labelled = (label: RegExp) =>
  all('[aria-label]').find((found) => label.test(found.getAttribute('aria-label') ?? ''))
const button = (text: string) => all('[role="button"]').find((found) => found.textContent === text)
const changes = () => world.made.filter(({ name }) => name === 'order.changeVisit')

async function choose() {
  await tap(labelled(/^11月27日 周五/))
  await idle()
  await tap(labelled(/^08:30-09:00/))
}

async function agree(yes: boolean) {
  const { feedback } = world.root
  await act(async () => feedback.answer(feedback.dialog?.id ?? 0, yes))
  await idle()
}

test('R2.13 a guest is led to login and back to the change', async () => {
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent(`/mine/order/change-date?orderNum=${ORDER}`))
})

test('R2.14 the page of glucose programmes is the same under its own address', async () => {
  await open({}, { sugar: true })
  await choose()
  await tap(button('确认改约'))
  await idle()
  expect(world.visited).toEqual([`replace /order/sugar-order-detial?orderNum=${ORDER}`])
})

test('R2.14 a guest is led to login and back to the change of a glucose programme', async () => {
  await open({}, { session: null, sugar: true })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent(`/mine/sugarorder/change-date?orderNum=${ORDER}`))
})

test('R2.13 the day as it is and the chosen one stand beside each other, and the change is sent', async () => {
  await open({}, { order: { doctorId: 'D7' } })
  expect([shows('原来'), shows('11月24日 周二'), shows('还可改 2 次')]).toEqual([true, true, true])
  expect(button('确认改约')?.getAttribute('aria-disabled')).toBe('true')
  await choose()
  expect(shows('11月27日 周五 08:30-09:00')).toBe(true)
  await tap(button('确认改约'))
  await idle()
  expect(world.made1('booking.timespans')).toMatchObject({ doctorId: 'D7', regDate: '2026-11-27' })
  expect(changes().map(({ input }) => input)).toEqual([
    {
      orderNum: ORDER,
      hospitalId: 'H1001',
      regDate: '2026-11-27',
      timespanStr: '08:30-09:00',
      timeSpanId: 22,
      doctorId: 'D7',
      difference: 0
    }
  ])
  expect(changes()[0]?.idempotencyKey).toBeTruthy()
  expect(world.visited).toEqual([`replace /order/order-detial/${ORDER}`])
})

test('a double tap changes once', async () => {
  let answer = (): void => undefined
  await open({
    'order.changeVisit': () =>
      new Promise((resolve) => {
        answer = () => resolve([CHANGED])
      })
  })
  await choose()
  await tap(button('确认改约'))
  await tap(byText('确认改约'))
  await act(async () => answer())
  await idle()
  expect(changes()).toHaveLength(1)
})

test('an answer that did not come is asked for again under the same key', async () => {
  let tries = 0
  await open({
    'order.changeVisit': () => {
      tries += 1
      if (tries === 1) throw new CallError(ErrorCode.network, '网络错误')
      return [CHANGED]
    }
  })
  await choose()
  await tap(button('确认改约'))
  await idle()
  expect(world.visited).toEqual([])
  await tap(button('确认改约'))
  await idle()
  const [first, second] = changes()
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(world.visited).toEqual([`replace /order/order-detial/${ORDER}`])
})

test('a login that ran out leads to login and back to the change', async () => {
  await open({
    'order.changeVisit': () => {
      throw new CallError(ErrorCode.sessionExpired, '')
    }
  })
  await choose()
  await tap(button('确认改约'))
  await idle()
  expect(world.visited.join()).toContain(encodeURIComponent(`/mine/order/change-date?orderNum=${ORDER}`))
})

test('branch and time that were chosen stand there again after a login that ran out', async () => {
  await open({
    'order.changeVisit': () => {
      throw new CallError(ErrorCode.sessionExpired, '')
    }
  })
  await choose()
  await tap(button('确认改约'))
  await idle()
  expect(world.root.session.isLoginedUser).toBe(false)
  page?.leave()
  await act(async () => {
    world.root.session.begin(toSession(demoSession))
    page = await world.open('changeDate', ChangeDatePage, { orderNum: ORDER })
  })
  await idle()
  expect(labelled(/^08:30-09:00/)?.getAttribute('aria-checked')).toBe('true')
  expect(button('确认改约')?.getAttribute('aria-disabled')).not.toBe('true')
  page?.leave()
  await act(async () => {
    page = await world.open('changeDate', ChangeDatePage, { orderNum: 'CA20261120OTHER' })
  })
  await idle()
  expect(button('确认改约')?.getAttribute('aria-disabled')).toBe('true')
})

describe('another branch', () => {
  const listed = () =>
    bookingAnswer({
      '2026-11-21': [
        clinicRow({ hospitalId: 'H1001', orgCode: 'H1001', hospitalName: '澄安体检中心（北京望京分院）' }),
        clinicRow({ hospitalId: 'H2001', orgCode: 'H2001', hospitalName: '澄安·北京中关村分院' }),
        clinicRow({
          hospitalId: 'H2009',
          orgCode: 'H2009',
          hospitalName: '满员分院',
          free: false,
          remaining: 0
        })
      ],
      '2026-11-22': [
        clinicRow({ hospitalId: 'H2001', orgCode: 'H2001', hospitalName: '澄安·北京中关村分院' })
      ]
    })
  const elsewhere = () => all('[role="button"]').find(({ textContent }) => textContent?.endsWith('换分院'))
  const branches = () => all('[role="dialog"] [role="radio"]')

  test('of the same city that takes the product is chosen, with its own days, and named in the change', async () => {
    await open({ 'booking.list': listed }, { order: { doctorId: 'D7' } })
    await choose()
    await tap(elsewhere())
    await idle()
    expect(branches().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^澄安体检中心（北京望京分院）/),
      expect.stringMatching(/^澄安·北京中关村分院/),
      '满员分院近 7 天没有名额'
    ])
    expect(branches().map((one) => one.getAttribute('aria-disabled') === 'true')).toEqual([
      false,
      false,
      true
    ])
    await tap(branches()[1])
    await idle()
    expect(button('确认改约')?.getAttribute('aria-disabled')).toBe('true')
    expect(world.made1('booking.clinicCalendar')).toMatchObject({ hospitalId: 'H2001' })
    await choose()
    await tap(button('确认改约'))
    await idle()
    expect(changes()[0]?.input).toMatchObject({ hospitalId: 'H2001', regDate: '2026-11-27' })
    expect(changes()[0]?.input).not.toHaveProperty('doctorId')
  })

  test('the list that fails is asked for again; closing it changes nothing', async () => {
    let fails = true
    await open({
      'booking.list': () => {
        if (fails) throw new CallError(ErrorCode.network, '')
        return listed()
      }
    })
    await choose()
    await tap(elsewhere())
    await idle()
    fails = false
    await tap(byText('重新加载'))
    await idle()
    expect(branches()).toHaveLength(3)
    await tap(byLabel('关闭'))
    expect(button('确认改约')?.getAttribute('aria-disabled')).not.toBe('true')
  })
})

test('a full time cannot be chosen, and neither a full day', async () => {
  await open({
    'booking.clinicCalendar': () => [
      calendarDay('2026-11-27'),
      calendarDay('2026-11-28', { status: 1, free: false, remaining: 0 })
    ]
  })
  await choose()
  expect(byLabel('08:00-08:30 已约满')?.getAttribute('aria-disabled')).toBe('true')
  expect(labelled(/^11月28日/)?.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['a product that wants an empty stomach', true, true],
  ['another one', false, false]
])('an afternoon is warned of for %s', async (_name, fasting, warned) => {
  await open({ 'booking.timespans': () => [timeSlot(22, '14:00-14:30', 4)] }, { order: { fasting } })
  await tap(labelled(/11月27日/))
  await tap(labelled(/14:00-14:30/))
  expect(shows('选下午的时段当天早上起就不能进食')).toBe(warned)
})

test('all days are in the calendar', async () => {
  await open()
  await tap(byText('更多日期'))
  await idle()
  await tap(all('[aria-label]').findLast((cell) => /^11月27日/.test(cell.getAttribute('aria-label') ?? '')))
  await tap(all('[role="button"]').find((found) => /^确定/.test(found.textContent ?? '')))
  await idle()
  expect(shows('11月27日 周五')).toBe(true)
})

describe('what it costs', () => {
  test('what costs more is shown before, sent as agreed, and paid', async () => {
    await open(
      { 'order.changeVisit': () => [{ ...CHANGED, payOrderNum: 'P9', payPrice: 30 }] },
      { order: { changeDifference: 30 } }
    )
    await choose()
    expect([shows('需要补差'), shows('补差支付后改约生效，30 分钟内有效。')]).toEqual([true, true])
    expect([byLabel('1305.00元'), byLabel('1335.00元'), byLabel('30.00元')].every(Boolean)).toBe(true)
    await tap(button('补差并改约'))
    await idle()
    expect(changes().map(({ input }) => (input as { difference: number }).difference)).toEqual([30])
    expect(world.visited).toEqual([`replace /process/go-pay?orderNo=${ORDER}&orderType=3&due=change`])
  })

  test.each([
    ['dearer', 30, '需要补差', '补差并改约'],
    ['cheaper', -20, '差价退回', '确认改约'],
    ['equal', 0, '不用补差', '确认改约']
  ])('it is told once a time is chosen: %s', async (_what, changeDifference, text, action) => {
    await open({}, { order: { changeDifference } })
    expect([shows(text), button('确认改约') !== undefined]).toEqual([false, true])
    await choose()
    expect([shows(text), button(action) !== undefined]).toEqual([true, true])
  })

  test('what costs less is said to come back', async () => {
    await open({}, { order: { changeDifference: -20 } })
    await choose()
    expect([shows('差价退回'), shows('新时段更便宜，差价原路退回。')]).toEqual([true, true])
    await tap(button('确认改约'))
    await idle()
    expect(changes().map(({ input }) => (input as { difference: number }).difference)).toEqual([-20])
  })

  test('another price by then is told and wants a yes of its own', async () => {
    let asked = 0
    await open({
      'order.changeVisit': () => {
        asked += 1
        if (asked > 1) return [{ ...CHANGED, payOrderNum: 'P9', payPrice: 30 }]
        const change = { priceVersion: '', oldPrice: 199, newPrice: 229, oldLines: [], newLines: [] }
        throw new CallError(ErrorCode.priceChanged, '价格已变动', [change])
      }
    })
    await choose()
    await tap(button('确认改约'))
    await idle()
    expect(world.root.feedback.dialog).toMatchObject({ text: '改到这个时段需补差价 ¥30.00，支付后生效。' })
    await agree(true)
    expect(changes().map(({ input }) => (input as { difference: number }).difference)).toEqual([0, 30])
  })

  test('an earlier change that waits for its difference is paid or withdrawn first', async () => {
    const owed = {
      ...{ purpose: 'change' as const, price: 30, paidPrice: 1305, payOrderNum: 'P9' },
      ...{ payDeadline: null, payStatus: 0 }
    }
    let open1 = true
    await open({
      'order.detail': () =>
        orderDetail({ orderNum: ORDER, actions: ['reschedule'], owed: open1 ? owed : null }),
      'order.withdrawChange': () => {
        open1 = false
        return {}
      }
    })
    expect(shows('上次改约还没有补差')).toBe(true)
    await tap(byText('去补差'))
    expect(world.visited).toEqual([`replace /process/go-pay?orderNo=${ORDER}&orderType=1&due=change`])
    await tap(byText('不改了'))
    await idle()
    expect(world.made1('order.withdrawChange')).toEqual({ orderNum: ORDER })
    expect(shows('新的日期')).toBe(true)
  })
})

describe('a time that somebody else took', () => {
  const other = {
    ...{ hospitalId: 'H2002', hospitalName: '澄安·上海徐汇分院', date: '2026-11-28', slotId: 31 },
    ...{ timespan: '10:00-10:30', remnum: 2 }
  }
  test('is told, others are offered, and one of them is taken at its branch', async () => {
    let tries = 0
    await open({
      'booking.timespans': (input) =>
        (input as { hospId: string }).hospId === 'H2002'
          ? [timeSlot(31, '10:00-10:30', 2)]
          : [timeSlot(22, '08:30-09:00', 4)],
      'order.changeVisit': () => {
        tries += 1
        if (tries === 1) throw new CallError(ErrorCode.quotaFull, '该时段名额已满', [other])
        return [CHANGED]
      }
    })
    await choose()
    await tap(button('确认改约'))
    await idle()
    expect(shows('该时段名额已满')).toBe(true)
    await tap(labelled(/澄安·上海徐汇分院 11月28日/))
    await idle()
    expect(shows('11月28日 周六 10:00-10:30')).toBe(true)
    await tap(button('确认改约'))
    await idle()
    expect(changes()[1]?.input).toMatchObject({ hospitalId: 'H2002', regDate: '2026-11-28', timeSpanId: 31 })
    expect(world.visited).toEqual([`replace /order/order-detial/${ORDER}`])
  })
})

test('another refusal is told, and what is free now is shown', async () => {
  await open({
    'order.changeVisit': () => {
      throw new CallError(ErrorCode.business, '距到检不足，不能改约')
    }
  })
  await choose()
  await tap(button('确认改约'))
  await idle()
  expect(world.root.feedback.toastShown?.text).toBe('距到检不足，不能改约')
  expect(world.made.filter(({ name }) => name === 'booking.timespans')).toHaveLength(2)
  expect(world.visited).toEqual([])
})

test('somebody who is too old on the new day is told', async () => {
  await open({
    'order.changeVisit': () => {
      throw new CallError(ErrorCode.personUnfit, '年龄超过45岁', [{ field: 'age', reason: '年龄超过45岁' }])
    }
  })
  await choose()
  await tap(button('确认改约'))
  await idle()
  expect(world.root.feedback.toastShown?.text).toBe('年龄超过45岁')
})

test.each([
  ['an order that has no visit to change', { actions: ['contact'], orderStatus: 70 }, '当前订单不能改约'],
  ['after three changes', { actions: ['contact'], orderStatus: 40, changeCount: 3 }, '已改过 3 次，不能再改']
])('%s: it is said why, with the way back to the order', async (_name, order, told) => {
  await open({}, { order })
  expect(shows(told)).toBe(true)
  expect(world.made.some(({ name }) => name === 'booking.clinicCalendar')).toBe(false)
  await tap(byText('查看订单'))
  expect(world.visited).toEqual([`replace /order/order-detial/${ORDER}`])
})

test('after 18:00 of the day before a link offers the telephone and the refund', async () => {
  const order = {
    ...{ orderStatus: 40, appointmentDate: '2026-11-20', freeChangeBefore: '2026-11-19 18:00' },
    actions: ['refund', 'contact']
  }
  await open({}, { order })
  expect(shows('免费改约要在 11月19日 18:00 前，现在已经过了')).toBe(true)
  expect(shows('改约找客服 400-000-1001；来不了可以申请退款，到检前可全额退款')).toBe(true)
  expect(button('确认改约')).toBeUndefined()
  const called = jest.spyOn(host, 'callPhone').mockImplementation(() => undefined)
  await tap(byText('致电改约'))
  expect(called).toHaveBeenCalledWith('400-000-1001')
  await tap(byText('申请退款'))
  expect(world.visited).toEqual([`/reFund/${ORDER}`])
})

test.each(['book', 'rebook'])(
  'an order that can get a first day (%s) gets it here, for nothing',
  async (action) => {
    await open({}, { order: { actions: [action], appointmentDate: '', timespan: '', changeDifference: 30 } })
    expect([shows('预约时间'), shows('未预约'), shows('需要补差')]).toEqual([true, true, false])
    await choose()
    await tap(button('确认预约'))
    await idle()
    expect(changes()[0]?.input).toMatchObject({ regDate: '2026-11-27', difference: 0 })
    expect(world.visited).toEqual([`replace /order/order-detial/${ORDER}`])
  }
)
