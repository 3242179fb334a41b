import { act } from 'react'
import { choose, confirmCalls, quoted, remember, wallet } from '@/../tests/support/confirm'
import {
  control,
  enter,
  leave,
  made,
  parts,
  open,
  setWorld,
  sheet,
  shown,
  toast,
  world,
  reappear
} from '@/../tests/support/confirm-page'
import { choice, days, draftQuote, KEY, product, startDraft, visit } from '@/../tests/support/draft'
import { eldersGifts, newcomerCoupons } from '@/../tests/recorded/confirm'
import { heldSlot, timeSlot } from '@/../tests/support/booking'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW } from '@/../tests/support/world'
import { catalogue } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'

afterEach(leave)

describe('without an order to confirm', () => {
  test('R2.29 a guest is led to login and back to the confirm screen', async () => {
    setWorld(createWorld({ session: null }))
    await enter()
    expect(world.made).toEqual([])
    expect(world.visited[0]).toContain(encodeURIComponent('/process/confirm/checkup/CK1003'))
  })

  test('R2.162 R8.33 an unknown type', async () => {
    setWorld(createWorld())
    await enter({ type: 'foo' })
    expect(shows('未匹配到 confirm 程序')).toBe(true)
    await tap(control('返回首页'))
    expect(world.visited).toEqual(['tab /'])
  })

  test('R2.163 R8.33 nothing chosen yet: the text and a way to booking', async () => {
    await open({}, null)
    expect(shows('没有数据')).toBe(true)
    expect(shows('请先选择机构与时间')).toBe(true)
    await tap(control('去预约'))
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
  })

  test('back from the cashier ends at the order that it became', async () => {
    setWorld(createWorld())
    world.root.items.set('placed', { productCode: 'CK1003', orderNum: 'CA202611200001', kind: 'checkup' })
    await enter()
    expect(world.visited).toEqual(['replace /order/order-detial/CA202611200001'])
  })

  test('R2.163 a slot that was never chosen is no data either', async () => {
    setWorld(createWorld())
    startDraft(world, { product: product(), days: days() })
    await enter()
    expect(shows('没有数据')).toBe(true)
  })

  test('R2.163 a variant without booking leads to the shop', async () => {
    setWorld(createWorld())
    await enter({ type: 'gene-home' })
    await tap(control('去商城看看'))
    expect(world.visited).toEqual(['tab /shop'])
  })
})

