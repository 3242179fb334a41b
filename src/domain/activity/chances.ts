/** Where chances to draw come from. All are of one day, Asia/Shanghai, and end with it. */
interface ChanceRule {
  readonly daily: number
  /** For each order that was paid today and stands, up to so many. */
  readonly perOrder: number
  readonly mostFromOrders: number
  /** However many there are, so often a day and person. */
  readonly mostADay: number
}

/** What the day has brought so far. */
interface ChancesHad {
  readonly orders: number
  /** Prizes and answers that gave another one. */
  readonly again: number
  readonly drawn: number
}

export interface Chances {
  readonly daily: number
  readonly fromOrders: number
  readonly again: number
  readonly used: number
  readonly left: number
}

/** An order that goes back takes its chance along, but nothing of what was drawn. */
export function chancesOf(rule: ChanceRule, { orders, again, drawn }: ChancesHad): Chances {
  const fromOrders = Math.min(rule.mostFromOrders, orders * rule.perOrder)
  const all = Math.min(rule.mostADay, rule.daily + fromOrders + again)
  return { daily: rule.daily, fromOrders, again, used: drawn, left: Math.max(0, all - drawn) }
}
