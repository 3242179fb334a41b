/** Gift cards and what is left of each, in fen, in the order in which they are used. */
interface GiftLeft {
  readonly giftNo: string
  readonly leftFen: number
}

interface GiftShare {
  readonly giftNo: string
  readonly amountFen: number
}

/** What gift cards pay of each of several orders: one card after the other, one order after the other, until either has no more. */
export function shareGifts(toPayFen: readonly number[], gifts: readonly GiftLeft[]): GiftShare[][] {
  const left = gifts.map((gift) => ({ ...gift }))
  return toPayFen.map((fen) => {
    let rest = fen
    const shares: GiftShare[] = []
    for (const gift of left) {
      const amountFen = Math.min(rest, gift.leftFen)
      if (amountFen <= 0) continue
      shares.push({ giftNo: gift.giftNo, amountFen })
      gift.leftFen -= amountFen
      rest -= amountFen
    }
    return shares
  })
}
