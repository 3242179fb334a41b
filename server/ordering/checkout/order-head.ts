import { PAY_STATUS, REPORT_STATE } from '@/domain/order/codes'
import { payableFen, priceLines } from '@/domain/quote/lines'
import type { Priced } from '../../pricing/queries/quoted'
import type { Share } from '../kinds/flow'
import { couponIdsOf } from '../tenders'
import { newOrderNum } from '../order/order-number'

interface Head {
  userId: string
  comefrom: number
  now: Date
  priced: Priced
  share: Share
}

/** What the row of a new order says whatever its kind, from what has been judged; money in fen. */
export function orderHead({ userId, comefrom, now, priced, share }: Head) {
  const { product, offer } = priced
  const { payOrderNum, discount, quote, paid } = share
  const lines = priceLines(quote, { note: discount.notes.join('、'), discountPriceFen: discount.fen })
  return {
    orderNum: newOrderNum(now),
    payOrderNum,
    userId,
    orderType: product.orderType,
    kind: product.kind,
    productCategory: product.category,
    productCode: product.productCode,
    productName: product.name,
    productImage: product.thumbnail,
    payStatus: paid ? PAY_STATUS.paid : PAY_STATUS.unpaid,
    reportState: REPORT_STATE.none,
    totalFen: quote.userPayFen,
    discountFen: discount.fen,
    payableFen: payableFen(lines),
    priceLines: lines,
    couponIds: couponIdsOf(discount),
    offer: offer.kind,
    offerId: offer.id,
    comefrom,
    createdAt: now,
    paidAt: paid ? now : null
  }
}
