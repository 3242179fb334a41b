import { orderResult, quoted } from '@/../tests/support/confirm'
import {
  answer,
  begin,
  bodies,
  dialog,
  draft,
  keys,
  model,
  open,
  orders,
  refuseOnce,
  scrolled,
  idle,
  submit,
  toast,
  world
} from '@/../tests/support/confirm-order'
import { days, visit } from '@/../tests/support/draft'
import { CallError, ErrorCode } from '@/contract/errors'
import { sameOrderWays } from '../shell/same-order'

afterEach(() => model.scope.leave())

describe('refusals', () => {
  const other = {
    hospitalId: 'H1002',
    hospitalName: '澄安·北京国贸分院',
    date: '2026-11-24',
    slotId: 21,
    timespan: '09:00-09:30',
    num: 20,
    remnum: 5
  }
  const offered = {
    branchId: 'H1002',
    branchName: '澄安·北京国贸分院',
    date: '2026-11-24',
    slotId: 21,
    timespan: '09:00-09:30',
    remaining: 5,
    capacity: 20
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

  test('too many unpaid orders: told, nothing lost, the page stays', async () => {
    const text = '您已有5笔待支付订单，请先支付或取消后再下单'
    await open(refuseOnce(ErrorCode.business, null, text))
    await submit.submit()
    expect(toast()).toBe(text)
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
    expect(model.hold.shown).toMatchObject({
      kind: 'alternatives',
      message: '该时段名额已满',
      list: [offered]
    })
    await model.hold.choose(offered)
    expect(draft()?.parts.visit).toMatchObject({
      branch: { id: 'H1002', address: '建国路88号', thirdParty: true },
      slotId: 21,
      hold: { id: 'h21' }
    })
    await idle()
    await idle()
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
    expect(draft()?.parts).toMatchObject({ days: { valid: false }, visit: { hold: null } })
  })

  test('R8.18 27003 tells, then back to booking with a list that is fetched anew', async () => {
    await open(refuseOnce(ErrorCode.scheduleChanged, null, '该时段停诊'), { days: days({ valid: true }) })
    const { done } = await begin()
    expect(dialog()?.text).toBe('该时段停诊')
    await answer(true)
    await done
    expect(draft()?.parts.days?.valid).toBe(false)
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
  })

  const change = {
    priceVersion: 'v2',
    oldPrice: 1505,
    newPrice: 1525,
    oldLines: quoted().lines,
    newLines: quoted().lines.map((line) => (line.kind === 'addon' ? { ...line, amount: 346 } : line))
  }
  const after = quoted({ addonPrice: 346, userPayPrice: 1525, lines: change.newLines, priceVersion: 'v2' })

  test.each([
    [
      'going on sends the new version under a new key',
      true,
      [quoted().priceVersion, 'v2'],
      ['key-1', 'key-2']
    ],
    ['looking again sends nothing', false, [quoted().priceVersion], ['key-1']]
  ])('R8.18 27004 shows old and new; %s', async (_name, goOn, versions, usedKeys) => {
    await open(refuseOnce(ErrorCode.priceChanged, [change], '价格已变动'))
    Object.assign(world.calls, { 'addon.quote': () => [after] })
    const { done } = await begin()
    expect(dialog()).toMatchObject({
      title: '价格已变动',
      text: '订单金额由 ¥1505.00 变为 ¥1525.00，是否继续下单？',
      list: [
        { text: '套餐 深度体检·男士款', priceFen: 108000 },
        { text: '加项 2项', priceFen: 34600, note: '原 ¥326.00' },
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
    ['going on orders without them', true, ['CP-85', '']],
    ['looking again orders nothing', false, ['CP-85']]
  ])('R8.18 27007 drops the coupons and tells the new price; %s', async (_name, goOn, sent) => {
    await open(
      refuseOnce(ErrorCode.discountUnavailable, [{ couponCodes: ['CP-85'], reason: '优惠券已被占用' }])
    )
    const { done } = await begin()
    expect(dialog()).toMatchObject({
      title: '优惠不可用',
      text: '优惠券已被占用，不使用后应付 ¥1505.00，是否继续下单？'
    })
    await answer(goOn)
    await done
    expect(bodies().map(({ couponCode }) => couponCode)).toEqual(sent)
    if (!goOn) expect(model.price.couponCodes).toEqual([])
  })

  test('R8.18 27007 asks again how many coupons there are', async () => {
    let left = 4
    const refused = refuseOnce(ErrorCode.discountUnavailable, [{ couponCodes: ['CP-85'], reason: '已占用' }])
    await open({ ...refused, 'coupon.amount': () => [{ coupon: 200, couponNums: left }] })
    expect(model.price.couponCount).toBe(4)
    left = 3
    const { done } = await begin()
    expect(model.price.couponCount).toBe(3)
    await answer(false)
    await done
  })

  test('R8.18 27007 keeps the coupons that were not named', async () => {
    await open(refuseOnce(ErrorCode.discountUnavailable, [{ couponCodes: ['CP-CH30'], reason: '已占用' }]))
    world.root.items.set('choosed-coupon', ['CP-PL50'])
    const { done } = await begin()
    await answer(true)
    await done
    expect(bodies().at(-1)?.couponCode).toBe('CP-PL50')
  })

  const ways = () => sameOrderWays(world.root, submit)
  const same = { orderNum: 'CA202611200001', orderType: 1, payPrice: 1305, paid: false }
  const shown = { number: 'CA202611200001', type: 1, payFen: 130500, paid: false }

  test('R8.18 27008: 去支付 opens the order that stands', async () => {
    await open(refuseOnce(ErrorCode.duplicateOrder, [same]))
    await submit.submit()
    expect(submit.sameOrder).toEqual(shown)
    ways().openOld()
    expect(world.visited).toEqual(['/process/go-pay?orderNo=CA202611200001&orderType=1'])
  })

  test('R8.18 27008: 放弃旧单 cancels it, then orders under a new key', async () => {
    await open({ ...refuseOnce(ErrorCode.duplicateOrder, [same]), 'order.cancel': () => ({ coupons: [] }) })
    await submit.submit()
    await ways().goOn()
    expect(world.made1('order.cancel')).toEqual({ id: 'CA202611200001' })
    expect(keys()).toEqual(['key-1', 'key-2'])
    expect(submit.sameOrder).toBeNull()
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20261120AAAA&orderType=1'])
  })

  test('R8.18 27008: a cancel that fails orders nothing and asks again', async () => {
    await open({
      ...refuseOnce(ErrorCode.duplicateOrder, [same]),
      'order.cancel': () => {
        throw new CallError(ErrorCode.business, '订单支付中')
      }
    })
    await submit.submit()
    await ways().goOn()
    expect(toast()).toBe('订单支付中')
    expect(orders()).toHaveLength(1)
    expect(submit.sameOrder).toEqual(shown)
  })

  const beside = { ...same, orderNum: 'CA202611180007', paid: true }

  test('R8.18 27008 on a paid one: 查看订单 opens it, and what was given stays', async () => {
    await open(refuseOnce(ErrorCode.duplicateOrder, [beside]))
    await submit.submit()
    expect(submit.sameOrder).toEqual({ ...shown, number: beside.orderNum, paid: true })
    ways().openOld()
    expect(world.visited).toEqual(['/order/order-detial/CA202611180007'])
    expect(world.root.items.get('contactFormDatas')?.name).toBe('陈予安')
    expect(draft()?.parts.beside).toBeUndefined()
  })

  test('R8.18 27008 on a paid one: 继续预约 cancels nothing and orders with its number under a new key', async () => {
    await open(refuseOnce(ErrorCode.duplicateOrder, [beside]))
    await submit.submit()
    await ways().goOn()
    expect(bodies().map(({ besideOrder }) => besideOrder)).toEqual(['', 'CA202611180007'])
    expect(keys()).toEqual(['key-1', 'key-2'])
    expect(world.made.map(({ name }) => name)).not.toContain('order.cancel')
    expect(submit.sameOrder).toBeNull()
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20261120AAAA&orderType=1'])
  })

  test('27201 takes the same slot again and goes on with the new hold', async () => {
    await open({
      ...refuseOnce(ErrorCode.holdExpired),
      'hold.take': () => ({ holdId: 'h9', expiresAt: Date.parse('2026-11-20T09:20:00+08:00') }) as never
    })
    await submit.submit()
    expect(world.made1('hold.take')).toMatchObject({ orgCode: 'H1001', date: '2026-11-24', slotId: 102 })
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
    expect(model.hold.shown).toMatchObject({ kind: 'alternatives', list: [offered] })
    expect(orders()).toHaveLength(1)
  })

  test('a hold that is over by the clock is taken again before the order is sent', async () => {
    await open(
      {},
      {
        visit: visit({
          hold: { id: 'old', expiresAt: Date.parse('2026-11-20T08:59:00+08:00'), extensionsLeft: 0 }
        })
      }
    )
    await submit.submit()
    expect(bodies().map(({ holdId }) => holdId)).toEqual(['h102'])
  })

  test('a page that was left is not led elsewhere', async () => {
    let finish: () => void = () => undefined
    await open({
      'order.complete': () => new Promise((done) => (finish = () => done([orderResult()])))
    })
    const { done } = await begin()
    model.scope.leave()
    finish()
    await done
    expect(world.visited).toEqual([])
    expect(draft()).toBeUndefined()
  })
})
