import { act } from 'react'
import { choose, confirmCalls, contact, people, quoted, remember, wallet } from '@/../tests/support/confirm'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import type { PackageDetail } from '@/stores/process'
import { host } from '@/platform/host'
import ConfirmPage from './index'

let page: MountedPage | null = null
let world: World

const flush = () => act(async () => void (await new Promise((done) => setTimeout(done, 10))))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const byLabel = (label: string) => all(`[aria-label="${label}"]`)[0]
const byText = (text: string) =>
  all('[role="button"],[role="radio"],[role="checkbox"],[role="link"]')
    .filter((found) => found.textContent === text)
    .at(-1)
const shown = () => document.body.textContent ?? ''
const shows = (text: string) => shown().includes(text)
const toast = () => world.root.feedback.toastShown?.text
const made = (name: string) => world.made.filter((call) => call.name === name).map(({ input }) => input)
const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]')
const field = (id: string) => document.getElementById(`person-${id}`)

async function tap(found: HTMLElement | null | undefined) {
  if (!found) throw new Error('nothing to tap')
  await act(async () => found.click())
  await flush()
}

async function enter(params: Record<string, string> = {}) {
  await act(async () => {
    page = await world.open('confirm', ConfirmPage, { type: 'checkup', id: 'CK1003', ...params })
  })
  await flush()
}

async function open(calls: FakeCalls = {}, draft: Partial<PackageDetail> | null = {}) {
  world = createWorld({ calls: { ...confirmCalls(), ...calls } })
  if (draft) choose(world, draft)
  await enter()
}

const type = async (id: string, value: string) => {
  await page?.type(`#person-${id} .input`, value)
  await flush()
}
const submit = () => tap(byText('提交订单'))

/** The one contact, so that nothing needs choosing but the breakfast. */
async function openReady(calls: FakeCalls = {}, draft: Partial<PackageDetail> = {}) {
  await open(
    {
      'confirm.breakfasts': () => [{ id: 3, breakfastName: '控糖杂粮', breakFastDescription: '含乳' }],
      ...calls
    },
    draft
  )
}

afterEach(() => {
  page?.leave()
  page = null
})

describe('without an order to confirm', () => {
  test('R2.162 R8.33 an unknown type', async () => {
    world = createWorld()
    await enter({ type: 'foo' })
    expect(shows('未匹配到 confirm 程序')).toBe(true)
    await tap(byText('返回首页'))
    expect(world.visited).toEqual(['tab /'])
  })

  test('R2.163 R8.33 nothing chosen yet: the text and a way to booking', async () => {
    await open({}, null)
    expect(shows('没有数据')).toBe(true)
    await tap(byText('去预约'))
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
  })

  test('R2.163 a slot that was never chosen is no data either', async () => {
    await open({}, { selectedTimespan: '' })
    expect(shows('没有数据')).toBe(true)
  })

  test('R2.163 a variant without booking leads to the shop', async () => {
    world = createWorld()
    await enter({ type: 'gene-home' })
    await tap(byText('去商城看看'))
    expect(world.visited).toEqual(['tab /shop'])
  })
})

