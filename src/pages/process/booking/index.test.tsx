import { act } from 'react'
import type { BookingListInput } from '@/contract/dto/booking'
import { CallError, ErrorCode } from '@/contract/errors'
import { bookingAnswer, calendarDay, clinicRow, heldSlot, timeSlot } from '@/../tests/support/booking'
import {
  createWorld,
  demoSession,
  NOW,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import type { MountedPage } from '@/../tests/support/mount-page'
import BookingPage from './index'

const TUESDAY = '2026-11-24'
const full = { free: false, level: 0, remaining: 0, percent: 100 }
const twoSlots = [timeSlot(12, '08:00-08:30', 21), timeSlot(13, '08:30-09:00', 0)]

let page: MountedPage | null = null
let world: World

const flush = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const labels = (selector: string) => all(selector).map((found) => found.getAttribute('aria-label'))
const byLabel = (label: string) => all(`[aria-label="${label}"]`)[0]
const byText = (text: string) =>
  all('[role="button"],[role="radio"],[role="tab"]')
    .filter((found) => found.textContent === text)
    .at(-1)
const shows = (text: string) => (document.body.textContent ?? '').includes(text)
const toast = () => world.root.feedback.toastShown?.text

async function tap(found: HTMLElement | undefined) {
  if (!found) throw new Error('nothing to tap')
  await act(async () => found.click())
  await flush()
}

async function enter(params: Record<string, string> = {}) {
  await act(async () => {
    page = await world.open('booking', BookingPage, { type: 'checkup', id: 'CK1003', ...params })
  })
  await flush()
}

async function open(
  calls: FakeCalls,
  {
    params = {},
    prepare,
    ...options
  }: WorldOptions & {
    params?: Record<string, string>
    prepare?: (world: World) => void
  } = {}
) {
  world = createWorld({
    calls: {
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }),
      'booking.timespans': () => twoSlots,
      'hold.take': () => heldSlot(),
      'hold.release': () => ({}),
      'questionnaire.config': () => [{ open: 0, limit: 0, questionnaireConfigDTO: null }],
      ...calls
    },
    ...options
  })
  prepare?.(world)
  await enter(params)
}

/** Runs with a clock that only `advance` moves (ms). */
async function withFakeTime(run: (advance: (ms: number) => Promise<void>) => Promise<void>) {
  jest.useFakeTimers()
  try {
    await run((ms) => act(async () => void (await jest.advanceTimersByTimeAsync(ms))))
  } finally {
    jest.useRealTimers()
  }
}

const lists = () =>
  world.made.filter(({ name }) => name === 'booking.list').map(({ input }) => input as BookingListInput)
const calls = (name: string) => world.made.filter((made) => made.name === name).length

afterEach(() => {
  page?.leave()
  page = null
})

