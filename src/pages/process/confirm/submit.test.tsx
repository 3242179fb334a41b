import { choose, confirmCalls, contact, orderResult, quoted } from '@/../tests/support/confirm'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import type { CompleteInput } from '@/contract/dto/order'
import type { PackageDetail } from '@/stores/process'
import { ConfirmModel } from './model'
import { SubmitModel } from './submit'

let world: World
let model: ConfirmModel
let submit: SubmitModel
let scrolled: string[]

const settle = () => new Promise<void>((done) => setTimeout(done, 0))
const orders = () => world.made.filter(({ name }) => name === 'order.complete')
const bodies = () => orders().map(({ input }) => input as CompleteInput)
const keys = () => orders().map(({ idempotencyKey }) => idempotencyKey)
const toast = () => world.root.feedback.toastShown?.text
const dialog = () => world.root.feedback.dialog
const draft = () => world.root.process.detail('CK1003')
const oneBreakfast: FakeCalls = {
  'confirm.breakfasts': () => [{ id: 3, breakfastName: '控糖杂粮', breakFastDescription: '含乳' }]
}

/** The models as the page makes them; a second call is a reload. */
async function enter(): Promise<void> {
  model = new ConfirmModel(world.root, { type: 'checkup', id: 'CK1003' })
  scrolled = []
  submit = new SubmitModel(world.root, model, (id) => scrolled.push(id))
  model.enter()
  await settle()
  await settle()
}

async function open(calls: FakeCalls = {}, change: Partial<PackageDetail> = {}): Promise<void> {
  world = createWorld({ calls: { ...confirmCalls(), ...oneBreakfast, ...calls } })
  let made = 0
  Object.assign(world.root, { newKey: async () => `key-${(made += 1)}` })
  choose(world, change)
  await enter()
}

/** Refuses once with this, then answers. */
function refuseOnce(code: number, results: unknown = null, message = '服务端说明'): FakeCalls {
  let refused = false
  return {
    'order.complete': () => {
      if (refused) return [orderResult()]
      refused = true
      throw new CallError(code, message, results)
    }
  }
}

/** Starts the submission and lets it run up to its first dialog. */
async function begin(): Promise<{ done: Promise<void> }> {
  const done = submit.submit()
  for (let turn = 0; turn < 5; turn += 1) await settle()
  return { done }
}

async function answer(confirmed: boolean): Promise<void> {
  const open = dialog()
  if (!open) throw new Error('nothing is asked')
  world.root.feedback.settle(open.id, confirmed)
  for (let turn = 0; turn < 5; turn += 1) await settle()
}

afterEach(() => model.leave())

