import { ORDER_STATUSES } from '../order/codes'
import { invoiceProblem, invoiceUntil } from './steps'

const paidAt = Date.parse('2026-11-20T15:30:00+08:00')
const facts = { status: 75 as const, payStatus: 2, paidAt, cashFen: 31_800 }
const soon = paidAt + 1

test('an invoice is made out once what was bought was had: visited, reported, done', () => {
  const allowed = ORDER_STATUSES.filter((status) => invoiceProblem({ ...facts, status }, soon) === null)
  expect(allowed).toEqual([60, 70, 75])
})

test.each([
  ['nobody paid', { paidAt: null }, 'unpaid'],
  ['it is on its way', { status: 55 as const }, 'early'],
  ['its refund is under way', { status: 90 as const }, 'refunding'],
  ['a part of its money is on its way back', { payStatus: 3 }, 'refunding'],
  ['gift cards and coupons paid all of it', { cashFen: 0 }, 'nothing']
])('none when %s', (_name, change, problem) => {
  expect(invoiceProblem({ ...facts, ...change }, soon)).toBe(problem)
})

test('it closes a year after the day of payment, by the clock of the shop', () => {
  const end = invoiceUntil(paidAt)
  expect(new Date(end).toISOString()).toBe('2027-11-20T16:00:00.000Z')
  expect([invoiceProblem(facts, end - 1), invoiceProblem(facts, end)]).toEqual([null, 'closed'])
})
