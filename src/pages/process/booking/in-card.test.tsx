import { ErrorCode, CallError } from '@/contract/errors'
import { draftKey } from '@/domain/draft/draft'
import { bookingAnswer, clinicRow, heldSlot, calendarDay } from '@/../tests/support/booking'
import { BookingScreen, TUESDAY } from '@/../tests/support/booking-page'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import type { FakeCalls } from '@/../tests/support/world'

const screen = new BookingScreen()
afterEach(screen.leave)

const STORE = {
  hospitalId: 'D2101',
  orgCode: 'D2101',
  hospitalName: '皓沐口腔（上海徐家汇店）',
  hasBreakfast: false
}
const time = (schedulingId: number, regTime: string, remnum: number) => ({
  schedulingId,
  regTime,
  num: 4,
  remnum,
  regDate: TUESDAY,
  ampm: regTime < '12' ? 1 : 2
})
const CLEANING = {
  productCode: 'DT0101',
  productName: '超声波洁牙+抛光',
  itemNum: 0,
  fasting: false,
  productCategory: 0
}
const stores = (...rows: Parameters<typeof clinicRow>[0][]) => ({
  'dental.list': () =>
    bookingAnswer({ [TUESDAY]: rows.map((row) => clinicRow({ ...STORE, ...row })) }, CLEANING)
})

const CALLS: FakeCalls = {
  ...stores({}),
  'dental.cities': () => [{ cityCode: '289', cityName: '上海', isLocation: 0 }],
  'dental.schedule': () => [
    time(200, '10:00-10:30', 0),
    time(205, '14:00-14:30', 3),
    time(206, '14:30-15:00', 2),
    time(214, '18:00-18:30', 0)
  ],
  'dental.doctors': () => [],
  'dental.appointment': () => heldSlot()
}
const open = (calls: FakeCalls = {}) =>
  screen.open({ ...CALLS, ...calls }, { params: { type: 'dentistry', id: 'DT0101' } })
const made = (name: string) =>
  screen.world.made.filter((call) => call.name === name).map(({ input }) => input)

describe('times in the card of a store', () => {
  test('R2.106 R2.121 R7.53 R7.54 R7.56 a time is marked, kept by its own call, and confirm comes next', async () => {
    await open()
    for (const part of ['上午', '下午', '晚上']) expect(shows(part)).toBe(true)
    expect(byLabel('10:00-10:30 已约满')?.getAttribute('aria-disabled')).toBe('true')
    expect(shows('请选择时段')).toBe(true)
    await tap(byLabel('14:00-14:30 余3位'))
    expect(shows('11月24日 周二 14:00-14:30')).toBe(true)
    await tap(byText('下一步'))
    await idle()
    expect(made('dental.schedule')).toEqual([{ orgId: 'D2101', productCode: 'DT0101', regDate: TUESDAY }])
    expect(made('dental.appointment')).toEqual([
      { orgId: 'D2101', productCode: 'DT0101', regDate: TUESDAY, schedulingId: 205 }
    ])
    expect(made('hold.take')).toEqual([])
    expect(screen.world.visited.at(-1)).toBe('/process/confirm/dentistry/DT0101')
  })

  test('R7.82 cities and stores are asked at the same time', async () => {
    let answer = (_rows: ReturnType<typeof bookingAnswer>): void => undefined
    await open({ 'dental.list': () => new Promise((resolve) => (answer = resolve)) })
    expect([made('dental.list').length, made('dental.cities').length]).toEqual([1, 1])
    answer(bookingAnswer({ [TUESDAY]: [clinicRow(STORE)] }, CLEANING))
    await idle()
    expect(shows('皓沐口腔（上海徐家汇店）')).toBe(true)
  })

  test('R8.27 a list that fails is said as such, and can be asked again', async () => {
    let fails = true
    await open({
      'dental.list': () => {
        if (fails) throw new CallError(ErrorCode.business, '暂时无法查询')
        return bookingAnswer({ [TUESDAY]: [clinicRow(STORE)] }, CLEANING)
      }
    })
    expect(screen.toast).toBe('系统异常，请联系我们')
    fails = false
    await tap(byText('重新加载'))
    await idle()
    expect(shows('皓沐口腔（上海徐家汇店）')).toBe(true)
  })

  test('the only time of a day is marked by itself', async () => {
    await open({ 'dental.schedule': () => [time(205, '14:00-14:30', 1)] })
    expect(byLabel('14:00-14:30 余1位')?.getAttribute('aria-checked')).toBe('true')
    expect(shows('11月24日 周二 14:00-14:30')).toBe(true)
  })

  test('no time is said in the card; times that did not come are asked again', async () => {
    await open({ 'dental.schedule': () => [] })
    expect(shows('暂无排期')).toBe(true)
    screen.leave()
    let fails = true
    await open({
      'dental.schedule': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return [time(205, '14:00-14:30', 9)]
      }
    })
    fails = false
    await tap(byText('重新加载'))
    await idle()
    expect(byLabel('14:00-14:30 余9位')).toBeDefined()
  })

  test('of several stores one shows its times, another does once it is tapped', async () => {
    await open(stores({}, { hospitalId: 'D2102', orgCode: 'D2102', hospitalName: '皓沐口腔（静安店）' }))
    await tap(byLabel('皓沐口腔（静安店） 下一步'))
    await idle()
    expect(made('dental.schedule').map((input) => (input as { orgId: string }).orgId)).toEqual([
      'D2101',
      'D2102'
    ])
    expect(byLabel('皓沐口腔（上海徐家汇店） 下一步')).toBeDefined()
  })

  test('a time that went meanwhile: others are offered and the times asked again', async () => {
    await open({
      'dental.appointment': () => {
        throw new CallError(ErrorCode.quotaFull, '该时段名额已满，请选择其他时段', [])
      }
    })
    await tap(byLabel('14:00-14:30 余3位'))
    await tap(byText('下一步'))
    await idle()
    expect(shows('该时段名额已满')).toBe(true)
    expect(made('dental.schedule').length).toBe(2)
  })

  test('other days of the store are its own, those of the city too', async () => {
    await open({ 'dental.days': () => [calendarDay('2026-11-28')] })
    await tap(byText('更多日期'))
    await idle()
    expect(made('dental.days')).toEqual([{ productCode: 'DT0101', cityCode: '131' }])
    expect(byText('确定，查看当日分院')).toBeDefined()
  })

  test('R2.117 in a city without a store the cities that have one are named', async () => {
    await open({ 'dental.list': () => bookingAnswer({}, CLEANING) })
    expect(shows('上海可以约，换个城市看看')).toBe(true)
  })
})

