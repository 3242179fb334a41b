import * as fc from 'fast-check'
import { codeShares } from './code-shares'

test.each([
  ['899 元 for three', 89_900, 3, [29_967, 29_967, 29_966]],
  ['one code', 100, 1, [100]],
  ['less than a fen each', 2, 5, [0, 0, 0, 0, 2]],
  ['nothing', 0, 2, [0, 0]]
])('%s', (_name, paid, count, shares) => {
  expect(codeShares(paid, count)).toEqual(shares)
})

test('money: all codes together never get more or less than was paid', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 60 }), (paid, count) => {
      const shares = codeShares(paid, count)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(paid)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    })
  )
})
