/** What an order is paid in: all at once, or a deposit first and the rest later. Money in fen. */

export const INSTALMENT_PURPOSES = ['full', 'deposit', 'balance', 'atBranch', 'change', 'items'] as const
export type InstalmentPurpose = (typeof INSTALMENT_PURPOSES)[number]

/** What an order may owe after it was paid. */
export type LaterDue = Extract<InstalmentPurpose, 'balance' | 'change' | 'items'>

export interface PlannedInstalment {
  readonly purpose: InstalmentPurpose
  readonly amountFen: number
  /** Paid under the pay order with which the order is placed; else later, or at the branch. */
  readonly now: boolean
}

/** What is asked first for a product, and where the rest is paid. */
export interface Deposit {
  readonly fen: number
  readonly rest: 'balance' | 'atBranch'
}

export type PayType = 'all' | 'deposit'

/** How a product lets itself be paid: all, a deposit, or as the customer likes. */
export interface PayTerms {
  readonly payTypes: readonly PayType[]
  readonly depositFen: number
  readonly rest: Deposit['rest']
}

/** The deposit that is paid first; null: all is paid at once. What was not asked for is the product's first way. */
export function depositOf({ payTypes, depositFen, rest }: PayTerms, asked: PayType | null): Deposit | null {
  const chosen = asked !== null && payTypes.includes(asked) ? asked : payTypes[0]
  return chosen === 'deposit' && depositFen > 0 ? { fen: depositFen, rest } : null
}

/** The dues of a new order. They add up to what it costs; a deposit that is not below that is all of it. */
export function planInstalments(payableFen: number, deposit: Deposit | null): readonly PlannedInstalment[] {
  if (deposit === null || deposit.fen >= payableFen) {
    return [{ purpose: 'full', amountFen: payableFen, now: true }]
  }
  return [
    { purpose: 'deposit', amountFen: deposit.fen, now: true },
    { purpose: deposit.rest, amountFen: payableFen - deposit.fen, now: false }
  ]
}

/** What of them is paid with the order itself. */
export const payableNowFen = (planned: readonly PlannedInstalment[]): number =>
  planned.reduce((sum, { amountFen, now }) => (now ? sum + amountFen : sum), 0)

export interface OpenInstalment {
  readonly purpose: InstalmentPurpose
  /** Of the pay order that it is to be paid under; null: none yet. */
  readonly payState: string | null
}

/**
 * The first due of an order that is paid after it. A balance is owed until it is paid, whatever became of earlier tries; what a change
 * costs lapses with the pay order that was made for it.
 */
export const balanceOf = <D extends OpenInstalment>(dues: readonly D[]): D | null =>
  dues.find(({ purpose, payState }) => {
    if (purpose === 'full' || purpose === 'deposit' || payState === 'paid') return false
    return purpose === 'balance' || purpose === 'atBranch' || payState !== 'closed'
  }) ?? null
