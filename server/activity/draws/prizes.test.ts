import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { verifyDay } from '@/domain/activity/verify'
import { addDays, DAY_MS, HOUR_MS, instantAt } from '@/domain/date'
import { coupons, drawTables, messages, outbox, storedValues, userCoupons } from '../../db/schema'
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
  termsOf,
  testDraws
} from '../../testing/draws'
import { wrongGifts } from '../../testing/gifts'
import { wrongBooks } from '../../testing/money'
import { DIGESTS } from './digests'

testDraws()

describe('the last piece', () => {
  test('of two phones one has it, the other the fallback, and both are told the truth', async () => {
    const back = await onlyPrize({ stock: 1 })
    try {
      const answers = await Promise.all([take('BB01'), take('BB01', stranger, undefined, OTHER_DEVICE)])
      const given = answers.map(({ results }) => results.drawn)
      expect(given.map(({ prize }) => prize.prizeId).sort((a, b) => (a < b ? -1 : 1))).toEqual([
        'none',
        'only'
      ])
      expect(given.find(({ prize }) => prize.prizeId === 'none')).toMatchObject({
        instead: '口腔立减30券',
        state: 'nothing'
      })
      const [row] = await server.database.db
        .select()
        .from(drawTables)
        .where(and(eq(drawTables.activityId, 'BB01'), eq(drawTables.prizeId, 'only')))
      expect(row).toMatchObject({ room: 1, taken: 1 })
    } finally {
      await back()
    }
  })

  test('pieces that were drawn today are missing tomorrow', async () => {
    const back = await onlyPrize({ stock: 1 })
    try {
      await take('BB01')
      server.clock.advance(DAY_MS)
      expect((await take('BB01')).results.drawn).toMatchObject({ prize: { prizeId: 'none' } })
    } finally {
      await back()
    }
  })
})

describe('a prize is credited', () => {
  test('once, into the wallet, beyond how often the coupon may be taken, and the user is told', async () => {
    const back = await onlyPrize({})
    try {
      const { db } = server.database
      const held = () =>
        db.$count(
          userCoupons,
          and(eq(userCoupons.userId, session.userInfo.user_id), eq(userCoupons.couponCode, 'CP-DT30'))
        )
      const before = await held()
      expect((await take('BB01')).results.drawn).toMatchObject({ state: 'crediting', reference: '' })
      await steps.tick()
      await steps.tick()
      expect(await held()).toBe(before + 1)
      const { results } = await server.call('draw.records', { sort: 'blindBox' }, { session })
      expect(results).toMatchObject({ total: 1, hasMore: false, list: [{ state: 'credited' }] })
      expect(results.list[0]?.expiresAt).toBe(server.clock.now().getTime() + 60 * DAY_MS)
      const told = await db
        .select()
        .from(messages)
        .where(sql`key like 'prize:%'`)
      expect(told).toHaveLength(1)
    } finally {
      await back()
    }
  })

  test('later, when it cannot be at once: told after ten minutes, tried again, never lost', async () => {
    const back = await onlyPrize({ couponCode: 'CP-COMES' })
    const { db } = server.database
    try {
      await take('BB01')
      await steps.tick()
      const records = async () =>
        (await server.call('draw.records', {}, { session })).results.list.map(({ state }) => state)
      expect(await records()).toEqual(['crediting'])
      server.clock.advance(11 * 60_000)
      await steps.tick()
      const [told] = await db
        .select()
        .from(messages)
        .where(sql`key like 'prize-late:%'`)
      expect(told?.text).toContain('不会丢')
      const [like] = await db.select().from(coupons).where(eq(coupons.couponCode, 'CP-DT30'))
      await db.insert(coupons).values({ ...like!, couponCode: 'CP-COMES' })
      server.clock.advance(2 * HOUR_MS)
      await steps.tick()
      expect(await records()).toEqual(['credited'])
      expect((await db.select().from(outbox).where(eq(outbox.topic, 'prize')))[0]?.tries).toBeGreaterThan(1)
    } finally {
      await db.delete(userCoupons).where(eq(userCoupons.couponCode, 'CP-COMES'))
      await db.delete(coupons).where(eq(coupons.couponCode, 'CP-COMES'))
      await back()
    }
  })

  test('money goes on one gift card a month, fen by fen, and the books agree', async () => {
    const { db } = server.database
    const amounts: number[] = []
    for (let at = 0; at < 2; at += 1) {
      const { results } = await take('RP01')
      expect(results.drawn.prize.kind).toBe('money')
      amounts.push(Math.round((results.drawn.amount ?? 0) * 100))
    }
    await steps.tick()
    const cards = await db
      .select()
      .from(storedValues)
      .where(sql`no like 'RP%'`)
    expect(cards.map(({ amountFen }) => amountFen)).toEqual([amounts.reduce((sum, fen) => sum + fen, 0)])
    expect(amounts.every((fen) => fen >= 1 && fen <= 88)).toBe(true)
    expect(await wrongBooks(db)).toEqual([])
    expect(await wrongGifts(db)).toEqual([])
    await db.execute(sql`delete from gift_movements where no like 'RP%'`)
    await db.execute(sql`delete from transfers where cause like 'issue:RP%'`)
    await db.execute(sql`delete from stored_values where no like 'RP%'`)
  })
})

