/** Gift cards: how they come by a code, are sent to somebody else, and end. */
import { eq, like, sql } from 'drizzle-orm'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { addDays, DAY_MS, MINUTE_MS } from '@/domain/date'
import { giftCodes, giftSends, guessCounts, messages, storedValues } from '../db/schema'
import { server, session, stranger, steps, testOrders } from '../testing/order-tests'
import { VISIT_DATE } from '../testing/ordering'
import { remindOfGifts } from './commands/remind-of-gifts'

testOrders({ sound: true })

const [BIG, SMALL] = ['GF2026000017', 'GF2026000025'] as const
/** Of the seed: 200 yuan, 100 yuan, one that has run out. */
const CODE = 'CA7K-M2QH-X4WN-P9TE'
const OVER = 'CA9FHT5NQ2XEK7WM'

let keys = 0
const newKey = () => `gift-key-${(keys += 1)}`
const ask = <N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  by = session,
  idempotencyKey: string | undefined = undefined
) => server.call(name, input, { session: by, ...(idempotencyKey ? { idempotencyKey } : {}) })
const add = (code: string, by = session, key = newKey()) => ask('gift.add', { code }, by, key)
const send = (changes: Partial<InputOf<'gift.send'>> = {}, by = session, key = newKey()) =>
  ask(
    'gift.send',
    { giftNo: BIG, amount: 100, toName: '林知夏', words: '天冷了，去做个检查', ...changes },
    by,
    key
  )
const sent = async (changes: Partial<InputOf<'gift.send'>> = {}) => (await send(changes)).results
const cards = async (by = session) => (await ask('gift.overview', {}, by)).results.cards
const balance = async (no: string, by = session) =>
  (await cards(by)).find(({ giftNo }) => giftNo === no)?.balance
const moved = async (no?: string, by = session) =>
  (await ask('gift.movements', { giftNo: no }, by)).results.list.map(({ text, amount, left }) => [
    ...[text, amount, left]
  ])
const told = async (userId = 'u1001') =>
  (await server.database.db.select().from(messages).where(like(messages.key, 'gift-%')))
    .filter((one) => one.userId === userId)
    .map(({ title, text }) => `${title}：${text}`)
const field = (answer: { results: unknown }) => (answer.results as { field: string }[])[0]?.field

beforeEach(async () => {
  const { db } = server.database
  await db.delete(guessCounts)
  await db.delete(messages).where(like(messages.key, 'gift-%'))
})

