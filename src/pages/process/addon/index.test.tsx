import { act } from 'react'
import Taro from '@tarojs/taro'
import { CallError, ErrorCode } from '@/contract/errors'
import { makeItem, makePackage } from '@/domain/addon/fixtures'
import { CHARGE_TYPE, COUNT_PRICE_TYPE, SPECIAL_PACKAGE_ID } from '@/domain/addon/types'
import { addonServer, type AddonWorld } from '@/../tests/support/addon'
import { heldSlot } from '@/../tests/support/booking'
import type { MountedPage } from '@/../tests/support/mount-page'
import {
  createWorld,
  demoSession,
  NOW,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import { addonHistoryList } from '@/stores/history'
import type { PackageDetail } from '@/stores/process'
import AddonPage from './index'

const BOOKED: Partial<PackageDetail> = {
  productName: '深度体检·男士款',
  itemNum: 21,
  selectedDate: '2026-11-24',
  selectedTimespan: '08:00-08:30',
  selectedTimespanId: 12,
  selectedHospitalId: 'H1001',
  selectedHospitalName: '澄安·北京望京分院'
}

let page: MountedPage | null = null
let world: World

const settle = (ms = 5) => act(async () => void (await new Promise((done) => setTimeout(done, ms))))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const byLabel = (label: string) => all(`[aria-label="${label}"]`)[0]
const button = (text: string) =>
  all('[role="button"]')
    .filter((found) => found.textContent === text)
    .at(-1)
const shows = (text: string) => (document.body.textContent ?? '').includes(text)
const toast = () => world.root.feedback.toastShown?.text
const quotes = () => world.made.filter(({ name }) => name === 'addon.quote').map(({ input }) => input)
const check = (name: string) => byLabel(`选择${name}`)
const isOn = (name: string) => check(name)?.getAttribute('aria-checked') === 'true'
const off = (found: HTMLElement | undefined) => found?.getAttribute('aria-disabled') === 'true'
const dialog = () => all('[role="alertdialog"]')[0]?.textContent ?? ''
const price = () =>
  all('[role="status"]')
    .map((found) => found.textContent)
    .find((text) => text?.endsWith('元'))
const detail = () => world.root.process.detail('CK1003')

async function tap(found: HTMLElement | undefined) {
  if (!found) throw new Error('nothing to tap')
  await act(async () => found.click())
  await settle()
}

async function mount(params: Record<string, string> = {}) {
  await act(async () => {
    page = await world.open('addon', AddonPage, { type: 'checkup', id: 'CK1003', ...params })
  })
  await settle()
}

interface OpenOptions extends WorldOptions {
  server?: AddonWorld
  params?: Record<string, string>
  draft?: Partial<PackageDetail> | null
  prepare?: (world: World) => void
}

async function open(calls: FakeCalls = {}, options: OpenOptions = {}) {
  const { server = {}, params = {}, draft = {}, prepare, ...rest } = options
  const { list, price: priced } = addonServer(server)
  world = createWorld({
    calls: { 'addon.packages': list, 'addon.quote': priced, ...calls },
    ...rest
  })
  if (draft) {
    world.root.process.open('checkup', 'CK1003', '2026-11-20', '131')
    world.root.process.update('CK1003', { ...BOOKED, ...draft })
  }
  prepare?.(world)
  await mount(params)
}

afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

describe('what the screen shows', () => {
  test('R2.132 header with title, back and search', async () => {
    await open()
    expect(all('[role="heading"]')[0]?.textContent).toBe('选择加项')
    expect([byLabel('返回'), byLabel('搜索加项')].every(Boolean)).toBe(true)
  })

  test('R2.133 branch, day and slot', async () => {
    await open()
    expect(shows('澄安·北京望京分院')).toBe(true)
    expect(shows('11-24 周二 08:00-08:30')).toBe(true)
  })

  test('R2.133 without a chosen slot the default one', async () => {
    await open({}, { draft: { selectedTimespan: '' } })
    expect(shows('11-24 周二 08:00-10:30')).toBe(true)
  })

  test('R2.134 R1.6 total is base items plus chosen add-ons', async () => {
    await open()
    expect(byLabel('共21项，查看全部检查项')).toBeDefined()
    await tap(check('甲功七项'))
    await tap(check('降钙素'))
    expect(byLabel('共23项，查看全部检查项')).toBeDefined()
  })

  test.each([
    ['plain', {}, '/selling/checkup/CK1003?style=simple'],
    ['card', { cardNumber: 'C9' }, '/selling/checkup/CK1003?style=simple&cardNumber=C9'],
    ['source', { from: 'search' }, '/selling/checkup/CK1003?style=simple&from=search']
  ])('R2.135 the total leads to the simple detail: %s', async (_name, params, address) => {
    await open({}, { params })
    await tap(byLabel('共21项，查看全部检查项'))
    expect(world.visited).toEqual([address])
  })

  test('R2.136 R2.137 navigation with badges and each package with its items', async () => {
    await open()
    await tap(check('甲功七项'))
    await tap(check('降钙素'))
    const names = all('[role="tab"]').map((found) => found.getAttribute('aria-label'))
    expect(names).toContain('加项包6202，已选2项')
    expect(names).toContain('加项包6201')
    const list = byLabel('加项包6202')?.closest('[id]') ?? document.getElementById('addon-group-6202')
    expect(document.getElementById('addon-group-6202')?.textContent).toContain('甲功三项')
    expect(list).toBeTruthy()
  })

  test('R7.86 R7.37 the list call carries person, branch, product and slot', async () => {
    await open()
    expect(world.made1('addon.packages')).toEqual({
      reqMap: { telNo: '10000000001', idCardType: 1, idCardNum: demoSession.userInfo.id_number },
      oldVersion: 0,
      orgCode: 'H1001',
      productCode: 'CK1003',
      timespan: '08:00-08:30',
      exceptItemCodes: []
    })
  })

  test('the step bar stands at the second step', async () => {
    await open()
    expect(all('[aria-current="step"]').map((found) => found.textContent)).toEqual(['2选加项'])
  })

  test('items of the base package are locked and say so', async () => {
    await open()
    expect(off(check('甲状腺彩超'))).toBe(true)
    expect(document.getElementById('addon-group-6202')?.textContent).toContain('套餐已含')
  })

  test('R2.151 R3.33 R3.35 R9.28 R9.26 company, quota, personal, self-selected and self-paid packages with their labels', async () => {
    const company = { withIn: 1 as const, chargeType: CHARGE_TYPE.enterprise }
    await open(
      {},
      {
        server: {
          packages: [
            makePackage(1, ['LU001'], { ...company, affirmatively: 1, minnums: 1, maxnums: 1 }),
            makePackage(2, ['BL003'], company),
            makePackage(3, ['HE005'], { withIn: 1, chargeType: CHARGE_TYPE.quota }),
            makePackage(4, ['GL004'], { chargeType: CHARGE_TYPE.personal }),
            makePackage(5, ['TH004']),
            makePackage(6, ['HE002'], { chargeType: CHARGE_TYPE.selfSelectedBundle }),
            makePackage(7, ['BO002'], { chargeType: CHARGE_TYPE.enterprise })
          ],
          rules: [],
          baseItemCodes: [],
          quotaFen: 20000
        }
      }
    )
    const block = (id: number) => document.getElementById(`addon-group-${id}`)?.textContent ?? ''
    expect(block(1)).toContain('企业加项')
    expect(block(2)).toContain('企业加项')
    expect(block(2)).toContain('企业付费')
    expect(block(3)).toContain('企业额度 ¥200')
    expect(block(4)).toContain('个性加项')
    expect(block(5)).toContain('自选加项')
    expect(block(6)).toContain('自选加项')
    expect(block(7)).toContain('自费加项')
    expect(all('[role="tab"]').map((found) => found.textContent)).toContain('换购')
  })

  test('R5.39 R5.40 how many may be chosen', async () => {
    await open(
      {},
      {
        server: {
          packages: [
            makePackage(1, ['LU001', 'BL003', 'HE005', 'GL004'], { minnums: 1, maxnums: 3 }),
            makePackage(2, ['TH003', 'TH004'], { minnums: 2, maxnums: 2 }),
            makePackage(4, ['BO002', 'HE002', 'IN001', 'DI003', 'DI004'], {
              chargeType: CHARGE_TYPE.personal,
              minnums: 2,
              maxnums: 3
            })
          ],
          rules: [],
          baseItemCodes: []
        }
      }
    )
    expect(shows('请选择1至3项')).toBe(true)
    expect(shows('请选择2项')).toBe(true)
    expect(shows('请选择0至5项')).toBe(true)
  })

  test('R3.31 a mandatory package cannot be emptied', async () => {
    const required = makePackage(1, ['LU001', 'BL003'], { affirmatively: 1, minnums: 1, maxnums: 2 })
    await open({}, { server: { packages: [required], rules: [], baseItemCodes: [] } })
    expect(button('不加项，下一步')).toBeUndefined()
    await tap(check('胸部DR正位'))
    await tap(check('胸部DR正位'))
    expect(isOn('胸部DR正位')).toBe(true)
    expect(toast()).toBe('必选加项包不可取消')
  })

  test('R3.34 one price for a whole package, the sum for the other kind', async () => {
    const whole = makePackage(1, ['TH003', 'TH004'], {
      countPriceType: COUNT_PRICE_TYPE.whole,
      salePriceFen: 20000
    })
    await open({}, { server: { packages: [whole, makePackage(2, ['HE005', 'BO002'])], rules: [] } })
    await tap(check('甲功七项'))
    await tap(check('降钙素'))
    expect(price()).toBe('1280.00元')
    await tap(check('同型半胱氨酸'))
    await tap(check('25-羟维生素D'))
    expect(price()).toBe('1496.00元')
  })

  test('the info sheet tells the facts and adds the item', async () => {
    const item = makeItem('LU003', {
      itemName: '低剂量CT',
      itemIntro: '看肺结节',
      specialTip: '备孕者请勿选择',
      sellCount: 46230
    })
    await open({}, { server: { packages: [makePackage(1, [], { items: [item] })], rules: [] } })
    await tap(byLabel('低剂量CT说明'))
    for (const text of ['看肺结节', '约10分钟', '不需要', '4.6万+', '备孕者请勿选择'])
      expect(shows(text)).toBe(true)
    await tap(button('加入加项'))
    expect(isOn('低剂量CT')).toBe(true)
  })
})

describe('toggles and their quotes', () => {
  test('R4.35 R4.36 R7.87 R9.21 a toggle is shown and quoted, on with 1 and off with 0', async () => {
    await open()
    await tap(check('甲功七项'))
    expect(isOn('甲功七项')).toBe(true)
    expect(quotes().at(-1)).toEqual({
      addItemConfigId: null,
      customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }],
      orgCode: 'H1001',
      productCode: 'CK1003',
      groupSource: '1',
      operType: 1,
      toggled: { packageId: 6202, itemCode: 'TH003' },
      rtime: '2026-11-24',
      displayRanges: [3]
    })
    await tap(check('甲功七项'))
    expect(isOn('甲功七项')).toBe(false)
    expect(quotes().at(-1)).toMatchObject({ operType: 0, customAddPackage: [] })
  })

  test('R4.37 R2.143 R5.41 while a quote is out nothing else can be toggled and next is disabled', async () => {
    let release: () => void = () => undefined
    const server = addonServer()
    let slow = false
    await open({
      'addon.quote': async (input) => {
        if (slow) await new Promise<void>((done) => (release = done))
        return server.price(input)
      }
    })
    slow = true
    await tap(check('甲功七项'))
    const made = quotes().length
    await tap(check('降钙素'))
    expect(isOn('降钙素')).toBe(false)
    expect(quotes()).toHaveLength(made)
    expect(off(button('确认加项'))).toBe(true)
    expect(shows('正在重新计算价格')).toBe(true)
    expect(byLabel('加项列表')?.getAttribute('aria-disabled')).not.toBe('true')
    await settle(320)
    expect(byLabel('加项列表')?.getAttribute('aria-disabled')).toBe('true')
    slow = false
    release()
    await settle()
    expect(off(button('确认加项'))).toBe(false)
    expect(byLabel('加项列表')?.getAttribute('aria-busy')).not.toBe('true')
  })

  test('R4.38 R3.42 code 1 brings the price and the list of the server', async () => {
    const server = addonServer()
    await open({
      'addon.quote': (input) => {
        const [answer] = server.price(input)
        if (!answer || input.customAddPackage.length === 0) return answer ? [answer] : []
        return [
          {
            ...answer,
            userPayPrice: 999.5,
            allItemNumber: 40,
            customAddItemList: [
              {
                packageId: 6202,
                list: [{ addItemCode: 'TH004', addItemName: '降钙素', addItemSalePrice: 88 }]
              }
            ]
          }
        ]
      }
    })
    await tap(check('甲功七项'))
    expect(price()).toBe('999.50元')
    expect([isOn('甲功七项'), isOn('降钙素')]).toEqual([false, true])
    expect(byLabel('共40项，查看全部检查项')).toBeDefined()
  })

  test('R4.39 R8.14 40003 asks and adds together', async () => {
    await open()
    await tap(check('无痛胃镜'))
    expect(dialog()).toContain('无痛胃镜须先完成凝血四项、传染病四项与心电图，是否一起添加？')
    for (const text of ['凝血四项', '65', '传染病四项（术前）', '128']) expect(dialog()).toContain(text)
    await tap(button('一并添加'))
    expect(['无痛胃镜', '凝血四项', '传染病四项（术前）'].map(isOn)).toEqual([true, true, true])
    expect(price()).toBe('2553.00元')
  })

  test('R4.39 cancel of 40003 restores', async () => {
    await open()
    await tap(check('无痛胃镜'))
    await tap(button('取消'))
    expect(isOn('无痛胃镜')).toBe(false)
    expect(price()).toBe('1080.00元')
  })

  test('R4.40 R8.14 40004 asks and deletes together, cancel restores', async () => {
    await open()
    await tap(check('甲功三项'))
    await tap(check('甲功七项'))
    expect(dialog()).toContain('甲功七项已包含甲功三项，是否删除甲功三项？')
    await tap(button('取消'))
    expect([isOn('甲功三项'), isOn('甲功七项')]).toEqual([true, false])
    await tap(check('甲功七项'))
    await tap(button('一并删除'))
    expect([isOn('甲功三项'), isOn('甲功七项')]).toEqual([false, true])
  })

  test.each([
    ['another code', () => new CallError(9, '别的'), undefined],
    ['code 0', () => new CallError(0, '别的'), undefined],
    ['a network failure', () => new CallError(ErrorCode.network, '网络错误'), '网络错误，已恢复原来的选择']
  ])('R4.41 R8.15 %s restores choice and price', async (_name, failure, told) => {
    const server = addonServer()
    let broken = false
    await open({
      'addon.quote': (input) => {
        if (broken) throw failure()
        return server.price(input)
      }
    })
    await tap(check('降钙素'))
    broken = true
    await tap(check('甲功七项'))
    expect([isOn('降钙素'), isOn('甲功七项')]).toEqual([true, false])
    expect(price()).toBe('1168.00元')
    expect(toast()).toBe(told)
    expect(dialog()).toBe('')
  })

  test('R4.37 a first quote that failed is asked again by a tap on the price', async () => {
    const server = addonServer()
    let broken = true
    await open({
      'addon.quote': (input) => {
        if (broken) throw new CallError(ErrorCode.network, '')
        return server.price(input)
      }
    })
    expect(off(button('不加项，下一步'))).toBe(true)
    broken = false
    await tap(all('[role="button"]').find((found) => found.textContent?.includes('价格获取失败')))
    expect(price()).toBe('1080.00元')
    expect(off(button('不加项，下一步'))).toBe(false)
  })

  test('a toggle draws its own row again, not the others', async () => {
    await open()
    const other = check('心脏彩超')?.closest('[role="listitem"]')
    const changes: string[] = []
    const observer = new MutationObserver((records) => records.forEach((record) => changes.push(record.type)))
    if (other)
      observer.observe(other, { subtree: true, childList: true, attributes: true, characterData: true })
    await tap(check('甲功七项'))
    observer.disconnect()
    expect(changes).toEqual([])
  })
})

