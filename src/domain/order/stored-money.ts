/** Money that was paid before, a gift card's for instance, and what is left of it in fen: in the order in which it is used. */
export interface StoredLeft {
  readonly no: string
  readonly leftFen: number
}

interface Share {
  readonly no: string
  readonly amountFen: number
}

/** What stored money pays of each of several orders: one after the other, one order after the other, until either has no more. */
export function shareStored(toPayFen: readonly number[], stored: readonly StoredLeft[]): Share[][] {
  const left = stored.map(({ no, leftFen }) => ({ no, leftFen }))
  return toPayFen.map((fen) => {
    let rest = fen
    const shares: Share[] = []
    for (const one of left) {
      const amountFen = Math.min(rest, one.leftFen)
      if (amountFen <= 0) continue
      shares.push({ no: one.no, amountFen })
      one.leftFen -= amountFen
      rest -= amountFen
    }
    return shares
  })
}