describe('the list', () => {
  test('R2.110 R2.111 R2.112 R2.115 header, dates, and all parts of a branch row', async () => {
    await open({})
    expect(shows('选择机构与时间')).toBe(true)
    expect(byLabel('切换城市，当前北京')).toBeDefined()
    expect(labels('[role="tab"]')).toContain('11月24日 周二 余12')
    for (const part of ['望京分院', '11.29 km', '朝阳区阜荣街', '已约62%', '¥1080', '下一步', '女性专区'])
      expect(shows(part)).toBe(true)
    expect(byLabel('澄安·北京望京分院改日期')).toBeDefined()
  })

  test('R2.110 the product stands on top', async () => {
    await open({})
    expect(shows('深度体检·男士款')).toBe(true)
    expect(shows('21项 · 约78分钟 · 需空腹8小时')).toBe(true)
  })

  test.each([
    ['free', { free: true, level: 0 }, '下一步'],
    ['level not zero', { free: false, level: 1 }, '下一步'],
    ['both zero', { free: false, level: 0 }, '其他时间']
  ])('R2.116 %s', async (_name, change, text) => {
    await open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow(change)] }) })
    expect(byLabel(`澄安·北京望京分院 ${text}`)).toBeDefined()
  })

  test('R5.47 the distance is cut, and hidden when unknown', async () => {
    await open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow({ hospitalDistance: 1.239 })] })
    })
    expect(shows('1.23 km')).toBe(true)
    page?.leave()
    await open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow({ hospitalDistance: null })] })
    })
    expect(shows(' km')).toBe(false)
  })

  test('R7.35 R7.76 R3.2 R3.20 R9.12 a guest without position asks with Beijing and seven days', async () => {
    await open({}, { session: null })
    expect(lists()).toEqual([
      {
        latitude: 39.91,
        longitude: 116.41,
        startDate: '2026-11-20',
        dayNum: 7,
        productCode: 'CK1003',
        cityCode: '131'
      }
    ])
  })

  test('R7.76 an earlier order is named and kept for the add-ons', async () => {
    await open({}, { prepare: ({ root }) => root.items.set('orderDetailAgain', 'CA1') })
    expect(lists()[0]?.orderNum).toBe('CA1')
    expect(world.root.items.get('orderDetailAgain')).toBe('CA1')
  })

  test('R2.108 entry clears what an earlier booking left', async () => {
    await open(
      {},
      {
        prepare({ root: { items } }) {
          items.set('addressDetails', 'x')
          items.set('paperReport', -1)
          items.set('choosed-coupon', ['C'])
          items.set('addressCities', 'x')
          items.set('vaccineChange', 'x')
        }
      }
    )
    const { items } = world.root
    for (const key of [
      'addressDetails',
      'paperReport',
      'choosed-coupon',
      'contactFormDatas',
      'addressCities',
      'vaccineChange'
    ] as const)
      expect(items.get(key)).toBeUndefined()
  })

  test('R2.107 an unknown type says so and calls nothing', async () => {
    await open({}, { params: { type: 'foo' } })
    expect(shows('未匹配到 booking 程序')).toBe(true)
    expect(world.made).toEqual([])
  })

  test('R2.112 another tab shows its own branches; a day that is not open cannot be chosen', async () => {
    const second = clinicRow({ hospitalId: 'H1002', hospitalName: '西直门分院' })
    await open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()], '2026-11-25': [second] })
    })
    await tap(byLabel('11月25日 周三 余12'))
    expect(shows('西直门分院')).toBe(true)
    expect(shows('望京分院')).toBe(false)
    expect(byLabel('11月26日 周四 未开放')?.getAttribute('aria-disabled')).toBe('true')
  })

  test('a reload comes back to the chosen tab', async () => {
    const answer = () =>
      bookingAnswer({ [TUESDAY]: [clinicRow()], '2026-11-25': [clinicRow({ hospitalName: '西直门分院' })] })
    await open({ 'booking.list': answer })
    await tap(byLabel('11月25日 周三 余12'))
    page?.leave()
    await enter()
    expect(byLabel('11月25日 周三 余12')?.getAttribute('aria-selected')).toBe('true')
  })

  test('the order of the branches follows the chips', async () => {
    const near = clinicRow({ hospitalId: 'N', hospitalName: '近', hospitalDistance: 1, remaining: 1 })
    const far = clinicRow({ hospitalId: 'F', hospitalName: '远', hospitalDistance: 9, remaining: 20 })
    await open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [far, near] }) })
    expect(
      all('.name')
        .map((name) => name.textContent)
        .slice(-2)
    ).toEqual(['近', '远'])
    await tap(byText('余位最多'))
    expect(
      all('.name')
        .map((name) => name.textContent)
        .slice(-2)
    ).toEqual(['远', '近'])
  })

  test('the card leads to the branch, its button does not', async () => {
    await open({})
    await tap(all('[role="link"]')[0])
    expect(world.visited).toEqual(['/hospital-detail/H1001'])
    await tap(byLabel('澄安·北京望京分院 下一步'))
    expect(world.visited).toEqual(['/hospital-detail/H1001'])
  })

  test('a failure can be tried again', async () => {
    let fails = true
    await open({
      'booking.list': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return bookingAnswer({ [TUESDAY]: [clinicRow()] })
      }
    })
    expect(shows('网络错误，请重新加载')).toBe(true)
    fails = false
    await tap(byText('重新加载'))
    expect(shows('望京分院')).toBe(true)
  })
})