describe('exchange', () => {
  const chosen = async () => {
    await open()
    await tap(check('甲功七项'))
    await tap(check('心脏彩超'))
  }
  const exchange = (name: string) => byLabel(`换购${name}`)
  const exchanged = (name: string) => exchange(name)?.getAttribute('aria-checked') === 'true'

  test('R2.139 R3.43 a card shows picture, name, clerk, both prices and a check', async () => {
    await chosen()
    const card = byLabel('查看电子血压计')
    for (const text of ['电子血压计', '加项满300元可换购', '¥99', '¥198'])
      expect(card?.textContent).toContain(text)
    expect(card?.innerHTML).toContain('HS2001')
    expect(exchange('电子血压计')?.getAttribute('role')).toBe('checkbox')
  })

  test('R2.140 not met: label and gap, and it cannot be chosen', async () => {
    await open()
    expect(byLabel('查看电子血压计')?.textContent).toContain('不满足')
    expect(byLabel('查看电子血压计')?.textContent).toContain('还差¥300')
    await tap(exchange('电子血压计'))
    expect(quotes().at(-1)).toMatchObject({ addItemConfigId: null })
    await tap(check('甲功七项'))
    await tap(check('心脏彩超'))
    expect(byLabel('查看电子血压计')?.textContent).not.toContain('不满足')
  })

  test('R2.141 a card leads to its detail', async () => {
    await open()
    await tap(byLabel('查看电子血压计'))
    expect(world.visited).toEqual(['/selling/20/HS8101?from=addonExchangeItem&hideBtnOperate=1'])
  })

  test('R4.43 R4.44 one at a time, kept and sent as addItemConfigId', async () => {
    await chosen()
    await tap(check('颈动脉彩超'))
    await tap(check('同型半胱氨酸'))
    await tap(exchange('电子血压计'))
    expect(exchanged('电子血压计')).toBe(true)
    expect(world.visited).toEqual([])
    expect(quotes().at(-1)).toMatchObject({ addItemConfigId: 8101 })
    expect(detail()?.addItemConfigId).toBe(8101)
    await tap(exchange('居家叶酸代谢基因检测'))
    expect([exchanged('电子血压计'), exchanged('居家叶酸代谢基因检测')]).toEqual([false, true])
    expect(detail()?.addItemConfigId).toBe(8102)
  })

  test('R4.42 a toggle that breaks the condition asks: cancel reverts, confirm clears the exchange', async () => {
    await chosen()
    await tap(exchange('电子血压计'))
    await tap(check('心脏彩超'))
    expect(dialog()).toContain('温馨提示')
    expect(dialog()).toContain('不再满足“电子血压计”的换购条件')
    await tap(button('取消'))
    expect([isOn('心脏彩超'), exchanged('电子血压计')]).toEqual([true, true])
    await tap(check('心脏彩超'))
    await tap(button('确定'))
    expect([isOn('心脏彩超'), exchanged('电子血压计')]).toEqual([false, false])
    expect(detail()?.addItemConfigId).toBeNull()
  })

  test('clear all takes an exchange whose condition is gone along', async () => {
    await chosen()
    await tap(exchange('电子血压计'))
    await tap(byLabel('已选加项，2项'))
    await tap(button('清空'))
    await tap(button('全部清空'))
    expect(detail()?.addItemConfigId).toBeNull()
    expect(price()).toBe('1080.00元')
  })
})

