import { fulfilmentOf } from '@/domain/kinds'
import { baseItemCount } from '@/domain/quote/item-count'
import { ORDER_TEXTS } from '../../texts'
import type { CheckupExtra } from '../../order/snapshot'
import { giftsOf } from '../../../catalogue/queries/confirm-choices'
import type { PricedOrder } from '../../../pricing/queries/price-order'
import type { Shop } from '../../../catalogue/queries/read-shop'
import type { Delivery } from './check-delivery'
import type { Examinee } from './check-examinee'
import type { Share } from '../../kinds/flow'
import type { Reservation } from '../../reservations'
import type { NewOrder, NewParts } from '../checkout'
import { ownerOf } from '../owner'
import type { VisitRequest } from '../request'
import { sameVisits } from '../../order/same-key'
import { orderHead } from '../order-head'
import type { SeatPlan } from './plan-seat'

/** Names as they are now, so that a later change of the catalogue does not change the order. */
function extraFor({ priced, examinee, delivery, request }: VisitContext): CheckupExtra {
  const { facts, product, catalogue, paperReportId, quote } = priced
  const { shop } = facts
  const gifts = giftsOf(shop, product.productCode, quote.userPayFen)
  return {
    sexHistory: examinee.sexHistory,
    paperReportId,
    paperReport: hasReport(product) ? paperText(shop, paperReportId, delivery) : '',
    delivery,
    breakfastName: examinee.breakfast?.name ?? '',
    gifts: gifts.map(({ name, quantity }) => ({ productName: name, itemNum: quantity })),
    baseItemNum: baseItemCount(catalogue.baseItemCodes),
    needsConfirmation: product.needsConfirmation,
    cancelReason: '',
    orderSource: request.source
  }
}

function hasReport({ kind, category }: PricedOrder['product']): boolean {
  const fulfilment = fulfilmentOf(kind, category)
  return fulfilment?.by === 'visit' && fulfilment.report
}

/** What becomes of the report on paper; nothing is promised by post without an address. */
function paperText({ addonPackages }: Shop, packageId: number | null, delivery: Delivery | null): string {
  if (packageId !== null) return addonPackages.find(({ id }) => id === packageId)?.name ?? ''
  return delivery ? ORDER_TEXTS.paperByPost : ORDER_TEXTS.paperElectronic
}

/** What has been judged of a checkup. */
export interface VisitContext {
  request: VisitRequest
  userId: string
  comefrom: number
  now: Date
  priced: PricedOrder
  examinee: Examinee
  delivery: Delivery | null
  share: Share
  seat: SeatPlan
}

/** The row of a new order, from what has been judged. */
export function orderRow(parts: VisitContext) {
  const { request, userId, priced, examinee, seat } = parts
  const { catalogue, product, quote } = priced
  const { productCode } = product
  return {
    ...orderHead(parts),
    companyFen: quote.enterprisePaidFen + quote.quotaUsedFen + quote.cardPaidFen,
    cardNumber: catalogue.card?.cardNumber ?? null,
    rightId: catalogue.right?.id ?? null,
    quotaFen: quote.quotaUsedFen,
    breakfastId: examinee.breakfast?.id ?? null,
    questionId: request.questionId || null,
    sameKey: sameVisits({ userId, productCode, personHash: examinee.personHash, dates: [seat.slot.date] }),
    extra: { ...extraFor(parts) }
  } satisfies NewOrder
}

/** Its seats. A later dose has no slot yet. */
export const visitReservations = (
  order: NewOrder,
  parts: NewParts,
  { slot, seats }: SeatPlan
): Reservation[] =>
  parts.visits
    .filter(({ slotId }) => slotId != null)
    .map(({ id: visitId }): Reservation => ({
      ...ownerOf(order),
      kind: 'seat',
      resource: String(slot.id),
      amount: seats,
      visitId
    }))
