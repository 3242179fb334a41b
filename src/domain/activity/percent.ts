/** More digits than two where less would say 0 or 100. */
const LEAST = 0.0001

/** Of a share of 1, with one digit that is not 0. */
const rare = (share: number): number => Number((share * 100).toPrecision(1))

/** Odds of 1 as they are told: 18%, 9.5%, 16.67%, 0.002%; what may fail is never told as 100%. */
export const percentOf = (odds: number): string => {
  if (odds > 0 && odds < LEAST) return `${rare(odds)}%`
  if (odds < 1 && 1 - odds < LEAST) return `${Number((100 - rare(1 - odds)).toFixed(8))}%`
  return `${Number((odds * 100).toFixed(2))}%`
}