describe('what is chosen', () => {
  test('R2.142 the bar shows price and button, the list opens by its control and takes items out', async () => {
    await open()
    await tap(check('甲功七项'))
    await tap(check('心脏彩超'))
    expect(price()).toBe('1546.00元')
    expect(shows('套餐1080 · 加项466')).toBe(true)
    await tap(byLabel('已选加项，2项'))
    expect(all('[role="dialog"]')[0]?.textContent).toContain('加项包6202')
    await tap(byLabel('删除甲功七项'))
    expect([isOn('甲功七项'), isOn('心脏彩超')]).toEqual([false, true])
  })

  test("R4.45 clear all asks: 'let me think' keeps, 'clear all' empties", async () => {
    await open()
    await tap(check('甲功七项'))
    await tap(byLabel('已选加项，1项'))
    await tap(button('清空'))
    expect(dialog()).toContain('确定清空全部已选加项吗？')
    await tap(button('我再想想'))
    expect(isOn('甲功七项')).toBe(true)
    await tap(button('清空'))
    await tap(button('全部清空'))
    expect(isOn('甲功七项')).toBe(false)
  })

  test('a reload goes on with choice and price', async () => {
    await open()
    await tap(check('甲功七项'))
    expect(detail()).toMatchObject({
      shopCartAddPackage: [{ packageId: 6202, itemCodes: ['TH003'] }],
      realTimePrice: { userPayPrice: 1278, priceVersion: '127800' }
    })
    page?.leave()
    await mount()
    expect(isOn('甲功七项')).toBe(true)
    expect(price()).toBe('1278.00元')
  })

  test('a draft that the server refuses starts over instead of blocking', async () => {
    await open(
      {},
      {
        draft: { shopCartAddPackage: [{ packageId: 6212, itemCodes: ['HE008'] }] },
        server: {
          rules: [{ ruleId: 'X', type: 'REQUIRE', itemCode: 'HE008', withItemCodes: ['NONE'], message: '' }],
          packages: [makePackage(6212, ['HE008']), makePackage(6202, ['TH003'])]
        }
      }
    )
    expect(price()).toBe('1080.00元')
  })
})

