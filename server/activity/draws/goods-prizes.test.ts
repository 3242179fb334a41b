/** Goods as prizes of a draw: an offer at no price for whom drew them, once and in its time. */
import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import type { CompleteGoodsInput } from '@/contract/order/dto/goods'
import { verifyDay } from '@/domain/activity/verify'
import { DAY_MS, HOUR_MS } from '@/domain/date'
import { drawTables, goodsPrizes, messages, products, productSkus } from '../../db/schema'
import { runOps } from '../../ops/run'
import { RECIPIENT } from '../../testing/ordering'
import { wrongBooks } from '../../testing/money'
import { wrongCounts } from '../../testing/stock'
import {
  day,
  detail,
  onlyPrize,
  OTHER_DEVICE,
  publishedOn,
  server,
  session,
  steps,
  stranger,
  take,
  testDraws
} from '../../testing/draws'
import { DIGESTS } from './digests'

testDraws()

const [PRODUCT, SKU] = ['HS2009', 'HS2009-3']
const DAYS = 10
let back = async (): Promise<void> => undefined
beforeEach(async () => {
  back = await onlyPrize({
    ...{ kind: 'goods', name: '运动护膝一只', couponCode: null, productCode: PRODUCT, days: DAYS, stock: 2 }
  })
  await shelf(true)
})
afterEach(async () => {
  await back()
  await shelf(true)
})

const shelf = (onShelf: boolean) =>
  server.database.db.update(products).set({ onShelf }).where(eq(products.productCode, PRODUCT))
/** Draws it, and the outbox credits it. */
async function win(): Promise<string> {
  const { results } = await take('BB01')
  expect(results.drawn).toMatchObject({ prize: { kind: 'goods' }, state: 'crediting' })
  await steps.tick()
  return results.drawn.drawId
}
const record = async () =>
  (await server.call('draw.records', { sort: 'blindBox' }, { session })).results.list[0]
const order = (input: Partial<CompleteGoodsInput> = {}, as: Session = session) =>
  server.call(
    'order.completeGoods',
    { ...RECIPIENT, productCode: PRODUCT, skuId: SKU, quantity: 1, ...input },
    { session: as }
  )
const ordered = async (input: Partial<CompleteGoodsInput> = {}): Promise<string> => {
  const { code, message, results } = await order(input)
  if (code !== 1 || !results[0]) throw new Error(`${code} ${message}`)
  return results[0].orderNum
}
const shown = async (id: string) => steps.detail(session, id)
let keys = 0
const refund = (orderNum: string, amount: number) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, reasonId: 5 },
    { session, idempotencyKey: `won-goods-${(keys += 1)}` }
  )
const told = async (key: string) =>
  (
    await server.database.db
      .select()
      .from(messages)
      .where(sql`key like ${`${key}%`}`)
  ).map(({ text }) => text)

