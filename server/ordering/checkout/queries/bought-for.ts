import type { ProductKind } from '@/domain/kinds'
import type { Db } from '../../../db/client'
import type { OrderExaminee } from '../../../db/schema/ordering/order'
import { badInput } from '../../../http/refusal'
import { personOf } from '../../order/whole-order'
import { ORDER_TEXTS } from '../../texts'
import { wholeOrder } from '../../order/queries/order-parts'
import { ownOrder } from '../../order/queries/own-order'

/** Whom an own order was for, in full: a form is filled with it. Refuses with 404 another's, with 20001 one of another kind or for nobody in particular. */
export async function boughtFor(
  db: Db,
  userId: string,
  orderNum: string,
  kind?: ProductKind
): Promise<OrderExaminee> {
  const row = await ownOrder(db, userId, orderNum)
  if (kind && row.kind !== kind) throw badInput(ORDER_TEXTS.kindWrong, { field: 'orderNum' })
  const person = personOf(await wholeOrder(db, row))
  const { name, mobile, idType, idNumber, gender } = person ?? {}
  if (!person || !name || !mobile || idType === undefined || idNumber === undefined || gender === undefined) {
    throw badInput(ORDER_TEXTS.nobodyExamined, { field: 'orderNum' })
  }
  return { ...person, idType, idNumber, gender }
}
