import type { SugarAgain } from '@/contract/dto/visit-kinds'
import type { ProductKind } from '@/domain/kinds'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { personOf } from '../order/facts'
import { ORDER_TEXTS } from '../texts'
import { wholeOrder } from './order-parts'
import { ownOrder } from './own-order'

/** Whom an own order of a visit of this kind was for, in full: the form of the next one is filled with it. */
export async function boughtFor(
  db: Db,
  userId: string,
  orderNum: string,
  kind: ProductKind
): Promise<SugarAgain> {
  const row = await ownOrder(db, userId, orderNum)
  if (row.kind !== kind) throw badInput(ORDER_TEXTS.kindWrong, { field: 'orderNum' })
  const { name, mobile, idType, idNumber, gender } = personOf(await wholeOrder(db, row)) ?? {}
  if (!name || !mobile || idType === undefined || idNumber === undefined || gender === undefined) {
    throw new Error(`a visit for nobody: ${orderNum}`)
  }
  return { userName: name, telNo: mobile, cardType: idType, idCard: idNumber, gender }
}
