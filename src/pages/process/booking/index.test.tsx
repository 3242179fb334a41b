import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { bookingAnswer, clinicRow } from '@/../tests/support/booking'
import { BookingScreen, TUESDAY } from '@/../tests/support/booking-page'
import { days, KEY, startDraft } from '@/../tests/support/draft'
import { firstAsks, wired } from '@/../tests/support/first-asks'
import {
  all,
  byLabel,
  byText,
  control,
  idle,
  labels,
  shows,
  tap,
  withFakeTime
} from '@/../tests/support/screen'
import { NOW, type FakeCalls } from '@/../tests/support/world'

const screen = new BookingScreen()
const CONTACT = {
  contactId: 'c001',
  name: '陈予安',
  mobile: '13800000001',
  gender: 1,
  idType: 1,
  idNumber: '',
  birthday: '',
  marry: null,
  sexHistory: null
} as const
afterEach(screen.leave)

describe('the list', () => {
  test('R2.110 R2.111 R2.112 R2.115 header, dates, and all parts of a branch row', async () => {
    await screen.open({}, { located: true })
    expect(shows('选择机构与时间')).toBe(true)
    expect(byLabel('切换城市，当前北京')).toBeDefined()
    expect(labels('[role="tab"]')).toContain('11月24日 周二 余80，周二 11-24 可约')
    for (const part of ['望京分院', '12.69 km', '朝阳区阜荣街', '已约55%', '¥1080', '下一步', '女性专区'])
      expect(shows(part)).toBe(true)
    for (const part of ['4.8', '1,208 条', '望京站C口步行约6分钟', '11-24 周二 07:30 起'])
      expect(shows(part)).toBe(true)
    expect(byLabel('评分4.8，1208条到访后评价')).toBeDefined()
    expect(all('img[src="/seed-img/facade/1.svg"]')).toHaveLength(1)
    expect(byLabel('澄安体检中心（北京望京分院）改日期')).toBeDefined()
  })

  test('what is not told of a branch is not drawn', async () => {
    const row = clinicRow({ score: 0, reviewCount: 0, transit: '', firstTime: '' })
    await screen.open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [row] }) })
    expect(all('[aria-label^="评分"]')).toEqual([])
    expect(shows('步行')).toBe(false)
    expect(shows('11-24 周二 有号')).toBe(true)
  })

  test.each([
    ['the next day that has room', { '2026-11-26': [clinicRow()] }, '11-24 周二 已满，11-26 周四 有号'],
    ['no other day', {}, '11-24 周二 已满']
  ])('a full branch tells %s', async (_name, later, text) => {
    const full = clinicRow({ free: false, level: 0 })
    await screen.open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [full], ...later }) })
    if ('2026-11-26' in later) await tap(all('[role="tab"]')[4])
    expect(shows(text)).toBe(true)
    expect(shows('改日期')).toBe(false)
  })

  test('R2.115 a mark takes the place of a tag: a row that is marked later does not grow', async () => {
    const row = clinicRow({ tags: ['女性专区', '低剂量CT', '免费停车2小时'] })
    await screen.open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [row] }) })
    expect(shows('低剂量CT')).toBe(true)
    expect(shows('免费停车2小时')).toBe(false)
    screen.leave()
    await screen.open(
      { 'booking.list': () => bookingAnswer({ [TUESDAY]: [row] }) },
      { params: { hospitalId: row.hospitalId } }
    )
    expect(shows('已选分院')).toBe(true)
    expect(shows('女性专区')).toBe(true)
    expect(shows('低剂量CT')).toBe(false)
  })

  test('R2.110 the product stands on top', async () => {
    await screen.open({})
    expect(shows('深度体检·男士款')).toBe(true)
    expect(shows('21项 · 约78分钟 · 需空腹8小时')).toBe(true)
  })

  test('whom the package takes is told on top, and when that is nobody of the family, before a seat is kept', async () => {
    const answers = (familyUnfit: boolean) => ({
      'booking.list': () =>
        bookingAnswer({ [TUESDAY]: [clinicRow()] }, { ageMin: 30, ageMax: 50, familyUnfit })
    })
    const told = '您的家人中暂无符合限男士、30–50岁的人，可在确认信息时新增，或选择其他商品'
    await screen.open(answers(false))
    expect(shows('限男士 · 30–50岁 · 21项')).toBe(true)
    expect(shows('您的家人中')).toBe(false)
    screen.leave()
    await screen.open(answers(true))
    expect(shows(told)).toBe(true)
    expect(byLabel('澄安体检中心（北京望京分院） 下一步')).toBeDefined()
    await tap(control('link', '其他商品'))
    expect(screen.world.visited).toEqual(['tab /shop'])
  })

  test.each([
    ['free', { free: true, level: 0 }, '下一步'],
    ['level not zero', { free: false, level: 1 }, '下一步'],
    ['both zero', { free: false, level: 0 }, '其他时间']
  ])('R2.116 %s', async (_name, change, text) => {
    await screen.open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow(change)] }) })
    expect(byLabel(`澄安体检中心（北京望京分院） ${text}`)).toBeDefined()
  })

  test('R5.47 the distance is cut, and hidden when unknown', async () => {
    const at = (hospitalDistance: number | null) => ({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow({ hospitalDistance })] })
    })
    await screen.open(at(1.239), { located: true })
    expect(shows('1.23 km')).toBe(true)
    screen.leave()
    await screen.open(at(null), { located: true })
    expect(shows(' km')).toBe(false)
    screen.leave()
    // From the middle of the city, where nobody stands.
    await screen.open(at(1.239))
    expect(shows(' km')).toBe(false)
  })

  test('R2.27 a guest sees days and branches', async () => {
    await screen.open({}, { session: null })
    expect(screen.world.visited).toEqual([])
    expect(shows('澄安体检中心（北京望京分院）')).toBe(true)
  })

  test('R7.35 R7.76 R3.2 R3.20 R9.12 a guest without position asks with Beijing and seven days', async () => {
    await screen.open({}, { session: null })
    expect(screen.lists).toEqual([
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
    await screen.open({}, { params: { again: 'CA1' } })
    expect(screen.lists[0]?.orderNum).toBe('CA1')
    expect(screen.world.root.items.againOf('CK1003')).toBe('CA1')
    expect(screen.world.root.items.againOf('CK1001')).toBeUndefined()
  })

  test('an earlier order that was left half-way goes with the next entry', async () => {
    await screen.open(
      {},
      {
        prepare({ root: { items } }) {
          items.set('orderDetailAgain', { orderNum: 'CA1', productCode: 'CK1003' })
          items.set('isShowAgainModal', true)
        }
      }
    )
    expect(screen.lists[0]?.orderNum).toBeUndefined()
    expect(screen.world.root.items.get('orderDetailAgain')).toBeUndefined()
    expect(screen.world.root.items.get('isShowAgainModal')).toBeUndefined()
  })

  test('R2.108 entry clears what an earlier booking left', async () => {
    await screen.open(
      {},
      {
        prepare(world) {
          startDraft(world, { address: { region: '江苏省-苏州市-姑苏区', detail: '平江路7号' } })
          const { items } = world.root
          items.set('paperReport', -1)
          items.set('choosed-coupon', ['C'])
          items.set('contactFormDatas', CONTACT)
          items.set('changeDate', { orderNum: 'CA1', elsewhere: null, date: TUESDAY, slotId: 1 })
        }
      }
    )
    const { root, storage } = screen.world
    for (const key of ['paperReport', 'choosed-coupon', 'contactFormDatas', 'changeDate'] as const)
      expect([key, root.items.get(key), storage.session.get(key)]).toEqual([key, undefined, null])
    // Region and detail address of the delivery form are one part of the draft.
    expect(screen.parts).not.toHaveProperty('address')
    expect(storage.local.get('packagesDetail')).not.toMatch(/姑苏区|平江路/)
  })

  test.each([
    ['checkup', 'booking.list'],
    ['sugarshaker', 'booking.list'],
    ['dentistry', 'dental.list'],
    ['waston', 'watson.list'],
    ['vaccine', 'vaccine.list']
  ] as const)('R2.106 type %s shows the branches of %s', async (type, list) => {
    const times = { 'dental.schedule': () => [], 'vaccine.times': () => [] }
    const around = { 'dental.cities': () => [], 'dental.doctors': () => [], ...times }
    const lists = {
      'booking.list': () => bookingAnswer(),
      [list]: () => bookingAnswer({ [TUESDAY]: [clinicRow()] })
    }
    await screen.open({ ...around, ...lists }, { params: { type, id: 'P1' } })
    expect(shows('澄安体检中心（北京望京分院）')).toBe(true)
  })

  test('R2.107 an unknown type says so and calls nothing', async () => {
    await screen.open({}, { params: { type: 'foo' } })
    expect(shows('未匹配到 booking 程序')).toBe(true)
    expect(screen.world.made).toEqual([])
  })

  test('R2.112 another tab shows its own branches; a day that is not open cannot be chosen', async () => {
    const second = clinicRow({ hospitalId: 'H1002', hospitalName: '西直门分院' })
    await screen.open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()], '2026-11-25': [second] })
    })
    await tap(byLabel('11月25日 周三 余80，周三 11-25 可约'))
    expect(shows('西直门分院')).toBe(true)
    expect(shows('望京分院')).toBe(false)
    expect(byLabel('11月26日 周四 未开放，周四 11-26 未开放')?.getAttribute('aria-disabled')).toBe('true')
  })

  test('a reload comes back to the chosen tab', async () => {
    const answer = () =>
      bookingAnswer({ [TUESDAY]: [clinicRow()], '2026-11-25': [clinicRow({ hospitalName: '西直门分院' })] })
    await screen.open({ 'booking.list': answer })
    await tap(byLabel('11月25日 周三 余80，周三 11-25 可约'))
    screen.leave()
    await screen.enter()
    expect(byLabel('11月25日 周三 余80，周三 11-25 可约')?.getAttribute('aria-selected')).toBe('true')
  })

  test('the order of the branches follows the chips', async () => {
    const near = clinicRow({ hospitalId: 'N', hospitalName: '近', hospitalDistance: 1, remaining: 1 })
    const far = clinicRow({ hospitalId: 'F', hospitalName: '远', hospitalDistance: 9, remaining: 20 })
    await screen.open({ 'booking.list': () => bookingAnswer({ [TUESDAY]: [far, near] }) })
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

  test('含早餐 leaves the branches without it out, and says when there is none', async () => {
    const names = () => labels('[role="button"]').filter((label) => label?.endsWith('下一步'))
    const early = clinicRow({ hospitalId: 'B', hospitalName: '有粥', hasBreakfast: true })
    const plain = clinicRow({ hospitalId: 'P', hospitalName: '无粥', hasBreakfast: false })
    await screen.open({
      'booking.list': () => bookingAnswer({ [TUESDAY]: [plain, early], '2026-11-25': [plain] })
    })
    expect(names()).toHaveLength(2)
    await tap(control('checkbox', '含早餐'))
    expect(names()).toEqual(['有粥 下一步'])
    await tap(byLabel('11月25日 周三 余80，周三 11-25 可约'))
    expect(shows('当日没有含早餐的分院')).toBe(true)
    await tap(byText('看全部分院'))
    expect(names()).toEqual(['无粥 下一步'])
  })

  test('whom the product takes is told before a slot is taken', async () => {
    const answer = bookingAnswer({ [TUESDAY]: [clinicRow()] })
    const [first] = answer
    Object.assign(first!.productView, { sexLimit: 0, ageMin: 40, ageMax: 65 })
    await screen.open({ 'booking.list': () => answer })
    expect(shows('限女士 · 40–65岁 · 21项')).toBe(true)
  })

  test('the card leads to the branch, its button does not', async () => {
    await screen.open({})
    const link = all('[role="link"]')[0]
    expect(link?.textContent).toBe('澄安体检中心（北京望京分院）')
    expect(link?.closest('[role="heading"]')).not.toBeNull()
    expect(all('[role="link"] [role="button"]')).toEqual([])
    await tap(link)
    expect(screen.world.visited).toEqual(['/hospital-detail/H1001'])
    await tap(byLabel('澄安体检中心（北京望京分院） 下一步'))
    expect(screen.world.visited).toEqual(['/hospital-detail/H1001'])
  })

  test('a failure can be tried again', async () => {
    let fails = true
    await screen.open({
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
    await screen.open({})
    screen.world.setNow(NOW + 10_000)
    screen.page?.fire('onHide')
    screen.page?.fire('onShow')
    await idle()
    expect(screen.lists).toHaveLength(1)
    screen.world.setNow(NOW + 11_000)
    screen.page?.fire('onHide')
    screen.page?.fire('onShow')
    await idle()
    expect(screen.lists).toHaveLength(2)
  })

  test('R4.13 a page opened anew within ten seconds uses the list it has', async () => {
    await screen.open({})
    screen.leave()
    screen.world.setNow(NOW + 5000)
    await screen.enter()
    expect(screen.lists).toHaveLength(1)
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
    await screen.open({
      'city.list': () => [
        { classifyName: '热门城市', cityList: [shanghai] },
        { classifyName: 'S', cityList: [shanghai] }
      ]
    })
    await tap(byLabel('切换城市，当前北京'))
    expect(byLabel('选择城市')?.getAttribute('role')).toBe('dialog')
    await tap(byText('上海'))
    expect(screen.lists.at(-1)).toMatchObject({ cityCode: '289', dayNum: 7 })
    expect(screen.parts?.days?.cityCode).toBe('289')
    expect(screen.world.root.location.cityCode).toBe('289')
  })

  test('an answer for the city that was left changes nothing', async () => {
    let late: (value: ReturnType<typeof bookingAnswer>) => void = () => undefined
    await screen.open({
      'booking.list': (input) =>
        input.cityCode === '131'
          ? new Promise((done) => {
              late = done
            })
          : bookingAnswer({ [TUESDAY]: [clinicRow({ hospitalName: '上海分院' })] })
    })
    await act(async () => screen.world.root.location.choose(shanghai))
    await idle()
    late(bookingAnswer({ [TUESDAY]: [clinicRow()] }))
    await idle()
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
  const inKunming = () => screen.open(beijingOnly, { prepare: ({ root }) => root.location.choose(kunming) })

  test('R2.117 R8.28 the screen and a toast say it', async () => {
    await inKunming()
    expect(shows('所选城市暂无可约机构')).toBe(true)
    expect(screen.toast).toBe('所选城市暂无可约机构')
    expect(shows('3 秒后为你切换到北京')).toBe(true)
  })

  test('R4.16 R9.14 after three seconds Beijing is loaded, and the way back stays', async () => {
    await screen.open(beijingOnly)
    const asked = () => screen.lists.map(({ cityCode }) => cityCode)
    await withFakeTime(async (advance) => {
      await act(async () => screen.world.root.location.choose(kunming))
      await advance(2990)
      expect(shows('1 秒后为你切换到北京')).toBe(true)
      expect(asked()).toEqual(['131', '104'])
      await advance(500)
      expect(asked()).toEqual(['131', '104', '131'])
      expect(screen.world.root.location.cityCode).toBe('131')
      expect(shows('昆明暂无可约分院，已为你切换到北京')).toBe(true)
    })
    await tap(byText('返回昆明'))
    expect(screen.world.root.location.cityCode).toBe('104')
    expect(shows('所选城市暂无可约机构')).toBe(true)
    expect(shows('秒后为你切换')).toBe(false)
  })

  test('R4.16 R2.117 R8.28 a city that is empty after a date was picked falls back as well, the date stays', async () => {
    await screen.open(beijingOnly)
    await withFakeTime(async (advance) => {
      await act(async () =>
        screen.world.root.process.put(KEY, {
          days: days({ startDate: TUESDAY, dayNum: 1, tabDate: TUESDAY })
        })
      )
      await act(async () => screen.world.root.location.choose(kunming))
      await advance(10)
      expect(shows('所选城市暂无可约机构')).toBe(true)
      expect(screen.toast).toBe('所选城市暂无可约机构')
      await advance(3500)
      expect(screen.lists.map(({ cityCode, dayNum }) => `${cityCode} ${dayNum}`)).toEqual([
        '131 7',
        '104 1',
        '104 7',
        '131 1'
      ])
      expect(shows('昆明暂无可约分院，已为你切换到北京')).toBe(true)
    })
    await tap(byText('返回昆明'))
    expect(screen.world.root.location.cityCode).toBe('104')
  })

  test('one empty day of a city with branches is no empty city', async () => {
    await screen.open({
      'booking.list': ({ cityCode, dayNum }) =>
        bookingAnswer(cityCode === '104' && dayNum === 1 ? {} : { [TUESDAY]: [clinicRow()] })
    })
    await withFakeTime(async (advance) => {
      await act(async () =>
        screen.world.root.process.put(KEY, {
          days: days({ startDate: TUESDAY, dayNum: 1, tabDate: TUESDAY })
        })
      )
      await act(async () => screen.world.root.location.choose(kunming))
      await advance(3500)
      expect(screen.world.root.location.cityCode).toBe('104')
      expect(shows('当日暂无可约分院')).toBe(true)
    })
  })

  test('the automatic change can be stopped', async () => {
    await inKunming()
    await tap(byText('留在昆明'))
    expect(shows('秒后为你切换')).toBe(false)
    expect(screen.world.root.location.cityCode).toBe('104')
  })

  test('R4.16 the default city stays: no reload loop', async () => {
    await screen.open({ 'booking.list': () => bookingAnswer() })
    expect(shows('所选城市暂无可约机构')).toBe(true)
    expect(shows('秒后为你切换')).toBe(false)
  })
})

test('R2.129 R2.128 the step bar shows only while a supermarket code is held', async () => {
  await screen.open({})
  expect(shows('选加项')).toBe(false)
  screen.leave()
  await screen.open({}, { prepare: ({ root }) => root.items.set('supermarketCode', { comboId: '1' }) })
  const steps = all('[role="listitem"]').map((step) => step.textContent ?? '')
  const named = steps.filter((step) => /选机构时间|选加项|确认信息|支付/.test(step))
  expect(named.map((step) => step.replace(/\d/g, ''))).toEqual(['选机构时间', '选加项', '确认信息', '支付'])
})

test('what the first frame asks for is what the page asks for', async () => {
  await screen.open({}, { session: null })
  const asked = firstAsks('/process/booking/checkup/CK1003')
  expect(asked).toHaveLength(1)
  expect(wired(screen.world.made)).toEqual(expect.arrayContaining(asked))
})
