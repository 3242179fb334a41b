/** The confirm screen while a dose of an order gets its day, or another one. */
import { CallError, ErrorCode } from '@/contract/errors'
import { draftKey } from '@/domain/draft/draft'
import { product, visit } from '@/../tests/support/draft'
import { dosedOrder, oneDose, ORDER, secondBooked } from '@/../tests/support/doses'
import { enter, leave, made, setWorld, toast, world } from '@/../tests/support/confirm-page'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls } from '@/../tests/support/world'

afterEach(leave)

const SUBJECT = { kind: 'vaccine', productCode: 'VA1302', visit: { orderNum: ORDER, no: 2 } } as const
const PARAMS = { type: 'vaccine-booking', id: 'VA1302', orderNum: ORDER, visitNo: '2' }
const VISIT = visit({
  branch: {
    ...{ id: 'V4201', name: '澄安预防接种门诊（深圳科技园）', address: '科盛路15号2层' },
    ...{ thirdParty: false, priceFen: 246_000 }
  },
  ...{ date: '2026-11-26', timespan: '13:30-14:30', slotId: 303 },
  hold: { id: 'h7', expiresAt: NOW + 500_000, extensionsLeft: 2 }
})
const CHANGED = {
  ...{ orderNum: ORDER, payOrderNum: '', orderType: 13, orderStatus: 40, payPrice: 0, refundPrice: 0 },
  ...{ expiresAt: null, changesLeft: 2 }
}

async function open(calls: FakeCalls = {}, chosen = true, no = 2) {
  setWorld(
    createWorld({
      calls: {
        'order.detail': () => dosedOrder(),
        'order.bookVaccine': () => [CHANGED],
        'order.changeVaccine': () => [CHANGED],
        'hold.release': () => ({}),
        ...calls
      }
    })
  )
  if (chosen) {
    const { key } = world.root.process.open({ ...SUBJECT, visit: { orderNum: ORDER, no } })
    world.root.process.put(key, { product: product({ category: 13 }), visit: VISIT })
  }
  await enter({ ...PARAMS, visitNo: String(no) })
}
const moving: FakeCalls = { 'order.detail': () => dosedOrder({ doses: secondBooked() }) }
const draft = () => world.root.process.draft(draftKey(SUBJECT))

test('a later dose is booked by its own call; its person is told and cannot be changed', async () => {
  await open()
  for (const text of ['第2针 / 3', '林**', '138****0002', '下单时已登记，不能更改', '这次不用再付']) {
    expect(shows(text)).toBe(true)
  }
  expect(all('input').length).toBe(0)
  expect(document.body.textContent).toMatch(/证件号\d{3}\*+/)
  await tap(byText('确认预约'))
  await idle()
  expect(made('order.bookVaccine')).toEqual([
    {
      ...{
        originOrderNumber: ORDER,
        visitNo: 2,
        orgCode: 'V4201',
        orgName: '澄安预防接种门诊（深圳科技园）'
      },
      ...{ regDate: '2026-11-26', timeSpanId: 303, startTimeSpan: '13:30-14:30', holdId: 'h7' }
    }
  ])
  expect(made('order.completeVaccine')).toEqual([])
  expect(toast()).toBe('第2针已约好')
  expect(world.visited.at(-1)).toBe(`replace /order/order-detial/${ORDER}`)
  expect(draft()).toBeUndefined()
})

test('R4.71 R7.102 a change of date goes to the call that reschedules, with the person locked and the number masked', async () => {
  await open(moving)
  expect(shows('原时间 11月25日 周三 10:00-11:00')).toBe(true)
  expect(all('input').length).toBe(0)
  await tap(byText('确认改约'))
  await idle()
  expect(made('order.changeVaccine')).toEqual([
    {
      ...{ hospId: 'V4201', orderNum: ORDER, visitNo: 2, otherChannel: '', ampm: 2 },
      ...{ regDate: '2026-11-26', timeSpanId: 303, startTimeSpan: '13:30-14:30', holdId: 'h7', difference: 0 }
    }
  ])
  expect(made('order.bookVaccine')).toEqual([])
  expect(toast()).toBe('第2针已改约')
})

test('a single dose has no number', async () => {
  await open({ 'order.detail': () => dosedOrder({ doses: oneDose() }) }, true, 1)
  expect(shows('原时间 11月25日 周三 10:00-11:00')).toBe(true)
  expect(document.body.textContent).not.toMatch(/第\d针/)
  await tap(byText('确认改约'))
  await idle()
  expect(toast()).toBe('接种已改约')
})

test('what another day costs more is agreed to first, then paid', async () => {
  let tries = 0
  await open({
    ...moving,
    'order.changeVaccine': ({ difference }) => {
      tries += 1
      if (tries === 1) {
        const change = { priceVersion: '', oldPrice: 158, newPrice: 178.5, oldLines: [], newLines: [] }
        throw new CallError(ErrorCode.priceChanged, '改期后价格有变动，请确认差价', [change])
      }
      return [{ ...CHANGED, payOrderNum: 'PAY1', payPrice: difference ?? 0 }]
    }
  })
  await tap(byText('确认改约'))
  await idle()
  expect(world.root.feedback.dialog?.text).toBe('价格有变动，改约要补 ¥20.50')
  await tap(byText('同意'))
  await idle()
  expect(made('order.changeVaccine').at(-1)).toMatchObject({ difference: 20.5 })
  expect(world.visited.at(-1)).toBe(`replace /process/go-pay?orderNo=${ORDER}&orderType=13&due=change`)
})

test('a dose that is booked meanwhile is said; the screen then tells that nothing can be done', async () => {
  let booked = false
  const [first, , third] = secondBooked()
  const over = { ...secondBooked()[1]!, action: '' as const }
  await open({
    'order.detail': () => dosedOrder(booked ? { doses: [first!, over, third!] } : {}),
    'order.bookVaccine': () => {
      booked = true
      throw new CallError(ErrorCode.business, '该针次已预约，请勿重复预约；如需改时间请改约')
    }
  })
  await tap(byText('确认预约'))
  await idle()
  expect(toast()).toBe('该针次已预约，请勿重复预约；如需改时间请改约')
  expect(shows('这一针现在不能预约或改约，请回订单查看')).toBe(true)
})

test('a seat that went leads to others; nothing is booked', async () => {
  await open({
    'order.bookVaccine': () => {
      throw new CallError(ErrorCode.quotaFull, '该时段名额已满，请选择其他时段', [
        {
          ...{ hospitalId: 'V4201', hospitalName: '澄安预防接种门诊（深圳科技园）', date: '2026-11-26' },
          ...{ slotId: 304, timespan: '14:30-16:00', remnum: 9 }
        }
      ])
    }
  })
  await tap(byText('确认预约'))
  await idle()
  expect(shows('14:30-16:00')).toBe(true)
  expect(draft()?.parts.visit).toBeDefined()
})

test('without a chosen time it leads to the booking of that dose', async () => {
  await open({}, false)
  await tap(byText('去选择'))
  expect(world.visited.at(-1)).toBe(`replace /process/booking/vaccine/VA1302?orderNum=${ORDER}&visitNo=2`)
})