describe('the way on', () => {
  test('R2.145 confirm leads to the confirm screen, a double tap once', async () => {
    await open()
    await tap(check('甲功七项'))
    const next = button('确认加项')
    await act(async () => {
      next?.click()
      next?.click()
    })
    expect(world.visited).toEqual(['/process/confirm/checkup/CK1003'])
  })

  test('R5.41 with nothing chosen next is disabled and 不加项，下一步 stands beside it', async () => {
    await open()
    expect(off(button('确认加项'))).toBe(true)
    await tap(button('确认加项'))
    expect(world.visited).toEqual([])
    await tap(button('不加项，下一步'))
    expect(world.visited).toEqual(['/process/confirm/checkup/CK1003'])
  })

  test('R2.146 query type quickCheckup goes back instead', async () => {
    window.history.replaceState(null, '', '/process/addon/checkup/CK1003?type=quickCheckup')
    try {
      await open()
      jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}, {}])
      await tap(check('甲功七项'))
      await tap(button('确认加项'))
      expect(world.visited).toEqual(['back'])
    } finally {
      window.history.replaceState(null, '', '/')
    }
  })

  test('R2.150 an empty list is replaced by the confirm screen', async () => {
    await open({}, { server: { packages: [] } })
    expect(world.visited).toEqual(['replace /process/confirm/checkup/CK1003'])
  })

  test('R2.28 a guest is led to login', async () => {
    await open({}, { session: null })
    expect(world.visited[0]).toContain('/mine/authorize')
    expect(shows('确认加项')).toBe(false)
  })

  test.each([['unknown'], [''], ['dentistry']])(
    'R2.131 type %s shows that no program matched',
    async (type) => {
      await open({}, { params: { type } })
      expect(shows('未匹配到 addon 程序')).toBe(true)
      expect(world.made).toEqual([])
    }
  )

  test('R2.130 type checkup renders', async () => {
    await open()
    expect(shows('未匹配到')).toBe(false)
    expect(check('甲功七项')).toBeDefined()
  })

  test('a deep link without a booking leads to it', async () => {
    await open({}, { draft: null })
    expect(shows('还没有选择机构与时间')).toBe(true)
    await tap(button('去选择机构与时间'))
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
  })

  test('a failed list is told with a retry that works', async () => {
    let broken = true
    const server = addonServer()
    await open({
      'addon.packages': () => {
        if (broken) throw new CallError(ErrorCode.network, '网络错误')
        return server.list()
      }
    })
    await settle(700)
    expect(shows('网络错误，请重新加载')).toBe(true)
    broken = false
    await tap(button('重新加载'))
    await settle(700)
    expect(check('甲功七项')).toBeDefined()
  })
})

