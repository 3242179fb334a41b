import type { ProductKind } from '@/domain/kinds'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { personOf } from '../order/facts'
import { ORDER_TEXTS } from '../texts'
import { wholeOrder } from './order-parts'
import { ownOrder } from './own-order'

/** Whom an order is for, in full. */
interface BoughtFor {
  readonly name: string
  readonly mobile: string
  readonly idType: number
  readonly idNumber: string
  readonly gender: number
}

/** Whom an own order was for: a form is filled with it. Refuses with 404 another's, with 20001 one of another kind or for nobody in particular. */
export async function boughtFor(
  db: Db,
  userId: string,
  orderNum: string,
  kind?: ProductKind
): Promise<BoughtFor> {
  const row = await ownOrder(db, userId, orderNum)
  if (kind && row.kind !== kind) throw badInput(ORDER_TEXTS.kindWrong, { field: 'orderNum' })
  const { name, mobile, idType, idNumber, gender } = personOf(await wholeOrder(db, row)) ?? {}
  if (!name || !mobile || idType === undefined || idNumber === undefined || gender === undefined) {
    throw badInput(ORDER_TEXTS.nobodyExamined, { field: 'orderNum' })
  }
  return { name, mobile, idType, idNumber, gender }
}
