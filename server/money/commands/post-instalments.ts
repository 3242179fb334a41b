import { tenderFen } from '@/domain/order/tenders'
import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../accounts'
import type { Instalment } from '../queries/instalments'
import { postTransfers } from './post-transfers'

/** What has arrived for a pay order, and what tenders pay of it, becomes the money of its orders. */
export async function postInstalments(
  tx: Tx,
  payOrderNum: string,
  paid: readonly Instalment[],
  at: Date
): Promise<void> {
  const moved = paid.flatMap(({ id, orderNum, amountFen, tenders }) => {
    const pays = { cause: `due:${id}` as const, to: ACCOUNT.order(orderNum) }
    return [
      { ...pays, from: ACCOUNT.pay(payOrderNum), amountFen: amountFen - tenderFen(tenders) },
      ...tenders.map((one) => ({
        ...pays,
        from: ACCOUNT.tender(one.tender, one.no),
        amountFen: one.amountFen
      }))
    ]
  })
  await postTransfers(tx, moved, at)
}