describe('the blocks', () => {
  test('R2.164 R2.165 R3.56 R3.59 header, steps, form, hospital, gifts, breakfast, paper, coupon, lines, bar', async () => {
    await open()
    expect(document.querySelector('[role="heading"][aria-level="1"]')?.textContent).toBe('确认信息')
    expect(byLabel('返回')).toBeDefined()
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('3确认信息')
    for (const text of [
      '体检人',
      '深度体检·男士款',
      '21项 + 加项3项，共24项',
      '澄安·北京望京分院',
      '朝阳区阜荣街南侧云桥大厦B座3层',
      '11月24日 周二 08:00-08:30',
      '体检收纳袋',
      '×2',
      '早餐预约',
      '不寄纸质报告',
      '捐赠1元公益',
      '健康书签一枚',
      '优惠券',
      '加项3项',
      '换购电子血压计',
      '提交订单'
    ]) {
      expect(shown()).toContain(text)
    }
  })

  test('R1.8 R3.48 the lines are the server’s, the coupon comes last, and the total is their sum', async () => {
    await open()
    expect(byLabel('减200.00元')).toBeDefined()
    expect(all('[aria-label="1393.00元"]')).toHaveLength(2)
    expect(shows('已优惠 ¥200.00')).toBe(true)
  })

  test('the price is asked again on entry, and stands in the draft', async () => {
    await open({ 'addon.quote': () => [quoted({ priceVersion: 'v2' })] }, { realTimePrice: quoted() })
    expect(made('addon.quote')).toEqual([
      expect.objectContaining({
        productCode: 'CK1003',
        orgCode: 'H1001',
        rtime: '2026-11-24',
        addItemConfigId: 8101,
        displayRanges: [3]
      })
    ])
    expect(world.root.process.detail('CK1003')?.realTimePrice?.priceVersion).toBe('v2')
  })

  test('a price that does not load can be asked for again', async () => {
    let fails = true
    await open({
      'addon.quote': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return [quoted()]
      }
    })
    expect(shows('网络错误')).toBe(true)
    fails = false
    await tap(byText('重新加载'))
    expect(byLabel('1393.00元')).toBeDefined()
  })

  test('R3.21 the package takes on what confirm adds', async () => {
    world = createWorld({ calls: confirmCalls() })
    choose(world)
    remember(world)
    await enter()
    expect(world.root.process.detail('CK1003')).toMatchObject({
      notChangeTime: { selectedDate: '2026-11-24', selectedTimespan: '08:00-08:30' },
      salePrice: 1080,
      subsidizedPrice: 0,
      hasMillionsActivity: false,
      quantity: 1,
      skuId: '',
      comboCode: 'CK1003',
      comboName: '深度体检·男士款',
      comboThumbnail: '/seed-img/pkg/CK1003.svg#sky',
      productCategory: 1,
      orderType: 1,
      checkItemCount: 24
    })
    expect(world.root.process.info('CK1003')?.productView).toMatchObject({
      itemNum: 21,
      productName: '深度体检·男士款',
      productCategory: 1
    })
  })

  test('R7.85 R7.90 R7.91 what the blocks ask the server', async () => {
    await open()
    expect(made('confirm.paperless')).toEqual([
      expect.objectContaining({
        comboId: '2003',
        comboName: '深度体检·男士款',
        hosId: 'H1001',
        productCode: 'CK1003',
        timespan: '08:00-08:30',
        customAddPackage: [
          { addPackageId: 6213, itemCodeList: ['DI005'] },
          { addPackageId: 6202, itemCodeList: ['TH003', 'TH002'] }
        ]
      })
    ])
    expect(made('confirm.gifts')).toEqual([{ productCode: 'CK1003', amount: 1080 }])
    expect(made('coupon.amount')).toEqual([
      { merchandiseId: 'CK1003', merchandiseType: 1, hospitalId: 'H1001', price: 1494 }
    ])
    expect(made('confirm.breakfasts')).toEqual([{ hospitalId: 'H1001', regDate: '2026-11-24' }])
  })
})

