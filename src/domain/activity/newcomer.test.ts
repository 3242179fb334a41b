import { DAY_MS } from '../date'
import { newcomerProblem } from './newcomer'

test.each([
  ['the first moment', 0, 0, null],
  ['the last moment', 30 * DAY_MS - 1, 0, null],
  ['a moment later', 30 * DAY_MS, 0, 'old'],
  ['who has paid before', 0, 1, 'ordered'],
  ['who has paid before is told that, not the age', 99 * DAY_MS, 1, 'ordered']
])('a newcomer of thirty days: %s', (_rule, age, paidOrders, problem) => {
  expect(newcomerProblem({ createdAt: 1_000, paidOrders }, 30, 1_000 + age)).toBe(problem)
})