describe('who has won goods', () => {
  test('orders them for nothing, without freight, to an address; they are sent as any goods', async () => {
    const drawId = await win()
    expect(await record()).toMatchObject({
      state: 'credited',
      expiresAt: server.clock.now().getTime() + DAYS * DAY_MS,
      goods: {
        productCode: PRODUCT,
        kind: 'health-selection',
        category: 20,
        skuId: '',
        state: 'open',
        orderNum: ''
      }
    })
    expect((await told(`prize:${drawId}`))[0]).toMatch(/运动护膝一只，请在.*前到抽奖记录里领取，到期作废/)
    const quoted = await server.call(
      'goods.quote',
      { productCode: PRODUCT, skuId: SKU, quantity: 1 },
      { session }
    )
    expect(quoted.code).toBe(ErrorCode.ok)
    const orderNum = await ordered()
    expect(await shown(orderNum)).toMatchObject({
      ...{ spec: 'XL', quantity: 1, receiveAddress: '桐梓林北路 6 号 2 单元 802' },
      lines: [
        { label: '商品金额', amount: 0 },
        { label: '运费', amount: 0 }
      ]
    })
    expect((await shown(orderNum)).actions).not.toContain('pay')
    const [sku] = await server.database.db.select().from(productSkus).where(eq(productSkus.skuId, SKU))
    expect(sku?.taken).toBe(1)
    expect((await record())?.goods).toMatchObject({ state: 'ordered', orderNum })
    const { exit } = await runOps(
      { db: server.database.db, now: server.clock.now },
      ['orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042'],
      'warehouse'
    )
    expect(exit).toBe(0)
    const received = await server.call('order.confirmReceipt', { id: orderNum }, { session })
    expect(received.code).toBe(ErrorCode.ok)
    expect([await wrongCounts(server.database.db), await wrongBooks(server.database.db)]).toEqual([[], []])
  })

  test('has them once: the next piece costs what it costs, and so do two at once', async () => {
    await win()
    expect((await order({ quantity: 2 })).results[0]?.userPayPrice).toBe(2 * 95 + 8)
    await ordered({ receiveName: '第二位' })
    expect((await order({ receiveName: '另一位' })).results[0]?.userPayPrice).toBe(95 + 8)
  })

  test('has one of twelve orders at once for nothing, and nobody is charged for the others unasked', async () => {
    await win()
    const { results: quote } = await server.call(
      'goods.quote',
      { productCode: PRODUCT, skuId: SKU, quantity: 1 },
      { session }
    )
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        order({
          receiveName: `收件人${'甲乙丙丁戊己庚辛壬癸子丑'[at] ?? ''}`,
          priceVersion: quote[0]?.priceVersion
        })
      )
    )
    const free = answers.filter(
      ({ code, results }) => code === ErrorCode.ok && results[0]?.userPayPrice === 0
    )
    expect([free.length, answers.filter(({ code }) => code === ErrorCode.ok).length]).toEqual([1, 1])
    for (const { code, message } of answers.filter((one) => one.code !== ErrorCode.ok)) {
      expect([ErrorCode.offShelf, ErrorCode.priceChanged]).toContain(code)
      expect(message).toMatch(/[一-龥]/)
    }
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test('nobody else has the price, whatever offer they name', async () => {
    const drawId = await win()
    const forged: object = { offer: 'prize', offerId: drawId }
    const { results } = await order({ ...forged }, stranger)
    expect(results[0]?.userPayPrice).toBe(95 + 8)
    expect((await record())?.goods).toMatchObject({ state: 'open', orderNum: '' })
  })

  test('may take it back before it is sent, gets 0 back, and orders it again to another address', async () => {
    await win()
    const first = await ordered()
    const preview = await server.call('order.refundPreview', { orderNum: first }, { session })
    expect(preview.results).toMatchObject({ amount: 0 })
    expect(await refund(first, 0)).toMatchObject({ code: ErrorCode.ok })
    await steps.tick()
    expect((await record())?.goods).toMatchObject({ state: 'open', orderNum: '' })
    const again = await ordered({ receiveAddress: '红照壁南巷 9 号 1 单元 101' })
    expect((await shown(again)).receiveAddress).toBe('红照壁南巷 9 号 1 单元 101')
    expect((await record())?.goods).toMatchObject({ state: 'ordered', orderNum: again })
    expect([await wrongCounts(server.database.db), await wrongBooks(server.database.db)]).toEqual([[], []])
  })
})

