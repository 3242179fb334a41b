import type { Session } from '@/contract/auth/dto/auth'
import type { CompleteSugarInput } from '@/contract/visit-kinds/dto'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import { OWNER, ordering, VISIT_DATE, WIFE } from '../../testing/ordering'
import { wrongCounts } from '../../testing/stock'
import { createTestApp, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  await steps.remember()
  session = await server.login('10000000001')
})
beforeEach(() => steps.startOver())
afterAll(() => server?.close())

/** In Shanghai, where nobody is by default. */
const BRANCH = 'H2001'
const METABOLISM = 30011
const COMPLICATIONS = 30012
const BY_COMPANY = 30021
const { medUserName: bindUser, medUserPhone: bindTel, ...medUserInfo } = OWNER

const TRIAL: CompleteSugarInput = {
  bindUser,
  bindTel,
  quantity: 1,
  productCode: 'SS3001',
  staId: '',
  staCome: '',
  hospitalId: BRANCH,
  orderSource: '50',
  regDate: VISIT_DATE,
  timeSpanId: 103,
  timespanStr: '08:30-09:00',
  couponCode: '',
  medUserInfo,
  customAddPackage: [{ addPackageId: METABOLISM, itemCodeList: ['GL003'] }],
  breakfastId: 1
}
const order = (input: Partial<CompleteSugarInput> = {}) =>
  server.call('order.completeSugar', { ...TRIAL, ...input }, { session })
const seats = () => steps.remaining(VISIT_DATE, 103, BRANCH)

describe('add-ons of its own', () => {
  const listed = async (productCode: string) => {
    const { results } = await server.call('addon.packages', {
      reqMap: {},
      oldVersion: 0,
      orgCode: BRANCH,
      productCode,
      timespan: '08:30-09:00',
      rtime: VISIT_DATE,
      exceptItemCodes: []
    })
    const [lists] = results
    return [
      ...(lists?.requireList ?? []),
      ...(lists?.notRequireList ?? []),
      ...(lists?.individList ?? []),
      ...(lists?.customList ?? [])
    ]
  }

  test('R2.147 a product has its blocks, with what each takes, and nothing of other products', async () => {
    expect(
      (await listed('SS3001')).map(({ addPackageName, minnums, maxnums }) => [
        addPackageName,
        minnums,
        maxnums
      ])
    ).toEqual([
      ['代谢加测', 0, 3],
      ['并发症早查', 0, 2],
      ['营养基础', 0, 1]
    ])
  })

  test('a checkup is offered no block, and a product without blocks nothing at all', async () => {
    const names = (await listed('CK1003')).map(({ addPackageName }) => addPackageName)
    expect(names).not.toHaveLength(0)
    expect(names).not.toContain('代谢加测')
    expect(await listed('SS3003')).toEqual([])
  })
})