describe('the slot', () => {
  test('R2.166 the time opens the slot sheet; another slot is held before the old one goes back', async () => {
    await open()
    await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
    expect(sheet()?.textContent).toContain('选择到检时段')
    await tap(byLabel('08:30-09:00 余9位'))
    await tap(byText('确定'))
    const order = world.made.map(({ name }) => name).filter((name) => name.startsWith('hold.'))
    expect(order).toEqual(['hold.take', 'hold.release'])
    expect(made('hold.release')).toEqual([{ holdId: 'h1' }])
    expect(world.root.process.detail('CK1003')).toMatchObject({
      selectedTimespan: '08:30-09:00',
      selectedTimespanId: 13,
      hold: { holdId: 'h13' },
      notChangeTime: { selectedTimespan: '08:00-08:30' }
    })
    expect(shows('原选时段 11月24日 周二 08:00-08:30')).toBe(true)
  })

  test('a slot that filled meanwhile: the message shows and the old hold stays', async () => {
    await open({
      'hold.take': () => {
        throw new CallError(ErrorCode.quotaFull, '该时段名额已满')
      }
    })
    await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
    await tap(byLabel('08:30-09:00 余9位'))
    await tap(byText('确定'))
    expect(toast()).toBe('该时段名额已满')
    expect(made('hold.release')).toEqual([])
    expect(world.root.process.detail('CK1003')?.hold?.holdId).toBe('h1')
  })

  test('a day without slots says so', async () => {
    await open({ 'booking.timespans': () => [] })
    await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
    expect(toast()).toBe('暂无排期')
  })
})

describe('who is examined', () => {
  test('R1.7 the account’s own contact is filled in', async () => {
    await open()
    expect(world.root.items.get('contactFormDatas')).toMatchObject({
      contacts_id: 'c001',
      name: '陈予安',
      id_number: '99010119880314011X',
      gender: 1
    })
    expect(byLabel('陈予安 本人')?.getAttribute('aria-checked')).toBe('true')
  })

  test('people whom the product does not take stay in sight with the reason', async () => {
    await open()
    for (const label of ['陈国栋 超出年龄', '林知夏 限男士']) {
      const chip = byLabel(label)
      expect(chip?.getAttribute('aria-disabled')).toBe('true')
      await tap(chip)
    }
    expect(world.root.items.get('contactFormDatas')?.contacts_id).toBe('c001')
  })

  test('another contact fills the form', async () => {
    await open()
    await tap(byLabel('赵远 朋友'))
    expect(world.root.items.get('contactFormDatas')).toMatchObject({
      contacts_id: 'c005',
      name: '赵远',
      mobile: '10000000005',
      marry: null
    })
  })

  test('an account without contacts starts with its own number', async () => {
    await open({ 'contacts.list': () => [] })
    expect(world.root.items.get('contactFormDatas')).toMatchObject({ name: '陈予安', mobile: '10000000001' })
  })

  test('新增 opens the contact page for this product', async () => {
    await open()
    await tap(byText('新增'))
    expect(world.visited).toEqual(['/mine/addInfo/new?productCode=CK1003'])
  })

  test('what was typed is kept at once and is there after a reload', async () => {
    await open()
    await type('name', '陈予')
    await type('mobile', '123')
    expect(world.root.items.get('contactFormDatas')).toMatchObject({ name: '陈予', mobile: '123' })
    page?.leave()
    await enter()
    expect(field('name')?.querySelector('input')?.value).toBe('陈予')
    expect(field('mobile')?.querySelector('input')?.value).toBe('123')
  })

  test('the sex the product does not admit is struck, with a note', async () => {
    await open()
    expect(byText('女')?.getAttribute('aria-disabled')).toBe('true')
    expect(shows('本套餐限男士')).toBe(true)
  })

  test.each([
    ['asked of a woman at a third-party organisation', 1, '体检', true],
    ['not at an own one', 0, '体检', false],
    ['not for a nucleic-acid combo', 1, '核酸检测', false]
  ])('R5.23 the sex-history question is %s', async (_name, thirdOrg, productName, asked) => {
    await open(
      { 'contacts.list': () => people.filter(({ contacts_id }) => contacts_id === 'c002') },
      { thirdOrg, productName, sexLimit: 0 }
    )
    await tap(byLabel('林知夏 配偶'))
    expect(shows('性生活史')).toBe(asked)
  })

  test('R5.23 a man is not asked', async () => {
    await open({}, { thirdOrg: 1 })
    expect(shows('性生活史')).toBe(false)
  })
})

