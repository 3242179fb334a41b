/**
 * Random orders on cards, several at once: bind, book, change, pay, cancel, refund, come, name, run out, take back. After each sequence
 * what was granted is used, left and run out together, of entitlements, quota and balance, and the books are right.
 * `ADVERSARY_SEQUENCES` says how many sequences, `ADVERSARY_SEED` with which numbers.
 */
import { eq, inArray } from 'drizzle-orm'
import { vi } from 'vitest'
import { DAY_MS } from '@/domain/date'
import { boundCards, cardBalances, cardRights, orders } from '../db/schema'
import { transact } from '../db/transact'
import { wrongCards } from '../testing/cards'
import { wrongBooks, wrongChannels } from '../testing/money'
import { orderInput, OWNER, VISIT_DATE, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { wrongOrders } from '../testing/orders'
import { randomOf, type RandomNumbers } from '../testing/random-numbers'
import { wrongCounts } from '../testing/stock'
import { answerVisit } from '../ordering/visits/commands/answer-visit'
import { expireCards } from './commands/expire-cards'
import { withdrawRights } from './commands/withdraw-rights'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 300_000 })
testOrders()

const SEQUENCES = Number(process.env['ADVERSARY_SEQUENCES'] ?? 6)
const SEED = Number(process.env['ADVERSARY_SEED'] ?? 20_261_128)
const STEPS = 10

const COMPANY = '7700200000000017'
const MONEY = '8600100012345704'
const CARDS = [COMPANY, MONEY]
const CHOICES = [
  [{ addPackageId: 6101, itemCodeList: ['LU001'] }],
  [
    { addPackageId: 6101, itemCodeList: ['LU001'] },
    { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }
  ]
]

let keys = 0
const once = () => `card-seq-${(keys += 1)}`
const mine = () => server.database.db.select().from(orders).where(eq(orders.userId, 'u1001'))
const anOrder = async (random: RandomNumbers) => {
  const made = (await mine()).filter(({ orderNum }) => !/^CA\d{8}00/.test(orderNum))
  return made.length > 0 ? random.of(made) : null
}

type Step = (random: RandomNumbers) => Promise<unknown>

const book: Step = (random) => {
  const family = random.chance(0.3)
  const [productCode, fromComboId] = random.of([
    ['CK1017', undefined],
    [family ? 'CK1004' : 'CK1003', '2016'],
    ['CK1002', '2016']
  ] as const)
  const input = {
    ...orderInput({
      productCode,
      hospitalId: random.of(['H2002', 'H1001']),
      customAddPackage: family || fromComboId ? [] : random.of(CHOICES),
      medUserInfo: family ? WIFE : OWNER,
      ...(random.chance(0.5) ? { balanceCard: MONEY } : {}),
      ...(random.chance(0.3) ? { giftCard: 'GF2026000025' } : {})
    }),
    ...{ cardNumber: COMPANY, fromComboId }
  }
  return server.call('card.complete', input, { session, idempotencyKey: once() })
}

const spend: Step = (random) =>
  steps.complete(session, {
    balanceCard: MONEY,
    productCode: random.of(['CK1003', 'CK1016', 'CK1002']),
    hospitalId: random.of(['H1001', 'H2002', 'H3001'])
  })

const pay: Step = async (random) => {
  const order = await anOrder(random)
  if (order?.payStatus === 0) await steps.pay(session, order.orderNum).catch(() => undefined)
}
const cancel: Step = async (random) => {
  const order = await anOrder(random)
  if (order) await server.callRaw('order.cancel', { id: order.orderNum }, { session })
}
const refund: Step = async (random) => {
  const orderNum = (await anOrder(random))?.orderNum
  if (orderNum === undefined) return
  const told = await server.callRaw('order.refundPreview', { orderNum }, { session })
  const amount = (told.results as { amount?: number } | null)?.amount
  if (told.code !== 1 || amount === undefined) return
  const input = { orderNum, amount, reasonId: 5 }
  const options = { session, idempotencyKey: once() }
  // From two phones.
  await Promise.all([
    server.callRaw('order.refund', input, options),
    server.callRaw('order.refund', input, { ...options, idempotencyKey: once() })
  ])
}
const move: Step = async (random) => {
  const orderNum = (await anOrder(random))?.orderNum
  if (orderNum === undefined) return
  const to = { regDate: VISIT_DATE, timeSpanId: 103, timespanStr: '08:30-09:00', hospitalId: 'H2002' }
  await server.callRaw('order.changeVisit', { orderNum, ...to }, { session, idempotencyKey: once() })
}
const come: Step = async (random) => {
  const order = await anOrder(random)
  if (order?.payStatus !== 2) return
  await steps.comesToday(order.orderNum)
  const { db } = server.database
  await answerVisit({ db, now: server.clock.now }, { orderNum: order.orderNum, no: 1, answer: 'visited' })
}
const name: Step = () =>
  server.call('card.nameFamily', { cardNumber: COMPANY, contactsId: 'c002' }, { session })
const withdraw: Step = (random) =>
  transact(server.database.db, (tx) =>
    withdrawRights(
      tx,
      { employerId: 'E1001', workNo: 'YQ-20418', name: random.of(['年度套餐', '家属共享', '超声波洁牙']) },
      server.clock.now()
    )
  )
/** Half a year is over for the cards alone: then they are given more time, with what is left of them. */
const runOut: Step = (random) =>
  expireCards(server.database.db, new Date(server.clock.now().getTime() + random.of([1, 400]) * DAY_MS))
const lose: Step = async (random) => {
  const lostAt = random.chance(0.4) ? server.clock.now() : null
  await server.database.db.update(boundCards).set({ lostAt }).where(inArray(boundCards.cardNumber, CARDS))
}
const tick: Step = () => steps.tick()

const ALL: readonly (readonly [number, Step])[] = [
  ...([
    [6, book],
    [3, spend],
    [3, pay],
    [2, cancel],
    [3, refund],
    [1, move],
    [2, come]
  ] as const),
  ...([
    [2, name],
    [1, withdraw],
    [1, runOut],
    [1, lose],
    [2, tick]
  ] as const)
]
const WEIGHTED = ALL.flatMap(([times, step]) => Array.from({ length: times }, () => step))

test(`of ${SEQUENCES} sequences granted is used, left and run out together, and the transfers end at 0`, async () => {
  const { db } = server.database
  const [rights, balances] = [await db.select().from(cardRights), await db.select().from(cardBalances)]
  let booked = 0
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    await steps.startOver()
    const random = randomOf(SEED + sequence)
    await name(random)
    for (let times = 0; times < STEPS; times += 1) {
      const together = Array.from({ length: random.upTo(2) }, () => random.of(WEIGHTED))
      await Promise.all(together.map((step) => step(random)))
    }
    await steps.tick()
    booked += (await mine()).filter(({ rightId }) => rightId !== null).length
    expect([
      sequence,
      ...(await wrongCards(db)),
      ...(await wrongCounts(db)),
      ...(await wrongBooks(db)),
      ...(await wrongChannels(db)),
      ...(await wrongOrders(db))
    ]).toEqual([sequence])
  }
  expect(booked).toBeGreaterThan(0)
  expect((await db.select().from(cardRights)).length).toBe(rights.length)
  expect((await db.select().from(cardBalances)).length).toBe(balances.length)
})
