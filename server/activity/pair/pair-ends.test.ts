/** How a pair ends, and what becomes of its codes then. */
import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS, MINUTE_MS } from '@/domain/date'
import { messages, pairs, productSkus } from '../../db/schema'
import { keepLoggedIn } from '../../testing/crowd'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'
import {
  choose,
  detail,
  join,
  leave,
  ordered,
  PAIR_PRODUCT as PRODUCT,
  pairOf,
  start
} from '../../testing/pairs'

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

const refunded = async (orderNum: string, quantity?: number) => {
  const parts = quantity === undefined ? undefined : [{ lineId: `${orderNum}-01`, quantity }]
  const amount = quantity === undefined ? PRICE! : EACH! * quantity
  const once = { session, idempotencyKey: `pair-back-${orderNum}-${String(quantity)}` }
  const { code } = await server.callRaw('order.refund', { orderNum, parts, amount, reasonId: 5 }, once)
  await steps.tick()
  return code
}
const bought = async () => {
  const { pairId } = (await start(session)).results
  await join(stranger, pairId)
  const orderNum = await ordered(session)
  await steps.pay(session, orderNum)
  return { pairId, orderNum }
}

test('a friend who comes twice has one place, and finds their code without the link', async () => {
  const { pairId } = (await start(session)).results
  for (const _time of [1, 2]) expect((await join(stranger, pairId)).code).toBe(ErrorCode.ok)
  expect((await detail(stranger)).pair).toBeNull()
  const orderNum = await ordered(session)
  await steps.pay(session, orderNum)
  expect((await join(stranger, pairId)).code).toBe(ErrorCode.offShelf)
  expect((await detail(stranger)).pair).toMatchObject({ pairId, role: 'friend', state: 'paid' })
  const told = await server.database.db
    .select()
    .from(messages)
    .where(eq(messages.key, `pair:${orderNum}`))
  expect(told.map(({ userId, orderNum: of }) => [userId === 'u1001', of])).toEqual([[false, '']])
})

test('who is named on one phone takes the free place of what another has begun, and puts nobody out', async () => {
  const { pairId } = (await start(session)).results
  expect((await start(session, WIFE)).results).toMatchObject({ pairId, state: 'both' })
  await choose(session, pairId, '')
  await join(stranger, pairId)
  expect((await start(session, WIFE)).results).toMatchObject({ pairId, second: { contactsId: '' } })
})

test('one of the two goes back: the owner’s, and the friend keeps theirs', async () => {
  const { pairId, orderNum } = await bought()
  expect(await refunded(orderNum, 1)).toBe(ErrorCode.ok)
  expect((await steps.detail(session, orderNum)).codes.map(({ state }) => state)).toEqual([
    'refunded',
    'unused'
  ])
  expect(await pairOf(stranger, pairId)).toMatchObject({
    state: 'paid',
    code: { text: expect.any(String) }
  })
})

test('gone back as a whole it is over: nobody joins it, and no other order is its', async () => {
  const { pairId, orderNum } = await bought()
  expect(await refunded(orderNum)).toBe(ErrorCode.ok)
  expect(await pairOf(stranger, pairId)).toMatchObject({ state: 'back', code: null })
  expect((await detail(stranger)).pair).toBeNull()
  expect((await join(third, pairId)).code).toBe(ErrorCode.offShelf)
  expect((await leave(stranger, pairId)).code).toBe(ErrorCode.offShelf)
  const next = (await start(session, WIFE)).results
  expect(next.pairId).not.toBe(pairId)
  const again = await ordered(session)
  await steps.pay(session, again)
  expect((await steps.detail(session, again)).codes.every(({ code }) => code !== '')).toBe(true)
  expect(await pairOf(session, next.pairId)).toMatchObject({ state: 'paid', orderNum: again })
})

test('paid after its hours it is theirs all the same; unpaid it is over', async () => {
  const { pairId } = (await start(session)).results
  await join(stranger, pairId)
  server.clock.advance(24 * HOUR_MS - MINUTE_MS)
  const orderNum = await ordered(session)
  server.clock.advance(10 * MINUTE_MS)
  expect((await pairOf(session, pairId)).state).toBe('ordered')
  await steps.pay(session, orderNum)
  expect((await pairOf(stranger, pairId)).code).not.toBeNull()
  await refunded(orderNum)
  const other = (await start(session, WIFE)).results
  const unpaid = await ordered(session)
  server.clock.advance(24 * HOUR_MS)
  await steps.tick()
  expect(await steps.status(session, unpaid)).toBe(85)
  expect((await pairOf(session, other.pairId)).state).toBe('over')
})

test('money that comes late finds both again, or goes back when the friend has left', async () => {
  for (const leaves of [false, true]) {
    await server.database.db.delete(pairs)
    const { pairId } = (await start(session)).results
    await join(stranger, pairId)
    const orderNum = await ordered(session)
    const { payOrderNum } = await steps.detail(session, orderNum)
    const prepayId = await steps.opened(session, orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await server.call('pay.status', { payOrderNum }, { session })
    for (const minutes of [16, 16]) {
      server.clock.advance(minutes * MINUTE_MS)
      await steps.tick()
    }
    expect((await pairOf(session, pairId)).state).toBe('both')
    if (leaves) await leave(stranger, pairId)
    await steps.resolve(prepayId, 'paid')
    for (const _time of [1, 2]) await steps.tick()
    expect(await steps.status(session, orderNum)).toBe(leaves ? 95 : 45)
    expect((await pairOf(stranger, pairId)).code === null).toBe(leaves)
    if (!leaves) await refunded(orderNum)
  }
})

test('another choice of the product costs what it costs, and two pieces are no pair', async () => {
  const [sku] = await server.database.db
    .select()
    .from(productSkus)
    .where(eq(productSkus.productCode, PRODUCT))
  const { remaining: _remaining, ...row } = sku!
  const dear = { ...row, skuId: `${PRODUCT}-2`, priceFen: row.priceFen + 10_000, sort: 9 }
  await server.database.db.insert(productSkus).values(dear)
  try {
    await start(session, WIFE)
    const quoted = async (skuId: string, quantity: number) =>
      (await server.call('goods.quote', { productCode: PRODUCT, skuId, quantity }, { session })).results[0]!
        .userPayPrice
    expect([await quoted(dear.skuId, 1), await quoted(row.skuId, 2)]).toEqual([PRICE! + 100, PRICE! * 2])
  } finally {
    await server.database.db.delete(productSkus).where(eq(productSkus.skuId, dear.skuId))
  }
})