describe('the order', () => {
  test('R7.93 R4.64 one create call with the fields of the checkup order', async () => {
    await open()
    world.root.items.set('paperReport', -1)
    world.root.items.set('lotteryId', { activityId: 'A1', staCome: 'lottery' })
    await submit.submit()
    expect(bodies()).toEqual([
      {
        breakfastId: 3,
        orderNum: '',
        hospitalId: 'H1001',
        hospitalName: '澄安·北京望京分院',
        hospitalAddress: '朝阳区阜荣街南侧云桥大厦B座3层',
        receiveAddress: '',
        receiveCity: '',
        orderSource: '50',
        productCode: 'CK1003',
        regDate: '2026-11-24',
        regTime: '08:00',
        timespanStr: '08:00-08:30',
        timeSpanId: 12,
        couponCode: 'CP85',
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
          { addPackageId: 6213, itemCodeList: ['DI005'] },
          { addPackageId: 6202, itemCodeList: ['TH003', 'TH002'] },
          { addPackageId: -1, itemCodeList: ['PR001'] }
        ],
        addItemConfigId: 8101,
        holdId: 'h1',
        sexHistory: null,
        priceVersion: 'v1'
      }
    ])
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
      { thirdOrg: 1, sexLimit: 0 }
    )
    await submit.submit()
    expect(toast()).toBe('请选择有无性生活史')
    model.person.change({ sexHistory: 0 })
    await submit.submit()
    expect(bodies()).toEqual([expect.objectContaining({ sexHistory: 0 })])
  })

  test('double taps make one call', async () => {
    await open()
    await Promise.all([submit.submit(), submit.submit(), submit.submit()])
    await submit.submit()
    expect(orders()).toHaveLength(1)
  })

  test.each([
    [
      'R4.69 R1.9 a price above zero leads to go-pay',
      {},
      'replace /process/go-pay?orderNo=CA202611200009&orderType=1'
    ],
    [
      'R4.69 any of the three prices counts',
      { orderPayPrice: 0, payPrice: 0, userPayPrice: 0.01 },
      'replace /process/go-pay?orderNo=CA202611200009&orderType=1'
    ],
    [
      'R4.65 R4.70 no price above zero leads to pay-success',
      { orderPayPrice: 0, payPrice: 0, userPayPrice: 0 },
      'replace /pay-success?orderNo=CA202611200009&orderType=1'
    ]
  ])('%s', async (_name, prices, path) => {
    await open({ 'order.complete': () => [orderResult(prices)] })
    await submit.submit()
    expect(world.visited).toEqual([path])
  })

  test('R7.104 an answer that is the order itself leads to the pay step as well', async () => {
    await open({ 'order.complete': () => orderResult() as never })
    await submit.submit()
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA202611200009&orderType=1'])
  })

  test('R4.65 R4.68 the stored temporary items and the draft are gone', async () => {
    await open()
    const { items } = world.root
    items.set('choosed-coupon', ['CP60'])
    items.set('paperReport', -2)
    await submit.submit()
    for (const key of [
      'choosed-coupon',
      'optimal-coupon',
      'contactFormDatas',
      'paperReport',
      'breakfastId'
    ] as const)
      expect(items.get(key)).toBeUndefined()
    expect(draft()).toBeUndefined()
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
  ])('R4.74 R3.64 the order is counted with %s', async (_name, item, countType) => {
    await open()
    world.root.items.set('staticItem', { activityId: 'A9', appType: 'H5', ...item })
    await submit.submit()
    expect(world.made1('order.count')).toEqual({
      countType,
      orderNum: 'CA202611200009',
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
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA202611200009&orderType=1'])
  })
})

