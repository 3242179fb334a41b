import { and, eq, inArray } from 'drizzle-orm'
import { addDays, dateOf, instantAt } from '@/domain/date'
import type { Db } from '../../db/client'
import { bills } from '../../db/schema'
import type { Log } from '../../log'
import { bookedWith } from '../../money/queries/booked'
import type { BillLine, BillSource } from '../bill'
import { differencesOf } from '../compare-bill'

interface Context {
  readonly db: Db
  readonly now: () => Date
  readonly log: Log
}

/** A day whose bill was never read is looked for so long. */
const DAYS_BACK = 7

/** Days up to yesterday whose bill is there by now and was not held yet. */
async function openDays({ db, now }: Context, { provider, readyAt }: BillSource): Promise<string[]> {
  const at = now().getTime()
  const today = dateOf(at)
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -1 - back)).filter(
    (day) => at >= instantAt(addDays(day, 1), readyAt)
  )
  const held = await db
    .select({ day: bills.day })
    .from(bills)
    .where(and(eq(bills.provider, provider), inArray(bills.day, days)))
  return days.filter((day) => !held.some((one) => one.day === day)).toReversed()
}

const sumOf = (lines: readonly BillLine[], kind: BillLine['kind']) => {
  const own = lines.filter((line) => line.kind === kind)
  return { count: own.length, fen: own.reduce((sum, { amountFen }) => sum + amountFen, 0) }
}

async function hold(context: Context, source: BillSource, day: string): Promise<void> {
  const { db, now, log } = context
  const lines = await source.of(day)
  if (lines === null) return
  const { provider, channels } = source
  const books = await bookedWith(db, { channels, day, numbers: lines.map(({ no }) => no) })
  const differences = differencesOf(lines, books)
  const [paid, back] = [sumOf(lines, 'payment'), sumOf(lines, 'refund')]
  const row = {
    ...{ provider, day, differences, checkedAt: now() },
    ...{ payments: paid.count, paidFen: paid.fen, refunds: back.count, refundedFen: back.fen }
  }
  const { provider: _provider, day: _day, ...set } = row
  await db
    .insert(bills)
    .values(row)
    .onConflictDoUpdate({ target: [bills.provider, bills.day], set })
  if (differences.length > 0)
    log.warn({ provider, day, differences: differences.length }, 'a bill differs from the books: ops -- bill')
}

/** Holds the bill of each day against the books, once it is there; two servers at once write the same. Each day is a piece of its own. */
export async function* holdBills(context: Context, sources: readonly BillSource[]): AsyncGenerator<void> {
  for (const source of sources) {
    for (const day of await openDays(context, source)) {
      await hold(context, source, day)
      yield
    }
  }
}