describe('breakfast and paper report', () => {
  test('R4.61 a tap on a breakfast chooses it and closes the sheet', async () => {
    await open()
    await tap(byLabel('早餐预约 请选择'))
    expect(sheet()?.textContent).toContain('控糖杂粮')
    expect(sheet()?.textContent).not.toContain('确定')
    await tap(all('[role="radio"]').find((row) => row.textContent?.startsWith('控糖杂粮')))
    await act(async () => void (await new Promise((done) => setTimeout(done, 400))))
    expect(sheet()).toBeNull()
    expect(byLabel('早餐预约 控糖杂粮')).toBeDefined()
    expect(world.root.items.get('breakfastId')).toBe(3)
  })

  test('R4.60 a single breakfast is chosen by itself', async () => {
    await openReady()
    expect(world.root.items.get('breakfastId')).toBe(3)
    expect(byLabel('早餐预约 控糖杂粮')).toBeDefined()
  })

  test('R5.25 no breakfasts: no row and nothing to choose', async () => {
    await open({ 'confirm.breakfasts': () => [] })
    expect(shows('早餐预约')).toBe(false)
    await submit()
    expect(made('order.complete')).toHaveLength(1)
  })

  test('R5.25 a breakfast must be chosen when there are some', async () => {
    await open()
    await submit()
    expect(toast()).toBe('请选择早餐')
    expect(document.getElementById('person-breakfast-error')?.textContent).toBe('请选择早餐')
    expect(made('order.complete')).toEqual([])
  })

  test('R4.26 R4.27 the options exclude each other, and the chosen one can be taken back', async () => {
    await open()
    await tap(byText('捐赠1元公益'))
    expect(world.root.items.get('paperReport')).toBe(-1)
    await tap(byText('健康书签一枚'))
    expect(world.root.items.get('paperReport')).toBe(-2)
    expect(byText('捐赠1元公益')?.getAttribute('aria-checked')).toBe('false')
    expect(byText('健康书签一枚')?.getAttribute('aria-checked')).toBe('true')
    await tap(byText('健康书签一枚'))
    expect(world.root.items.get('paperReport')).toBeUndefined()
  })

  test('R3.60 what the server says is chosen is shown so', async () => {
    const answer = confirmCalls()['confirm.paperless']?.({} as never) as never as {
      addItemInfo: { operType: number }
    }[]
    const [info] = answer
    if (info) info.addItemInfo.operType = 1
    await open({ 'confirm.paperless': () => answer as never })
    expect(byText('健康书签一枚')?.getAttribute('aria-checked')).toBe('true')
  })

  test('R2.165 a branch without the option shows no card', async () => {
    await open({
      'confirm.paperless': () => [{ paperReport: 0, addItemInfo: null, addPublicItemInfo: null }]
    })
    expect(shows('不寄纸质报告')).toBe(false)
  })
})

describe('coupons', () => {
  test.each([
    ['R2.168 R3.47 3 of them', 3, '3张可用'],
    ['R2.168 R3.47 none', 0, '无可用']
  ])('%s', async (_name, couponNums, text) => {
    await open({ 'coupon.amount': () => [{ coupon: 0, couponNums }] })
    expect(byLabel(`优惠券 ${text}`)).toBeDefined()
  })

  test('R2.167 the row leads to the coupons of this order', async () => {
    await open()
    await tap(byLabel('优惠券 3张可用'))
    expect(world.visited).toEqual(['/mine/coupons?canChoose=1&productCode=CK1003'])
  })

  test('the best set goes by itself and is remembered; the user’s own choice goes before it', async () => {
    await open()
    expect(world.root.items.get('optimal-coupon')).toEqual(['CP85'])
    await act(async () => world.root.items.set('choosed-coupon', ['CP60']))
    expect(byLabel('减60.00元')).toBeDefined()
    expect(all('[aria-label="1533.00元"]')).toHaveLength(2)
    await act(async () => world.root.items.set('choosed-coupon', []))
    expect(all('[aria-label="1593.00元"]')).toHaveLength(2)
  })

  test('R5.48 R5.49 a coupon above the price takes it to 0, not below', async () => {
    const list = wallet().list.map((row) => ({ ...row, couponType: 1, discountedPrice: 9999 }))
    await open({
      'coupon.list': () => wallet({ list, best: ['CP60'] }),
      'addon.quote': () => [quoted({ lines: quoted().lines.slice(0, 2), exchangePrice: 0 })]
    })
    expect(byLabel('减1494.00元')).toBeDefined()
    expect(all('[aria-label="0.00元"]').length).toBeGreaterThan(0)
  })

  test('a chosen coupon that no longer serves gives way to the best set', async () => {
    world = createWorld({ calls: confirmCalls() })
    choose(world)
    world.root.items.set('choosed-coupon', ['CH30'])
    await enter()
    expect(toast()).toBe('所选优惠券已不可用，已为你重新选择')
    expect(world.root.items.get('choosed-coupon')).toBeUndefined()
    expect(byLabel('减200.00元')).toBeDefined()
  })
})

