import { dosesFrom } from '@/domain/kinds/doses'
import { checkupLines, goodsLines } from '@/domain/order/lines'
import type { VisitState } from '@/domain/order/parts'
import { PAY_STATUS } from '@/domain/order/codes'
import { doseScheduleOf } from '../../../catalogue/queries/dose-schedule'
import { lineId, visitId } from '../../order/part-id'
import type { NewOrder, NewParts } from '../checkout'
import type { VisitContext } from './order-row'

/** What a checkup is made of: who is examined, what is paid for, and the visit. */
export function partsOfOrder(judged: VisitContext, { orderNum, payStatus }: NewOrder): NewParts {
  const { examinee, priced, seat } = judged
  const { branch, product } = priced
  const doses = doseScheduleOf(product)
  const booked = payStatus === PAY_STATUS.paid && !product.needsConfirmation
  const state: VisitState = booked ? 'booked' : 'asked'
  return {
    people: [{ orderNum, role: 'examinee', person: examinee.person, personHash: examinee.personHash }],
    lines: linesOf(judged).map((line, index) => ({ ...line, id: lineId(orderNum, index + 1), orderNum })),
    visits: [
      {
        id: visitId(orderNum, 1),
        orderNum,
        no: 1,
        state,
        slotId: seat.slot.id,
        orgCode: branch.orgCode,
        orgName: branch.name,
        orgAddress: branch.address,
        date: seat.slot.date,
        timespan: seat.slot.timespan,
        timeSpanId: seat.slot.slotId,
        seats: seat.seats
      },
      ...dosesFrom([seat.slot.date], doses)
        .slice(1)
        .map((notBefore, index) => ({
          id: visitId(orderNum, index + 2),
          orderNum,
          no: index + 2,
          state: 'toBook' as const,
          seats: seat.seats,
          notBefore
        }))
    ],
    deliveries: [],
    deliveryLines: [],
    reports: []
  }
}

function linesOf({ priced, share: { discount } }: VisitContext) {
  const { product, catalogue, exchange, quote } = priced
  const doses = doseScheduleOf(product).length
  if (doses > 1) {
    // Each is a piece of its own price, so that those not yet given can go back. What does not divide by them, and what a card pays, is taken off.
    const unitFen = Math.ceil(quote.basePriceFen / doses)
    return goodsLines({
      product: { code: product.productCode, name: product.name },
      quantity: doses,
      unitFen,
      discountFen: discount.fen + unitFen * doses - quote.basePriceFen + quote.cardPaidFen,
      freightFen: 0,
      taxFen: 0
    })
  }
  const items = [...new Set(catalogue.baseItemCodes)].map((code) => {
    const item = catalogue.items.get(code)
    return { code, name: item?.name ?? code, priceFen: item?.salePriceFen ?? 0 }
  })
  const names = new Map(catalogue.packages.map((pkg) => [pkg.packageId, pkg.name]))
  return checkupLines({
    quote,
    product: { code: product.productCode, name: product.name, items },
    packageName: (id) => names.get(id) ?? '',
    exchange,
    discountFen: discount.fen
  })
}
