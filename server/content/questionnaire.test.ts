import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { questionnaireAnswers } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'

const FITTING = { q1: 'no', q2: 'no', q3: 'no', q4: 'travel' }

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

describe('questionnaire', () => {
  const config = async (input: { comboName: string; productCode?: string }) =>
    (await server.call('questionnaire.config', { hopId: 'H1001', ...input })).results

  test('R7.62 R7.84 the nucleic-acid combo asks one, by its name or code', async () => {
    const due = [{ open: 1, limit: 1, questionnaireConfigDTO: { id: 'QN01', saveType: 1, fourteenDays: 1 } }]
    expect(await config({ comboName: '核酸检测·单人单采' })).toEqual(due)
    expect(await config({ comboName: '别的名字', productCode: 'CK1019' })).toEqual(due)
  })

  test('R7.84 other packages ask none', async () => {
    expect(await config({ comboName: '深度体检·男士款', productCode: 'CK1003' })).toEqual([
      { open: 0, limit: 0, questionnaireConfigDTO: null }
    ])
  })

  test('R7.144 it opens for a user only', async () => {
    const { results } = await server.call('questionnaire.get', { id: 'QN01' }, { session })
    expect(results.questions).toHaveLength(4)
    expect(results.questions[0]?.options.map((option) => option.blocks)).toEqual([false, false, true])
    expect((await server.call('questionnaire.get', { id: 'QN01' })).code).toBe(ErrorCode.tokenInvalid)
    expect((await server.call('questionnaire.get', { id: 'QN99' }, { session })).code).toBe(
      ErrorCode.notFound
    )
  })

  const answer = (answers: Record<string, string>) =>
    server.call('questionnaire.answer', { id: 'QN01', answers }, { session })

  test('R7.144 fitting answers give the id that goes into the order', async () => {
    const { results } = await answer({ ...FITTING, foreign: 'dropped' })
    expect(results.blocked).toBe('')
    const [kept] = await server.database.db
      .select()
      .from(questionnaireAnswers)
      .where(eq(questionnaireAnswers.questionId, results.questionId))
    expect(kept).toMatchObject({ userId: 'u1001', questionnaireId: 'QN01', answers: FITTING })
  })

  test('R7.84 an answer that forbids the booking says why and is not kept', async () => {
    const before = await server.database.db.$count(questionnaireAnswers)
    const { results } = await answer({ ...FITTING, q2: 'yes' })
    expect(results).toEqual({
      questionId: '',
      blocked: '密切接触者请联系社区安排采样，暂不能在体检分院预约。'
    })
    expect(await server.database.db.$count(questionnaireAnswers)).toBe(before)
  })

  test.each([
    ['without one', { q4: '' }, '请回答：采样结果主要用于', 'q4'],
    ['not offered', { q1: 'perhaps' }, '答案不正确：最近14天内是否有发热、咳嗽、咽痛等症状？', 'q1']
  ])('R7.144 an answer %s is refused', async (_name, change, message, field) => {
    expect(await answer({ ...FITTING, ...change })).toMatchObject({
      code: ErrorCode.badParameter,
      message,
      results: { field }
    })
  })
})

test('the consent to recommendations is kept and can be withdrawn', async () => {
  const state = async () => (await server.call('recommend.consentState', {}, { session })).results.agreed
  expect((await server.call('recommend.consent', { agreed: true })).code).toBe(ErrorCode.tokenInvalid)
  for (const agreed of [true, false, true]) {
    expect((await server.call('recommend.consent', { agreed }, { session })).results).toEqual({ agreed })
    expect(await state()).toBe(agreed)
  }
  const other = await server.login('10000000006')
  expect((await server.call('recommend.consentState', {}, { session: other })).results).toEqual({
    agreed: false
  })
})
