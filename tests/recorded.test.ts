/**
 * What page tests take for the server's answers is what the seeded server answers, word for word: `tests/recorded/` is written by
 * `UPDATE_RECORDED=1 npx vitest run tests/recorded.test.ts` and checked by the contract's types.
 */
import fs from 'node:fs'
import path from 'node:path'
import prettier from 'prettier'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import type { Session } from '@/contract/auth/dto/auth'
import { ordering, OWNER } from '../server/testing/ordering'
import { withoutRandom } from '../server/testing/record'
import { createTestApp, type TestApp } from '../server/testing/test-app'

/** Page tests open at this time. */
const NOW = new Date('2026-11-20T09:00:00+08:00')
const FOLDER = path.join(__dirname, 'recorded')
const DEMO = '10000000001'
/** A Tuesday, on which the demo user is examined. */
const VISIT = { hospitalId: 'H1001', regDate: '2026-11-24', timeSpanId: 102, timespanStr: '08:00-08:30' }

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
beforeAll(async () => {
  server = await createTestApp({ now: new Date(NOW.getTime() - 5 * 60_000) })
  steps = ordering(server)
  session = await server.login(DEMO)
})
afterAll(() => server?.close())

interface Recorded {
  /** Under this name page tests import it. */
  readonly name: string
  readonly says: string
  readonly call: EndpointName
  readonly answer: unknown
}

/** Asks the server; what page tests take from it has its name. */
async function ask<N extends EndpointName>(
  name: string,
  says: string,
  call: N,
  input: InputOf<N>
): Promise<Recorded> {
  const { code, message, results } = await server.call(call, input, { session })
  if (code !== 1) throw new Error(`${call}: ${code} ${message}`)
  return { name, says, call, answer: results }
}

/** Fields by name: in which order the server writes them says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, held]) => [name, sorted(held)]))
}

/** What is recorded in a file is what was answered now, but for what is random in it. */
async function hold(file: string, answers: readonly Recorded[]): Promise<void> {
  const body = answers.map(
    ({ name, says, call, answer }) =>
      `/** ${says} */\nexport const ${name}: ResultsOf<'${call}'> = ${JSON.stringify(sorted(answer))}`
  )
  const source = [
    '/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */',
    "import type { ResultsOf } from '@/contract/catalogue'",
    '',
    withoutRandom(body.join('\n\n')),
    ''
  ].join('\n')
  const target = path.join(FOLDER, `${file}.ts`)
  const options = await prettier.resolveConfig(target)
  const text = await prettier.format(source, { ...options, parser: 'typescript' })
  if (process.env['UPDATE_RECORDED']) fs.writeFileSync(target, text)
  expect(fs.readFileSync(target, 'utf8')).toBe(text)
}

test('the account of the demo user', async () => {
  server.clock.set(NOW)
  await hold('account', [await ask('profile', 'The demo user.', 'account.profile', {})])
})

test('a checkup of the shop', async () => {
  server.clock.set(NOW)
  await hold('catalogue', [
    await ask('checkupCards', 'A package as lists have it.', 'product.list', { productCodes: ['CK1003'] }),
    await ask('checkupProduct', 'The same as its own page gets it, in Beijing.', 'product.detail', {
      ...{ type: 'checkup', id: 'CK1003', cityCode: '131', latitude: 39.9, longitude: 116.4 }
    })
  ])
})

test('the booking of a checkup', async () => {
  server.clock.set(NOW)
  await hold('booking', [
    await ask('checkupDay', 'Branches of Beijing on a Tuesday.', 'booking.list', {
      ...{ productCode: 'CK1003', cityCode: '131', latitude: 39.9, longitude: 116.4 },
      ...{ startDate: VISIT.regDate, dayNum: 1 }
    })
  ])
})

test('orders of a checkup', async () => {
  server.clock.set(new Date(NOW.getTime() - 5 * 60_000))
  const order = await steps.placed(session, {
    ...{ productCode: 'CK1003', ...VISIT, medUserInfo: OWNER, addItemConfigId: 8101, couponCode: 'CP-85' },
    customAddPackage: [
      { addPackageId: 6202, itemCodeList: ['TH003'] },
      { addPackageId: 6208, itemCodeList: ['BO002'] }
    ]
  })
  const detail = { id: order.orderNum }
  server.clock.set(NOW)
  const unpaid = [
    await ask('unpaidCheckup', 'Waits for its payment, 25 minutes left.', 'order.detail', detail),
    await ask('unpaidList', 'The first page of the list, the newest order first.', 'order.list', { x: 1 }),
    await ask('checkupTicket', 'Its payment is opened.', 'pay.create', {
      ...{ orderNo: order.orderNum, channel: 'wechat-h5' as const }
    }),
    await ask('unpaidStatus', 'Its payment, as the cashier asks for it.', 'pay.status', {
      payOrderNum: order.payOrderNum
    })
  ]
  server.clock.set(new Date(NOW.getTime() - 2 * 60_000))
  await steps.pay(session, order.orderNum)
  server.clock.set(NOW)
  await hold('orders', [
    ...unpaid,
    await ask('paidList', 'The first page of the list then.', 'order.list', { x: 1 }),
    await ask('paidCheckup', 'Paid by WeChat two minutes ago; waits for the visit.', 'order.detail', detail),
    await ask('checkupPlan', 'What to do before it.', 'order.prepPlan', { orderNum: order.orderNum })
  ])
})