describe('the published day', () => {
  test('its seed is told at its end and not a moment before; then every draw can be drawn again', async () => {
    const today = day()
    const promised = (await detail('turntable')).commitment
    await take('TT01')
    await take('TT01', stranger, undefined, OTHER_DEVICE)
    server.clock.set(new Date(instantAt(addDays(today, 1)) - 1))
    expect(await publishedOn('TT01', today)).toMatchObject({ seed: null, commitment: promised })
    server.clock.advance(1)
    const told = await publishedOn('TT01', today)
    expect(told.draws).toHaveLength(2)
    expect(verifyDay({ ...told, seed: told.seed ?? '' }, DIGESTS)).toEqual([])
  })

  test('names nobody: an alias, which the user’s own records carry', async () => {
    await take('TT01')
    const text = JSON.stringify(await publishedOn('TT01', day()))
    expect(text).not.toContain(session.userInfo.user_id)
    const { results } = await server.call('draw.records', {}, { session })
    expect(text).toContain(results.list[0]?.account)
  })

  test('tomorrow is promised today, by the job alone', async () => {
    await steps.tick()
    const rows = await server.database.db.execute(sql`select count(*)::int as n from draw_seeds`)
    expect(JSON.stringify(rows)).not.toContain('"n":0')
    expect((await server.call('draw.published', { activityId: 'TT01', day: addDays(day(), 9) })).code).toBe(
      ErrorCode.notFound
    )
  })
})

describe('the board', () => {
  test('the token goes as far as was thrown, and stands there when the page is opened again', async () => {
    const { results } = await take('MP01')
    const { walk } = results
    expect(walk?.face).toBe(Number(results.drawn.prize.prizeId))
    expect(walk?.cells.slice(0, walk.face)).toEqual(Array.from({ length: walk!.face }, (_, at) => at + 1))
    expect((await detail('monopoly', session)).board?.position).toBe(walk?.board.position)
    expect((await detail('monopoly', stranger)).board?.position).toBe(0)
  })

  test('a question is answered once; a right answer gives another throw, a wrong one takes nothing', async () => {
    await termsOf('MP01', { daily: 50, mostADay: 60, perDevice: 60 })
    try {
      let asked = null
      for (let at = 0; at < 40 && !asked; at += 1) asked = (await take('MP01')).results.walk?.board.question
      if (!asked) throw new Error('no question in forty throws')
      const before = (await detail('monopoly', session)).chances?.left ?? 0
      const right = { sleep: 0, salt: 0, fasting: 1, steps: 0 }[asked.questionId] ?? 0
      const input = { activityId: 'MP01', questionId: asked.questionId, choice: right }
      const { results } = await server.call('draw.answer', input, { session })
      expect(results).toMatchObject({ right: true, chances: { left: before + 1 } })
      const again = await server.call('draw.answer', { ...input, choice: 1 - right }, { session })
      expect(again.results).toMatchObject({ right: true, chances: { left: before + 1 } })
      expect((await detail('monopoly', session)).board?.question).toBeNull()
    } finally {
      await termsOf('MP01', { daily: 3, mostADay: 9, perDevice: 18 })
    }
  })

  test('nothing is answered where nothing is asked', async () => {
    const input = { activityId: 'MP01', questionId: 'sleep', choice: 0 }
    expect((await server.call('draw.answer', input, { session })).code).toBe(ErrorCode.business)
  })
})