describe('the blocks', () => {
  test('there is one 合计, with the lines of the price; the bar shows and says what is paid now by its own name', async () => {
    await open()
    const main = document.querySelector('[role="main"]')?.textContent ?? ''
    expect(main.split('合计')).toHaveLength(2)
    expect(main).toMatch(/应付¥[\d.]+/)
    expect(main).toMatch(/应付[\d.]+元/)
  })

  test('R2.125 R2.191 R2.164 R2.165 R3.59 header, steps, form, hospital, gifts, breakfast, paper, coupon, lines, bar', async () => {
    await open({ 'confirm.gifts': () => eldersGifts })
    expect(document.querySelector('[role="heading"][aria-level="1"]')?.textContent).toBe('确认信息')
    expect(byLabel('返回')).toBeDefined()
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('3确认信息')
    expect(document.querySelector('#person-name input')).not.toBeNull()
    for (const text of [
      '体检人',
      '深度体检·男士款',
      '21项 + 加项2项，共23项',
      '澄安体检中心（北京望京分院）',
      '北京市朝阳区阜荣街南侧云桥大厦B座3层',
      '11月24日 周二 08:00-08:30',
      '维生素D3滴剂（成人）',
      '×1',
      '早餐预约',
      '不寄纸质报告',
      '捐赠1元公益',
      '健康书签一枚',
      '优惠券',
      '加项2项',
      '换购电子血压计',
      '提交订单'
    ]) {
      expect(shown()).toContain(text)
    }
  })

  test('R1.8 R3.48 the lines are the server’s, the coupon comes last, and the total is their sum', async () => {
    await open()
    expect(byLabel('减200.00元')).toBeDefined()
    expect(all('[aria-label="1305.00元"]')).toHaveLength(2)
    expect(shows('已优惠 ¥200.00')).toBe(true)
  })

  test('the price is asked again on entry, and stands in the draft', async () => {
    await open(
      { 'addon.quote': () => [quoted({ priceVersion: 'v2' })] },
      {
        choice: choice({ exchangeId: 8101, quote: draftQuote() })
      }
    )
    expect(made('addon.quote')).toEqual([
      expect.objectContaining({
        productCode: 'CK1003',
        orgCode: 'H1001',
        rtime: '2026-11-24',
        addItemConfigId: 8101,
        displayRanges: [3]
      })
    ])
    expect(parts()?.choice?.quote?.priceVersion).toBe('v2')
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
    await tap(control('重新加载'))
    expect(byLabel('1305.00元')).toBeDefined()
  })

  test('R3.21 the draft takes on what confirm adds: the time as it was, and the price of now', async () => {
    setWorld(createWorld({ calls: confirmCalls() }))
    choose(world)
    remember(world)
    await enter()
    expect(parts()).toMatchObject({
      product: product(),
      visit: { first: { date: '2026-11-24', timespan: '08:00-08:30' } },
      choice: { quote: draftQuote() }
    })
    expect(world.root.process.info(KEY)?.product).toMatchObject({
      itemCount: 21,
      name: '深度体检·男士款',
      category: 1
    })
  })

  test('R7.51 R7.61 R7.85 R7.90 R7.91 what the blocks ask the server', async () => {
    await open()
    expect(made('confirm.paperless')).toEqual([
      expect.objectContaining({
        comboId: '2002',
        comboName: '深度体检·男士款',
        hosId: 'H1001',
        productCode: 'CK1003',
        timespan: '08:00-08:30',
        customAddPackage: [
          { addPackageId: 6202, itemCodeList: ['TH003'] },
          { addPackageId: 6208, itemCodeList: ['BO002'] }
        ]
      })
    ])
    expect(made('confirm.gifts')).toEqual([{ productCode: 'CK1003', amount: 1080 }])
    expect(made('coupon.amount')).toEqual([
      { merchandiseId: 'CK1003', merchandiseType: 1, hospitalId: 'H1001', price: 1406 }
    ])
    expect(made('confirm.breakfasts')).toEqual([{ hospitalId: 'H1001', regDate: '2026-11-24' }])
    expect(catalogue['confirm.paperless'].path).toBe('/order/paperless/report')
    expect(catalogue['confirm.breakfasts'].path).toBe('/breakfast/list')
  })
})

test('R7.85 booked again, the earlier order is named, and the answer feeds the paper-report card', async () => {
  const option = {
    packageId: -1,
    itemCode: '',
    addItemName: '捐一份体检报告',
    describe: '少一份纸',
    operType: 0
  }
  setWorld(
    createWorld({
      calls: {
        ...confirmCalls(),
        'confirm.paperless': () => [{ paperReport: 1, addItemInfo: null, addPublicItemInfo: option }]
      }
    })
  )
  choose(world)
  world.root.items.set('orderDetailAgain', { orderNum: 'CA20261101AAAA', productCode: 'CK1003' })
  await enter()
  expect(made('confirm.paperless')).toMatchObject([{ orderNum: 'CA20261101AAAA' }])
  expect(shows('捐一份体检报告')).toBe(true)
})

test('what has to be known is told before paying, pregnancy not to a man', async () => {
  const reminders = [
    { itemName: '无痛胃镜', text: '须家属陪同', sexLimit: null },
    { itemName: '无痛肠镜', text: '须家属陪同', sexLimit: null },
    { itemName: '胸部DR正位', text: '妊娠期不可做', sexLimit: 0 }
  ]
  await open({ 'addon.quote': () => [quoted({ reminders })] })
  expect(shows('须家属陪同（无痛胃镜、无痛肠镜）')).toBe(true)
  expect(shows('妊娠期不可做')).toBe(false)
})

