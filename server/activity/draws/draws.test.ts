import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { DRAW_SORTS } from '@/domain/activity/sorts'
import { DAY_MS, HOUR_MS } from '@/domain/date'
import { activities, contacts, draws } from '../../db/schema'
import {
  day,
  detail,
  DEVICE,
  noon,
  onlyPrize,
  OTHER_DEVICE,
  server,
  session,
  steps,
  stranger,
  take,
  termsOf,
  testDraws
} from '../../testing/draws'

testDraws()

describe('what a page is told before anybody draws', () => {
  test.each(DRAW_SORTS)('%s: odds of every prize add up to 1, and the day is promised', async (sort) => {
    const told = await detail(sort)
    expect(told.prizes.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 9)
    expect(told).toMatchObject({ sort, state: 'open', chances: null, day: day(), refusal: '' })
    expect(told.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(told.rules.length).toBeGreaterThan(4)
  })

  test('stock in all and left are told, and change with a draw', async () => {
    const back = await onlyPrize({ stock: 5 })
    try {
      await take('BB01')
      const [prize] = (await detail('blindBox')).prizes
      expect(prize).toMatchObject({ stock: 5, left: 4, validDays: 60 })
    } finally {
      await back()
    }
  })

  test('odds are the same for who has drawn, who has not, and who never won', async () => {
    const before = (await detail('turntable', stranger)).prizes.map(({ odds }) => odds)
    await take('TT01')
    expect((await detail('turntable', session)).prizes.map(({ odds }) => odds)).toEqual(before)
  })

  test('an operator changes odds from the next day on, never during one', async () => {
    const before = (await detail('blindBox')).prizes
    const back = await onlyPrize({})
    try {
      expect((await detail('blindBox')).prizes.map(({ prizeId }) => prizeId)).toEqual(
        before.map(({ prizeId }) => prizeId)
      )
      server.clock.advance(DAY_MS)
      expect((await detail('blindBox')).prizes.map(({ prizeId }) => prizeId)).toEqual(['only', 'none'])
    } finally {
      await back()
    }
  })
})

describe('a chance', () => {
  test('is used once: the next draw of the day is refused with 0 and gives nothing', async () => {
    const first = await take('BB01')
    expect(first).toMatchObject({ code: ErrorCode.ok, results: { chances: { left: 0, used: 1 } } })
    expect(await take('BB01')).toMatchObject({ code: ErrorCode.business })
    expect(await server.database.db.$count(draws)).toBe(1)
  })

  test('an answer that was lost is told again under its key, word for word, and uses nothing more', async () => {
    const first = await take('BB01', session, 'lost-answer-1')
    const again = await take('BB01', session, 'lost-answer-1')
    expect(again.results).toEqual(first.results)
    // Also when nothing would be left for another one.
    expect((await take('BB01', session, 'lost-answer-2')).code).toBe(ErrorCode.business)
    expect((await take('BB01', session, 'lost-answer-1')).results).toEqual(first.results)
    expect(await server.database.db.$count(draws)).toBe(1)
  })

  test('ten calls at once with keys of their own use the one that there is', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => take('BB01')))
    expect(answers.filter(({ code }) => code === ErrorCode.ok)).toHaveLength(1)
    expect(await server.database.db.$count(draws)).toBe(1)
  })

  test('comes with an order that was paid today, and goes when it is cancelled before it was used', async () => {
    await take('BB01')
    const { orderNum } = await steps.placed(session)
    expect((await detail('blindBox', session)).chances).toMatchObject({ left: 0 })
    await steps.pay(session, orderNum)
    expect((await detail('blindBox', session)).chances).toMatchObject({
      left: 1,
      from: [
        { name: '每天的机会', count: 1 },
        { name: '今天付款的订单', count: 1 }
      ]
    })
    const { results: preview } = await server.call('order.refundPreview', { orderNum }, { session })
    await server.call(
      'order.refund',
      { orderNum, amount: preview.amount, reasonId: 1, reasonDetail: '' },
      { session }
    )
    expect((await detail('blindBox', session)).chances).toMatchObject({ left: 0 })
  })

  test('is there anew at midnight, and the old ones do not add up', async () => {
    server.clock.advance(3 * DAY_MS)
    expect((await detail('blindBox', session)).chances).toMatchObject({ left: 1, used: 0 })
  })

  test('"again" gives one the same day', async () => {
    const back = await onlyPrize({ kind: 'again', couponCode: null, name: '再来一次' })
    try {
      expect((await take('BB01')).results).toMatchObject({
        drawn: { prize: { kind: 'again' }, state: 'nothing' },
        chances: { left: 1, used: 1 }
      })
    } finally {
      await back()
    }
  })

  test('without a session nobody draws; without a device nobody does either', async () => {
    expect((await server.call('draw.take', { activityId: 'BB01' }, { device: DEVICE })).code).toBe(
      ErrorCode.tokenInvalid
    )
    expect((await server.call('draw.take', { activityId: 'BB01' }, { session })).code).toBe(
      ErrorCode.badParameter
    )
  })
})

