import { confirmCalls, contact, orderResult, quoted } from '@/../tests/support/confirm'
import {
  begin,
  bodies,
  draft,
  enter,
  keys,
  model,
  open,
  orders,
  refuseOnce,
  submit,
  toast,
  world
} from '@/../tests/support/confirm-order'
import { idle } from '@/../tests/support/screen'
import { product, thirdPartyVisit } from '@/../tests/support/draft'
import { CallError, ErrorCode } from '@/contract/errors'

afterEach(() => model.scope.leave())

describe('the order', () => {
  test('R7.93 R4.64 one create call with the fields of the checkup order', async () => {
    await open()
    world.root.items.set('paperReport', -1)
    world.root.items.set('lotteryId', { activityId: 'A1', staCome: 'lottery' })
    await submit.submit()
    expect(bodies()).toEqual([
      {
        kind: 'checkup',
        payType: 'all',
        breakfastId: 3,
        orderNum: '',
        hospitalId: 'H1001',
        hospitalName: '澄安体检中心（北京望京分院）',
        hospitalAddress: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
        receiveAddress: '',
        receiveCity: '',
        orderSource: '50',
        productCode: 'CK1003',
        regDate: '2026-11-24',
        regTime: '08:00',
        timespanStr: '08:00-08:30',
        timeSpanId: 102,
        couponCode: 'CP-85',
        medUserInfo: {
          cardType: 1,
          contactsId: 'c001',
          gender: 1,
          identityCard: '99010119880314011X',
          medUserName: '陈予安',
          medUserPhone: '10000000001',
          marry: 1,
          birthday: ''
        },
        relationType: '本人',
        mainOrderNum: '',
        staId: 'A1',
        staCome: 'lottery',
        questionId: 'q1',
        customAddPackage: [
          { addPackageId: 6202, itemCodeList: ['TH003'] },
          { addPackageId: 6208, itemCodeList: ['BO002'] },
          { addPackageId: -1, itemCodeList: ['AP1'] }
        ],
        addItemConfigId: 8101,
        holdId: 'h1',
        sexHistory: null,
        priceVersion: quoted().priceVersion,
        besideOrder: ''
      }
    ])
  })

  test('the pages of its booking are told of the order, until another booking begins', async () => {
    await open()
    await submit.submit()
    const { items } = world.root
    expect(items.get('placed')).toEqual({
      productCode: 'CK1003',
      orderNum: orderResult().orderNum,
      kind: 'checkup'
    })
    items.enterBooking('CK1004', undefined)
    expect(items.get('placed')).toBeUndefined()
  })

  test('a person typed over a picked contact is not sent as that contact', async () => {
    await open()
    model.person.change({ name: '陈新安' })
    await submit.submit()
    expect(bodies()[0]).toMatchObject({
      relationType: '',
      medUserInfo: { contactsId: '', medUserName: '陈新安' }
    })
  })

  test('R5.23 the answer of the sex-history question travels, and only when it was asked', async () => {
    await open(
      { 'contacts.list': () => [contact({ gender: 0, sex: 0, id_number: '990101199007220228' })] },
      { product: product({ sexLimit: 0 }), visit: thirdPartyVisit() }
    )
    await submit.submit()
    expect(toast()).toBe('请选择有无性生活史')
    model.person.change({ sexHistory: 0 })
    await submit.submit()
    expect(bodies()).toEqual([expect.objectContaining({ sexHistory: 0 })])
  })

  test.each([
    ['the same total is ordered', 0, 1, undefined],
    ['another total is told, and not ordered', 100, 0, '金额已更新，请确认后提交']
  ])('a tap while the price is asked again waits for it: %s', async (_what, more, made, told) => {
    let answer: (() => void) | null = null
    await open({
      'addon.quote': () =>
        new Promise((resolve) => {
          const quote = quoted()
          const lines = quote.lines.map((line, index) =>
            index === 0 ? { ...line, amount: line.amount + more } : line
          )
          if (answer === null) resolve([quote])
          answer = () => resolve([{ ...quote, lines }])
        })
    })
    void model.loadQuote()
    const tapped = submit.submit()
    await idle()
    expect([bodies(), submit.busy]).toEqual([[], true])
    answer!()
    await tapped
    expect([bodies().length, toast(), submit.busy]).toEqual([made, told, false])
  })

  test('double taps make one call', async () => {
    await open()
    await Promise.all([submit.submit(), submit.submit(), submit.submit()])
    await submit.submit()
    expect(orders()).toHaveLength(1)
  })

  test('pressed before the coupons have come, it waits for them and goes with those of the screen', async () => {
    const coupons = confirmCalls()['coupon.list'] as () => never
    let come: () => void = () => undefined
    await open({
      'coupon.list': async () => {
        await new Promise<void>((resolve) => (come = resolve))
        return coupons()
      }
    })
    const { done } = await begin()
    expect([orders(), submit.busy]).toEqual([[], true])
    come()
    await done
    expect(bodies()).toEqual([expect.objectContaining({ couponCode: 'CP-85' })])
  })

  test('a page that is left while it waits for its coupons orders nothing', async () => {
    let come: () => void = () => undefined
    await open({ 'coupon.list': () => new Promise<never>((_, reject) => (come = () => reject(new Error()))) })
    const { done } = await begin()
    model.scope.leave()
    come()
    await done
    expect(orders()).toEqual([])
  })

  test('coupons that cannot be asked for hold nothing up: the order goes without, as the screen says', async () => {
    await open({
      'coupon.list': () => {
        throw new CallError(ErrorCode.network, '')
      }
    })
    await submit.submit()
    expect(bodies()).toEqual([expect.objectContaining({ couponCode: '' })])
  })

  test.each([
    [
      'R4.69 R1.9 a price above zero leads to go-pay',
      {},
      'replace /process/go-pay?orderNo=CA20261120AAAA&orderType=1'
    ],
    [
      'R4.69 any of the three prices counts',
      { orderPayPrice: 0, payPrice: 0, userPayPrice: 0.01 },
      'replace /process/go-pay?orderNo=CA20261120AAAA&orderType=1'
    ],
    [
      'R4.65 R4.70 no price above zero leads to pay-success',
      { orderPayPrice: 0, payPrice: 0, userPayPrice: 0 },
      'replace /pay-success?orderNo=CA20261120AAAA&orderType=1'
    ]
  ])('%s', async (_name, prices, path) => {
    await open({ 'order.complete': () => [orderResult(prices)] })
    await submit.submit()
    expect(world.visited).toEqual([path])
  })

  test('R4.67 on channel 66 the flow goes to the site’s pay page with orderNum', async () => {
    await open()
    world.root.session.enter({ comefrom: '66', accessToken: null, inviteIds: null })
    await submit.submit()
    expect(world.visited).toEqual(['replace /process/go-pay?orderNum=CA20261120AAAA&orderType=1'])
  })

  test('R7.104 an answer that is the order itself leads to the pay step as well', async () => {
    await open({ 'order.complete': () => orderResult() as never })
    await submit.submit()
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20261120AAAA&orderType=1'])
  })

  test('R4.65 R4.68 the stored temporary items and the draft are gone', async () => {
    await open()
    const { items } = world.root
    items.set('choosed-coupon', ['CP-XY1'])
    items.set('paperReport', -2)
    await submit.submit()
    for (const key of ['choosed-coupon', 'contactFormDatas', 'paperReport', 'breakfastId'] as const)
      expect(items.get(key)).toBeUndefined()
    expect(draft()).toBeUndefined()
  })

  test('R4.69 the order is kept for the cashier', async () => {
    await open()
    await submit.submit()
    expect(world.root.items.get('orderInfo')).toMatchObject({
      number: 'CA20261120AAAA',
      payFen: 130500
    })
  })

  test('R8.31 success without an order number', async () => {
    await open({ 'order.complete': () => [orderResult({ orderNum: '' })] })
    await submit.submit()
    expect(toast()).toBe('订单号为空')
    expect(world.visited).toEqual([])
    expect(draft()).toBeDefined()
  })

  test.each([
    ['R4.73 the stored type', { countType: '2', promoteChannel: 'p', encryptStr: 'e' }, 2],
    ['R4.73 a promote channel', { promoteChannel: 'p' }, 3],
    ['R4.73 an encrypted string', { encryptStr: 'e' }, 1]
  ])('R4.74 R7.105 R7.119 the order is counted with %s', async (_name, item, countType) => {
    await open()
    world.root.items.set('staticItem', { activityId: 'A9', appType: 'H5', ...item })
    await submit.submit()
    expect(world.made1('order.count')).toEqual({
      countType,
      orderNum: 'CA20261120AAAA',
      teleCiphertext: 'encryptStr' in item ? 'e' : '',
      activityId: 'A9',
      orderChannel: 'promoteChannel' in item ? 'p' : '',
      platForm: 'H5'
    })
  })

  test('R4.74 without a count type nothing is reported, and a failing report changes nothing', async () => {
    await open()
    await submit.submit()
    expect(world.made1('order.count')).toBeUndefined()
    await open({
      'order.count': () => {
        throw new CallError(ErrorCode.network, '网络错误')
      }
    })
    world.root.items.set('staticItem', { encryptStr: 'e' })
    await submit.submit()
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20261120AAAA&orderType=1'])
  })
})