describe('a card by its code', () => {
  test('it is added with what stands between its groups, and a lost answer is asked for again', async () => {
    const key = newKey()
    const first = await add(CODE.toLowerCase(), session, key)
    expect(first.results).toMatchObject({ amount: 200, giftNo: 'GFDEMO0041' })
    expect((await add(CODE.toLowerCase(), session, key)).results).toEqual(first.results)
    expect(await balance('GFDEMO0041')).toBe(200)
    expect(await moved('GFDEMO0041')).toEqual([['礼品卡入账', 200, 200]])
  })

  test('its key was kept, its answer was not: the same call is no second card', async () => {
    const key = newKey()
    await add(CODE, session, key)
    await server.database.db.execute(
      sql`update idempotency_keys set code = null, results = null where key = ${key}`
    )
    expect((await add(CODE, session, key)).code).toBe(ErrorCode.ok)
    expect((await cards()).length).toBe(3)
  })

  test('each way in which it does not serve is said at the field', async () => {
    await add(CODE)
    for (const [by, code, refusal, text] of [
      [session, CODE, ErrorCode.cardBound, '这张卡已经在你的礼品卡里，尾号 0041'],
      [stranger, CODE, ErrorCode.cardBound, '这个卡码已经被别人加过了，如有疑问请联系客服'],
      [session, OVER, ErrorCode.cardExpired, /^这张卡已于 \d{4}-\d\d-\d\d 到期，不能再加$/],
      [session, 'ABC', ErrorCode.badParameter, '卡码是 16 位字母和数字，请对照卡面检查'],
      [session, 'CA7KM2QHX4WNP9TF', ErrorCode.cardRefused, '卡码不对，请对照卡面再输一遍，还可以试 4 次']
    ] as const) {
      const answer = await add(code, by)
      expect([answer.code, answer.message]).toEqual([
        refusal,
        typeof text === 'string' ? text : (expect.stringMatching(text) as string)
      ])
      expect(field(answer)).toBe('code')
    }
  })

  test('five wrong ones lock codes for half an hour, the right one too; what cannot be a code counts nothing', async () => {
    for (let i = 0; i < 3; i += 1) await add('0O')
    for (const end of 'ABCDE') await add(`CA7KM2QHX4WNP9T${end === 'E' ? 'F' : end}`)
    const locked = await add(CODE)
    expect([locked.code, locked.message]).toEqual([
      ErrorCode.cardRefused,
      expect.stringMatching(/^连续 5 次没对上，先锁 30 分钟/) as string
    ])
    expect((await add(CODE, stranger)).code).toBe(ErrorCode.ok)
    server.clock.advance(31 * MINUTE_MS)
    expect((await add('CA3RVZ8LD6YJB5SU')).code).toBe(ErrorCode.ok)
  })

  test('of twelve at once with the same code one has it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => add(CODE, index % 2 === 0 ? session : stranger))
    )
    expect(answers.filter(({ code }) => code === ErrorCode.ok).length).toBe(1)
    expect(
      (await server.database.db.select().from(storedValues).where(eq(storedValues.no, 'GFDEMO0041'))).length
    ).toBe(1)
  })

  test('no code stands in the database', async () => {
    const rows = await server.database.db.select().from(giftCodes)
    expect(JSON.stringify(rows)).not.toContain(CODE.replaceAll('-', ''))
  })
})