describe('smart recommendation', () => {
  const recommendation = makePackage(SPECIAL_PACKAGE_ID.smart, ['BO002', 'LI004'], {
    chargeType: CHARGE_TYPE.personal,
    items: [makeItem('BO002', { recommendReason: '维生素D 14 ng/mL，低于20' }), makeItem('LI004')]
  })
  const theSwitch = () => all('[role="switch"]')[0]
  const switched = () => theSwitch()?.getAttribute('aria-checked') === 'true'

  test('R2.138 R3.39 section, switch and text; items and reasons while it is on', async () => {
    await open({}, { server: { recommendation, recommendConsent: true } })
    expect(shows('智能推荐')).toBe(true)
    expect(shows('根据你的历史报告推荐加项')).toBe(true)
    expect(check('25-羟维生素D')).toBeUndefined()
    await tap(theSwitch())
    expect(check('25-羟维生素D')).toBeDefined()
    expect(shows('维生素D 14 ng/mL，低于20')).toBe(true)
  })

  test('R2.138 without data the section is absent', async () => {
    await open({}, { server: { recommendConsent: true } })
    expect(shows('智能推荐')).toBe(false)
  })

  test('R4.46 the first time asks for consent: cancel leaves it off', async () => {
    await open()
    await tap(theSwitch())
    expect(dialog()).toContain('AI 大数据模型根据你的历史报告推荐加项')
    await tap(button('取消'))
    expect(switched()).toBe(false)
    expect(world.made1('recommend.consent')).toBeUndefined()
  })

  test('R4.46 R4.47 R4.48 consent turns it on and goes to the section; no second question', async () => {
    let consent = false
    await open({
      'recommend.consent': () => {
        consent = true
        return { agreed: true }
      },
      'addon.packages': () => addonServer(consent ? { recommendation, recommendConsent: true } : {}).list()
    })
    await tap(theSwitch())
    await tap(button('同意并开启'))
    expect(switched()).toBe(true)
    expect(check('25-羟维生素D')).toBeDefined()
    expect(all('[role="tab"][aria-selected="true"]').map((found) => found.textContent)).toEqual(['智能推荐'])
    await settle(300)
    await tap(theSwitch())
    expect(switched()).toBe(false)
    await tap(theSwitch())
    expect(dialog()).toBe('')
    expect(switched()).toBe(true)
  })

  test('R4.49 it opens by itself when something of it is chosen', async () => {
    await open(
      {},
      {
        server: { recommendation, recommendConsent: true },
        draft: { shopCartAddPackage: [{ packageId: -4, itemCodes: ['BO002'] }] }
      }
    )
    expect(switched()).toBe(true)
    expect(isOn('25-羟维生素D')).toBe(true)
  })
})

