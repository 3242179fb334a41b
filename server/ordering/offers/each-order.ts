import { isOutage } from '../../db/outage'
import { Refusal } from '../../http/refusal'
import type { PayContext } from '../../money/gateway'

/** Orders of one reading. */
export const BATCH = 100

/** Reads the next orders, at most `BATCH`, in the order of `key`, behind the last one. */
type ReadOrders<Row> = (last: string) => Promise<Row[]>

/** One order after another; one that fails does not keep the others, and is tried again by the next sweep. An outage ends the sweep. */
export async function* eachOrder<Row extends { readonly key: string }>(
  { log }: PayContext,
  read: ReadOrders<Row>,
  work: (row: Row) => Promise<void>,
  failing: string
): AsyncGenerator<void> {
  let failed = 0
  let fault: unknown = null
  for (let last = ''; ;) {
    const found = await read(last)
    for (const row of found) {
      last = row.key
      try {
        await work(row)
      } catch (error) {
        if (isOutage(error)) throw error
        // Its customer was faster: the next time says how it stands.
        if (!(error instanceof Refusal)) {
          failed += 1
          fault = error
        }
      }
      yield
    }
    if (found.length < BATCH) break
  }
  if (failed > 0) log.warn({ orders: failed, err: fault }, failing)
}
