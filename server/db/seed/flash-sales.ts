import { addDays, dateOf, instantAt } from '@/domain/date'
import { toFen } from '@/domain/money'
import type { Tx } from '../transact'
import { flashSales } from '../schema'
import activityData from './activities.json'
import type { SeedContext } from './context'

/** `T+1 20:00` as an instant, `later` days after that. Throws RangeError for anything else. */
function instantOf(template: string, today: string, later: number): Date {
  const match = /^T\+(\d+) (\d{2}:\d{2})$/.exec(template)
  if (!match) throw new RangeError(`not a time of a template: ${template}`)
  return new Date(instantAt(addDays(today, Number(match[1]) + later), match[2]))
}

/** The sales of today and tomorrow; one that repeats has a session with a stock of its own on each day. */
export async function seedFlashSales(tx: Tx, { now }: SeedContext): Promise<void> {
  const today = dateOf(now.getTime())
  await tx.insert(flashSales).values(
    activityData.seckill.flatMap((sale) =>
      Array.from({ length: sale.repeatDays ?? 1 }, (_, day) => ({
        activityId: day === 0 ? sale.activityId : `${sale.activityId}-${day + 1}`,
        productCode: sale.productCode,
        priceFen: toFen(sale.price),
        stock: sale.stock,
        perUser: sale.perUser,
        startAt: instantOf(sale.start, today, day),
        endAt: instantOf(sale.end, today, day)
      }))
    )
  )
}
