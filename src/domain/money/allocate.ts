/**
 * Divides `totalFen` in proportion to `weights`; the parts are integers and sum to `totalFen` exactly.
 * Fen that do not divide go to the largest remainders, earlier parts first. All weights zero: equal parts.
 * Throws RangeError for a negative or fractional total, or a negative weight.
 */
export const allocateFen = (totalFen: number, weights: readonly number[]): number[] => {
  if (!Number.isSafeInteger(totalFen) || totalFen < 0)
    throw new RangeError(`not an amount in fen: ${totalFen}`)
  if (weights.some((weight) => !(weight >= 0))) throw new RangeError('a weight is negative')
  if (weights.length === 0) return []
  const sum = weights.reduce((left, right) => left + right, 0)
  const exact = weights.map((weight) => (sum === 0 ? totalFen / weights.length : (totalFen * weight) / sum))
  const parts = exact.map(Math.floor)
  const rest = totalFen - parts.reduce((left, right) => left + right, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index)
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index))
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part))
}