describe('doctors with times of their own', () => {
  const doctor = (doctorId: string, doctorName: string, change: object = {}) => ({
    ...{ doctorId, doctorName, title: '主治医师', years: 12, focus: '牙周洁治、牙敏感', image: '' },
    ...{ works: true, remnum: 5, firstDate: TUESDAY, firstTime: '', ...change }
  })
  const DOCTORS: FakeCalls = {
    'dental.doctors': () => [
      doctor('DR1', '宋乔'),
      doctor('DR2', '郑远山', { remnum: 0 }),
      doctor('DR3', '何屿', { works: false, remnum: 0 })
    ],
    'dental.schedule': ({ doctorId }) =>
      doctorId === 'DR1'
        ? [time(210, '15:30-16:00', 1)]
        : [time(205, '14:00-14:30', 3), time(206, '14:30-15:00', 2)]
  }

  test('R7.53 the times are those of the doctor that is chosen, kept and confirmed with that doctor', async () => {
    await open(DOCTORS)
    expect(made('dental.doctors')).toEqual([{ orgId: 'D2101', regDate: TUESDAY }])
    expect(byLabel('不指定 按时间安排')?.getAttribute('aria-checked')).toBe('true')
    expect(byLabel('14:00-14:30 余3位')).toBeDefined()
    await tap(byLabel('宋乔 主治医师 12年 · 可约'))
    await idle()
    expect(shows('牙周洁治、牙敏感')).toBe(true)
    expect(byLabel('14:00-14:30 余3位')).toBeUndefined()
    await tap(byLabel('15:30-16:00 余1位'))
    expect(shows('宋乔 主治医师 · 选定后保留 10 分钟')).toBe(true)
    await tap(byText('下一步'))
    await idle()
    expect(made('dental.appointment')).toEqual([
      { orgId: 'D2101', productCode: 'DT0101', regDate: TUESDAY, schedulingId: 210, doctorId: 'DR1' }
    ])
    const { process } = screen.world.root
    const draft = process.draft(draftKey({ kind: 'dentistry', productCode: 'DT0101' }))
    expect(draft?.parts.visit?.doctor).toEqual({ id: 'DR1', name: '宋乔', title: '主治医师' })
  })

  test('one who was chosen on the product’s page is chosen here', async () => {
    await screen.open(
      { ...CALLS, ...DOCTORS },
      { params: { type: 'dentistry', id: 'DT0101', hospitalId: 'D2101', doctorId: 'DR1', date: TUESDAY } }
    )
    expect(byLabel('宋乔 主治医师 12年 · 可约')?.getAttribute('aria-checked')).toBe('true')
    expect(byLabel('15:30-16:00 余1位')).toBeDefined()
    await tap(byLabel('不指定 按时间安排'))
    await idle()
    expect(byLabel('宋乔 主治医师 12年 · 可约')?.getAttribute('aria-checked')).toBe('false')
    expect(byLabel('14:00-14:30 余3位')).toBeDefined()
  })

  test('one who is fully booked or does not work that day cannot be chosen', async () => {
    await open(DOCTORS)
    expect(byLabel('郑远山 主治医师 12年 · 当天已约满')?.getAttribute('aria-disabled')).toBe('true')
    expect(byLabel('何屿 主治医师 12年 · 当天不出诊')?.getAttribute('aria-disabled')).toBe('true')
  })

  test('a time of a doctor that went: others of the same doctor are offered and kept', async () => {
    let tries = 0
    await open({
      ...DOCTORS,
      'dental.appointment': () => {
        tries += 1
        if (tries > 1) return heldSlot()
        throw new CallError(ErrorCode.quotaFull, '该医生这个时段已约满，请选择其他时段，或不指定医生', [
          {
            ...{ hospitalId: 'D2101', hospitalName: '皓沐口腔（上海徐家汇店）', date: TUESDAY },
            ...{ slotId: 212, timespan: '17:00-17:30', num: 4, remnum: 1 }
          }
        ])
      }
    })
    await tap(byLabel('宋乔 主治医师 12年 · 可约'))
    await idle()
    await tap(byText('下一步'))
    await idle()
    expect(shows('该医生这个时段已约满，请选择其他时段，或不指定医生')).toBe(true)
    const other = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="button"]')].find(
      (one) =>
        one.textContent?.includes('17:00-17:30') || one.getAttribute('aria-label')?.includes('17:00-17:30')
    )
    await tap(other)
    await idle()
    expect(made('dental.appointment').at(-1)).toMatchObject({ schedulingId: 212, doctorId: 'DR1' })
  })

  test('without a list of doctors none is asked for', async () => {
    await open()
    expect(shows('不指定')).toBe(false)
  })
})