describe('search', () => {
  const field = () => all('[role="search"] input')[0] as HTMLInputElement | undefined
  const panel = () => all('[role="dialog"]')[0]?.textContent ?? ''
  const search = async (word: string) => {
    const input = all('[role="search"] taro-input-core')[0] ?? field()
    if (!input) throw new Error('no search field')
    await act(async () => {
      input.dispatchEvent(new CustomEvent('input', { detail: { value: word } }))
    })
    await tap(button('搜索'))
  }

  test('R2.144 R4.57 a panel from the top filters by name, marks the word and toggles', async () => {
    await open()
    await tap(byLabel('搜索加项'))
    await search('甲功')
    expect(panel()).toContain('找到2项')
    expect(panel()).toContain('甲功七项')
    expect(panel()).not.toContain('降钙素')
    const hit = all('[role="dialog"] [aria-label="选择甲功七项"]')[0]
    await tap(hit)
    expect(hit?.getAttribute('aria-checked')).toBe('true')
  })

  test('R4.58 R2.185 an empty text goes back to the history', async () => {
    await open()
    await tap(byLabel('搜索加项'))
    expect(panel()).toContain('还没有搜索过')
    await search('甲功')
    const input = all('[role="search"] taro-input-core')[0] ?? field()
    await act(async () => {
      input?.dispatchEvent(new CustomEvent('input', { detail: { value: '' } }))
    })
    await settle()
    expect(panel()).toContain('搜索历史')
    expect(panel()).toContain('甲功')
    await tap(button('甲功'))
    expect(panel()).toContain('找到2项')
  })

  test('R4.59 no match shows an empty state', async () => {
    await open()
    await tap(byLabel('搜索加项'))
    await search('zzz')
    expect(panel()).toContain('暂未搜索到相关结果，建议您换个搜索词试试')
  })

  test.each([
    ['cardless', {}, 'cardless'],
    ['card', { cardNumber: 'C9' }, 'card']
  ] as const)('R3.12 history of this user in the %s flow', async (_name, params, flow) => {
    await open({}, { params })
    await tap(byLabel('搜索加项'))
    await search('甲功')
    const words = (user: string, kind: 'card' | 'cardless') =>
      world.root.history.words(addonHistoryList(user, kind))
    expect(words('u1001', flow)).toEqual(['甲功'])
    expect(words('u1001', flow === 'card' ? 'cardless' : 'card')).toEqual([])
    expect(words('u2', flow)).toEqual([])
  })
})

