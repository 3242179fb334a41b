import { act } from 'react'
import Taro from '@tarojs/taro'
import { CallError, ErrorCode } from '@/contract/errors'
import { makeItem, makePackage, OPEN_PACKAGES } from '@/domain/addon/fixtures'
import { CHARGE_TYPE, COUNT_PRICE_TYPE } from '@/domain/addon/types'
import { addonServer } from '@/../tests/support/addon'
import {
  button,
  check,
  isOn,
  leave,
  leaveScreen,
  off,
  open,
  price,
  reappear,
  toast,
  world
} from '@/../tests/support/addon-page'
import { KEY, visit } from '@/../tests/support/draft'
import { demoSession } from '@/../tests/support/world'
import { all, byLabel, idle, shows, tap, tapRefused } from '@/../tests/support/screen'

afterEach(leaveScreen)

describe('what the screen shows', () => {
  test('R2.132 header with title, back and search', async () => {
    await open()
    expect(all('[role="heading"]')[0]?.textContent).toBe('选择加项')
    expect([byLabel('返回'), byLabel('搜索加项')].every(Boolean)).toBe(true)
  })

  test('R2.133 branch, day and slot', async () => {
    await open()
    expect(shows('澄安体检中心（北京望京分院）')).toBe(true)
    expect(shows('11月24日 周二 08:00-08:30')).toBe(true)
  })

  test('R2.133 where no slot is published the default one', async () => {
    await open({}, { draft: { visit: visit({ timespan: '08:00-10:30', slotId: 9999 }) } })
    expect(shows('11月24日 周二 08:00-10:30')).toBe(true)
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
    ['order of the mini-program', { orderNum: 'CA202611200077' }, '/selling/checkup/CK1003?style=simple'],
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
    const names = all('[role="tab"]').map((found) => found.textContent)
    expect(names).toContain('加项包62022')
    expect(byLabel('已选2项')?.closest('[role="tab"]')?.textContent).toContain('加项包6202')
    expect(names).toContain('加项包6201')
    expect(document.getElementById('addon-group-6202')?.textContent).toContain('甲功三项')
  })

  test('R7.86 R7.37 the list call carries person, branch, product and slot, and its packages stand on the page', async () => {
    await open()
    expect(world.made1('addon.packages')).toEqual({
      reqMap: { telNo: '10000000001', idCardType: 1, idCardNum: demoSession.userInfo.id_number },
      oldVersion: 0,
      orgCode: 'H1001',
      productCode: 'CK1003',
      timespan: '08:00-08:30',
      rtime: '2026-11-24',
      exceptItemCodes: []
    })
    expect(document.getElementById('addon-group-6202')?.textContent).toContain('甲功七项')
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
    const company = { withIn: 1 as const, chargeType: 1 as const }
    await open(
      {},
      {
        server: {
          packages: [
            makePackage(1, ['LU001'], { ...company, affirmatively: 1, minnums: 1, maxnums: 1 }),
            makePackage(2, ['BL003'], company),
            makePackage(3, ['HE005'], { withIn: 1, chargeType: 5 }),
            makePackage(4, ['GL004'], { chargeType: 4 }),
            makePackage(5, ['TH004'], { chargeType: 0 }),
            makePackage(6, ['HE002'], { chargeType: 3 }),
            makePackage(7, ['BO002'], { chargeType: 1 })
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
    expect(block(3).replace('企业额度 ¥200', '')).toContain('企业额度')
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
    await tapRefused(check('胸部DR正位'), toast, '必选加项包不可取消')
    expect(isOn('胸部DR正位')).toBe(true)
  })

  test('R3.34 one price for a whole package, the sum for the other kind', async () => {
    const whole = makePackage(1, ['TH003', 'TH004'], {
      countPriceType: COUNT_PRICE_TYPE.whole,
      salePriceFen: 20000
    })
    await open({}, { server: { packages: [whole, makePackage(2, ['HE005', 'BO002'])], rules: [] } })
    await tap(check('甲功七项'))
    await tap(check('降钙素'))
    expect(price()).toBe('合计1280.00元')
    await tap(check('同型半胱氨酸'))
    await tap(check('25-羟维生素D'))
    expect(price()).toBe('合计1496.00元')
  })

  test('days ahead, company and bans stand in the row; too near a day locks it with the reason', async () => {
    const item = makeItem('DI005', {
      notes: ['需提前3天预约', '须家属陪同'],
      disabled: true,
      disabledReason: '需提前3天预约，请改选更晚的日期'
    })
    await open(
      {},
      { server: { packages: [makePackage(1, [], { items: [item] }), ...OPEN_PACKAGES], rules: [] } }
    )
    const told = document.getElementById(check('无痛胃镜')?.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBe('需提前3天预约 · 须家属陪同')
    expect(shows('需提前3天预约，请改选更晚的日期')).toBe(true)
    await tap(check('无痛胃镜'))
    expect(isOn('无痛胃镜')).toBe(false)
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

  test('R4.72 the number of the mini-program’s order goes along', async () => {
    await open({}, { params: { orderNum: 'CA202611200077' } })
    await tap(button('不加项，下一步'))
    expect(world.visited).toEqual(['/process/confirm/checkup/CK1003?orderNum=CA202611200077'])
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

  test('back from the cashier ends at the order that the booking became, before and after a reload', async () => {
    const placed = { productCode: 'CK1003', orderNum: 'CA202611200001', kind: 'checkup' as const }
    await open()
    world.root.items.set('placed', placed)
    act(() => world.root.process.remove(KEY))
    expect([shows('还没有选择机构与时间'), shows('确认加项')]).toEqual([false, false])
    await reappear()
    expect(world.visited).toEqual(['replace /order/order-detial/CA202611200001'])
    leave()
    await open({}, { draft: null, prepare: ({ root }) => root.items.set('placed', placed) })
    expect(world.visited).toEqual(['replace /order/order-detial/CA202611200001'])
    leave()
    const other = { ...placed, productCode: 'CK1004' }
    await open({}, { draft: null, prepare: ({ root }) => root.items.set('placed', other) })
    expect(world.visited).toEqual([])
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
    await idle(700)
    expect(shows('网络错误，请重新加载')).toBe(true)
    broken = false
    await tap(button('重新加载'))
    await idle(700)
    expect(check('甲功七项')).toBeDefined()
  })
})
