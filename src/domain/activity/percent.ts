/** More digits than two where less would say 0. */
const LEAST = 0.0001

/** Odds of 1 as they are told: 18%, 9.5%, 16.67%, 0.002%. */
export const percentOf = (odds: number): string =>
  odds > 0 && odds < LEAST ? `${Number((odds * 100).toPrecision(1))}%` : `${Number((odds * 100).toFixed(2))}%`