describe('sent to somebody else', () => {
  test('it leaves its card, is claimed once, and is a card with the same end', async () => {
    const one = await sent()
    expect(one).toMatchObject({ amount: 100, toName: '林知夏', state: 'open', giftNo: BIG })
    expect(one.until).toBe(server.clock.now().getTime() + 7 * DAY_MS)
    expect(await balance(BIG)).toBe(400)
    const { results } = await ask('gift.opened', { code: one.code }, stranger)
    expect(results).toMatchObject({ state: 'open', amount: 100, words: '天冷了，去做个检查', sender: '陈**' })
    const claimed = await ask('gift.claim', { code: one.code }, stranger)
    const [from] = (await cards()).filter(({ giftNo }) => giftNo === BIG)
    expect(claimed.results).toMatchObject({ amount: 100, balance: 100, expiresAt: from!.expiresAt })
    // The answer was lost: the same card once more, and no second one.
    expect((await ask('gift.claim', { code: one.code }, stranger)).results).toEqual(claimed.results)
    expect(await moved(claimed.results.giftNo, stranger)).toEqual([['领取别人送的礼品卡', 100, 100]])
    expect((await moved(BIG))[0]).toEqual(['送给林知夏', -100, 400])
    expect((await ask('gift.opened', { code: one.code }, stranger)).results.state).toBe('mine')
    expect(await told()).toEqual(['送出的礼品卡已被领取：送给林知夏的 ¥100.00 已被领取。'])
    expect((await ask('gift.takeBack', { sendNo: one.sendNo })).message).toBe('已经被领走了，不能撤回')
  })

  test('the same key sends once, also when its answer was never kept', async () => {
    const key = newKey()
    const first = await send({}, session, key)
    expect((await send({}, session, key)).results).toEqual(first.results)
    await server.database.db.execute(
      sql`update idempotency_keys set code = null, results = null where key = ${key}`
    )
    expect((await send({}, session, key)).results.sendNo).toBe(first.results.sendNo)
    expect(await balance(BIG)).toBe(400)
  })

  test('no more than is left, nothing of a card of others or of one that has ended', async () => {
    const above = await send({ amount: 500.01 })
    expect([above.code, above.message, field(above)]).toEqual([
      ErrorCode.badParameter,
      '这张卡最多还能送 ¥500.00',
      'amount'
    ])
    expect((await send({ amount: 0 })).message).toBe('请填写送出的金额')
    expect((await send({}, stranger)).code).toBe(ErrorCode.notFound)
    const { db } = server.database
    const card = eq(storedValues.no, SMALL)
    const [before] = await db.select().from(storedValues).where(card)
    await db.update(storedValues).set({ expiresAt: server.clock.now() }).where(card)
    expect((await send({ giftNo: SMALL, amount: 1 })).code).toBe(ErrorCode.cardExpired)
    await db.update(storedValues).set({ expiresAt: before!.expiresAt }).where(card)
  })

  test('what an order has of a card is not sent, and the card pays what is left', async () => {
    await steps.placed(session, { giftCard: SMALL })
    expect((await send({ giftNo: SMALL, amount: 0.01 })).message).toBe('这张卡最多还能送 ¥0.00')
    await sent({ amount: 480 })
    const order = await steps.placed(session, { giftCard: BIG, regDate: addDays(VISIT_DATE, 1) })
    expect(order.payPrice).toBe(order.orderPayPrice - 20)
  })

  test('its sender does not claim it and takes it back, twice as once; nobody else does', async () => {
    const one = await sent()
    expect((await ask('gift.claim', { code: one.code })).message).toContain('不能自己领')
    expect((await ask('gift.takeBack', { sendNo: one.sendNo }, stranger)).code).toBe(ErrorCode.notFound)
    await ask('gift.takeBack', { sendNo: one.sendNo })
    expect((await ask('gift.takeBack', { sendNo: one.sendNo })).code).toBe(ErrorCode.ok)
    expect(await balance(BIG)).toBe(500)
    expect((await ask('gift.claim', { code: one.code }, stranger)).message).toBe('送的人已经撤回')
    expect((await moved(BIG))[0]).toEqual(['撤回送出的礼品卡', 100, 500])
  })

  test('of twelve who claim it at once one has it', async () => {
    const { code } = await sent()
    const people = [stranger, await server.login('10000000007')]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask('gift.claim', { code }, people[index % 2]))
    )
    const numbers = new Set(
      answers.filter((one) => one.code === ErrorCode.ok).map(({ results }) => results.giftNo)
    )
    expect(numbers.size).toBe(1)
    expect((await server.database.db.select().from(giftSends)).map(({ state }) => state)).toEqual(['claimed'])
  })

  test('claimed and taken back at once: one of the two', async () => {
    for (let i = 0; i < 6; i += 1) {
      const { code, sendNo } = await sent({ amount: 10 })
      const [claim, back] = await Promise.all([
        ask('gift.claim', { code }, stranger),
        ask('gift.takeBack', { sendNo })
      ])
      expect([claim.code, back.code].filter((one) => one === ErrorCode.ok).length).toBe(1)
    }
  })

  test('twelve at once send no more than is left', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ amount: 90 })))
    expect(answers.filter(({ code }) => code === ErrorCode.ok).length).toBe(5)
    expect(await balance(BIG)).toBe(50)
  })

  test('after seven days it goes back by itself, and its sender is told', async () => {
    const { code } = await sent()
    await server.database.db.update(giftSends).set({ until: server.clock.now() })
    expect((await ask('gift.overview', {})).results.sent[0]).toMatchObject({ state: 'lapsed', code: '' })
    expect((await ask('gift.claim', { code }, stranger)).message).toBe('过了领取时间，已退回送的人')
    await steps.tick()
    expect(await balance(BIG)).toBe(500)
    expect(await told()).toEqual([
      '送出的礼品卡没人领取，已退回：送给林知夏的 ¥100.00 没人领取，已退回尾号 0017 的礼品卡。'
    ])
  })

  test('an unknown link and a guest are refused', async () => {
    expect((await ask('gift.opened', { code: 'nothing' })).code).toBe(ErrorCode.notFound)
    const { code } = await sent()
    expect((await server.call('gift.claim', { code })).code).not.toBe(ErrorCode.ok)
  })
})

