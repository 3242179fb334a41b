/** Check items that were not done at a visit go back: their share of what was paid, by what each costs by itself. */
import { allocateFen } from '../money'
import type { LineItem } from './lines'
import type { RefundableLine, RefundedPart, RefundPreview, WantedRefund } from './refund'

const listOf = ({ listFen, priceFen }: LineItem): number => listFen ?? priceFen

const sumOf = (items: readonly LineItem[]): number => items.reduce((sum, item) => sum + listOf(item), 0)

/** How the amount of a line comes about: of what its items cost, what those cost that were not done, and what was paid for all. */
export interface UndoneSum {
  readonly items: readonly LineItem[]
  readonly undoneFen: number
  readonly allFen: number
  readonly paidFen: number
  readonly amountFen: number
}

/** Items of a line that were not done and have not gone back; a line for which nothing was paid has none. */
export function undoneOf(
  line: RefundableLine,
  codes: readonly string[],
  before: readonly RefundedPart[]
): LineItem[] {
  if (line.payableFen === 0) return []
  const back = before.filter(({ lineId }) => lineId === line.id).map(({ itemCode }) => itemCode)
  return line.items.filter(({ code }) => codes.includes(code) && !back.includes(code))
}

/** The share of items of a line, rounded half up; never more than is left of what was paid for it. */
function undoneSum(
  line: RefundableLine,
  items: readonly LineItem[],
  before: readonly RefundedPart[]
): UndoneSum {
  const [undoneFen, allFen, paidFen] = [sumOf(items), sumOf(line.items), line.payableFen]
  const gone = before
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, part) => sum + part.amountFen, 0)
  const share = allFen === 0 ? 0 : Math.floor((2 * paidFen * undoneFen + allFen) / (2 * allFen))
  return { items, undoneFen, allFen, paidFen, amountFen: Math.max(0, Math.min(share, paidFen - gone)) }
}

/** @param codes items that were not done */
export function previewUndone(
  lines: readonly RefundableLine[],
  codes: readonly string[],
  before: readonly RefundedPart[],
  wanted: readonly WantedRefund[] | undefined
): RefundPreview & { readonly sums?: readonly UndoneSum[] } {
  const asked = (line: RefundableLine, { code }: LineItem): boolean =>
    wanted?.some(({ lineId, itemCode }) => lineId === line.id && itemCode === code) ?? true
  const chosen = lines.map((line) => ({
    line,
    items: undoneOf(line, codes, before).filter((item) => asked(line, item))
  }))
  const count = chosen.reduce((sum, { items }) => sum + items.length, 0)
  if (wanted && count !== wanted.length) return { ok: false, problem: 'unknown' }
  if (count === 0) return { ok: false, problem: 'nothing' }
  const summed = chosen
    .filter(({ items }) => items.length > 0)
    .map(({ line, items }) => ({ line, sum: undoneSum(line, items, before) }))
  const parts = summed.flatMap(({ line, sum: { items, amountFen } }) => {
    const shares = allocateFen(amountFen, items.map(listOf))
    return items.map(({ code }, index) => ({
      ...{ lineId: line.id, itemCode: code, quantity: 1 },
      amountFen: shares[index] ?? 0
    }))
  })
  const amountFen = parts.reduce((sum, part) => sum + part.amountFen, 0)
  return { ok: true, parts, amountFen, whole: false, sums: summed.map(({ sum }) => sum) }
}