describe('the key of the order', () => {
  const offline = () => {
    throw new CallError(ErrorCode.network, '网络错误')
  }

  test('a lost line keeps the key: the next try repeats the request', async () => {
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
    model.leave()
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
        stored = draft()?.idempotencyKey
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

describe('refusals', () => {
  const other = {
    hospitalId: 'H1002',
    hospitalName: '澄安·北京国贸分院',
    date: '2026-11-24',
    slotId: 21,
    timespan: '09:00-09:30',
    remnum: 5
  }

  test.each([
    ['with the server’s words', '系统繁忙', '系统繁忙'],
    ['without any', '', '网络错误']
  ])('R8.19 an unknown failure %s: told, nothing lost, the page stays', async (_name, message, text) => {
    await open(refuseOnce(999, null, message))
    await submit.submit()
    expect(toast()).toBe(text)
    expect(submit.busy).toBe(false)
    expect(world.visited).toEqual([])
    expect(world.root.items.get('contactFormDatas')?.name).toBe('陈予安')
  })

  test('real-name verification failed: the server’s message', async () => {
    await open(refuseOnce(ErrorCode.realNameMismatch, null, '姓名与证件号不一致'))
    await submit.submit()
    expect(world.root.feedback.toastShown).toMatchObject({ text: '姓名与证件号不一致', icon: 'info' })
  })

  test('R8.18 27002 offers other slots; one is held, the page stays and sends it', async () => {
    await open({
      ...refuseOnce(ErrorCode.quotaFull, [other], '该时段名额已满'),
      'hospital.detail': () => ({ hospitalAddress: '建国路88号', thirdOrg: 1 }) as never
    })
    await submit.submit()
    expect(model.hold.shown).toMatchObject({ kind: 'alternatives', message: '该时段名额已满', list: [other] })
    await model.hold.choose(other)
    expect(draft()).toMatchObject({
      selectedHospitalId: 'H1002',
      selectedHospitalAddress: '建国路88号',
      selectedTimespanId: 21,
      hold: { holdId: 'h21' }
    })
    await settle()
    await settle()
    expect(world.made.filter(({ name }) => name === 'addon.quote').at(-1)?.input).toMatchObject({
      orgCode: 'H1002'
    })
    expect(world.visited).toEqual([])
    await submit.submit()
    expect(bodies().at(-1)).toMatchObject({ hospitalId: 'H1002', holdId: 'h21', timespanStr: '09:00-09:30' })
  })

  test('R8.18 27002 without alternatives leads back to booking', async () => {
    await open(refuseOnce(ErrorCode.quotaFull, null, '名额已满'))
    const { done } = await begin()
    expect(dialog()).toMatchObject({ title: '温馨提示', text: '名额已满' })
    await answer(true)
    await done
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
    expect(draft()).toMatchObject({ valid: false, hold: null })
  })

  test('R8.18 27003 tells, then back to booking with a list that is fetched anew', async () => {
    await open(refuseOnce(ErrorCode.scheduleChanged, null, '该时段停诊'), { valid: true })
    const { done } = await begin()
    expect(dialog()?.text).toBe('该时段停诊')
    await answer(true)
    await done
    expect(draft()?.valid).toBe(false)
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
  })

  const change = {
    priceVersion: 'v2',
    oldPrice: 1593,
    newPrice: 1613,
    oldLines: quoted().lines,
    newLines: quoted().lines.map((line) => (line.kind === 'addon' ? { ...line, amount: 434 } : line))
  }
  const after = quoted({ addonPrice: 434, userPayPrice: 1613, lines: change.newLines, priceVersion: 'v2' })

  test.each([
    ['going on sends the new version under a new key', true, ['v1', 'v2'], ['key-1', 'key-2']],
    ['looking again sends nothing', false, ['v1'], ['key-1']]
  ])('R8.18 27004 shows old and new; %s', async (_name, goOn, versions, usedKeys) => {
    await open(refuseOnce(ErrorCode.priceChanged, [change], '价格已变动'))
    Object.assign(world.calls, { 'addon.quote': () => [after] })
    const { done } = await begin()
    expect(dialog()).toMatchObject({
      title: '价格已变动',
      text: '订单金额由 ¥1593.00 变为 ¥1613.00，是否继续下单？',
      list: [
        { text: '套餐 深度体检·男士款', priceFen: 108000 },
        { text: '加项 3项', priceFen: 43400, note: '原 ¥414' },
        { text: '换购 电子血压计', priceFen: 9900 }
      ]
    })
    await answer(goOn)
    await done
    expect(bodies().map(({ priceVersion }) => priceVersion)).toEqual(versions)
    expect(keys()).toEqual(usedKeys)
    // The price on screen is the new one either way.
    if (!goOn) expect(model.priced?.priceVersion).toBe('v2')
  })

  test('R8.18 27005 tells, then the product’s page', async () => {
    await open(refuseOnce(ErrorCode.offShelf, null, '商品已下架'))
    const { done } = await begin()
    expect(dialog()?.text).toBe('商品已下架')
    await answer(true)
    await done
    expect(world.visited).toEqual(['replace /selling/checkup/CK1003'])
  })

  test.each([
    ['gender', 'gender'],
    ['age', 'idNumber'],
    ['idNumber', 'idNumber'],
    ['something new', 'name']
  ])('R8.18 27006 on %s brings that row into view with the reason', async (named, row) => {
    await open(refuseOnce(ErrorCode.personUnfit, [{ field: named, reason: '本套餐限男士' }]))
    const { done } = await begin()
    expect(dialog()?.text).toBe('本套餐限男士')
    await answer(true)
    await done
    expect(model.person.errors).toEqual({ [row]: '本套餐限男士' })
    expect(scrolled).toEqual([`person-${row}`])
    model.person.change({ marry: 0 })
    expect(model.person.errors).toEqual({})
  })

  test.each([
    ['going on orders without them', true, ['CP85', '']],
    ['looking again orders nothing', false, ['CP85']]
  ])('R8.18 27007 drops the coupons and tells the new price; %s', async (_name, goOn, sent) => {
    await open(
      refuseOnce(ErrorCode.discountUnavailable, [{ couponCodes: ['CP85'], reason: '优惠券已被占用' }])
    )
    const { done } = await begin()
    expect(dialog()).toMatchObject({
      title: '优惠不可用',
      text: '优惠券已被占用，不使用后应付 ¥1593.00，是否继续下单？'
    })
    await answer(goOn)
    await done
    expect(bodies().map(({ couponCode }) => couponCode)).toEqual(sent)
    if (!goOn) expect(model.couponCodes).toEqual([])
  })

  test('R8.18 27007 keeps the coupons that were not named', async () => {
    await open(refuseOnce(ErrorCode.discountUnavailable, [{ couponCodes: ['CH1'], reason: '已占用' }]))
    world.root.items.set('choosed-coupon', ['PL50'])
    const { done } = await begin()
    await answer(true)
    await done
    expect(bodies().at(-1)?.couponCode).toBe('PL50')
  })

  const same = { orderNum: 'CA202611200001', orderType: 1, payPrice: 1393 }

  test('R8.18 27008: 去支付 opens the order that stands', async () => {
    await open(refuseOnce(ErrorCode.duplicateOrder, [same]))
    await submit.submit()
    expect(submit.sameOrder).toEqual(same)
    submit.payOld()
    expect(world.visited).toEqual(['/process/go-pay?orderNo=CA202611200001&orderType=1'])
  })

  test('R8.18 27008: 放弃旧单 cancels it, then orders under a new key', async () => {
    await open({ ...refuseOnce(ErrorCode.duplicateOrder, [same]), 'order.cancel': () => ({}) })
    await submit.submit()
    await submit.dropOld()
    expect(world.made1('order.cancel')).toEqual({ id: 'CA202611200001' })
    expect(keys()).toEqual(['key-1', 'key-2'])
    expect(submit.sameOrder).toBeNull()
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA202611200009&orderType=1'])
  })

  test('R8.18 27008: a cancel that fails orders nothing and asks again', async () => {
    await open({
      ...refuseOnce(ErrorCode.duplicateOrder, [same]),
      'order.cancel': () => {
        throw new CallError(ErrorCode.business, '订单支付中')
      }
    })
    await submit.submit()
    await submit.dropOld()
    expect(toast()).toBe('订单支付中')
    expect(orders()).toHaveLength(1)
    expect(submit.sameOrder).toEqual(same)
  })

  test('27201 takes the same slot again and goes on with the new hold', async () => {
    await open({
      ...refuseOnce(ErrorCode.holdExpired),
      'hold.take': () => ({ holdId: 'h9', expiresAt: Date.parse('2026-11-20T09:20:00+08:00') }) as never
    })
    await submit.submit()
    expect(world.made1('hold.take')).toMatchObject({ orgCode: 'H1001', date: '2026-11-24', slotId: 12 })
    expect(bodies().map(({ holdId }) => holdId)).toEqual(['h1', 'h9'])
  })

  test('27201 with no seat left shows the alternatives', async () => {
    await open({
      ...refuseOnce(ErrorCode.holdExpired),
      'hold.take': () => {
        throw new CallError(ErrorCode.quotaFull, '该时段名额已满', [other])
      }
    })
    await submit.submit()
    expect(model.hold.shown).toMatchObject({ kind: 'alternatives', list: [other] })
    expect(orders()).toHaveLength(1)
  })

  test('a hold that is over by the clock is taken again before the order is sent', async () => {
    await open({}, { hold: { holdId: 'old', expiresAt: Date.parse('2026-11-20T08:59:00+08:00') } })
    await submit.submit()
    expect(bodies().map(({ holdId }) => holdId)).toEqual(['h12'])
  })

  test('a page that was left is not led elsewhere', async () => {
    let finish: () => void = () => undefined
    await open({
      'order.complete': () => new Promise((done) => (finish = () => done([orderResult()])))
    })
    const { done } = await begin()
    model.leave()
    finish()
    await done
    expect(world.visited).toEqual([])
    expect(draft()).toBeUndefined()
  })
})