describe('carry-over from an earlier order', () => {
  const again = {
    itemCodes: ['TH003'],
    packageIds: [6202],
    recommendAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }],
    itemCodesName: ['甲功七项'],
    notApplicable: ['冠状动脉CTA']
  }
  const reorder = { prepare: (made: World) => made.root.items.set('orderDetailAgain', 'CA1') }

  test('R4.54 R4.55 R4.56 the dialog lists what does not apply; 确认带入 adds the rest', async () => {
    await open({ 'addon.again': () => [again] }, reorder)
    expect(world.made1('addon.again')).toEqual({ orderNum: 'CA1', orgCode: 'H1001', productCode: 'CK1003' })
    expect(dialog()).toContain('甲功七项')
    expect(dialog()).toContain('冠状动脉CTA本院不适用')
    await tap(button('确认带入'))
    expect(isOn('甲功七项')).toBe(true)
    expect(price()).toBe('1278.00元')
  })

  test('R4.55 取消 adds nothing', async () => {
    await open({ 'addon.again': () => [again] }, reorder)
    await tap(button('取消'))
    expect(isOn('甲功七项')).toBe(false)
  })

  test('R4.54 it is asked once', async () => {
    await open(
      {},
      {
        prepare: (made) => {
          made.root.items.set('orderDetailAgain', 'CA1')
          made.root.items.set('isShowAgainModal', true)
        }
      }
    )
    expect(world.made1('addon.again')).toBeUndefined()
  })

  test('R4.54 without an earlier order nothing is asked', async () => {
    await open()
    expect(world.made1('addon.again')).toBeUndefined()
  })
})

