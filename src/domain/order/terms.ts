/**
 * The sums of an order that are shown, each with its name. Answers carry these terms and pages show them: neither adds amounts. Money
 * in fen.
 */
import { dayAndTime, formatDateTime } from '../date'
import { formatYuan } from '../money'
import type { InstalmentPurpose } from './instalments'
import { byTender, PAYING_TENDERS, TENDER_NAMES, tenderFen, type TenderSum } from './tenders'

/**
 * `total` what the order costs · a tender what that pays of what is to be paid now · `due` what is to be paid now · `paid` paid in all · `open` to be paid later · `returning` on its way back · `back` given back · `kept` what is left of what was paid.
 */
export const TERM_KEYS = [
  'total',
  ...PAYING_TENDERS,
  'due',
  'paid',
  'open',
  'returning',
  'back',
  'kept'
] as const
type TermKey = (typeof TERM_KEYS)[number]

/** A tender or a channel by its name, and what goes by it. */
interface MoneyWay {
  readonly name: string
  readonly amountFen: number
}

export interface Term {
  readonly key: TermKey
  readonly name: string
  readonly amountFen: number
  /** By which ways it was paid or goes back; empty of what has not been paid. */
  readonly ways: readonly MoneyWay[]
  /** Beside the amount: the ways, or until when it is to be paid; '' nothing. */
  readonly note: string
}

export interface OpenMoney {
  readonly purpose: InstalmentPurpose
  readonly amountFen: number
  /** What of it is paid beside the gateway. */
  readonly tenders: readonly TenderSum[]
  readonly paid: boolean
  /** It is still to be paid: what lapsed or belongs to an order that has ended is not. */
  readonly open: boolean
  /** By which the rest was paid; '' before, and when tenders paid all. */
  readonly channel: string
  /** epoch ms; null while no time to pay runs. */
  readonly until: number | null
}

interface MoneyBack extends MoneyWay {
  /** It has arrived; else it is on its way. */
  readonly done: boolean
}

export interface OrderMoney {
  readonly payableFen: number
  readonly dues: readonly OpenMoney[]
  readonly backs: readonly MoneyBack[]
}

const NAMES = {
  total: '合计',
  due: '应付',
  paid: '实付',
  partly: '已付',
  returning: '退款中',
  back: '已退',
  kept: '退款后实付'
} as const

const OPEN_NAMES: Readonly<Record<InstalmentPurpose, string>> = {
  full: '应付',
  deposit: '定金',
  balance: '尾款',
  atBranch: '到院支付',
  change: '改约差价',
  items: '加项费用'
}

const PAID_NAMES: Readonly<Record<InstalmentPurpose, string>> = {
  full: '实付',
  deposit: '已付定金',
  balance: '已付尾款',
  atBranch: '已付余款',
  change: '已付改约差价',
  items: '已付加项费用'
}

/** 礼品卡抵扣 */
const deductedBy = (name: string): string => `${name}抵扣`

const BALANCE_NOTE = '到店前付清'

const isFirst = ({ purpose }: OpenMoney): boolean => purpose === 'full' || purpose === 'deposit'

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** The same way once, what nothing goes by not at all. */
function joined(ways: readonly MoneyWay[]): MoneyWay[] {
  const sums = new Map<string, number>()
  for (const { name, amountFen } of ways) {
    if (amountFen > 0) sums.set(name, (sums.get(name) ?? 0) + amountFen)
  }
  return [...sums].map(([name, amountFen]) => ({ name, amountFen }))
}

/** What tenders pay of dues. */
const tendersOf = (dues: readonly OpenMoney[]): TenderSum[] => byTender(dues.flatMap((due) => due.tenders))

/** What is paid of them at the gateway. */
const cashFen = ({ amountFen, tenders }: OpenMoney): number => amountFen - tenderFen(tenders)