describe('cache', () => {
  test('R4.13 R9.13 back within ten seconds asks nothing, later it asks again', async () => {
    await open({})
    world.setNow(NOW + 10_000)
    page?.fire('onShow')
    await flush()
    expect(lists()).toHaveLength(1)
    world.setNow(NOW + 11_000)
    page?.fire('onShow')
    await flush()
    expect(lists()).toHaveLength(2)
  })

  test('R4.13 a page opened anew within ten seconds uses the list it has', async () => {
    await open({})
    page?.leave()
    world.setNow(NOW + 5000)
    await enter()
    expect(lists()).toHaveLength(1)
    expect(shows('望京分院')).toBe(true)
  })

  const shanghai = {
    cityCode: '289',
    cityName: '上海',
    providerCode: '0021',
    isLocation: 0,
    hot: 1,
    branchCount: 2,
    lat: 31.2,
    lon: 121.5
  }

  test('R4.14 R4.15 R2.171 a city of the panel reloads the list and is the product’s city', async () => {
    await open({
      'city.list': () => [
        { classifyName: '热门城市', cityList: [shanghai] },
        { classifyName: 'S', cityList: [shanghai] }
      ]
    })
    await tap(byLabel('切换城市，当前北京'))
    expect(byLabel('选择城市')?.getAttribute('role')).toBe('dialog')
    await tap(byText('上海'))
    expect(lists().at(-1)).toMatchObject({ cityCode: '289', dayNum: 7 })
    expect(world.root.process.detail('CK1003')?.cityCode).toBe('289')
    expect(world.root.location.cityCode).toBe('289')
  })

  test('an answer for the city that was left changes nothing', async () => {
    let late: (value: ReturnType<typeof bookingAnswer>) => void = () => undefined
    await open({
      'booking.list': (input) =>
        input.cityCode === '131'
          ? new Promise((done) => {
              late = done
            })
          : bookingAnswer({ [TUESDAY]: [clinicRow({ hospitalName: '上海分院' })] })
    })
    await act(async () => world.root.location.choose(shanghai))
    await flush()
    late(bookingAnswer({ [TUESDAY]: [clinicRow()] }))
    await flush()
    expect(shows('上海分院')).toBe(true)
    expect(shows('望京分院')).toBe(false)
  })
})

describe('empty city', () => {
  const kunming = {
    cityCode: '104',
    cityName: '昆明',
    providerCode: '0871',
    isLocation: 1,
    hot: 0,
    branchCount: 0,
    lat: 25,
    lon: 102
  }
  const beijingOnly: FakeCalls = {
    'booking.list': ({ cityCode }) => bookingAnswer(cityCode === '131' ? { [TUESDAY]: [clinicRow()] } : {})
  }
  const inKunming = () => open(beijingOnly, { prepare: ({ root }) => root.location.choose(kunming) })

  test('R2.117 R8.28 the screen and a toast say it', async () => {
    await inKunming()
    expect(shows('所选城市暂无可约机构')).toBe(true)
    expect(toast()).toBe('所选城市暂无可约机构')
    expect(shows('3 秒后为你切换到北京')).toBe(true)
  })

  test('R4.16 R9.14 after three seconds Beijing is loaded, and the way back stays', async () => {
    await open(beijingOnly)
    const asked = () => lists().map(({ cityCode }) => cityCode)
    await withFakeTime(async (advance) => {
      await act(async () => world.root.location.choose(kunming))
      await advance(2990)
      expect(shows('1 秒后为你切换到北京')).toBe(true)
      expect(asked()).toEqual(['131', '104'])
      await advance(500)
      expect(asked()).toEqual(['131', '104', '131'])
      expect(world.root.location.cityCode).toBe('131')
      expect(shows('昆明暂无可约机构，已为你切换到北京')).toBe(true)
    })
    await tap(byText('返回昆明'))
    expect(world.root.location.cityCode).toBe('104')
    expect(shows('所选城市暂无可约机构')).toBe(true)
    expect(shows('秒后为你切换')).toBe(false)
  })

  test('the automatic change can be stopped', async () => {
    await inKunming()
    await tap(byText('留在昆明'))
    expect(shows('秒后为你切换')).toBe(false)
    expect(world.root.location.cityCode).toBe('104')
  })

  test('R4.16 the default city stays: no reload loop', async () => {
    await open({ 'booking.list': () => bookingAnswer() })
    expect(shows('所选城市暂无可约机构')).toBe(true)
    expect(shows('秒后为你切换')).toBe(false)
  })
})