describe('the held slot', () => {
  const gone = () => {
    throw new CallError(ErrorCode.holdExpired, '占位已过期', [])
  }
  const held = { draft: { hold: { holdId: 'h1', expiresAt: NOW - 1 } } }

  test('the time left is shown', async () => {
    await open({}, { draft: { hold: { holdId: 'h1', expiresAt: NOW + 572_000 } } })
    expect(shows('名额已为你保留')).toBe(true)
    expect(all('[role="timer"]')[0]?.textContent).toBe('剩余10分钟')
  })

  test('27201 offers the same slot again', async () => {
    await open({ 'hold.get': gone, 'hold.take': () => heldSlot({ holdId: 'h2' }) }, held)
    expect(dialog()).toContain('名额保留已到期')
    await tap(button('再试同一时段'))
    expect(world.made1('hold.take')).toEqual({
      orgCode: 'H1001',
      productCode: 'CK1003',
      date: '2026-11-24',
      slotId: 12,
      persons: 1
    })
    expect(detail()?.hold).toEqual({ holdId: 'h2', expiresAt: NOW + 600_000 })
    await settle(400)
    expect(dialog()).toBe('')
  })

  test('no seat any more: another slot can be taken in its place', async () => {
    const other = {
      hospitalId: 'H1001',
      hospitalName: '澄安·北京望京分院',
      date: '2026-11-24',
      slotId: 14,
      timespan: '09:00-09:30',
      remnum: 3
    }
    await open(
      {
        'hold.get': gone,
        'hold.take': ({ slotId }) => {
          if (slotId === 12) throw new CallError(ErrorCode.quotaFull, '名额已满', [other])
          return heldSlot({ holdId: 'h3', slotId: 14 })
        }
      },
      held
    )
    await tap(button('再试同一时段'))
    await tap(all('[role="button"]').find((found) => found.textContent?.includes('09:00-09:30')))
    expect(detail()).toMatchObject({
      selectedTimespan: '09:00-09:30',
      selectedTimespanId: 14,
      hold: { holdId: 'h3' }
    })
    expect(shows('11-24 周二 09:00-09:30')).toBe(true)
  })

  test('重新选择时间 leads to the branches', async () => {
    await open({ 'hold.get': gone }, held)
    await tap(button('重新选择时间'))
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
  })
})
