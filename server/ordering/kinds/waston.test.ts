import type { CompleteWatsonInput } from '@/contract/visit-kinds/dto'
import { ErrorCode } from '@/contract/errors'
import { OWNER, VISIT_DATE } from '../../testing/ordering'
import { wrongCounts } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders()

/** In Shanghai, where nobody is by default. */
const RISK: CompleteWatsonInput = {
  hospitalId: 'H2001',
  hospitalName: '澄安体检中心（上海陆家嘴分院）',
  hospitalAddress: '',
  orderSource: '50',
  productCode: 'WS1104',
  regDate: VISIT_DATE,
  timeSpanId: 103,
  timeSpanDesc: '08:30-09:00',
  couponCode: '',
  receiveAddress: '',
  medUserInfo: OWNER,
  showLoading: true,
  breakfastId: 1
}
const order = (input: Partial<CompleteWatsonInput> = {}) =>
  server.call('order.completeWatson', { ...RISK, ...input }, { session })
const seats = () => steps.remaining(VISIT_DATE, 103, 'H2001')

describe('branches and days', () => {
  test.each(['/api', '/wxappapi'])('R7.59 the list and the calendars answer under %s', async (prefix) => {
    const post = async (path: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url: `${prefix}${path}`, payload })).json()
    const asked = { productCode: 'WS1104', cityCode: '289' }
    const list = await post('/watson/org/list', { ...asked, dayNum: 14 })
    const branches = list.results[0].bookingDetailList.flatMap(
      (day: { hospitalInfo: { hospitalId: string }[] }) =>
        day.hospitalInfo.map(({ hospitalId }) => hospitalId)
    )
    expect(new Set(branches)).toEqual(new Set(['H2001']))
    const city = await post('/watson/calendar', asked)
    const branch = await post('/watson/calendar', { productCode: 'WS1104', orgCode: 'H2001' })
    expect(city.results.find((day: { date: string }) => day.date === VISIT_DATE)).toMatchObject({
      status: 0,
      free: true,
      price: 980
    })
    expect(branch.results).toEqual(city.results)
  })

  test('a calendar of no city and no branch, or of a branch that nobody knows, is refused', async () => {
    expect(await server.call('watson.calendar', { productCode: 'WS1104' })).toMatchObject({
      code: ErrorCode.badParameter
    })
    expect(await server.call('watson.calendar', { productCode: 'WS1104', orgCode: 'H9999' })).toMatchObject({
      code: ErrorCode.notFound
    })
  })
})

describe('the order', () => {
  test('R7.95 R7.92 it takes one seat, is priced by the server and paid like any other', async () => {
    const before = await seats()
    const { code, results } = await order()
    expect(code).toBe(ErrorCode.ok)
    const [placed] = results
    expect(placed).toMatchObject({ orderType: 11, payPrice: 980, appointmentDate: VISIT_DATE })
    expect(await seats()).toBe(before - 1)
    expect(await steps.detail(session, placed!.orderNum)).toMatchObject({
      kind: 'waston',
      kindName: '睿评',
      comboName: '睿评·脑卒中风险评估',
      timespan: '08:30-09:00',
      orderStatus: 0
    })
    const prepayId = await steps.opened(session, placed!.orderNum)
    await steps.press(prepayId, 'approve')
    await steps.tick()
    expect(await steps.status(session, placed!.orderNum)).toBe(40)
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test.each<[string, Partial<CompleteWatsonInput>, number]>([
    ['a checkup', { productCode: 'CK1003' }, ErrorCode.badParameter],
    ['a branch that does not do it', { hospitalId: 'H1002' }, ErrorCode.badParameter],
    ['a test for women', { productCode: 'WS1110' }, ErrorCode.personUnfit],
    ['another time than the slot has', { timeSpanDesc: '09:00-09:30' }, ErrorCode.scheduleChanged],
    ['a person without breakfast', { breakfastId: null }, ErrorCode.personUnfit],
    ['a price of long ago', { priceVersion: '0123456789abcdef' }, ErrorCode.priceChanged]
  ])('%s is refused and takes nothing', async (_name, input, code) => {
    const before = await seats()
    expect(await order(input)).toMatchObject({ code })
    expect(await seats()).toBe(before)
  })

  test('the last seat goes once, and whoever comes late is offered others', async () => {
    await steps.setRemaining(1, VISIT_DATE, 103, 'H2001')
    expect((await order()).code).toBe(ErrorCode.ok)
    const late = await server.login('10000000006')
    const answer = await server.call('order.completeWatson', RISK, { session: late })
    expect(answer.code).not.toBe(ErrorCode.ok)
    const free = await server.call(
      'order.completeWatson',
      { ...RISK, medUserInfo: { ...OWNER, contactsId: '' } },
      { session: late }
    )
    expect(free.code).toBe(ErrorCode.quotaFull)
    expect(free.results).not.toHaveLength(0)
  })
})