describe('the order', () => {
  test('R7.97 the server prices it with its add-ons, and it takes one seat of its slot', async () => {
    const before = await seats()
    const { code, results } = await order()
    expect(code).toBe(ErrorCode.ok)
    const [placed] = results
    expect(placed).toMatchObject({ orderType: 3, payPrice: 317, appointmentDate: VISIT_DATE })
    expect(await seats()).toBe(before - 1)
    expect(await steps.detail(session, placed!.orderNum)).toMatchObject({
      kind: 'sugarshaker',
      kindName: '控糖',
      comboName: '控糖摇摇健康管理·体验版',
      timespan: '08:30-09:00',
      addItems: [{ packageName: '代谢加测', itemName: '胰岛素+C肽（空腹）' }],
      orderStatus: 0
    })
    await steps.pay(session, placed!.orderNum)
    expect(await steps.status(session, placed!.orderNum)).toBe(40)
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test.each<[string, Partial<CompleteSugarInput>, number, RegExp]>([
    ['a checkup', { productCode: 'CK1003', customAddPackage: [] }, ErrorCode.badParameter, /./],
    ['a branch that does not do it', { hospitalId: 'V4201' }, ErrorCode.badParameter, /./],
    ['two pieces at once', { quantity: 2 }, ErrorCode.badParameter, /购买份数/],
    ['nobody’s name', { bindUser: ' ' }, ErrorCode.badParameter, /真实姓名/],
    ['no number to call', { bindTel: '1390000' }, ErrorCode.badParameter, /手机号/],
    ['a block of another product', block(BY_COMPANY, 'KI003'), ErrorCode.badParameter, /./],
    [
      'more of a block than it takes',
      block(30013, 'BO002', 'NU004'),
      ErrorCode.badParameter,
      /营养基础最多选择1项/
    ],
    [
      'what the company asks left out',
      { productCode: 'SS3002', customAddPackage: [] },
      ErrorCode.badParameter,
      /单位指定至少选择1项/
    ],
    ['another time than the slot has', { timespanStr: '09:00-09:30' }, ErrorCode.scheduleChanged, /./],
    ['a day beyond the window', { regDate: addDays(VISIT_DATE, 120) }, ErrorCode.scheduleChanged, /./],
    ['a person without breakfast', { breakfastId: null }, ErrorCode.personUnfit, /早餐/],
    ['a price of long ago', { priceVersion: '0123456789abcdef' }, ErrorCode.priceChanged, /./]
  ])('%s is refused and takes nothing', async (_name, input, code, message) => {
    const before = await seats()
    const answer = await order(input)
    expect(answer).toMatchObject({ code })
    expect(answer.message).toMatch(message)
    expect(await seats()).toBe(before)
  })

  test('R4.50 R8.30 the same item of two blocks is refused by its name', async () => {
    const customAddPackage = [
      { addPackageId: METABOLISM, itemCodeList: ['KI003'] },
      { addPackageId: COMPLICATIONS, itemCodeList: ['KI003'] }
    ]
    expect(await order({ customAddPackage })).toMatchObject({
      code: ErrorCode.badParameter,
      message: '检查项尿微量白蛋白/肌酐比不可重复选择'
    })
  })

  test('the last seat goes once, and whoever comes late is offered others', async () => {
    await steps.setRemaining(1, VISIT_DATE, 103, BRANCH)
    expect((await order()).code).toBe(ErrorCode.ok)
    const late = await server.login('10000000006')
    const free = await server.call(
      'order.completeSugar',
      { ...TRIAL, medUserInfo: { ...medUserInfo, contactsId: '' } },
      { session: late }
    )
    expect(free.code).toBe(ErrorCode.quotaFull)
    expect(free.results).not.toHaveLength(0)
  })
})

describe('another day', () => {
  const other = addDays(VISIT_DATE, 1)
  const paid = async () => {
    const { results } = await order()
    const { orderNum } = results[0]!
    await steps.pay(session, orderNum)
    return orderNum
  }

  test('R2.14 a paid one offers it, moves its seat, and keeps what was added', async () => {
    const orderNum = await paid()
    expect((await steps.detail(session, orderNum)).actions).toContain('reschedule')
    const [before, after] = [await seats(), await steps.remaining(other, 104, BRANCH)]
    const answer = await server.call(
      'order.changeVisit',
      { orderNum, hospitalId: BRANCH, regDate: other, timespanStr: '09:00-09:30', timeSpanId: 104 },
      { session }
    )
    expect(answer).toMatchObject({ code: ErrorCode.ok, results: [{ payOrderNum: '', changesLeft: 2 }] })
    expect([await seats(), await steps.remaining(other, 104, BRANCH)]).toEqual([before + 1, after - 1])
    expect(await steps.detail(session, orderNum)).toMatchObject({
      appointmentDate: other,
      timespan: '09:00-09:30',
      changeCount: 1,
      addItems: [{ itemName: '胰岛素+C肽（空腹）' }]
    })
    expect(await wrongCounts(server.database.db)).toEqual([])
  })
})

describe('buying again', () => {
  const again = (orderNum: string, as = session) =>
    server.call('order.sugarAgain', { orderNum }, { session: as })

  test('R7.107 whom an earlier order was for is told in full, to whoever ordered it alone', async () => {
    const { medUserName, medUserPhone, ...wife } = WIFE
    const { results } = await order({ bindUser: medUserName, bindTel: medUserPhone, medUserInfo: wife })
    const { orderNum } = results[0]!
    expect((await again(orderNum)).results).toEqual([
      { userName: '林知夏', telNo: '10000000002', cardType: 1, idCard: WIFE.identityCard, gender: 0 }
    ])
    const stranger = await server.login('10000000006')
    expect((await again(orderNum, stranger)).code).toBe(ErrorCode.notFound)
    const checkup = await steps.placed(session)
    expect((await again(checkup.orderNum)).code).toBe(ErrorCode.badParameter)
  })
})

test('every product can be booked on some day of each month of the window', async () => {
  const { results } = await server.call('product.list', { category: 'sugarshaker' })
  const codes = results.list.map(({ productCode }) => productCode)
  expect(results.total).toBeGreaterThanOrEqual(12)
  for (const productCode of codes) {
    const days = (await server.call('booking.clinicCalendar', { orgCode: BRANCH, productCode })).results
    const open = days.filter(({ free }) => free).map(({ date }) => date)
    expect(open.length).toBeGreaterThan(40)
    expect(open.some((date) => date > addDays(VISIT_DATE, 60))).toBe(true)
  }
})

function block(addPackageId: number, ...itemCodeList: string[]): Partial<CompleteSugarInput> {
  return { customAddPackage: [{ addPackageId, itemCodeList }] }
}
