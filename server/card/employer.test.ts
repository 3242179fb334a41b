/** What a company sees of its people: whether they were examined. */
import { catalogue, type EndpointName } from '@/contract/catalogue'
import { keysOf } from '@/domain/keys-of'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { orderInput, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { answerVisit } from '../ordering/visits/commands/answer-visit'
import { newEmployerKey } from './commands/employer-keys'

testOrders()

let key = ''
beforeAll(async () => {
  key = (await newEmployerKey(server.database.db, 'E1001')) ?? ''
})

const read = (shown: string, ip = '198.51.100.7') =>
  server.app.inject({
    method: 'GET',
    url: '/api/employer/examined',
    remoteAddress: ip,
    headers: { 'x-employer-key': shown }
  })

test('whether each of its people was examined, by work number and name, and nothing else', async () => {
  const before = await read(key)
  expect(before.json()).toEqual({
    code: 'SUCCESS',
    people: [
      { workNo: 'YQ-20418', name: '陈予安', examined: false },
      { workNo: 'YQ-20433', name: '赵一鸣', examined: false }
    ]
  })
  const addons = [{ addPackageId: 6101, itemCodeList: ['LU001'] }]
  const { results } = await server.call(
    'card.complete',
    {
      ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: addons }),
      cardNumber: '7700200000000017'
    },
    { session }
  )
  const { orderNum } = results[0]!
  // That somebody has booked is not told either.
  expect((await read(key)).body).toBe(before.body)
  await steps.comesToday(orderNum)
  const { db } = server.database
  await answerVisit({ db, now: server.clock.now }, { orderNum, no: 1, answer: 'visited' })
  const after = await read(key)
  expect(after.json<{ people: object[] }>().people).toEqual([
    { workNo: 'YQ-20418', name: '陈予安', examined: true },
    { workNo: 'YQ-20433', name: '赵一鸣', examined: false }
  ])
})

test('who of the family was examined is not the company’s, and her report is hers until she agrees', async () => {
  const card = '7700200000000017'
  await server.call('card.nameFamily', { cardNumber: card, contactsId: 'c002' }, { session })
  const hers = orderInput({ productCode: 'CK1017', hospitalId: 'H2002', medUserInfo: WIFE })
  const { results } = await server.call('card.complete', { ...hers, cardNumber: card }, { session })
  const { orderNum, payPrice } = results[0]!
  expect(payPrice).toBe(0)
  const before = (await read(key)).body
  await steps.comesToday(orderNum)
  const { db } = server.database
  await answerVisit({ db, now: server.clock.now }, { orderNum, no: 1, answer: 'visited' })
  expect((await read(key)).body).toBe(before)
  expect(before).not.toContain('林知夏')
  const list = await server.call('report.list', { contactsId: 'c002' }, { session })
  expect(list.code).toBe(ErrorCode.business)
})

test('a key is of one company, and a new one ends the old', async () => {
  expect((await read('')).statusCode).toBe(401)
  expect((await read('emp_0123456789')).statusCode).toBe(401)
  const other = (await newEmployerKey(server.database.db, 'E1002')) ?? ''
  const { people } = (await read(other)).json<{ people: { workNo: string }[] }>()
  expect(people.map(({ workNo }) => workNo)).toEqual(['QH-1088', 'QH-1099'])
  const renewed = (await newEmployerKey(server.database.db, 'E1002')) ?? ''
  expect([(await read(other)).statusCode, (await read(renewed)).statusCode]).toEqual([401, 200])
  expect(await newEmployerKey(server.database.db, 'E9')).toBeNull()
})

test('who guesses at keys waits, and a right one does not', async () => {
  const from = '198.51.100.99'
  for (let times = 0; times < 10; times += 1) expect((await read(`emp_${times}`, from)).statusCode).toBe(401)
  expect((await read('emp_10', from)).statusCode).toBe(429)
  expect((await read(key, from)).statusCode).toBe(200)
})

const CALLS = keysOf(catalogue).flatMap((name) =>
  (['/api', '/wxappapi'] as const).map((prefix): [EndpointName, string] => [name, prefix])
)
test.each(CALLS)('403: %s under %s answers no company', async (name, prefix) => {
  const { method, path }: EndpointMeta = catalogue[name]
  const url = prefix + path.replace(/:\w+/g, '1')
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) })
  // As a header, also beside a user's session, and in the place of a token.
  const shown: readonly Record<string, string>[] = [
    { 'x-employer-key': key },
    { 'x-employer-key': key, token: session.token },
    { token: key, 'access-token': key }
  ]
  for (const headers of shown) {
    const answer = await ask(headers)
    expect([answer.statusCode, answer.json<{ results?: unknown }>().results ?? null]).toEqual([403, null])
  }
})
