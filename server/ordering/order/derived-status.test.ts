import { derivedStatus, type StatusColumns } from './derived-status'

const paid: StatusColumns = { kind: 'checkup', orderType: 1, payStatus: 2, reportState: 0 }
const VISITED = {
  visits: [{ state: 'visited', date: '2026-06-02', timespan: '08:00-08:30' }],
  deliveries: [],
  codes: []
} as const

test('a visit with a report waits for it, one without is done', () => {
  expect(derivedStatus(paid, VISITED)).toBe(60)
  expect(derivedStatus({ ...paid, kind: 'dentistry', orderType: 0 }, VISITED)).toBe(75)
})

test('an order of a category that its kind does not have is an error, not a checkup', () => {
  expect(() => derivedStatus({ ...paid, orderType: 99 }, VISITED)).toThrow('99')
})
