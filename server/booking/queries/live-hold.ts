import { holdExpired } from '../refusals'
import { BOOKING_TEXTS } from '../texts'
import type { RequestContext } from '../../http/context'
import { holdOwner, isLive, ownHold, type SlotHold } from '../../stock/queries/own-hold'
import { shopNow } from '../../catalogue/queries/shop'
import { slotAlternatives } from './slot-alternatives'
import { soldProduct } from '../../catalogue/queries/sold-product'

/** The caller's hold while it lives. Refuses with 404 for another's, with 27201 and alternatives once it ran out. Expire holds first. */
export async function liveHold(context: RequestContext, holdId: string): Promise<SlotHold> {
  const { db } = context
  const now = context.now()
  const { hold, slot } = await ownHold(context, holdId)
  if (isLive(hold, now)) return { hold, slot }
  const shop = await shopNow(db)
  const product = soldProduct(shop, hold.productCode)
  const { orgCode, date, slotId, timespan, doctorId } = slot
  const alternatives = await slotAlternatives(
    db,
    shop,
    holdOwner(context),
    { product, orgCode, date, slotId, timespan, doctorId, seats: hold.persons },
    now
  )
  throw holdExpired(BOOKING_TEXTS.holdExpired, alternatives)
}
