import type { BookingList } from '@/contract/booking/dto/booking'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { numberedVisit } from '@/domain/kinds/visit-words'
import { bookingListDto } from '../../booking/dto'
import { bookingList } from '../../booking/queries/booking-list'
import { bookingRequest } from '../../booking/requests'
import type { RequestContext } from '../../http/context'
import { badInput, Refusal, tokenInvalid } from '../../http/refusal'
import { expireHolds } from '../../stock/commands/expire-holds'
import { changeVisit, type MadeChange } from '../changes/commands/change-visit'
import type { ChangeRequest } from '../changes/commands/validate-change'
import { fulfilmentOf } from '../fulfilment'
import { wholeOrder } from '../order/queries/order-parts'
import { ownOrder } from '../order/queries/own-order'
import { ORDER_TEXTS } from '../texts'
import { nextVisit, visitWindow } from './queries/doses'

/** Days of doses: booked after they were bought, and moved. Whom they are for stays as it was ordered. */
export const doseVisits = (
  context: RequestContext,
  orderNum: string,
  wish: ChangeRequest
): Promise<MadeChange> => changeVisit(context, orderNum, wish, 'doses')

/**
 * Clinics by day, for a product, or for a dose of an order on the days on which it may be given. Refuses besides what any list does:
 * 3 an order without a login, 404 another's order, 0 a dose of which the one before it has no day.
 */
export async function doseClinics(
  context: RequestContext,
  { orderNumber, visitNo, productCode, ...days }: ParsedInput<'vaccine.list'>
): Promise<BookingList> {
  const { db, now, user } = context
  await expireHolds(db, now())
  if (orderNumber === '') {
    if (productCode === undefined) throw badInput(ORDER_TEXTS.productMissing, { field: 'productCode' })
    const request = bookingRequest({ ...days, productCode })
    return bookingListDto(await bookingList(db, request, user?.id ?? null, now()), now())
  }
  if (!user) throw tokenInvalid()
  const { id } = user
  const order = await wholeOrder(db, await ownOrder(db, id, orderNumber))
  if (!fulfilmentOf(order).visits.inDoses) throw badInput(ORDER_TEXTS.kindWrong, { field: 'orderNumber' })
  const visit = nextVisit(order.visits, visitNo, 'book')
  if (!visit) throw new Refusal(ErrorCode.business, ORDER_TEXTS.visitMissing)
  const window = await visitWindow(db, order, visit)
  if (!window)
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.doseBefore(numberedVisit(order.kind, visit.no - 1)))
  const request = bookingRequest({ ...days, productCode: order.productCode })
  return bookingListDto(await bookingList(db, request, id, now(), window), now())
}