describe('in its time', () => {
  const pastEnd = () => server.clock.advance(DAYS * DAY_MS)

  test('after it the price that was seen is refused, and says why', async () => {
    await win()
    const { results } = await server.call(
      'goods.quote',
      { productCode: PRODUCT, skuId: SKU, quantity: 1 },
      { session }
    )
    pastEnd()
    const late = await order({ priceVersion: results[0]?.priceVersion })
    expect(late).toMatchObject({
      code: ErrorCode.offShelf,
      message: '这份奖品已领取或已过期，请到抽奖记录里查看'
    })
  })

  test('what was not ordered lapses, is told, and can be drawn again from the next day on', async () => {
    const drawId = await win()
    pastEnd()
    expect((await record())?.goods?.state).toBe('lapsed')
    await steps.tick()
    await steps.tick()
    expect(await told(`prize-lapsed:${drawId}`)).toHaveLength(1)
    const roomOn = async () =>
      (
        await server.database.db
          .select()
          .from(drawTables)
          .where(and(eq(drawTables.prizeId, 'only'), eq(drawTables.day, day())))
      )[0]?.room
    expect(await roomOn()).toBe(1)
    server.clock.advance(DAY_MS)
    await steps.tick()
    expect(await roomOn()).toBe(2)
    expect((await order()).results[0]?.userPayPrice).toBe(95 + 8)
  })

  test('an order keeps it beyond its end; taken back after it, it lapses', async () => {
    await win()
    const orderNum = await ordered()
    pastEnd()
    await steps.tick()
    expect((await record())?.goods?.state).toBe('ordered')
    expect((await refund(orderNum, 0)).code).toBe(ErrorCode.ok)
    await steps.tick()
    expect((await record())?.goods?.state).toBe('lapsed')
  })

  test('a product that is off sale at the end: the time goes on, and the winner is told', async () => {
    const drawId = await win()
    await shelf(false)
    expect((await record())?.goods?.state).toBe('away')
    expect((await order()).code).toBe(ErrorCode.offShelf)
    pastEnd()
    await steps.tick()
    expect(await told(`prize-waits:${drawId}`)).toHaveLength(1)
    await shelf(true)
    expect((await record())?.goods?.state).toBe('open')
    expect((await order()).results[0]?.userPayPrice).toBe(0)
  })
})

describe('a prize of goods that cannot be credited', () => {
  test('the product is off sale: told after ten minutes, tried again, its time begins once it is there', async () => {
    await shelf(false)
    const { results } = await take('BB01')
    await steps.tick()
    expect(await record()).toMatchObject({ state: 'crediting' })
    expect((await record())?.goods).toBeUndefined()
    server.clock.advance(11 * 60_000)
    await steps.tick()
    expect(await told(`prize-late:${results.drawn.drawId}`)).toHaveLength(1)
    const waiting = await runOps(
      { db: server.database.db, now: server.clock.now },
      ['draws', 'waiting'],
      'night-shift'
    )
    expect(waiting.text).toContain(results.drawn.drawId)
    expect(waiting.text).toContain('运动护膝一只')
    await shelf(true)
    server.clock.advance(2 * HOUR_MS)
    await steps.tick()
    expect(await record()).toMatchObject({
      state: 'credited',
      goods: { state: 'open' }
    })
    const [won] = await server.database.db.select().from(goodsPrizes)
    expect(won?.endsAt.getTime()).toBe(server.clock.now().getTime() + DAYS * DAY_MS)
  })
})

test('odds, pieces and days stand on the page as those of others, and the day can be drawn again', async () => {
  const { prizes, rules } = await detail('blindBox', session)
  expect(prizes[0]).toMatchObject({ kind: 'goods', name: '运动护膝一只', stock: 2, left: 2, validDays: DAYS })
  expect(rules.join()).toContain('实物奖品在抽奖记录里领取')
  const today = day()
  await win()
  await take('BB01', stranger, undefined, OTHER_DEVICE)
  expect((await detail('blindBox', session)).prizes[0]).toMatchObject({ left: 0 })
  server.clock.advance(DAY_MS)
  const published = await publishedOn('BB01', today)
  expect(published.draws.map(({ givenId }) => givenId)).toEqual(['only', 'only'])
  expect(verifyDay({ ...published, seed: published.seed ?? '' }, DIGESTS)).toEqual([])
})
