import type { BillDifference } from '../db/schema/money/pay'
import type { Booked } from '../money/queries/booked'
import type { BillLine } from './bill'

/** What one side has and the other has not, or has as another sum. A line of the books of another day than the bill's is missed nowhere. */
export function differencesOf(lines: readonly BillLine[], books: readonly Booked[]): BillDifference[] {
  const key = ({ kind, no }: Pick<BillLine, 'kind' | 'no'>) => `${kind} ${no}`
  const booked = new Map(books.map((one) => [key(one), one]))
  const billed = new Map<string, number>()
  for (const line of lines) billed.set(key(line), (billed.get(key(line)) ?? 0) + line.amountFen)
  const seen = new Set<string>()
  const wrong = lines.flatMap((line): BillDifference[] => {
    if (seen.has(key(line))) return []
    seen.add(key(line))
    const billFen = billed.get(key(line)) ?? 0
    const booksFen = booked.get(key(line))?.amountFen ?? null
    return booksFen === billFen ? [] : [{ kind: line.kind, no: line.no, billFen, booksFen }]
  })
  const missing = books
    .filter((one) => one.ofDay && !billed.has(key(one)))
    .map(({ kind, no, amountFen }) => ({ kind, no, billFen: null, booksFen: amountFen }))
  return [...wrong, ...missing]
}