describe('what became of a card', () => {
  test('an order has of it, and gives it back; each with its order', async () => {
    const order = await steps.placed(session, { giftCard: SMALL })
    const [taken] = (await ask('gift.movements', { giftNo: SMALL })).results.list
    expect(taken).toMatchObject({
      verb: 'take',
      amount: -120,
      left: 0,
      orderNum: order.orderNum,
      orderType: 1
    })
    expect(taken?.text).toBe('深度体检·男士款')
    await ask('order.cancel', { id: order.orderNum })
    expect((await moved(SMALL))[0]).toEqual(['取消或退款，退回礼品卡', 120, 120])
  })

  test('of all cards together, by pages; nobody else reads it', async () => {
    await sent({ amount: 10 })
    await sent({ giftNo: SMALL, amount: 10 })
    const page = (await ask('gift.movements', { page: 1, size: 3 })).results
    expect([page.list.length, page.total, page.hasMore]).toEqual([3, 4, true])
    expect((await ask('gift.movements', { page: 2, size: 3 })).results).toMatchObject({ hasMore: false })
    expect(await moved(BIG, stranger)).toEqual([])
  })

  test('what is left runs out at its end and is folded; what comes back later can be spent for 90 days', async () => {
    const { db } = server.database
    const card = eq(storedValues.no, SMALL)
    const [before] = await db.select().from(storedValues).where(card)
    const order = await steps.placed(session, { giftCard: SMALL, productCode: 'CK1003' })
    await steps.pay(session, order.orderNum)
    await send({ giftNo: BIG, amount: 1 })
    await db.update(storedValues).set({ expiresAt: server.clock.now() }).where(eq(storedValues.no, BIG))
    await steps.tick()
    expect((await moved(BIG))[0]).toEqual(['到期没用完', -499, 0])
    expect((await cards()).find(({ giftNo }) => giftNo === BIG)).toMatchObject({
      state: 'expired',
      balance: 0
    })
    // What was sent of it comes back after that, and runs out as well, under a cause of its own.
    const [open] = (await ask('gift.overview', {})).results.sent
    await ask('gift.takeBack', { sendNo: open!.sendNo })
    await steps.tick()
    expect((await moved(BIG)).slice(0, 2)).toEqual([
      ['到期没用完', -1, 0],
      ['撤回送出的礼品卡', 1, 1]
    ])
    for (const no of [BIG, SMALL])
      await db
        .update(storedValues)
        .set({ expiresAt: new Date(before!.expiresAt.getTime() + (no === BIG ? 275 * DAY_MS : 0)) })
        .where(eq(storedValues.no, no))
  })
})

test('a month and a week before its end its owner is told, once each', async () => {
  const { db } = server.database
  const [card] = await db.select().from(storedValues).where(eq(storedValues.no, SMALL))
  const read: string[][] = []
  for (const days of [31, 30, 29, 7, 1]) {
    const now = () => new Date(card!.expiresAt.getTime() - days * DAY_MS)
    for (let twice = 0; twice < 2; twice += 1) for await (const _ of remindOfGifts({ db, now })) continue
    read.push((await told()).filter((text) => text.includes('0025')))
  }
  expect(read.map((all) => all.length)).toEqual([0, 1, 1, 2, 2])
  expect(read[1]![0]).toMatch(/^礼品卡还有 \d+ 天到期：尾号 0025 的礼品卡还有 ¥120.00 没用，/)
})