describe('a form that is wrong', () => {
  test('R4.64 R5.37 R9.3 the first error is the toast for 1.5 s, each stands at its field, the first is in view', async () => {
    const scrolled = jest.spyOn(host, 'scrollTo').mockImplementation(() => undefined)
    await openReady()
    await type('name', ' ')
    await type('mobile', '2345')
    jest.useFakeTimers()
    try {
      await act(async () => byText('提交订单')?.click())
      await act(async () => void (await jest.advanceTimersByTimeAsync(1400)))
      expect(toast()).toBe('请填写体检人姓名')
      await act(async () => void (await jest.advanceTimersByTimeAsync(200)))
      expect(toast()).toBeUndefined()
    } finally {
      jest.useRealTimers()
    }
    expect(document.getElementById('person-name-error')?.textContent).toBe('请填写体检人姓名')
    expect(document.getElementById('person-mobile-error')?.textContent).toBe('请填写正确的手机号！')
    expect(scrolled).toHaveBeenCalledWith('#person-name', expect.any(Number))
    expect(made('order.complete')).toEqual([])
    expect(world.root.items.get('contactFormDatas')?.mobile).toBe('2345')
  })

  test.each([
    ['R5.8 empty', '', '请输入身份证号'],
    ['R5.9 14 digits', '99010119880314', '请输入正确的身份证号！'],
    ['of another sex', '990101199007220228', '性别与身份证号不一致']
  ])('ID number %s', async (_name, value, message) => {
    await openReady()
    await type('idNumber', value)
    await submit()
    expect(toast()).toBe(message)
    expect(made('order.complete')).toEqual([])
  })

  test('a checksum that does not fit asks to look again and does not block', async () => {
    await openReady()
    await type('idNumber', '990101198803140111')
    expect(shows('请核对身份证号')).toBe(true)
    await submit()
    expect(made('order.complete')).toHaveLength(1)
  })

  test('R5.11 another document has no format, and asks the birthday', async () => {
    await openReady({
      'contacts.list': () => [contact({ id_type: 9, id_number: 'E1234567', birthday: '19880314' })]
    })
    expect(field('birthday')?.querySelector('input')?.value).toBe('19880314')
    await submit()
    expect(made('order.complete')).toEqual([
      expect.objectContaining({
        medUserInfo: expect.objectContaining({
          cardType: 9,
          identityCard: 'E1234567',
          birthday: '19880314'
        }) as unknown
      })
    ])
  })

  test('without agreement nothing is sent', async () => {
    await openReady()
    await tap(byLabel('同意用户协议与取消与退改须知'))
    await submit()
    expect(toast()).toBe('请先阅读并同意用户协议与取消与退改须知')
    expect(made('order.complete')).toEqual([])
  })

  test('the notice of cancelling can be read', async () => {
    await openReady()
    await tap(byText('《取消与退改须知》'))
    expect(world.visited).toEqual(['/cancellationNotice'])
  })
})
