import { extendStock } from '../../stock/commands/extend-stock'
import type { Tx } from '../transact'
import type { SeedContext } from './context'
import { templateDate } from './template-date'

/** Seats of every branch from today on, with the days that branches.json marks as full. Needs branches. */
export async function seedStock(tx: Tx, { now }: SeedContext): Promise<void> {
  await extendStock(tx, now, (branch) => branch.fullDates.map((day) => templateDate(day, now)))
}
