import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS } from '@/domain/date'
import { orderCodes, pairs } from '../../db/schema'
import { keepLoggedIn } from '../../testing/crowd'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'
import { choose, detail, join, leave, ordered, pairOf, start } from '../../testing/pairs'
import { tillKey } from '../../testing/tills'

const ACTIVITY = 'MU01'
const [PRICE, EACH] = [499, 249.5]
const WIFE = 'c002'

testOrders({ sound: true })
let third: Session
beforeAll(async () => {
  third = await server.login('10000000033')
  await keepLoggedIn(server.database.db)
})
beforeEach(async () => {
  await server.database.db.delete(pairs)
})

test('the page tells the price, what each pays, and whom of the family one may choose', async () => {
  const page = await detail(session)
  expect(page).toMatchObject({ price: PRICE, each: EACH, hours: 24, state: 'open', pair: null })
  expect(page.family.map(({ contactsId }) => contactsId)).toContain(WIFE)
  expect(page.family.every(({ relation }) => relation !== '本人')).toBe(true)
})

test('somebody of the family is the second at once; begun twice it is the same', async () => {
  const { results } = await start(session, WIFE)
  expect(results).toMatchObject({ state: 'both', second: { contactsId: WIFE } })
  expect((await start(session)).results.pairId).toBe(results.pairId)
  expect((await choose(session, results.pairId, '')).code).toBe(ErrorCode.ok)
  expect((await pairOf(session, results.pairId)).state).toBe('open')
})

test('a friend comes by the link; of two at once one has the place', async () => {
  const { pairId } = (await start(session)).results
  const codes = (await Promise.all([join(stranger, pairId), join(third, pairId)])).map(({ code }) => code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([ErrorCode.ok, ErrorCode.offShelf])
  expect(await pairOf(session, pairId)).toMatchObject({ state: 'both', role: 'owner' })
})

test('paid, each has a code: the friend’s is shown to the friend alone', async () => {
  const { pairId } = (await start(session)).results
  await join(stranger, pairId)
  const orderNum = await ordered(session)
  expect(await pairOf(session, pairId)).toMatchObject({ state: 'ordered', orderNum })
  await steps.pay(session, orderNum)
  const order = await steps.detail(session, orderNum)
  expect(order.codes.map(({ code, price }) => [code !== '', price])).toEqual([
    [true, EACH],
    [false, EACH]
  ])
  const friends = await pairOf(stranger, pairId)
  expect(friends).toMatchObject({ state: 'paid', role: 'friend', orderNum: '' })
  const [, second] = await server.database.db
    .select()
    .from(orderCodes)
    .where(eq(orderCodes.orderNum, orderNum))
    .orderBy(orderCodes.id)
  expect(friends.code?.text.replaceAll(' ', '')).toBe(second!.code)
  expect(await pairOf(third, pairId)).toMatchObject({ role: 'other', code: null, orderNum: '' })
})

test('the friend’s code is used at a till; the owner’s goes back by itself at its end', async () => {
  const { pairId } = (await start(session)).results
  await join(stranger, pairId)
  const orderNum = await ordered(session)
  await steps.pay(session, orderNum)
  const code = (await pairOf(stranger, pairId)).code!
  for (const step of ['take', 'use']) {
    const headers = {
      'x-till-key': await tillKey(server, 'H2003'),
      'idempotency-key': `pair-${pairId}-${step}`
    }
    const payload = { code: code.text, step }
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/branch/code',
      headers,
      payload
    })
    expect(statusCode).toBe(200)
  }
  const before = await steps.detail(session, orderNum)
  expect(before.codes.map(({ state }) => state)).toEqual(['unused', 'used'])
  server.clock.set(new Date(code.expiresAt!))
  await steps.tick()
  const states = await server.database.db
    .select({ state: orderCodes.state, paidFen: orderCodes.paidFen })
    .from(orderCodes)
    .where(eq(orderCodes.orderNum, orderNum))
    .orderBy(orderCodes.id)
  expect(states[0]!.state).toMatch(/^refund/)
  expect(states.map(({ paidFen }) => paidFen)).toEqual([24_950, 24_950])
})

test('of the family: both codes are the owner’s, who passes one on', async () => {
  await start(session, WIFE)
  const orderNum = await ordered(session)
  await steps.pay(session, orderNum)
  expect((await steps.detail(session, orderNum)).codes.every(({ code }) => code !== '')).toBe(true)
})

test('nobody leaves once there is an order; when that is cancelled the pair goes on', async () => {
  const { pairId } = (await start(session)).results
  await join(stranger, pairId)
  const orderNum = await ordered(session)
  expect((await leave(stranger, pairId)).code).toBe(ErrorCode.offShelf)
  expect((await choose(session, pairId, WIFE)).code).toBe(ErrorCode.offShelf)
  await server.call('order.cancel', { id: orderNum }, { session })
  expect((await pairOf(session, pairId)).state).toBe('both')
  expect((await leave(stranger, pairId)).code).toBe(ErrorCode.ok)
  expect((await pairOf(session, pairId)).state).toBe('open')
})

test('after its hours it is over, nothing was paid, and a new one can be begun', async () => {
  const { pairId } = (await start(session)).results
  server.clock.advance(24 * HOUR_MS)
  expect((await join(stranger, pairId)).code).toBe(ErrorCode.offShelf)
  expect((await pairOf(session, pairId)).state).toBe('over')
  expect((await detail(session)).pair).toBeNull()
  expect((await start(session)).results.pairId).not.toBe(pairId)
})

test('without a second an order has no pair: both codes are the buyer’s', async () => {
  const { pairId } = (await start(session)).results
  const orderNum = await ordered(session)
  await steps.pay(session, orderNum)
  expect((await pairOf(session, pairId)).orderNum).toBe('')
})

test.each([
  ['404 of a pair that there is not', () => join(session, 'p-none'), ErrorCode.notFound],
  ['404 of somebody else’s person', () => start(stranger, WIFE), ErrorCode.notFound],
  ['0 of oneself as the second', () => start(session, 'c001'), ErrorCode.business],
  [
    '404 of another product',
    () =>
      server.callRaw('pair.detail', { activityId: ACTIVITY, productCode: 'CA3101' }, { session }) as Promise<{
        code: number
      }>,
    ErrorCode.notFound
  ]
])('it refuses with %s', async (_rule, call, code) => {
  expect((await call()).code).toBe(code)
})

test('the owner does not join their own', async () => {
  const { pairId } = (await start(session)).results
  expect((await join(session, pairId)).code).toBe(ErrorCode.business)
})
