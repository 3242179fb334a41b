/** Check items that were not done at a visit go back: their share of what was paid, by what each costs by itself. */
import { allocateFen } from '../money'
import type { LineItem } from './lines'
import type { RefundableLine, RefundedPart, RefundPreview, RequestedPart } from './refund'

const listOf = ({ listFen, priceFen }: LineItem): number => listFen ?? priceFen

const sumOf = (items: readonly LineItem[]): number => items.reduce((sum, item) => sum + listOf(item), 0)

/** How the amount of a line comes about: of what its items cost, what those cost that were not done, and what was paid for all. */
export interface UndoneSum {
  readonly items: readonly LineItem[]
  readonly undoneFen: number
  readonly allFen: number
  readonly paidFen: number
  /** What of that had gone back before. */
  readonly goneFen: number
  /** The share, or what was left of what was paid when that is less. */
  readonly amountFen: number
}

/** Items of a line that were not done and have not gone back; a line for which nothing was paid has none. */
export function skippedPart(
  line: RefundableLine,
  codes: readonly string[],
  before: readonly RefundedPart[]
): LineItem[] {
  if (line.payableFen === 0) return []
  const back = before.filter(({ lineId }) => lineId === line.id).map(({ itemCode }) => itemCode)
  return line.items.filter(({ code }) => codes.includes(code) && !back.includes(code))
}

const shareFen = ({
  undoneFen,
  allFen,
  paidFen
}: Omit<UndoneSum, 'items' | 'goneFen' | 'amountFen'>): number =>
  allFen === 0 ? 0 : Math.floor((2 * paidFen * undoneFen + allFen) / (2 * allFen))

/** Whether the amount is the whole share: nothing of it was cut because more had gone back already. */
export const isWholeShare = (sum: UndoneSum): boolean => sum.amountFen === shareFen(sum)

/** The share of items of a line, rounded half up; never more than is left of what was paid for it. `before`: what went back of it. */
function undoneSum(
  line: RefundableLine,
  items: readonly LineItem[],
  before: readonly RefundedPart[]
): UndoneSum {
  const of = { undoneFen: sumOf(items), allFen: sumOf(line.items), paidFen: line.payableFen }
  const goneFen = before
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, part) => sum + part.amountFen, 0)
  return { ...of, items, goneFen, amountFen: Math.max(0, Math.min(shareFen(of), of.paidFen - goneFen)) }
}

/** How a refund of items that were not done came about, line by line, from what it gave back. */
export const skippedSums = (lines: readonly RefundableLine[], parts: readonly RefundedPart[]): UndoneSum[] =>
  lines.flatMap((line) => {
    const own = parts.filter(({ lineId, itemCode }) => lineId === line.id && itemCode !== '')
    if (own.length === 0) return []
    const items = line.items.filter(({ code }) => own.some(({ itemCode }) => itemCode === code))
    const amountFen = own.reduce((sum, part) => sum + part.amountFen, 0)
    return [{ ...undoneSum(line, items, []), goneFen: line.payableFen - amountFen, amountFen }]
  })

/**
 * What goes back of items that were not done. `payableFen` of a line is what was paid for it.
 * @param codes items that were not done
 */
export function previewUndone(
  lines: readonly RefundableLine[],
  codes: readonly string[],
  before: readonly RefundedPart[],
  wanted: readonly RequestedPart[] | undefined
): RefundPreview & { readonly sums?: readonly UndoneSum[] } {
  const asked = (line: RefundableLine, { code }: LineItem): boolean =>
    wanted?.some(({ lineId, itemCode }) => lineId === line.id && itemCode === code) ?? true
  const chosen = lines.map((line) => ({
    line,
    items: skippedPart(line, codes, before).filter((item) => asked(line, item))
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
