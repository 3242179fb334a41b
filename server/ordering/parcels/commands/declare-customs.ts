import { ErrorCode } from '@/contract/errors'
import { customsDeclarations } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { DECLARED } from '../../order/transitions'
import { declarationOf } from '../queries/customs-declaration'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOwnOrder } from '../../order/queries/own-order'
import { ORDER_TEXTS } from '../../texts'
import { settle } from '../../order/commands/settle'

/**
 * Declares a paid order to customs (§7 customs certification): its parcel waits for them from then on. A repeat answers the
 * same. Refuses with 404 an order of somebody else or of other goods, with 0 one that is not paid or over.
 */
export function declareCustoms(
  context: RequestContext,
  { orderNum }: { readonly orderNum: string }
): ReturnType<typeof declarationOf> {
  const user = requireUser(context)
  return transact(context.db, async (tx) => {
    const row = await lockOwnOrder(tx, user.id, orderNum)
    const order = await wholeOrder(tx, row)
    const { state } = await declarationOf(tx, order)
    if (state === 'early' || state === 'over') {
      throw new Refusal(ErrorCode.business, ORDER_TEXTS.declareNotNow)
    }
    if (state === 'waiting') {
      await tx.insert(customsDeclarations).values({ orderNum, state: 'declared', declaredAt: context.now() })
      await settle(tx, [order], DECLARED)
    }
    return declarationOf(tx, await wholeOrder(tx, row))
  })
}
