import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { REPORT_STATE } from '@/domain/order/codes'
import { orderDeliveries } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { recordEvent } from '../../order/event'
import { goesOn } from '../../order/order-policy'
import { outgoing } from '../../order/whole-order'
import { kitCodes, samplePost } from '../../fulfilment/kit-way'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOwnOrder } from '../../order/queries/own-order'
import { COURIERS, ORDER_TEXTS } from '../../texts'
import { fulfilmentOf } from '../../fulfilment'
import { KIT_TEXTS as texts } from '../../fulfilment/texts'
import { receiveParcels } from './move-parcel'
import type { SentParcel } from '../sent-parcel'

/**
 * The customer has sent a sample to the laboratory, and says with whom and under which number; until it is there both can be put right.
 * Whoever sends a sample back has received the kit. Refuses: 404, 20001 an unknown courier, 0 before the kit is sent, without its
 * number, and once the laboratory has the sample.
 */
export function sendSample(
  context: RequestContext,
  { orderNum, companyCode, parcelNo }: SentParcel
): Promise<void> {
  const user = requireUser(context)
  const at = context.now()
  const courier = COURIERS.find(({ code }) => code === companyCode)?.name
  if (courier === undefined) throw badInput(ORDER_TEXTS.courierUnknown, { field: 'companyCode' })
  return transact(context.db, async (tx) => {
    const order = await wholeOrder(tx, await lockOwnOrder(tx, user.id, orderNum))
    const out = outgoing(order)
    if (!fulfilmentOf(order).parcel.isKitSent(order) || !out || !goesOn(order))
      throw new Refusal(ErrorCode.business, texts.sendNotNow)
    if (order.reportState > REPORT_STATE.none) throw new Refusal(ErrorCode.business, texts.sendOver)
    if (kitCodes(order).length === 0) throw new Refusal(ErrorCode.business, texts.bindFirst)
    const known = samplePost(order)
    if (known) {
      await tx.update(orderDeliveries).set({ courier, parcelNo }).where(eq(orderDeliveries.id, known.id))
      return
    }
    if (out.state === 'shipped') await receiveParcels(tx, [order], [out.id], at)
    await tx.insert(orderDeliveries).values({
      ...{ id: `${orderNum}-S`, orderNum, courier, parcelNo },
      ...{ direction: 'back', state: 'shipped', shippedAt: at }
    })
    await recordEvent(tx, orderNum, 'sample-sent', at)
  })
}
