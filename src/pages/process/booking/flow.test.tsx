import { act } from 'react'
import { runInAction } from 'mobx'
import { CallError, ErrorCode } from '@/contract/errors'
import { bookingAnswer, calendarDay, clinicRow, heldSlot, timeSlot } from '@/../tests/support/booking'
import { BookingScreen, TUESDAY } from '@/../tests/support/booking-page'
import { KEY, product, visit } from '@/../tests/support/draft'
import { all, byLabel, byText, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { demoSession, NOW, type FakeCalls } from '@/../tests/support/world'

const screen = new BookingScreen()
afterEach(screen.leave)
const full = { free: false, level: 0, remaining: 0, percent: 100 }

describe('calendar', () => {
  const days = [
    calendarDay(TUESDAY),
    calendarDay('2026-11-25', { price: 980 }),
    calendarDay('2026-11-26', { status: 1 }),
    calendarDay('2026-11-27', { status: 2 }),
    calendarDay('2026-11-30', { free: false })
  ]

  test('R2.113 R3.24 R7.36 R7.78 R4.12 R4.17 R5.1 R5.2 R5.3 more dates opens it; a picked date is the only one asked for', async () => {
    await screen.open({ 'booking.calendar': () => days })
    await tap(byText('更多日期'))
    expect(screen.world.made1('booking.calendar')).toEqual({ cityCode: '131', productCode: 'CK1003' })
    for (const closed of [
      '11月26日 周四 已约满',
      '11月27日 周五 未开放',
      '11月28日 周六 未开放',
      '11月30日 周一 未开放'
    ])
      expect(byLabel(closed)?.getAttribute('aria-disabled')).toBe('true')
    await tap(byLabel('11月25日 周三 余12 ¥980.00 低价'))
    await tap(byText('确定，查看当日分院'))
    expect(screen.lists.at(-1)).toMatchObject({ startDate: '2026-11-25', dayNum: 1 })
  })

  test('R5.44 R5.45 a day draws its price in parts and speaks it with two decimals', async () => {
    await screen.open({
      'booking.calendar': () => [calendarDay(TUESDAY), calendarDay('2026-11-25', { price: 980.5 })]
    })
    await tap(byText('更多日期'))
    const parts = [...(byLabel('11月25日 周三 余12 ¥980.50 低价')?.querySelectorAll('.note > *') ?? [])]
    expect(parts.map((part) => part.textContent)).toEqual(['¥980', '.5'])
  })

  test('R2.114 R4.19 the nearest week comes back', async () => {
    await screen.open({ 'booking.calendar': () => days })
    await tap(byText('更多日期'))
    await tap(byLabel('11月24日 周二 余12 ¥1080.00'))
    await tap(byText('确定，查看当日分院'))
    await tap(byText('最近一周'))
    expect(screen.lists.at(-1)).toMatchObject({ startDate: '2026-11-20', dayNum: 7 })
  })

  test('R8.25 no bookable date: a toast of 3 s, no calendar', async () => {
    await screen.open({ 'booking.calendar': () => [calendarDay(TUESDAY, { status: 1 })] })
    await withFakeTime(async (advance) => {
      await act(async () => byText('更多日期')?.click())
      await advance(2990)
      expect(screen.toast).toBe('暂无可预约日期')
      await advance(20)
      expect(screen.toast).toBeUndefined()
    })
    expect(shows('选择日期')).toBe(false)
  })

  test('R8.26 a picked date without branches', async () => {
    await screen.open({
      'booking.calendar': () => days,
      'booking.list': ({ dayNum }) =>
        dayNum === 1 ? bookingAnswer() : bookingAnswer({ [TUESDAY]: [clinicRow()] })
    })
    await tap(byText('更多日期'))
    await tap(byLabel('11月24日 周二 余12 ¥1080.00'))
    await tap(byText('确定，查看当日分院'))
    expect(screen.toast).toBe('暂无排期')
    expect(screen.world.root.location.cityCode).toBe('131')
  })

  const fullDay = { 'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow(full)] }) }

  test('R4.18 R7.36 R7.79 a full branch offers its own dates and goes on with the picked one', async () => {
    await screen.open({ ...fullDay, 'booking.clinicCalendar': () => days })
    await tap(byLabel('澄安体检中心（北京望京分院） 其他时间'))
    expect(screen.world.made1('booking.clinicCalendar')).toEqual({
      orgCode: 'H1001',
      hospitalId: 'H1001',
      productCode: 'CK1003',
      startDate: '2026-11-20'
    })
    await tap(byLabel('11月25日 周三 余12 ¥980.00 低价'))
    await tap(byText('确定，查看当日时段'))
    expect(screen.lists).toHaveLength(1)
    expect(screen.world.made1('booking.timespans')).toMatchObject({ hospId: 'H1001', regDate: '2026-11-25' })
    expect(shows('选择时段')).toBe(true)
  })

  test('R2.112 改日期 of a branch opens its own dates', async () => {
    await screen.open({ 'booking.clinicCalendar': () => days })
    await tap(byLabel('澄安体检中心（北京望京分院）改日期'))
    expect(screen.world.made1('booking.clinicCalendar')).toMatchObject({ orgCode: 'H1001' })
    expect(byLabel('11月25日 周三 余12 ¥980.00 低价')).toBeDefined()
  })

  test('R8.24 a branch without any date', async () => {
    await screen.open({ ...fullDay, 'booking.clinicCalendar': () => [] })
    await tap(byLabel('澄安体检中心（北京望京分院） 其他时间'))
    expect(screen.toast).toBe('该分院暂不可预约，请选择其他分院')
  })
})

const next = () => tap(byLabel('澄安体检中心（北京望京分院） 下一步'))

describe('slots and hold', () => {
  test('R4.20 R3.26 R7.38 R7.80 R7.81 R2.118 R3.6 several slots: choose, hold, go to the add-ons', async () => {
    await screen.open({})
    await next()
    expect(screen.world.made1('booking.timespans')).toMatchObject({
      orgCode: 'H1001',
      date: TUESDAY,
      hospId: 'H1001',
      regDate: TUESDAY,
      productCode: 'CK1003',
      ampm: 1
    })
    expect(shows('选择时段')).toBe(true)
    expect(byLabel('08:30-09:00 已约满')?.getAttribute('aria-disabled')).toBe('true')
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(byText('确定'))
    expect(screen.world.made1('hold.take')).toEqual({
      orgCode: 'H1001',
      productCode: 'CK1003',
      date: TUESDAY,
      slotId: 102,
      persons: 1
    })
    expect(screen.parts).toMatchObject({
      product: { name: '深度体检·男士款' },
      visit: {
        branch: { id: 'H1001', priceFen: 108_000 },
        date: TUESDAY,
        timespan: '08:00-08:30',
        slotId: 102,
        hold: { id: 'h1', expiresAt: NOW + 600_000 }
      }
    })
    expect(screen.world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('a couple’s product holds two seats, and the draft knows it after a reload', async () => {
    await screen.open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { persons: 2 }) })
    await next()
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(byText('确定'))
    expect(screen.world.made1('hold.take')).toMatchObject({ persons: 2 })
    expect(screen.parts?.product).toMatchObject({ persons: 2 })
  })

  test('R1.5 city, day, branch and slot are each chosen', async () => {
    const shanghai = { cityCode: '289', cityName: '上海', providerCode: '0021', isLocation: 0, hot: 1 }
    const cityList = [{ ...shanghai, branchCount: 2, lat: 31.2, lon: 121.5 }]
    const branches = ['人民广场分院', '陆家嘴分院'].map((hospitalName, at) =>
      clinicRow({ hospitalId: `H200${at}`, orgCode: `H200${at}`, hospitalName })
    )
    await screen.open({
      'city.list': () => [{ classifyName: 'S', cityList }],
      'booking.list': () => bookingAnswer({ [TUESDAY]: branches, '2026-11-25': branches })
    })
    await tap(byLabel('切换城市，当前北京'))
    await tap(byText('上海'))
    await tap(byText('周三11-25可约'))
    await tap(byLabel('陆家嘴分院 下一步'))
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(byText('确定'))
    expect(screen.parts).toMatchObject({
      days: { cityCode: '289' },
      visit: { branch: { id: 'H2001' }, date: '2026-11-25', slotId: 102 }
    })
  })

  test('R3.19 after the choice the entry of the product has the fields of the booking cache', async () => {
    await screen.open({})
    await next()
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(byText('确定'))
    const { process } = screen.world.root
    expect(screen.parts).toEqual({
      days: {
        cityCode: '131',
        startDate: '2026-11-20',
        dayNum: 7,
        lastUpdate: NOW,
        valid: true,
        tabDate: ''
      },
      product: product({ fasting: true }),
      visit: visit({ hold: { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 5 } })
    })
    expect(process.info(KEY)).toMatchObject({
      days: expect.arrayContaining([{ date: TUESDAY, branches: [expect.objectContaining({ id: 'H1001' })] }]),
      product: { itemCount: 21 }
    })
  })

  test('R4.21 X closes the sheet and nothing is chosen', async () => {
    await screen.open({})
    await next()
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(all('[role="dialog"] [aria-label="关闭"]')[0])
    expect(screen.count('hold.take')).toBe(0)
    expect(screen.parts?.visit).toBeUndefined()
    expect(screen.world.visited).toEqual([])
  })

  test('R4.22 one slot is taken without asking', async () => {
    await screen.open({ 'booking.timespans': () => [timeSlot(104, '09:00-09:30', 3)] })
    await next()
    expect(screen.world.made1('hold.take')).toMatchObject({ slotId: 104 })
    expect(screen.toast).toBe('已为你保留名额 10 分钟')
    expect(screen.world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('R4.23 R4.24 without slots the default one is used', async () => {
    await screen.open({ 'booking.timespans': () => [] })
    await next()
    expect(screen.parts?.visit).toMatchObject({ timespan: '08:00-10:30', slotId: 9999 })
    expect(screen.world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('R4.25 R8.26 category 5 does not go on without a slot', async () => {
    await screen.open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { productCategory: 5 }),
      'booking.timespans': () => []
    })
    await next()
    expect(screen.toast).toBe('暂无排期')
    expect(screen.count('hold.take')).toBe(0)
    expect(screen.world.visited).toEqual([])
  })

  test('a double tap asks once', async () => {
    await screen.open({ 'booking.timespans': () => [timeSlot(104, '09:00-09:30', 3)] })
    const button = byLabel('澄安体检中心（北京望京分院） 下一步')
    await act(async () => {
      button?.click()
      button?.click()
    })
    await idle()
    expect(screen.count('booking.timespans')).toBe(1)
    expect(screen.count('hold.take')).toBe(1)
  })

  test('R2.119 the third-party flow of channel 66 skips the items of a product that says so', async () => {
    await screen.open(
      {
        'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { skipItemSelection: true }),
        'booking.timespans': () => []
      },
      { query: { comefrom: '66' } }
    )
    const { session } = screen.world.root
    await act(async () => runInAction(() => (session.isThird = true)))
    await next()
    expect(screen.world.visited).toEqual(['/process/confirm/checkup/CK1003'])
  })

  test.each([
    ['was held before', {}, '1'],
    ['is the product’s own', { supermarketCode: 'SM9001', comboId: '2014' }, '']
  ])('R2.120 a supermarket code that %s leads to the self-selected screen', async (_name, product, held) => {
    await screen.open(
      {
        'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, product),
        'booking.timespans': () => []
      },
      { prepare: ({ root }) => held && root.items.set('supermarketCode', { comboId: held }) }
    )
    await next()
    expect(screen.world.visited).toEqual(['/process/Supermarket/CK1003'])
  })

  test('R2.119 for everybody else on channel 66 the same product goes to the add-ons', async () => {
    await screen.open(
      {
        'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }, { skipItemSelection: true }),
        'booking.timespans': () => []
      },
      { query: { comefrom: '66' } }
    )
    await next()
    expect(screen.world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('another slot gives the earlier hold back', async () => {
    let taken = 0
    await screen.open({
      'booking.timespans': () => [timeSlot(104, '09:00-09:30', 3)],
      'hold.take': () => heldSlot({ holdId: `h${(taken += 1)}` })
    })
    await next()
    await next()
    expect(screen.world.made1('hold.release')).toEqual({ holdId: 'h1' })
    expect(screen.parts?.visit?.hold?.id).toBe('h2')
  })

  test('a page that was left goes nowhere', async () => {
    let answer: (slots: ReturnType<typeof timeSlot>[]) => void = () => undefined
    await screen.open({
      'booking.timespans': () =>
        new Promise((done) => {
          answer = done
        })
    })
    await next()
    screen.leave()
    answer([timeSlot(104, '09:00-09:30', 3)])
    await idle()
    expect(screen.count('hold.take')).toBe(0)
    expect(screen.world.visited).toEqual([])
  })
})

describe('refusals', () => {
  const alternative = {
    hospitalId: 'H1001',
    hospitalName: '澄安体检中心（北京望京分院）',
    date: '2026-11-25',
    slotId: 103,
    timespan: '08:30-09:00',
    num: 20,
    remnum: 3
  }

  test('27002 shows alternatives and takes the chosen one', async () => {
    let first = true
    await screen.open({
      'booking.timespans': () => [timeSlot(104, '09:00-09:30', 3)],
      'hold.take': () => {
        if (!first) return heldSlot()
        first = false
        throw new CallError(ErrorCode.quotaFull, '名额已满', [alternative])
      }
    })
    await next()
    expect(shows('名额已满')).toBe(true)
    await tap(byLabel('选这个 澄安体检中心（北京望京分院） 11月25日 周三 08:30-09:00 仅剩3位'))
    expect(screen.world.made1('hold.take')).toMatchObject({ date: '2026-11-25', slotId: 103 })
    expect(screen.parts?.visit).toMatchObject({ date: '2026-11-25', timespan: '08:30-09:00' })
    expect(screen.world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test.each([
    [
      'guests hold their share of it',
      ErrorCode.quotaFull,
      '该时段的临时保留名额已满，登录后可继续预约，也可选择其他时段'
    ],
    ['it was kept for too long', ErrorCode.quotaFull, '您保留该时段的时间已到上限，请提交订单或选择其他时段'],
    ['too many were taken from here', ErrorCode.tooManyRequests, '操作太频繁，请稍后再试']
  ])('a slot that is refused because %s: the screen says so and stays', async (_why, code, text) => {
    await screen.open({
      'booking.timespans': () => [timeSlot(104, '09:00-09:30', 3)],
      'hold.take': () => {
        throw new CallError(code, text, [])
      }
    })
    await next()
    expect(code === ErrorCode.quotaFull ? shows(text) : screen.toast === text).toBe(true)
    expect(screen.world.visited).toEqual([])
  })

  test('27002 for the slot one holds already goes on with that hold', async () => {
    let first = true
    await screen.open({
      'booking.timespans': () => [timeSlot(104, '09:00-09:30', 1)],
      'hold.take': () => {
        if (!first) throw new CallError(ErrorCode.quotaFull, '名额已满', [])
        first = false
        return heldSlot()
      }
    })
    await next()
    await next()
    expect(screen.world.visited).toHaveLength(2)
    expect(screen.parts?.visit?.hold?.id).toBe('h1')
  })

  test('27003 is told, then the list is fetched again', async () => {
    await screen.open({
      'booking.timespans': () => [timeSlot(104, '09:00-09:30', 3)],
      'hold.take': () => {
        throw new CallError(ErrorCode.scheduleChanged, '停诊')
      }
    })
    await next()
    expect(screen.world.root.feedback.dialog?.text).toBe('停诊')
    expect(screen.lists).toHaveLength(1)
    await screen.acceptDialog()
    expect(screen.lists).toHaveLength(2)
  })

  test('27005 is told, then the product’s page opens in place', async () => {
    await screen.open({
      'booking.list': () => {
        throw new CallError(ErrorCode.offShelf, '已下架')
      }
    })
    expect(screen.world.root.feedback.dialog?.text).toBe('已下架')
    await screen.acceptDialog()
    expect(screen.world.visited).toEqual(['replace /selling/checkup/CK1003'])
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
    await screen.open(due)
    await next()
    expect(screen.world.made1('questionnaire.config')).toMatchObject({
      comboName: '深度体检·男士款',
      hopId: 'H1001',
      productCode: 'CK1003'
    })
    expect(shows('近14天是否发热')).toBe(true)
    expect(screen.world.visited).toEqual([])
    await tap(byText('否'))
    await tap(byText('提交'))
    expect(screen.parts?.questionnaire?.id).toBe('ans-1')
    expect(screen.world.visited).toEqual(['/process/addon/checkup/CK1003'])
  })

  test('an answer that forbids the booking says why and stays', async () => {
    await screen.open(due)
    await next()
    await tap(byText('是'))
    await tap(byText('提交'))
    expect(shows('发热期间不能体检')).toBe(true)
    expect(screen.world.visited).toEqual([])
  })

  test('R4.82 a guest logs in first, and the questionnaire opens on return', async () => {
    await screen.open(due, { session: null })
    await next()
    expect(screen.world.visited).toEqual([
      `/mine/authorize?url=${encodeURIComponent('/process/booking/checkup/CK1003')}`
    ])
    await act(async () => screen.world.root.session.begin(demoSession))
    screen.page?.fire('onShow')
    await idle()
    expect(shows('近14天是否发热')).toBe(true)
  })
})