describe('calendar', () => {
  const days = [
    calendarDay(TUESDAY),
    calendarDay('2026-11-25', { price: 980 }),
    calendarDay('2026-11-26', { status: 1 }),
    calendarDay('2026-11-27', { status: 2 })
  ]

  test('R2.113 R7.36 R7.78 R4.17 R5.1 R5.2 R5.3 more dates opens it; a picked date is the only one asked for', async () => {
    await open({ 'booking.calendar': () => days })
    await tap(byText('更多日期'))
    expect(world.made1('booking.calendar')).toEqual({ cityCode: '131', productCode: 'CK1003' })
    for (const closed of ['11月26日 周四 已约满', '11月27日 周五 未开放', '11月28日 周六 未开放'])
      expect(byLabel(closed)?.getAttribute('aria-disabled')).toBe('true')
    await tap(byLabel('11月25日 周三 余12 ¥980 低价'))
    await tap(byText('确定，查看当日机构'))
    expect(lists().at(-1)).toMatchObject({ startDate: '2026-11-25', dayNum: 1 })
  })

  test('R2.114 R4.19 the nearest week comes back', async () => {
    await open({ 'booking.calendar': () => days })
    await tap(byText('更多日期'))
    await tap(byLabel('11月24日 周二 余12 ¥1080'))
    await tap(byText('确定，查看当日机构'))
    await tap(byText('最近一周'))
    expect(lists().at(-1)).toMatchObject({ startDate: '2026-11-20', dayNum: 7 })
  })

  test('R8.25 no bookable date: a toast of 3 s, no calendar', async () => {
    await open({ 'booking.calendar': () => [calendarDay(TUESDAY, { status: 1 })] })
    await withFakeTime(async (advance) => {
      await act(async () => byText('更多日期')?.click())
      await advance(2990)
      expect(toast()).toBe('暂无可预约日期')
      await advance(20)
      expect(toast()).toBeUndefined()
    })
    expect(shows('选择到检日期')).toBe(false)
  })

  test('R8.26 a picked date without branches', async () => {
    await open({
      'booking.calendar': () => days,
      'booking.list': ({ dayNum }) =>
        dayNum === 1 ? bookingAnswer() : bookingAnswer({ [TUESDAY]: [clinicRow()] })
    })
    await tap(byText('更多日期'))
    await tap(byLabel('11月24日 周二 余12 ¥1080'))
    await tap(byText('确定，查看当日机构'))
    expect(toast()).toBe('暂无排期')
    expect(world.root.location.cityCode).toBe('131')
  })

  const fullDay = { 'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow(full)] }) }

  test('R4.18 R7.36 R7.79 a full branch offers its own dates and goes on with the picked one', async () => {
    await open({ ...fullDay, 'booking.clinicCalendar': () => days })
    await tap(byLabel('澄安·北京望京分院 其他时间'))
    expect(world.made1('booking.clinicCalendar')).toEqual({
      hospitalId: 'H1001',
      productCode: 'CK1003',
      startDate: '2026-11-20'
    })
    await tap(byLabel('11月25日 周三 余12 ¥980 低价'))
    await tap(byText('确定，查看当日时段'))
    expect(lists()).toHaveLength(1)
    expect(world.made1('booking.timespans')).toMatchObject({ hospId: 'H1001', regDate: '2026-11-25' })
    expect(shows('选择到检时段')).toBe(true)
  })

  test('R8.24 a branch without any date', async () => {
    await open({ ...fullDay, 'booking.clinicCalendar': () => [] })
    await tap(byLabel('澄安·北京望京分院 其他时间'))
    expect(toast()).toBe('该分院暂不可预约，请选择其他分院')
  })
})

const next = () => tap(byLabel('澄安·北京望京分院 下一步'))

describe('slots and hold', () => {
  test('R4.20 R3.26 R7.38 R7.80 R7.81 R2.118 R3.6 several slots: choose, hold, go to the add-ons', async () => {
    await open({})
    await next()
    expect(world.made1('booking.timespans')).toMatchObject({
      hospId: 'H1001',
      regDate: TUESDAY,
      productCode: 'CK1003',
      ampm: 0
    })
    expect(shows('选择到检时段')).toBe(true)
    expect(byLabel('08:30-09:00 已约满')?.getAttribute('aria-disabled')).toBe('true')
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(byText('确定'))
    expect(world.made1('hold.take')).toEqual({
      orgCode: 'H1001',
      productCode: 'CK1003',
      date: TUESDAY,
      slotId: 12,
      persons: 1
    })
    expect(world.root.process.detail('CK1003')).toMatchObject({
      productName: '深度体检·男士款',
      selectedDate: TUESDAY,
      selectedTimespan: '08:00-08:30',
      selectedTimespanId: 12,
      selectedHospitalId: 'H1001',
      comboSalePrice: 1080,
      hold: { holdId: 'h1', expiresAt: NOW + 600_000 }
    })
    expect(world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('R4.21 X closes the sheet and nothing is chosen', async () => {
    await open({})
    await next()
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(all('[role="dialog"] [aria-label="关闭"]')[0])
    expect(calls('hold.take')).toBe(0)
    expect(world.root.process.detail('CK1003')?.selectedTimespanId).toBe(0)
    expect(world.visited).toEqual([])
  })

  test('R4.22 one slot is taken without asking', async () => {
    await open({ 'booking.timespans': () => [timeSlot(14, '09:00-09:30', 3)] })
    await next()
    expect(world.made1('hold.take')).toMatchObject({ slotId: 14 })
    expect(toast()).toBe('已为你保留名额 10 分钟')
    expect(world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('R4.23 R4.24 without slots the default one is used', async () => {
    await open({ 'booking.timespans': () => [] })
    await next()
    expect(world.root.process.detail('CK1003')).toMatchObject({
      selectedTimespan: '08:00-10:30',
      selectedTimespanId: 9999
    })
    expect(world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('R4.25 R8.26 category 5 does not go on without a slot', async () => {
    await open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { productCategory: 5 }),
      'booking.timespans': () => []
    })
    await next()
    expect(toast()).toBe('暂无排期')
    expect(calls('hold.take')).toBe(0)
    expect(world.visited).toEqual([])
  })

  test('a double tap asks once', async () => {
    await open({ 'booking.timespans': () => [timeSlot(14, '09:00-09:30', 3)] })
    const button = byLabel('澄安·北京望京分院 下一步')
    await act(async () => {
      button?.click()
      button?.click()
    })
    await flush()
    expect(calls('booking.timespans')).toBe(1)
    expect(calls('hold.take')).toBe(1)
  })

  test('R2.119 channel 66 skips the items of a product that says so', async () => {
    await open(
      {
        'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { skipItemSelection: true }),
        'booking.timespans': () => []
      },
      { query: { comefrom: '66' } }
    )
    await next()
    expect(world.visited).toEqual(['/process/confirm/checkup/CK1003'])
  })

  test('R2.119 on the web the same product goes to the add-ons', async () => {
    await open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { skipItemSelection: true }),
      'booking.timespans': () => []
    })
    await next()
    expect(world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('another slot gives the earlier hold back', async () => {
    let taken = 0
    await open({
      'booking.timespans': () => [timeSlot(14, '09:00-09:30', 3)],
      'hold.take': () => heldSlot({ holdId: `h${(taken += 1)}` })
    })
    await next()
    await next()
    expect(world.made1('hold.release')).toEqual({ holdId: 'h1' })
    expect(world.root.process.detail('CK1003')?.hold?.holdId).toBe('h2')
  })

  test('a page that was left goes nowhere', async () => {
    let answer: (slots: ReturnType<typeof timeSlot>[]) => void = () => undefined
    await open({
      'booking.timespans': () =>
        new Promise((done) => {
          answer = done
        })
    })
    await next()
    page?.leave()
    page = null
    answer([timeSlot(14, '09:00-09:30', 3)])
    await flush()
    expect(calls('hold.take')).toBe(0)
    expect(world.visited).toEqual([])
  })
})

describe('refusals', () => {
  const alternative = {
    hospitalId: 'H1001',
    hospitalName: '澄安·北京望京分院',
    date: '2026-11-25',
    slotId: 13,
    timespan: '08:30-09:00',
    remnum: 3
  }

  test('27002 shows alternatives and takes the chosen one', async () => {
    let first = true
    await open({
      'booking.timespans': () => [timeSlot(14, '09:00-09:30', 3)],
      'hold.take': () => {
        if (!first) return heldSlot()
        first = false
        throw new CallError(ErrorCode.quotaFull, '名额已满', [alternative])
      }
    })
    await next()
    expect(shows('名额已满')).toBe(true)
    await tap(byLabel('选这个 澄安·北京望京分院 11月25日 周三 08:30-09:00 仅剩3位'))
    expect(world.made1('hold.take')).toMatchObject({ date: '2026-11-25', slotId: 13 })
    expect(world.root.process.detail('CK1003')).toMatchObject({
      selectedDate: '2026-11-25',
      selectedTimespan: '08:30-09:00'
    })
    expect(world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('27002 for the slot one holds already goes on with that hold', async () => {
    let first = true
    await open({
      'booking.timespans': () => [timeSlot(14, '09:00-09:30', 1)],
      'hold.take': () => {
        if (!first) throw new CallError(ErrorCode.quotaFull, '名额已满', [])
        first = false
        return heldSlot()
      }
    })
    await next()
    await next()
    expect(world.visited).toHaveLength(2)
    expect(world.root.process.detail('CK1003')?.hold?.holdId).toBe('h1')
  })

  test('27003 is told, then the list is fetched again', async () => {
    await open({
      'booking.timespans': () => [timeSlot(14, '09:00-09:30', 3)],
      'hold.take': () => {
        throw new CallError(ErrorCode.scheduleChanged, '停诊')
      }
    })
    await next()
    expect(world.root.feedback.dialog?.text).toBe('停诊')
    expect(lists()).toHaveLength(1)
    await act(async () => world.root.feedback.settle(world.root.feedback.dialog?.id ?? 0, true))
    await flush()
    expect(lists()).toHaveLength(2)
  })

  test('27005 is told, then the product’s page opens in place', async () => {
    await open({
      'booking.list': () => {
        throw new CallError(ErrorCode.offShelf, '已下架')
      }
    })
    expect(world.root.feedback.dialog?.text).toBe('已下架')
    await act(async () => world.root.feedback.settle(world.root.feedback.dialog?.id ?? 0, true))
    await flush()
    expect(world.visited).toEqual(['replace /selling/checkup/CK1003'])
  })
})

describe('questionnaire', () => {
  const due: FakeCalls = {
    'booking.timespans': () => [],
    'questionnaire.config': () => [
      { open: 1, limit: 1, questionnaireConfigDTO: { id: 'Q1', saveType: 1, fourteenDays: 1 } }
    ],
    'questionnaire.get': () => ({
      id: 'Q1',
      title: '健康问卷',
      intro: '请如实填写',
      questions: [
        {
          id: 'a',
          title: '近14天是否发热',
          options: [
            { value: '1', label: '是', blocks: true },
            { value: '0', label: '否', blocks: false }
          ]
        }
      ]
    }),
    'questionnaire.answer': ({ answers }) =>
      answers['a'] === '1'
        ? { questionId: '', blocked: '发热期间不能体检' }
        : { questionId: 'ans-1', blocked: '' }
  }

  test('R2.124 R7.62 R7.84 it comes before the next screen and yields the questionId', async () => {
    await open(due)
    await next()
    expect(world.made1('questionnaire.config')).toMatchObject({
      comboName: '深度体检·男士款',
      hopId: 'H1001'
    })
    expect(shows('近14天是否发热')).toBe(true)
    expect(world.visited).toEqual([])
    await tap(byText('否'))
    await tap(byText('提交'))
    expect(world.root.process.detail('CK1003')?.questionId).toBe('ans-1')
    expect(world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('an answer that forbids the booking says why and stays', async () => {
    await open(due)
    await next()
    await tap(byText('是'))
    await tap(byText('提交'))
    expect(shows('发热期间不能体检')).toBe(true)
    expect(world.visited).toEqual([])
  })

  test('R4.82 a guest logs in first, and the questionnaire opens on return', async () => {
    await open(due, { session: null })
    await next()
    expect(world.visited).toEqual([
      `/mine/authorize?url=${encodeURIComponent('/process/booking/checkup/CK1003')}`
    ])
    await act(async () => world.root.session.begin(demoSession))
    page?.fire('onShow')
    await flush()
    expect(shows('近14天是否发热')).toBe(true)
  })
})

test('the step bar shows only while a supermarket code is held', async () => {
  await open({})
  expect(shows('选加项')).toBe(false)
  page?.leave()
  await open({}, { prepare: ({ root }) => root.items.set('supermarketCode', { comboId: '1' }) })
  expect(shows('选加项')).toBe(true)
})