describe('limits of a person', () => {
  test('a phone that has drawn as often as one may draws for no other account', async () => {
    await termsOf('BB01', { perDevice: 1 })
    try {
      expect((await take('BB01')).code).toBe(ErrorCode.ok)
      expect(await take('BB01', stranger)).toMatchObject({
        code: ErrorCode.business,
        message: expect.stringContaining('手机')
      })
      expect((await take('BB01', stranger, undefined, OTHER_DEVICE)).code).toBe(ErrorCode.ok)
    } finally {
      await termsOf('BB01', { perDevice: 10 })
    }
  })

  test('a document that has drawn as often as one may draws for no other account', async () => {
    const { db } = server.database
    const [own] = await db.select().from(contacts).where(eq(contacts.id, 'c001'))
    await db.insert(contacts).values({
      ...own!,
      id: 'c-same-document',
      userId: stranger.userInfo.user_id,
      isDefault: true
    })
    await termsOf('BB01', { mostADay: 1 })
    try {
      expect((await take('BB01')).code).toBe(ErrorCode.ok)
      expect(await take('BB01', stranger, undefined, OTHER_DEVICE)).toMatchObject({
        code: ErrorCode.business,
        message: expect.stringContaining('证件')
      })
      server.clock.advance(DAY_MS)
      expect((await take('BB01', stranger, undefined, OTHER_DEVICE)).code).toBe(ErrorCode.ok)
    } finally {
      await termsOf('BB01', { mostADay: 5 })
      await db.delete(contacts).where(eq(contacts.id, 'c-same-document'))
    }
  })

  test.each([
    ['one day before 18 is refused with 27006', '20080521', ErrorCode.personUnfit],
    ['18 today may', '20080520', ErrorCode.ok]
  ])('who is known to be %s', async (_name, birth, code) => {
    const { db } = server.database
    const [own] = await db.select().from(contacts).where(eq(contacts.id, 'c001'))
    await db
      .update(contacts)
      .set({ idNumber: `990101${birth}011X`, birthday: null })
      .where(eq(contacts.id, 'c001'))
    try {
      expect((await take('BB01')).code).toBe(code)
      const { refusal } = await detail('blindBox', session)
      expect(refusal === '').toBe(code === ErrorCode.ok)
    } finally {
      await db
        .update(contacts)
        .set({ idNumber: own!.idNumber, birthday: own!.birthday })
        .where(eq(contacts.id, 'c001'))
    }
  })
})

describe('the time of an activity is the server’s', () => {
  const during = async (startAt: Date, endAt: Date, work: () => Promise<void>) => {
    const { db } = server.database
    const of = eq(activities.activityId, 'BB01')
    const [before] = await db.select().from(activities).where(of)
    await db.update(activities).set({ startAt, endAt }).where(of)
    try {
      await work()
    } finally {
      await db.update(activities).set({ startAt: before!.startAt, endAt: before!.endAt }).where(of)
    }
  }
  const at = (ms: number) => new Date(noon.getTime() + ms)

  test('one that ends while its page is open refuses the draw with 27005 and keeps the chance', () =>
    during(at(-HOUR_MS), at(1), async () => {
      expect((await detail('blindBox', session)).state).toBe('open')
      server.clock.advance(1)
      expect(await take('BB01')).toMatchObject({ code: ErrorCode.offShelf, message: '活动已结束' })
      expect(await detail('blindBox', session)).toMatchObject({ state: 'ended', chances: { left: 1 } })
    }))

  test('one that has not begun refuses it too, whatever the clock of the phone says', () =>
    during(at(HOUR_MS), at(2 * HOUR_MS), async () => {
      expect(await take('BB01')).toMatchObject({ code: ErrorCode.offShelf, message: '活动还没开始' })
      expect((await detail('blindBox')).serverTime).toBe(noon.getTime())
    }))

  test('a key that was answered is answered so after the end too', () =>
    during(at(-HOUR_MS), at(1), async () => {
      const first = await take('BB01', session, 'answered-in-time')
      server.clock.advance(HOUR_MS)
      expect((await take('BB01', session, 'answered-in-time')).results).toEqual(first.results)
    }))

  test.each(['TT99', 'GB01', 'SK01'])('%s is no draw: 404', async (activityId) => {
    expect((await take(activityId)).code).toBe(ErrorCode.notFound)
  })

  test('one that was taken down is gone', async () => {
    const of = eq(activities.activityId, 'BB01')
    await server.database.db.update(activities).set({ closed: true }).where(of)
    try {
      expect((await take('BB01')).code).toBe(ErrorCode.notFound)
    } finally {
      await server.database.db.update(activities).set({ closed: false }).where(of)
    }
  })
})