const waysOf = (dues: readonly OpenMoney[]): MoneyWay[] =>
  joined([
    ...tendersOf(dues).map(({ tender, amountFen }) => ({ name: TENDER_NAMES[tender], amountFen })),
    ...dues.map((due) => ({ name: due.channel, amountFen: cashFen(due) }))
  ])

/** '礼品卡 ¥120.00 + 微信支付 ¥238.00'; of one way its name alone. */
const waysNote = (ways: readonly MoneyWay[]): string =>
  ways.length > 1
    ? ways.map(({ name, amountFen }) => `${name} ¥${formatYuan(amountFen)}`).join(' + ')
    : (ways[0]?.name ?? '')

const term = (key: TermKey, name: string, amountFen: number, ways: readonly MoneyWay[] = []): Term => ({
  ...{ key, name, amountFen, ways },
  note: waysNote(ways)
})

const openTerm = (due: OpenMoney): Term => ({
  ...term('open', OPEN_NAMES[due.purpose], cashFen(due)),
  note: openNote(due)
})

const openNote = ({ purpose, until }: OpenMoney): string =>
  until !== null ? `${dayAndTime(formatDateTime(until))} 前支付` : purpose === 'balance' ? BALANCE_NOTE : ''

const tenderTerm = ({ tender, amountFen }: TenderSum): Term =>
  term(tender, deductedBy(TENDER_NAMES[tender]), amountFen)

const backTerms = (backs: readonly MoneyBack[], done: boolean): Term[] => {
  const ways = joined(backs.filter((back) => back.done === done))
  const amountFen = sumOf(ways, (way) => way.amountFen)
  return ways.length > 0
    ? [term(done ? 'back' : 'returning', done ? NAMES.back : NAMES.returning, amountFen, ways)]
    : []
}

/** What one payment was for (null: for more than one thing) and by what it was made: of all orders that were paid by it. */
export function paymentTerm(
  dues: readonly OpenMoney[]
): Term & { readonly purpose: InstalmentPurpose | null } {
  const [first, ...others] = [...new Set(dues.map((due) => due.purpose))]
  const purpose = others.length > 0 ? null : (first ?? null)
  const name = purpose === null ? NAMES.paid : PAID_NAMES[purpose]
  const paidFen = sumOf(dues, ({ amountFen }) => amountFen)
  return { ...term('paid', name, paidFen, waysOf(dues)), purpose }
}

/**
 * All sums of an order, the one that counts for it first: what it costs, unless that is just what is to be paid or was paid. `paid` is
 * `kept` with what is returning and back; `due`, tenders and `open` are what of an order's dues has not been paid.
 */
export function orderTerms({ payableFen, dues, backs }: OrderMoney): Term[] {
  const now = dues.filter((due) => due.open && isFirst(due))
  const later = dues.filter((due) => due.open && !isFirst(due) && due.amountFen > 0)
  const paid = dues.filter((due) => due.paid)
  const paidFen = sumOf(paid, (due) => due.amountFen)
  const dueName = now.some(({ purpose }) => purpose === 'deposit') ? OPEN_NAMES.deposit : NAMES.due
  const returned = [...backTerms(backs, false), ...backTerms(backs, true)]
  const terms = [
    ...tendersOf(now).map(tenderTerm),
    ...(now.length > 0 ? [term('due', dueName, sumOf(now, cashFen))] : []),
    ...(paid.length > 0
      ? [term('paid', later.length > 0 ? NAMES.partly : NAMES.paid, paidFen, waysOf(paid))]
      : []),
    ...later.map(openTerm),
    ...returned,
    ...(returned.length > 0
      ? [term('kept', NAMES.kept, paidFen - sumOf(returned, ({ amountFen }) => amountFen))]
      : [])
  ]
  const [only, ...others] = terms
  return only !== undefined && others.length === 0 && only.amountFen === payableFen
    ? [only]
    : [term('total', NAMES.total, payableFen), ...terms]
}
