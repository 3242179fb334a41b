import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { REFUND_STATE } from '@/domain/order/codes'
import { deliveryLines, orderDeliveries } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { recordEvents } from '../../order/event'
import { lockPayOrder, ownOrder } from '../../order/queries/own-order'
import { partsOfRefund } from '../queries/refund-plan'
import { COURIERS, ORDER_TEXTS } from '../../texts'
import type { SentParcel } from '../../parcels/sent-parcel'
import { lastReturn, putRefund } from './put-refund'

/**
 * The customer has sent goods back, and says with whom and under which number; until the warehouse has them both can be put right.
 * Refuses: 404, 0 an order of which nothing is to come back, 20001 an unknown courier.
 */
export async function sendBack(
  context: RequestContext,
  { orderNum, companyCode, parcelNo }: SentParcel
): Promise<void> {
  const { db, now } = context
  const courier = COURIERS.find(({ code }) => code === companyCode)?.name
  if (courier === undefined) throw badInput(ORDER_TEXTS.courierUnknown, { field: 'companyCode' })
  const { payOrderNum } = await ownOrder(db, requireUser(context).id, orderNum)
  const at = now()
  await transact(db, async (tx) => {
    const { orders: together } = await lockPayOrder(tx, payOrderNum)
    const row = together.find((one) => one.orderNum === orderNum)
    const refund = await lastReturn(tx, orderNum)
    if (!row || !refund) throw new Refusal(ErrorCode.business, ORDER_TEXTS.returnNone)
    const { refundNo, state } = refund
    if (state === REFUND_STATE.toReceive) {
      await tx
        .update(orderDeliveries)
        .set({ courier, parcelNo })
        .where(eq(orderDeliveries.refundNo, refundNo))
      return
    }
    if (state !== REFUND_STATE.toSendBack) {
      const over = state === REFUND_STATE.pending ? ORDER_TEXTS.returnNone : ORDER_TEXTS.returnGone
      throw new Refusal(ErrorCode.business, over)
    }
    const deliveryId = `${refundNo}-B`
    await tx.insert(orderDeliveries).values({
      ...{ id: deliveryId, orderNum, refundNo, courier, parcelNo },
      ...{ direction: 'back', state: 'shipped', shippedAt: at }
    })
    const pieces = (await partsOfRefund(tx, refundNo)).filter(({ itemCode }) => itemCode === '')
    await tx
      .insert(deliveryLines)
      .values(pieces.map(({ lineId, quantity }) => ({ deliveryId, lineId, quantity })))
    await putRefund(tx, row, refundNo, { state: REFUND_STATE.toReceive })
    await recordEvents(tx, [row], 'return-sent', at, { refundNo })
  })
}