describe('the key of the order', () => {
  const offline = () => {
    throw new CallError(ErrorCode.network, '')
  }

  test('R8.21 a lost line says 网络错误 and keeps the key: the next try repeats the request', async () => {
    await open({ 'order.complete': offline })
    await submit.submit()
    expect(toast()).toBe('网络错误')
    await submit.submit()
    expect(keys()).toEqual(['key-1', 'key-1'])
    expect(submit.busy).toBe(false)
  })

  test('it survives a reload', async () => {
    await open({ 'order.complete': offline })
    await submit.submit()
    model.scope.leave()
    await enter()
    await submit.submit()
    expect(keys()).toEqual(['key-1', 'key-1'])
  })

  test('a changed order gets a new one', async () => {
    await open({ 'order.complete': offline })
    await submit.submit()
    model.person.change({ mobile: '10000000009' })
    await submit.submit()
    expect(keys()).toEqual(['key-1', 'key-2'])
  })

  test('it is written down before the request goes out', async () => {
    let stored: string | undefined
    await open({
      'order.complete': () => {
        stored = draft()?.parts.submission?.key
        return [orderResult()]
      }
    })
    await submit.submit()
    expect(stored).toBe('key-1')
  })

  test('a refusal ends it', async () => {
    await open(refuseOnce(ErrorCode.business))
    await submit.submit()
    await submit.submit()
    expect(keys()).toEqual(['key-1', 'key-2'])
  })
})
