import { type MockInstance, vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { ordering, OWNER } from '../../../testing/ordering'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import * as placing from './place-order'

let place: MockInstance<typeof placing.placeOrder>
// The runner restores mocks before each test.
beforeEach(() => void (place = vi.spyOn(placing, 'placeOrder')))

/** Somebody else for every order, as the same person on the same day is the same order. */
const somebody = (number: number) => ({
  gender: OWNER.gender,
  medUserName: OWNER.medUserName,
  medUserPhone: OWNER.medUserPhone,
  cardType: 9 as const,
  birthday: '19880314',
  identityCard: `E${String(number).padStart(8, '0')}`
})

let limited: TestApp
let buyer: Session
let theirs: ReturnType<typeof ordering>
beforeAll(async () => {
  limited = await createTestApp({ env: { RATE_LIMIT: '1' } })
  theirs = ordering(limited)
  buyer = await limited.login('10000000006')
})
afterAll(() => limited.close())
const order = (number: number, idempotencyKey = `unpaid-key-${number}`) =>
  theirs.complete(buyer, { medUserInfo: somebody(number) }, { idempotencyKey })

test('unpaid orders of one user are five at most, also when all come at once; one that is paid, cancelled or over makes room', async () => {
  await theirs.setRemaining(14)
  const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => order(number)))
  const made = answers.flatMap(({ code, results }) => (code === ErrorCode.ok ? results : []))
  expect(made).toHaveLength(5)
  expect(answers.find(({ code }) => code !== ErrorCode.ok)).toMatchObject({
    code: ErrorCode.business,
    message: '您已有5笔待支付订单，请先支付或取消后再下单'
  })
  expect(await theirs.remaining()).toBe(9)
  const again = answers.findIndex(({ code }) => code === ErrorCode.ok)
  expect((await order(again)).results).toEqual(answers[again]?.results)
  const [first, second] = made.map(({ orderNum }) => orderNum)
  await theirs.press(await theirs.opened(buyer, first ?? ''), 'approve')
  await theirs.tick()
  expect((await order(20)).code).toBe(ErrorCode.ok)
  expect((await order(21)).code).toBe(ErrorCode.business)
  await limited.call('order.cancel', { id: second ?? '' }, { session: buyer })
  expect((await order(21)).code).toBe(ErrorCode.ok)
  // Their time is over, though nobody has closed them yet.
  expect((await order(22)).code).toBe(ErrorCode.business)
  limited.clock.advance(30 * 60_000)
  expect((await order(22)).code).toBe(ErrorCode.ok)
})

test('the call that makes the fifth may come twice at once: both are answered by the one order', async () => {
  limited.clock.advance(30 * 60_000)
  await theirs.setRemaining(5)
  for (let number = 30; number < 34; number += 1) expect((await order(number)).code).toBe(ErrorCode.ok)
  const [first, second] = await Promise.all([order(34), order(34)])
  expect([first.code, second.code]).toEqual([ErrorCode.ok, ErrorCode.ok])
  expect(second.results).toEqual(first.results)
  expect(await theirs.remaining()).toBe(0)
})

test('the fifth order’s call, made again when there are five, is known where orders are written', async () => {
  // The command would also find what stands under a key after a refusal: with one more question to the database.
  limited.clock.advance(30 * 60_000)
  await theirs.setRemaining(5)
  for (let number = 40; number < 45; number += 1) expect((await order(number)).code).toBe(ErrorCode.ok)
  expect((await order(45)).code).toBe(ErrorCode.business)
  const { code } = await order(44)
  const placed: unknown = await place.mock.results.at(-1)?.value
  expect([code, placed]).toEqual([ErrorCode.ok, { first: expect.anything() as unknown }])
})
