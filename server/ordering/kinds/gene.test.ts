import type { CompleteGeneInput } from '@/contract/kit/dto/kit'
import { ErrorCode } from '@/contract/errors'
import { OWNER, VISIT_DATE } from '../../testing/ordering'
import { wrongCounts } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders()

/** In Shanghai, where nobody is by default. */
const DRUGS: CompleteGeneInput = {
  hospitalId: 'H2001',
  hospitalName: '澄安体检中心（上海陆家嘴分院）',
  hospitalAddress: '',
  orderSource: '50',
  productCode: 'GN6001',
  regDate: VISIT_DATE,
  timeSpanId: 103,
  timespanStr: '08:30-09:00',
  couponCode: '',
  medUserInfo: OWNER,
  consent: 1
}
const GOOD = { g1: 'some', g2: 'yes', g3: 'no', g4: 'no' }
const answered = async (answers: Record<string, string> = GOOD, of = session, id = 'QN03') =>
  (await server.call('questionnaire.answer', { id, answers }, { session: of })).results
const order = (input: Partial<CompleteGeneInput> = {}) =>
  server.call('order.completeGene', { ...DRUGS, ...input }, { session })
const seats = () => steps.remaining(VISIT_DATE, 103, 'H2001')

test.each(['/api', '/wxappapi'])('branches and days of it answer under %s', async (prefix) => {
  const payload = { productCode: 'GN6001', cityCode: '289', dayNum: 14 }
  const response = await server.app.inject({
    method: 'POST',
    url: `${prefix}/pdb/booking/v2`,
    payload
  })
  const [list] = response.json().results
  const found = list.bookingDetailList.flatMap((day: { hospitalInfo: { hospitalId: string }[] }) =>
    day.hospitalInfo.map(({ hospitalId }) => hospitalId)
  )
  expect(found).toContain('H2001')
})

test('a sample at a branch takes a seat, is paid and followed to its report', async () => {
  const before = await seats()
  const { questionId } = await answered()
  const { code, results } = await order({ questionId })
  expect([code, results[0]?.orderType, results[0]?.payPrice]).toEqual([ErrorCode.ok, 6, 1280])
  expect(await seats()).toBe(before - 1)
  const orderNum = results[0]?.orderNum ?? ''
  const prepayId = await steps.opened(session, orderNum)
  await steps.press(prepayId, 'approve')
  await steps.tick()
  const detail = await steps.detail(session, orderNum)
  expect([detail.kind, detail.orderStatus, detail.hospitalName]).toEqual([
    'gene',
    40,
    '澄安体检中心（上海陆家嘴分院）'
  ])
  expect(detail.timeline.map(({ title }) => title).slice(-3)).toEqual(['预约成功', '待采样', '出报告'])
  expect((await server.call('order.questionState', { orderNum }, { session })).results).toEqual({
    answered: 1,
    questionId
  })
  expect(await wrongCounts(server.database.db)).toEqual([])
})

test.each([
  [
    'without consent',
    async () => ({ consent: 0 as const, ...(await answered()) }),
    '请先阅读并签署知情同意书'
  ],
  ['without answers', async () => ({ questionId: '' }), '请先填写家族史问卷'],
  [
    'with answers to another test’s questionnaire',
    () => answered({ f1: 'one', f2: 'no', f3: 'no', f4: 'yes' }, session, 'QN02'),
    '问卷信息已失效，请重新填写'
  ]
])('it is refused %s, and takes no seat', async (_name, input, message) => {
  const before = await seats()
  const { consent = 1, questionId } = { consent: 1 as const, ...(await input()) }
  expect(await order({ consent, questionId })).toMatchObject({ code: ErrorCode.badParameter, message })
  expect(await seats()).toBe(before)
})

test('who had blood given within 30 days is told to wait', async () => {
  expect(await answered({ ...GOOD, g3: 'yes' })).toMatchObject({
    questionId: '',
    blocked: '输血后30天内，血样里混有别人的细胞，结果不准，请过30天再约。'
  })
})

test.each<[string, Partial<CompleteGeneInput>, number]>([
  ['a kit', { productCode: 'GH7002' }, ErrorCode.badParameter],
  ['a branch that does not do it', { hospitalId: 'H1002' }, ErrorCode.badParameter],
  ['another time than the slot has', { timespanStr: '09:00-09:30' }, ErrorCode.scheduleChanged],
  ['a price of long ago', { priceVersion: '0123456789abcdef' }, ErrorCode.priceChanged]
])('%s is refused and takes nothing', async (_name, input, code) => {
  const before = await seats()
  const { questionId } = await answered()
  expect(await order({ questionId, ...input })).toMatchObject({ code })
  expect(await seats()).toBe(before)
})