describe('the slot', () => {
  test('R2.166 the time opens the slot sheet; another slot is held before the old one goes back', async () => {
    await open()
    await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
    expect(sheet()?.textContent).toContain('选择时段')
    await tap(byLabel('08:30-09:00 余19位'))
    await tap(control('确定'))
    const order = world.made.map(({ name }) => name).filter((name) => name.startsWith('hold.'))
    expect(order).toEqual(['hold.take', 'hold.release'])
    expect(made('hold.release')).toEqual([{ holdId: 'h1' }])
    expect(parts()?.visit).toMatchObject({
      timespan: '08:30-09:00',
      slotId: 103,
      hold: { id: 'h103' },
      first: { timespan: '08:00-08:30' }
    })
    expect(shows('原选时段 11月24日 周二 08:00-08:30')).toBe(true)
  })

  test('a time in the afternoon is warned of for a product that wants an empty stomach', async () => {
    await open(
      { 'booking.timespans': () => [timeSlot(31, '14:00-14:30', 4)] },
      { product: product({ fasting: true }) }
    )
    await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
    await tap(all('[aria-label^="14:00-14:30"]')[0])
    expect(sheet()?.textContent).toContain('选下午的时段当天早上起就不能进食')
  })

  test.each([
    ['of an empty stomach', true],
    ['of what needs none', false]
  ])(
    'in the night before it a time for which it is too late to fast is warned of: %s',
    async (_of, fasting) => {
      await open({}, { product: product({ fasting }) })
      act(() => world.setNow(Date.parse('2026-11-24T01:00:00+08:00')))
      await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
      await tap(byLabel('08:30-09:00 余19位'))
      expect(sheet()?.textContent.includes('离这个时段已不到 8 小时，请确认来得及')).toBe(fasting)
    }
  )

  test('a slot that filled meanwhile: the message shows and the old hold stays', async () => {
    await open({
      'hold.take': () => {
        throw new CallError(ErrorCode.quotaFull, '该时段名额已满')
      }
    })
    await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
    await tap(byLabel('08:30-09:00 余19位'))
    await tap(control('确定'))
    expect(toast()).toBe('该时段名额已满')
    expect(made('hold.release')).toEqual([])
    expect(parts()?.visit?.hold?.id).toBe('h1')
  })

  test('the held slot can be kept longer', async () => {
    await open({ 'hold.extend': () => heldSlot({ expiresAt: NOW + 719_000, extensionsLeft: 1 }) })
    act(() =>
      world.root.process.put(KEY, {
        visit: visit({ hold: { id: 'h1', expiresAt: NOW + 500_000, extensionsLeft: 2 } })
      })
    )
    await tap(control('再保留10分钟'))
    expect(made('hold.extend')).toEqual([{ holdId: 'h1' }])
    expect(parts()?.visit?.hold).toMatchObject({
      expiresAt: NOW + 719_000,
      extensionsLeft: 1
    })
  })

  test('a day without slots says so', async () => {
    await open({ 'booking.timespans': () => [] })
    await tap(byLabel('11月24日 周二 08:00-08:30，改时段'))
    expect(toast()).toBe('暂无排期')
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

  test('a customer without coupons is told how many can be taken, and is led to where that is done', async () => {
    await open({
      'coupon.amount': () => [{ coupon: 0, couponNums: 0 }],
      'coupon.list': () => newcomerCoupons
    })
    expect(byLabel('优惠券 4张可领')?.textContent).toContain('4张可领')
    await tap(byLabel('优惠券 4张可领'))
    expect(world.visited).toEqual(['/mine/coupons?canChoose=1&productCode=CK1003'])
  })

  test('R2.168 back from the coupons, where a code was redeemed, the row counts anew', async () => {
    let couponNums = 4
    await open({ 'coupon.amount': () => [{ coupon: 200, couponNums }] })
    couponNums = 5
    await reappear()
    expect(byLabel('优惠券 5张可用')).toBeDefined()
  })

  test('R4.33 R3.56 a gift shows picture, price and number, and opens its detail, where nothing is to be bought', async () => {
    await open({ 'confirm.gifts': () => eldersGifts.map((gift) => ({ ...gift, itemNum: 2 })) })
    const gift = byLabel('维生素D3滴剂（成人）')
    expect(gift?.querySelector('img')?.getAttribute('src')).toContain('/seed-img/goods/HS2006.svg')
    expect(gift?.querySelector('[aria-label="原价69.00元"]')).not.toBeNull()
    expect(gift?.textContent).toMatch(/^维生素D3滴剂（成人）.*×2$/)
    await tap(gift)
    expect(world.visited).toEqual(['/selling/30/HS2006?gifts=1'])
  })

  test('how the price comes about is told step by step, and why with these coupons', async () => {
    await open()
    await tap(all('[role="button"]').find((link) => link.textContent === '怎么算的'))
    await idle()
    expect(all('[role="dialog"] [role="listitem"]').map((step) => step.textContent)).toEqual([
      '套餐深度体检·男士款¥1080.00',
      '加项2项¥326.00',
      '换购电子血压计¥99.00',
      '优惠券体检8.5折（最高减200）-¥200.00',
      '合计¥1305.00'
    ])
    expect(shows('还有 3 张能用的券，一起算下来这样省得最多。')).toBe(true)
    expect(shows('优惠共 ¥200.00。')).toBe(true)
  })

  test('R2.167 the row leads to the coupons of this order', async () => {
    await open()
    await tap(byLabel('优惠券 4张可用'))
    expect(world.visited).toEqual(['/mine/coupons?canChoose=1&productCode=CK1003'])
  })

  test('the order of a company card has a draft of its own, and its coupons know it', async () => {
    setWorld(createWorld({ calls: confirmCalls() }))
    choose(world)
    startDraft(
      world,
      { product: product(), visit: visit({ timespan: '10:00-10:30' }), choice: choice() },
      'YX8801'
    )
    await enter({ cardNumber: 'YX8801' })
    expect(shows('10:00-10:30')).toBe(true)
    await tap(byLabel('优惠券 4张可用'))
    expect(world.visited).toEqual(['/mine/coupons?canChoose=1&productCode=CK1003&cardNumber=YX8801'])
  })

  test('the best set goes by itself; the user’s own choice goes before it', async () => {
    await open()
    await act(async () => world.root.items.set('choosed-coupon', ['CP-XY1']))
    expect(byLabel('减60.00元')).toBeDefined()
    expect(all('[aria-label="1445.00元"]')).toHaveLength(2)
    await act(async () => world.root.items.set('choosed-coupon', []))
    expect(all('[aria-label="1505.00元"]')).toHaveLength(2)
  })

  test('R5.48 R5.49 a coupon above the price takes it to 0, not below', async () => {
    const list = wallet().list.map((row) => ({ ...row, couponType: 1, discountedPrice: 9999 }))
    await open({
      'coupon.list': () => wallet({ list, best: ['CP-XY1'] }),
      'addon.quote': () => [quoted({ lines: quoted().lines.slice(0, 2), exchangePrice: 0 })]
    })
    expect(byLabel('减1406.00元')).toBeDefined()
    expect(all('[aria-label="0.00元"]').length).toBeGreaterThan(0)
  })

  test('R3.63 optimal-coupon: one of the best set that is gone is told to who chose none, once and for its product', async () => {
    setWorld(createWorld({ calls: confirmCalls() }))
    choose(world)
    world.root.items.set('optimal-coupon', { of: 'CK1001', codes: ['CP-CH9'] })
    await enter()
    expect(toast()).toBeUndefined()
    const best = { of: 'CK1003', codes: wallet().best }
    expect(world.root.items.get('optimal-coupon')).toEqual(best)
    world.root.items.set('optimal-coupon', { of: 'CK1003', codes: ['CP-CH9'] })
    await reappear()
    expect(toast()).toBe('所选优惠券已不可用，已为你重新选择')
    expect(world.root.items.get('optimal-coupon')).toEqual(best)
  })

  test('a chosen coupon that no longer serves gives way to the best set', async () => {
    setWorld(createWorld({ calls: confirmCalls() }))
    choose(world)
    world.root.items.set('choosed-coupon', ['CP-CH9'])
    await enter()
    expect(toast()).toBe('所选优惠券已不可用，已为你重新选择')
    expect(world.root.items.get('choosed-coupon')).toBeUndefined()
    expect(byLabel('减200.00元')).toBeDefined()
  })
})
