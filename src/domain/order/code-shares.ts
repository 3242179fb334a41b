/** What was paid for each of so many codes: an equal share rounded half up to the fen, the last gets what is left. */
export function codeShares(paidFen: number, count: number): number[] {
  const share = Math.floor((2 * paidFen + count) / (2 * count))
  let left = paidFen
  return Array.from({ length: count }, (_, index) => {
    const own = index === count - 1 ? left : Math.min(share, left)
    left -= own
    return own
  })
}
